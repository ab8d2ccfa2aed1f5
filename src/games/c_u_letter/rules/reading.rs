//! Words that stand on the board (C9).

use super::{Board, CardId, Line, Span};
use crate::lexicon::{Level, Lexicon, Word, WordId};

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
            Line::Row(_) => [super::Heading::Right, super::Heading::Left],
            Line::Column(_) => [super::Heading::Down, super::Heading::Up],
        };
        for (from, heading) in line
            .squares()
            .flat_map(|from| headings.map(|heading| (from, heading)))
        {
            let mut cursor = judging.words.cursor();
            let mut word = Word::EMPTY;
            for square in from.ray(heading) {
                let Some(letter) = self.letter(square) else {
                    break;
                };
                let Some(next) = cursor.step(letter) else {
                    break;
                };
                cursor = next;
                word = word.push(letter).unwrap_or(word);
                if word.len() < judging.least.into() {
                    continue;
                }
                if let Some(id) = cursor.id()
                    && judging.words.level(id) <= judging.level
                    && let Some(span) = Span::new(from, square)
                {
                    found.push(Standing { span, word, id });
                }
            }
        }
    }
}
