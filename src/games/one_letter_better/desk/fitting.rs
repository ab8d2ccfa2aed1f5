//! How large the cards of the table's words may be, so that all of them are seen: for each number
//! of lines how much lies in the fullest of them. The style sheet takes the number of lines that
//! lets them be largest in the room there is.

/// What is beside the cards of a word (mark, worth, the gap to the next) is as wide as so many
/// quarters of a card.
const BESIDE: usize = 6;
/// A card, in quarters.
const CARD: usize = 4;
/// More lines than these have no room anywhere.
const MOST: usize = 16;

/// So many lines, and what lies in the fullest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lines {
    /// How many lines.
    pub lines: usize,
    /// The most cards of a line.
    pub cards: usize,
    /// The most words of a line.
    pub words: usize,
}

/// Words of so many cards each, in order, in lines that are as even as they can be: from one line
/// to as many as there are words.
pub fn fitting(words: &[usize]) -> Vec<Lines> {
    let most = words.len().min(MOST);
    (1..=most).map(|lines| fullest(words, lines)).collect()
}

/// The fullest line of so many: the least width that holds all of them in order.
fn fullest(words: &[usize], lines: usize) -> Lines {
    let longest = words
        .iter()
        .map(|word| CARD * word + BESIDE)
        .max()
        .unwrap_or(0);
    let all: usize = words.iter().map(|word| CARD * word + BESIDE).sum();
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
        if count > 0 && CARD * (cards + word) + (count + 1) * BESIDE > width {
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
        let told = told(&[4; 20]);
        assert_eq!(told[0], (1, 80, 20));
        assert_eq!(told[6], (7, 12, 3));
        assert_eq!(told[9], (10, 8, 2));
        // Fewer in a line need more lines; in between nothing is gained.
        assert_eq!(told[8], (9, 12, 3));
    }

    #[test]
    fn long_words_and_short_ones_share_lines_in_order() {
        assert_eq!(
            told(&[8, 2, 2, 8]),
            [(1, 20, 4), (2, 10, 2), (3, 8, 2), (4, 8, 2)]
        );
        assert_eq!(told(&[]), []);
    }
}
