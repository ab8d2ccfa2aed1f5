//! How large the letters of words can be: for each number of lines, what is in the fullest line.
//! The style sheet picks the best number of lines for the available space, so nothing is
//! measured.

use std::fmt::Write;

use super::word_places;
use game::SeatId;
use word_heist_rules::Table;

/// Space a word needs beside its letters, in fifths of a letter.
const WORD_PADDING_FIFTHS: usize = 6;
/// Largest number of lines that is tried.
const MAX_LINES: usize = 10;
/// Most centre letters shown at full size; more of them are shown smaller, in more rows.
const MAX_FULL_SIZE: usize = 12;
/// Most centre letters shown at the second size; more of them are shown smaller still.
const MAX_MEDIUM_SIZE: usize = 21;

/// The contents of the fullest line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FullestLine {
    /// Number of letters in the line.
    pub letters: usize,
    /// Number of words in the line.
    pub words: usize,
}

/// Lays out words of these lengths, in order, in this number of lines as narrow as possible.
/// Returns the contents of the fullest line.
pub fn fullest_line(words: &[usize], lines: usize) -> FullestLine {
    let weight = |letters: &usize| letters * 5 + WORD_PADDING_FIFTHS;
    let all: usize = words.iter().map(weight).sum();
    let mut least = words.iter().map(weight).max().unwrap_or(0);
    least = least.max(all / lines.max(1));
    // The narrowest width at which the words fit into the lines.
    while wrap_lines(words, least).len() > lines.max(1) {
        least += 1;
    }
    let laid = wrap_lines(words, least);
    let letters = laid.iter().map(|line| line.letters).max();
    let words = laid.iter().map(|line| line.words).max();
    FullestLine {
        letters: letters.unwrap_or(0),
        words: words.unwrap_or(0),
    }
}

/// Fills lines of this width with words, as a wrapping row does.
fn wrap_lines(words: &[usize], width: usize) -> Vec<FullestLine> {
    let mut lines: Vec<FullestLine> = Vec::new();
    let mut left = 0;
    for letters in words {
        let needs = letters * 5 + WORD_PADDING_FIFTHS;
        match lines.last_mut().filter(|_| needs <= left) {
            Some(line) => {
                line.letters += letters;
                line.words += 1;
            }
            None => {
                lines.push(FullestLine {
                    letters: *letters,
                    words: 1,
                });
                left = width;
            }
        }
        left = left.saturating_sub(needs);
    }
    lines
}

/// The custom properties for the style sheet: for each number of lines, `M` and `C` (letters and
/// words of the fullest line) for all words in one flow, and `m` and `c` for the seat that needs
/// most. The gaps that words have left count as words.
pub fn word_size_properties(table: &Table) -> String {
    let places = word_places(table);
    let all: Vec<usize> = places.iter().map(|place| place.letters).collect();
    let lengths = |seat: SeatId| -> Vec<usize> {
        let own = places
            .iter()
            .filter(|place| place.owner == seat && !place.gap);
        own.map(|place| place.letters).collect()
    };
    let seats: Vec<Vec<usize>> = SeatId::all(table.seats).map(lengths).collect();
    let mut text = String::new();
    for lines in 1..=MAX_LINES {
        let flow = fullest_line(&all, lines);
        let each = seats.iter().map(|words| fullest_line(words, lines));
        let (letters, words) = each.fold((0, 0), |most, one| {
            (most.0.max(one.letters), most.1.max(one.words))
        });
        // Avoids a division by zero in the style sheet.
        let _ = write!(
            text,
            "--M{lines}:{};--C{lines}:{};--m{lines}:{};--c{lines}:{words};",
            flow.letters.max(1),
            flow.words,
            letters.max(1),
        );
    }
    text
}

/// The letters that are anywhere on the table, each once. Other letters are of no use for a word.
pub fn letters_on_table(table: &Table) -> String {
    let laid = table.words_on_table().flat_map(|word| &word.tiles);
    let mut there = String::new();
    for tile in laid.chain(&table.centre) {
        let letter = tile.letter.uppercase();
        if !there.contains(letter) {
            there.push(letter);
        }
    }
    there
}

/// How crowded the centre is, as a class name; empty for up to twelve letters.
pub const fn crowding_class(letters: usize) -> &'static str {
    if letters <= MAX_FULL_SIZE {
        ""
    } else if letters <= MAX_MEDIUM_SIZE {
        "many"
    } else {
        "most"
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lexicon::Word;

    #[test]
    fn the_fullest_line_is_as_narrow_as_possible() {
        let line = |letters, words| FullestLine { letters, words };
        let words = [6, 7, 5, 5];
        assert_eq!(fullest_line(&words, 1), line(23, 4));
        assert_eq!(fullest_line(&words, 2), line(13, 2));
        assert_eq!(fullest_line(&words, 4), line(7, 1));
        assert_eq!(
            fullest_line(&words, 9),
            line(7, 1),
            "a word is never broken"
        );
        assert_eq!(fullest_line(&[], 3), line(0, 0));
    }

    #[test]
    fn more_lines_are_never_wider() {
        let words = [4, 9, 5, 5, 4, 12, 4, 4, 6, 7, 5, 8, 4, 5, 6];
        let mut widest = usize::MAX;
        for lines in 1..=words.len() {
            let FullestLine { letters, words } = fullest_line(&words, lines);
            let wide = letters * 5 + words * WORD_PADDING_FIFTHS;
            assert!(
                wide <= widest.saturating_add(WORD_PADDING_FIFTHS),
                "{lines} lines"
            );
            widest = wide;
        }
    }

    #[test]
    fn strip_sizes_are_written_as_custom_properties() {
        let words = ["gape", "engine"].map(|word| Word::new(word).unwrap());
        let text = word_size_properties(&Table::for_example(&words, &[]));
        assert!(text.starts_with("--M1:10;--C1:2;--m1:10;--c1:2;"), "{text}");
        assert!(text.ends_with("--M10:6;--C10:1;--m10:6;--c10:1;"), "{text}");
        let empty = word_size_properties(&Table::for_example(&[], &[]));
        assert!(empty.starts_with("--M1:1;--C1:0;"), "{empty}");
    }

    #[test]
    fn letters_there_lists_the_letters_of_words_and_centre_once() {
        let letters = |text: &str| Word::new(text).unwrap();
        let centre: Vec<_> = letters("tea").letters().collect();
        let table = Table::for_example(&[letters("gape")], &centre);
        assert_eq!(letters_on_table(&table), "GAPET");
    }

    #[test]
    fn a_crowded_centre_gets_a_class() {
        assert_eq!(
            [12, 13, 21, 22].map(crowding_class),
            ["", "many", "many", "most"]
        );
    }
}
