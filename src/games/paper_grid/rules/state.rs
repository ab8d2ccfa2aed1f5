//! All of a game at one moment. Nothing of it is hidden (K7).

use serde::{Deserialize, Serialize};

use super::{Area, Board, CellId, EndCause, Hand, Hint, Options, Placed, Play, Special};
use game::{Countdown, SeatId, SeatSet};
use lexicon::{Letter, LetterSet};

/// All of a game at one moment.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// What was chosen.
    pub options: Options,
    /// How many sit at the table.
    pub seats: u8,
    /// The board as it is now.
    pub board: Board,
    /// Whose letter lies in a cell, and what is written there: a place for each cell.
    pub marks: Vec<Option<Mark>>,
    /// The hands, in the order of seats.
    pub hands: Vec<Hand>,
    /// What each seat has scored, but for Dictionary Devils (K29).
    pub scores: Vec<i32>,
    /// Whether a word has been played (K11).
    pub begun: bool,
    /// Whether the endgame has begun (K24).
    pub endgame: bool,
    /// The turn being taken.
    pub turn: Turn,
    /// What is waited for.
    pub stage: Stage,
    /// Seats whose last turns changed nothing, one after the other.
    pub quiet: SeatSet,
    /// Seats that have passed since the last play of the endgame (K26).
    pub passed: SeatSet,
    /// The last play, and whose it was.
    pub last: Option<(SeatId, Play)>,
}

/// A seat's mark in a cell (K29).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mark {
    /// Whose letter it is.
    pub seat: SeatId,
    /// What is written beside it, for Dictionary Devils.
    pub value: i32,
}

/// A turn being taken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// The seat whose turn it is.
    pub seat: SeatId,
    /// How many more turns this seat has after it (K38).
    pub again: u8,
    /// Whether six letters may be called (K35).
    pub big_ask: bool,
    /// Whether the hand may exceed the limit (K41).
    pub collector: bool,
    /// Whether anything has come of it so far.
    pub changed: bool,
    /// The hints given.
    pub hints: Vec<Hint>,
    /// Its clock.
    pub clock: Countdown,
}

impl Turn {
    /// A turn that begins.
    pub(super) fn new(seat: SeatId, again: u8, clock: Countdown) -> Turn {
        Turn {
            seat,
            again,
            big_ask: false,
            collector: false,
            changed: false,
            hints: Vec::new(),
            clock,
        }
    }
}

/// What is waited for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The turn's seat claims an area (K6).
    Claiming,
    /// It plays a word, or does without.
    Playing,
    /// The table decides about these letters (K16).
    Judging(Vec<Placed>),
    /// The first of these cells acts, and its seat chooses how (K34).
    Acting(Vec<(CellId, Special)>),
    /// The turn's seat asks (K20).
    Asking,
    /// A seat answers (K21).
    Answering {
        /// The letters called.
        called: Vec<Letter>,
        /// Who answers.
        seat: SeatId,
    },
    /// Nothing: the game is over.
    Over(EndCause),
}

/// What somebody is waited for to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Claim an area (K6).
    Claim,
    /// Play a word or do without (K8).
    Play,
    /// Accept the words shown or not (K16).
    Judge,
    /// Say what a special cell does (K34).
    Act(Special),
    /// Ask for letters (K20).
    Ask,
    /// Answer (K21).
    Answer,
}

impl State {
    /// The table before anything has happened (K6).
    pub fn new(options: &Options, seats: u8) -> State {
        let board = options.board.clone();
        let hand = |area| Hand::new(board.hand(area).to_vec());
        State {
            seats,
            marks: vec![None; board.size().cells()],
            hands: Area::all().take(seats.into()).map(hand).collect(),
            scores: vec![0; seats.into()],
            begun: false,
            endgame: false,
            turn: Turn::new(SeatId::FIRST, 0, Countdown::default()),
            stage: Stage::Claiming,
            quiet: SeatSet::NONE,
            passed: SeatSet::NONE,
            last: None,
            board,
            options: options.clone(),
        }
    }

    /// A seat's letters; none for a seat that is not there.
    pub fn hand(&self, seat: SeatId) -> &[Letter] {
        self.hands.get(seat.index()).map_or(&[], Hand::letters)
    }

    /// The letters that other seats have: those are not unique (K17).
    pub fn held_by_others(&self, seat: SeatId) -> LetterSet {
        let others = self.hands.iter().enumerate();
        let others = others.filter(|(other, _)| *other != seat.index());
        others
            .flat_map(|(_, hand)| hand.letters())
            .copied()
            .collect()
    }

    /// How many more letters a seat may take (K23, K30, K41).
    pub fn room(&self, seat: SeatId) -> usize {
        let Some(hand) = self.hands.get(seat.index()) else {
            return 0;
        };
        if self.turn.collector && seat == self.turn.seat {
            return usize::MAX;
        }
        let taken = if self.options.board.backpacks {
            hand.used()
        } else {
            hand.len()
        };
        self.options.hand_limit().saturating_sub(taken)
    }

    /// What a seat has scored; with Dictionary Devils the sum of its cells (K29).
    pub fn score(&self, seat: SeatId) -> i32 {
        if !self.options.devils {
            return self.scores.get(seat.index()).copied().unwrap_or(0);
        }
        let marks = self.marks.iter().flatten().filter(|mark| mark.seat == seat);
        marks.fold(0, |sum, mark| sum.saturating_add(mark.value))
    }

    /// The mark in a cell.
    pub fn mark(&self, cell: CellId) -> Option<Mark> {
        self.marks.get(cell.index()).copied().flatten()
    }

    /// How many letters on edge cells are still missing for the endgame (K24).
    pub fn until_endgame(&self) -> usize {
        self.options
            .endgame_at
            .saturating_sub(self.board.rim_letters())
    }

    /// The special cell that is about to act.
    pub fn acting(&self) -> Option<(CellId, Special)> {
        let Stage::Acting(cells) = &self.stage else {
            return None;
        };
        cells.first().copied()
    }

    /// The seats whose turns have changed nothing, this one included if it is over now.
    pub(super) fn quiet_now(&self) -> SeatSet {
        if self.turn.changed {
            SeatSet::NONE
        } else {
            self.quiet.with(self.turn.seat)
        }
    }
}
