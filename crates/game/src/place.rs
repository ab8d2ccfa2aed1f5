//! What a cell of a board is called, the same on screen, in sentences and in files.

/// A cell's name by its column and row, both counted from nought: `a1` in the top left
/// corner, `d4` three to the right and three down.
pub fn cell_name(column: usize, row: usize) -> String {
    // No board here has more columns than there are letters.
    let column = ('a'..='z').nth(column).unwrap_or('z');
    format!("{column}{}", row + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_have_letters_and_rows_numbers() {
        assert_eq!(cell_name(0, 0), "a1");
        assert_eq!(cell_name(3, 3), "d4");
        assert_eq!(cell_name(15, 7), "p8");
    }
}
