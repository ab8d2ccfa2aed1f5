//! How large the cards of the table's words may be so that all words are visible. For each number
//! of rows this computes the fullest row; the style sheet picks the number of rows that allows the
//! largest cards.

/// Width of the rest of a word (mark, value, gap to the next word), in quarters of a card.
const WORD_MARGIN: usize = 6;
/// Width of a card, in quarters of a card.
const CARD_WIDTH: usize = 4;
/// Most rows; more don't fit on any screen.
const MAX_ROWS: usize = 16;

/// A number of rows, and what the fullest of them contains.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RowFit {
    /// Number of rows.
    pub lines: usize,
    /// Most cards in a row.
    pub cards: usize,
    /// Most words in a row.
    pub words: usize,
}

/// Distributes words of these lengths, in order, over rows that are as even as possible. Returns
/// one result per number of rows, from one row up to one per word.
pub fn row_fits(words: &[usize]) -> Vec<RowFit> {
    let most = words.len().min(MAX_ROWS);
    (1..=most).map(|lines| fullest_row(words, lines)).collect()
}

/// The fullest of `lines` rows, at the smallest width that holds all words in order.
fn fullest_row(words: &[usize], lines: usize) -> RowFit {
    let longest = words
        .iter()
        .map(|word| CARD_WIDTH * word + WORD_MARGIN)
        .max()
        .unwrap_or(0);
    let all: usize = words
        .iter()
        .map(|word| CARD_WIDTH * word + WORD_MARGIN)
        .sum();
    let (mut least, mut most) = (longest, all);
    while least < most {
        let middle = (least + most) / 2;
        if fill_rows(words, middle).lines <= lines {
            most = middle
        } else {
            least = middle + 1
        }
    }
    RowFit {
        lines,
        ..fill_rows(words, least)
    }
}

/// Fills rows of this width with the words in order.
fn fill_rows(words: &[usize], width: usize) -> RowFit {
    let mut laid = RowFit {
        lines: 1,
        cards: 0,
        words: 0,
    };
    let (mut cards, mut count) = (0, 0);
    for word in words {
        if count > 0 && CARD_WIDTH * (cards + word) + (count + 1) * WORD_MARGIN > width {
            laid.lines += 1;
            (cards, count) = (0, 0);
        }
        (cards, count) = (cards + word, count + 1);
        laid.cards = laid.cards.max(cards);
        laid.words = laid.words.max(count);
    }
    laid
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(words: &[usize]) -> Vec<(usize, usize, usize)> {
        let each = row_fits(words).into_iter();
        each.map(|one| (one.lines, one.cards, one.words)).collect()
    }

    #[test]
    fn twenty_words_of_four_cards_fit_three_to_a_row_in_seven_rows() {
        let told = told(&[4; 20]);
        assert_eq!(told[0], (1, 80, 20));
        assert_eq!(told[6], (7, 12, 3));
        assert_eq!(told[9], (10, 8, 2));
        // Nine rows are no better than seven: rows of two words need ten.
        assert_eq!(told[8], (9, 12, 3));
    }

    #[test]
    fn long_and_short_words_share_rows_in_order() {
        assert_eq!(
            told(&[8, 2, 2, 8]),
            [(1, 20, 4), (2, 10, 2), (3, 8, 2), (4, 8, 2)]
        );
        assert_eq!(told(&[]), []);
    }
}
