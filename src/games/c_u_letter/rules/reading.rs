//! Words that stand on the board (C9).

use super::square::SIDE;
use super::{Board, CardId, Heading, Line, Span, Square};
use crate::lexicon::{Letter, Level, Lexicon, Word, WordId};

/// A word that stands on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Standing {
    /// Where, as it is read.
    pub span: Span,
    /// The word.
    pub word: Word,
    /// Which word of the list.
    pub id: WordId,
}

/// Which words count: the list, how far it is known, and the fewest letters.
#[derive(Clone, Copy)]
pub(in crate::games::c_u_letter) struct Judging<'l> {
    pub(in crate::games::c_u_letter) words: &'l Lexicon,
    pub(in crate::games::c_u_letter) level: Level,
    pub(in crate::games::c_u_letter) least: u8,
}

impl Board {
    /// The letters of a span as it is read; none if one of them cannot be.
    #[must_use]
    pub fn read(&self, span: Span) -> Option<Word> {
        let mut squares = span.squares();
        squares.try_fold(Word::EMPTY, |word, square| word.push(self.letter(square)?))
    }

    /// The cards of a span as it is read; none if one of them is not there to be seen.
    #[must_use]
    pub fn cards(&self, span: Span) -> Option<Vec<CardId>> {
        span.squares().map(|square| self.up(square)).collect()
    }

    /// C9: every word that stands in a line, in either direction, parts of longer runs too.
    pub(in crate::games::c_u_letter) fn standing(
        &self,
        line: Line,
        judging: Judging<'_>,
        found: &mut Vec<Standing>,
    ) {
        let headings = match line {
            Line::Row(_) => [Heading::Right, Heading::Left],
            Line::Column(_) => [Heading::Down, Heading::Up],
        };
        let mut letters = [None; SIDE as usize];
        for (letter, square) in letters.iter_mut().zip(line.squares()) {
            *letter = self.letter(square);
        }
        let least = usize::from(judging.least);
        for (place, from) in line.squares().enumerate() {
            let (before, after) = letters.split_at(place);
            // A word can begin only where enough letters lie behind one another.
            let after = after.iter().map_while(|letter| *letter);
            let back = after
                .clone()
                .take(1)
                .chain(before.iter().rev().map_while(|letter| *letter));
            let back = back.take(if letters.get(place).is_some_and(Option::is_some) {
                SIDE.into()
            } else {
                0
            });
            read(from, headings[0], after, judging, least, found);
            read(from, headings[1], back, judging, least, found);
        }
    }
}

/// The words that letters make from their first one on.
fn read(
    from: Square,
    heading: Heading,
    letters: impl Iterator<Item = Letter> + Clone,
    judging: Judging<'_>,
    least: usize,
    found: &mut Vec<Standing>,
) {
    let mut cursor = judging.words.cursor();
    for (count, letter) in (1..).zip(letters.clone()) {
        let Some(next) = cursor.step(letter) else {
            break;
        };
        cursor = next;
        if count >= least
            && let Some(id) = cursor.id()
            && judging.words.level(id) <= judging.level
            && count >= 2
        {
            let word = letters
                .clone()
                .take(count)
                .fold(Word::EMPTY, |word, letter| {
                    word.push(letter).unwrap_or(word)
                });
            found.push(Standing {
                span: Span::along(from, heading, count as u8),
                word,
                id,
            });
        }
    }
}
