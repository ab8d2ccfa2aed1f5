//! Reads the words on the board (C9).

use super::read_before::ReadBefore;
use super::square::SIDE;
use super::{Board, CardId, Heading, Line, Span};
use lexicon::{Letter, Level, Lexicon, Word, WordId};

/// A word that can be read on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Standing {
    /// The span of the word, in reading direction.
    pub span: Span,
    pub word: Word,
    /// The word's number in the list.
    pub id: WordId,
}

/// Which words count: the list, the hardest level, and the fewest letters.
#[derive(Clone, Copy)]
pub struct Judging<'l> {
    pub words: &'l Lexicon,
    pub level: Level,
    pub least: u8,
    /// Cache of lines that were already read, if the caller keeps one.
    pub before: Option<&'l ReadBefore>,
}

impl Board {
    /// Returns the letters of a span in reading order, or `None` if a square has no readable
    /// letter.
    pub fn read(&self, span: Span) -> Option<Word> {
        let mut squares = span.squares();
        squares.try_fold(Word::EMPTY, |word, square| word.push(self.letter(square)?))
    }

    /// Returns the cards of a span in reading order, or `None` if a square has no face-up card.
    pub fn cards(&self, span: Span) -> Option<Vec<CardId>> {
        span.squares().map(|square| self.up(square)).collect()
    }

    /// Finds every word in a line (C9): in both directions, including parts of longer runs.
    pub fn standing(&self, line: Line, judging: Judging<'_>, found: &mut Vec<Standing>) {
        let mut letters = [None; SIDE as usize];
        for (letter, square) in letters.iter_mut().zip(line.squares()) {
            *letter = self.letter(square);
        }
        let least = usize::from(judging.least);
        let mut tell = |read: Read| {
            if read.letters() >= least && read.level <= judging.level {
                found.extend(read.standing(line));
            }
        };
        match judging.before {
            Some(before) => {
                let read = |each: &mut dyn FnMut(Read)| words_of(letters, judging.words, each);
                before.each(letters, read, tell);
            }
            None => words_of(letters, judging.words, &mut tell),
        }
    }
}

/// The readable letters of a line.
pub(super) type Letters = [Option<Letter>; SIDE as usize];

/// A word in a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Read {
    /// Positions of the word's first and last letter in the line.
    from: u8,
    to: u8,
    level: Level,
    word: Word,
    id: WordId,
}

impl Read {
    const fn letters(self) -> usize {
        self.from.abs_diff(self.to) as usize + 1
    }

    /// Places the word on the board, in the given line.
    fn standing(self, line: Line) -> Option<Standing> {
        let back = self.to < self.from;
        let heading = match (line, back) {
            (Line::Row(_), false) => Heading::Right,
            (Line::Row(_), true) => Heading::Left,
            (Line::Column(_), false) => Heading::Down,
            (Line::Column(_), true) => Heading::Up,
        };
        let from = line.square(self.from)?;
        Some(Standing {
            span: Span::along(from, heading, self.letters() as u8),
            word: self.word,
            id: self.id,
        })
    }
}

/// Reports every word of two or more letters in a line: from each position, forwards and then
/// backwards.
pub(super) fn words_of(letters: Letters, words: &Lexicon, each: &mut dyn FnMut(Read)) {
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
                    each(Read {
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
