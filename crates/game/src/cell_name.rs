//! The names of a board's cells, the same on screen, in sentences and in files.

/// Returns a cell's name by its column and row, both counted from 0: `a1` is the top left corner,
/// `d4` is three columns to the right and three rows down.
///
/// ```
/// assert_eq!(game::cell_name(0, 0), "a1");
/// assert_eq!(game::cell_name(3, 9), "d10");
/// ```
pub fn cell_name(column: usize, row: usize) -> String {
    // No board here has more columns than there are letters.
    let column = ('a'..='z').nth(column).unwrap_or('z');
    format!("{column}{}", row + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cell_names_have_a_letter_for_the_column_and_a_number_for_the_row() {
        assert_eq!(cell_name(0, 0), "a1");
        assert_eq!(cell_name(3, 3), "d4");
        assert_eq!(cell_name(15, 7), "p8");
    }
}
