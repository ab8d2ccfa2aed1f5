//! How large the cards of the table's words may be, so that all of them are seen: for each number
//! of lines how much lies in the fullest of them. The style sheet takes the number of lines that
//! lets them be largest in the room there is.

/// A card counts four, one with two letters five, and so on: a card with more letters is wider.
pub const CARD: usize = 4;
/// What is beside the cards of a word (mark, worth, the gap to the next), in the same measure.
const BESIDE: usize = 6;
/// More lines than these have no room anywhere.
const MOST: usize = 16;

/// So many lines, and what lies in the fullest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lines {
    /// How many.
    pub lines: usize,
    /// The most cards of a line, in quarters.
    pub cards: usize,
    /// The most words of a line.
    pub words: usize,
}

/// How wide a card with so many letters is, in quarters.
#[must_use]
pub const fn width(letters: usize) -> usize {
    CARD + letters.saturating_sub(1)
}

/// The words in order, each as wide as its cards are, in so many lines that are as even as they
/// can be: from one line to as many as there are words.
#[must_use]
pub fn fitting(words: &[usize]) -> Vec<Lines> {
    let most = words.len().min(MOST);
    (1..=most).map(|lines| fullest(words, lines)).collect()
}

/// The fullest line of so many: the least width that holds all of them in order.
fn fullest(words: &[usize], lines: usize) -> Lines {
    let longest = words.iter().map(|word| word + BESIDE).max().unwrap_or(0);
    let all: usize = words.iter().map(|word| word + BESIDE).sum();
    let (mut least, mut most) = (longest, all);
    while least < most {
        let middle = (least + most) / 2;
        match laid(words, middle).lines <= lines {
            true => most = middle,
            false => least = middle + 1,
        }
    }
    Lines {
        lines,
        ..laid(words, least)
    }
}

/// The words in lines of a width, as they flow.
fn laid(words: &[usize], width: usize) -> Lines {
    let mut laid = Lines {
        lines: 1,
        cards: 0,
        words: 0,
    };
    let (mut cards, mut count) = (0, 0);
    for word in words {
        if count > 0 && cards + word + (count + 1) * BESIDE > width {
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
        let each = fitting(words).into_iter();
        each.map(|one| (one.lines, one.cards, one.words)).collect()
    }

    #[test]
    fn twenty_words_of_four_cards_lie_three_in_a_line_of_seven() {
        let told = told(&[4 * CARD; 20]);
        assert_eq!(told[0], (1, 320, 20));
        assert_eq!(told[6], (7, 48, 3));
        assert_eq!(told[9], (10, 32, 2));
        // Fewer in a line need more lines; in between nothing is gained.
        assert_eq!(told[8], (9, 48, 3));
    }

    #[test]
    fn long_words_and_short_ones_share_lines_in_order() {
        // Eight cards, two, two, eight.
        assert_eq!(
            told(&[32, 8, 8, 32]),
            [(1, 80, 4), (2, 40, 2), (3, 32, 2), (4, 32, 2)]
        );
        assert_eq!(told(&[]), []);
    }

    #[test]
    fn a_card_of_more_letters_is_wider() {
        assert_eq!([1, 2, 3].map(width), [4, 5, 6]);
    }
}
