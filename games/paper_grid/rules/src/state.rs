//! A whole game at one moment. Nothing of it is hidden (K7).

use serde::{Deserialize, Serialize};

use super::{Area, Board, CellId, GameOverCause, Hand, Hint, Options, Placed, Play, SpecialType};
use game::{Countdown, SeatId, SeatSet};
use lexicon::{Letter, LetterSet};

/// The state of a whole game at one moment.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// The options of the game.
    pub options: Options,
    /// Number of seats.
    pub seats: u8,
    pub board: Board,
    /// For each cell, whose letter is in it and the value written beside it.
    pub marks: Vec<Option<SeatMark>>,
    /// The hands, in seat order.
    pub hands: Vec<Hand>,
    /// Points of each seat; not used with Dictionary Devils (K29).
    pub scores: Vec<i32>,
    /// Whether a word has been played (K11).
    pub begun: bool,
    /// Whether the endgame has begun (K24).
    pub endgame: bool,
    /// The current turn.
    pub turn: Turn,
    /// What the game waits for.
    pub stage: Stage,
    /// Seats whose turns changed nothing, in an unbroken sequence up to now.
    pub quiet: SeatSet,
    /// Seats that have passed since the last play of the endgame (K26).
    pub passed: SeatSet,
    /// The last play, and the seat that made it.
    pub last: Option<(SeatId, Play)>,
}

/// A seat's mark in a cell (K29).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatMark {
    /// The seat that the letter belongs to.
    pub seat: SeatId,
    /// The value written beside the letter, for Dictionary Devils.
    pub value: i32,
}

/// A turn in progress.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// The seat whose turn it is.
    pub seat: SeatId,
    /// Number of further turns the seat has after this one (K38).
    pub again: u8,
    /// Whether up to six letters may be called this turn (K35).
    pub big_ask: bool,
    /// Whether the hand may exceed the limit this turn (K41).
    pub collector: bool,
    /// Whether the turn has changed anything so far.
    pub changed: bool,
    /// The hints given in this turn.
    pub hints: Vec<Hint>,
    /// The turn's clock.
    pub clock: Countdown,
}

impl Turn {
    /// Returns a turn that begins now.
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

/// The step of the game that is waited for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The turn's seat claims an area (K6).
    Claiming,
    /// The turn's seat plays a word, or does without one (K8).
    Playing,
    /// The table judges these letters (K16).
    Judging(Vec<Placed>),
    /// The first of these cells acts, and its seat chooses how (K34).
    Acting(Vec<(CellId, SpecialType)>),
    /// The turn's seat calls letters (K20).
    Asking,
    /// Another seat answers the asker (K21).
    Answering {
        called: Vec<Letter>,
        /// The seat that answers.
        seat: SeatId,
    },
    /// The game is over, for this reason.
    Over(GameOverCause),
}

/// The kind of action that a seat must take next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Claim an area (K6).
    Claim,
    /// Play a word or do without one (K8).
    Play,
    /// Accept the words shown, or take them back (K16).
    Judge,
    /// Choose what a special cell does (K34).
    Act(SpecialType),
    /// Ask for letters (K20).
    Ask,
    /// Answer the asker (K21).
    Answer,
}

impl State {
    /// Returns the state before anything has happened (K6).
    pub fn new(options: &Options, seats: u8) -> State {
        let board = options.board.clone();
        let hand = |area| Hand::new(board.hand(area).to_vec());
        State {
            seats,
            marks: vec![None; board.size().cell_count()],
            hands: Area::all().take(seats.into()).map(hand).collect(),
            scores: vec![0; seats.into()],
            begun: false,
            endgame: false,
            turn: Turn::new(SeatId::FIRST, 0, Countdown::default()),
            stage: Stage::Claiming,
            quiet: SeatSet::EMPTY,
            passed: SeatSet::EMPTY,
            last: None,
            board,
            options: options.clone(),
        }
    }

    /// A seat's letters; empty for a seat that isn't in the game.
    pub fn hand(&self, seat: SeatId) -> &[Letter] {
        self.hands.get(seat.index()).map_or(&[], Hand::letters)
    }

    /// Returns the letters that other seats hold: those aren't unique (K17).
    pub(crate) fn held_by_others(&self, seat: SeatId) -> LetterSet {
        let others = self.hands.iter().enumerate();
        let others = others.filter(|(other, _)| *other != seat.index());
        others
            .flat_map(|(_, hand)| hand.letters())
            .copied()
            .collect()
    }

    /// Number of letters that a seat may still take (K23, K30, K41).
    pub fn room_in_hand(&self, seat: SeatId) -> usize {
        let Some(hand) = self.hands.get(seat.index()) else {
            return 0;
        };
        if self.turn.collector && seat == self.turn.seat {
            return usize::MAX;
        }
        let taken = if self.options.board.backpacks {
            hand.used_slots()
        } else {
            hand.len()
        };
        self.options.hand_limit().saturating_sub(taken)
    }

    /// A seat's score; with Dictionary Devils the sum of its cells (K29).
    pub fn score(&self, seat: SeatId) -> i32 {
        if !self.options.devils {
            return self.scores.get(seat.index()).copied().unwrap_or(0);
        }
        let marks = self.marks.iter().flatten().filter(|mark| mark.seat == seat);
        marks.fold(0, |sum, mark| sum.saturating_add(mark.value))
    }

    /// The mark in a cell.
    pub fn mark(&self, cell: CellId) -> Option<SeatMark> {
        self.marks.get(cell.index()).copied().flatten()
    }

    /// Number of letters on edge cells still missing to begin the endgame (K24).
    pub fn letters_until_endgame(&self) -> usize {
        self.options
            .endgame_at
            .saturating_sub(self.board.rim_letter_count())
    }

    /// The special cell that acts next.
    pub fn acting_special(&self) -> Option<(CellId, SpecialType)> {
        let Stage::Acting(cells) = &self.stage else {
            return None;
        };
        cells.first().copied()
    }

    /// The seats whose recent turns changed nothing, including the current turn as if
    /// it ended now.
    pub(super) fn quiet_seats(&self) -> SeatSet {
        if self.turn.changed {
            SeatSet::EMPTY
        } else {
            self.quiet.with(self.turn.seat)
        }
    }
}
