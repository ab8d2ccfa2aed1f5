//! Reads the words on the board (C9).

use super::line_cache::LineCache;
use super::square::SIDE;
use super::{BoardLine, CardId, Heading, LetterBoard, Span};
use lexicon::{Letter, Level, Lexicon, Word, WordId};

/// A word that can be read on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoardWord {
    /// The span of the word, in reading direction.
    pub span: Span,
    pub word: Word,
    /// The word's number in the list.
    pub id: WordId,
}

/// Which words count: the list, the hardest level, and the fewest letters.
#[derive(Clone, Copy)]
pub struct WordCriteria<'l> {
    pub words: &'l Lexicon,
    pub level: Level,
    pub least: u8,
    /// Cache of lines that were already read, if the caller keeps one.
    pub before: Option<&'l LineCache>,
}

impl LetterBoard {
    /// Returns the letters of a span in reading order, or `None` if a square has no readable
    /// letter.
    pub fn word_on(&self, span: Span) -> Option<Word> {
        let mut squares = span.squares();
        squares.try_fold(Word::EMPTY, |word, square| {
            word.push(self.letter_at(square)?)
        })
    }

    /// Returns the cards of a span in reading order, or `None` if a square has no face-up card.
    pub fn cards_on(&self, span: Span) -> Option<Vec<CardId>> {
        span.squares()
            .map(|square| self.face_up_card(square))
            .collect()
    }

    /// Finds every word in a line (C9): in both directions, including parts of longer runs.
    pub fn find_words_in(
        &self,
        line: BoardLine,
        criteria: WordCriteria<'_>,
        found: &mut Vec<BoardWord>,
    ) {
        let mut letters = [None; SIDE as usize];
        for (letter, square) in letters.iter_mut().zip(line.squares()) {
            *letter = self.letter_at(square);
        }
        let least = usize::from(criteria.least);
        let mut tell = |read: LineWord| {
            if read.letter_count() >= least && read.level <= criteria.level {
                found.extend(read.to_board_word(line));
            }
        };
        match criteria.before {
            Some(before) => {
                let read = |each: &mut dyn FnMut(LineWord)| {
                    for_each_word_in_line(letters, criteria.words, each)
                };
                before.for_each_word(letters, read, tell);
            }
            None => for_each_word_in_line(letters, criteria.words, &mut tell),
        }
    }
}

/// The readable letters of a line.
pub(super) type LineLetters = [Option<Letter>; SIDE as usize];

/// A word in a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct LineWord {
    /// Positions of the word's first and last letter in the line.
    from: u8,
    to: u8,
    level: Level,
    word: Word,
    id: WordId,
}

impl LineWord {
    const fn letter_count(self) -> usize {
        self.from.abs_diff(self.to) as usize + 1
    }

    /// Places the word on the board, in the given line.
    fn to_board_word(self, line: BoardLine) -> Option<BoardWord> {
        let back = self.to < self.from;
        let heading = match (line, back) {
            (BoardLine::Row(_), false) => Heading::Right,
            (BoardLine::Row(_), true) => Heading::Left,
            (BoardLine::Column(_), false) => Heading::Down,
            (BoardLine::Column(_), true) => Heading::Up,
        };
        let from = line.square_at(self.from)?;
        Some(BoardWord {
            span: Span::from_start(from, heading, self.letter_count() as u8),
            word: self.word,
            id: self.id,
        })
    }
}

/// Reports every word of two or more letters in a line: from each position, forwards and then
/// backwards.
pub(super) fn for_each_word_in_line(
    letters: LineLetters,
    words: &Lexicon,
    each: &mut dyn FnMut(LineWord),
) {
    for from in 0..SIDE {
        let (before, after) = letters.split_at(from.into());
        let Some((Some(first), after)) = after.split_first() else {
            continue;
        };
        let start = Word::EMPTY.push(*first).unwrap_or(Word::EMPTY);
        let Some(first) = words.cursor().step(*first) else {
            continue;
        };
        let mut run = |others: &mut dyn Iterator<Item = (u8, &Option<Letter>)>| {
            let (mut cursor, mut word) = (first, start);
            for (to, letter) in others {
                let Some(letter) = *letter else { break };
                let Some(next) = cursor.step(letter) else {
                    break;
                };
                (cursor, word) = (next, word.push(letter).unwrap_or(word));
                if let Some(id) = cursor.id() {
                    let level = words.level(id);
                    each(LineWord {
                        from,
                        to,
                        level,
                        word,
                        id,
                    });
                }
            }
        };
        run(&mut (from + 1..).zip(after));
        run(&mut (0..from).zip(before).rev());
    }
}
