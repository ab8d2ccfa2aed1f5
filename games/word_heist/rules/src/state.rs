//! The complete state of a game.

use super::{Options, Pile, Stage, Table};
use game::{Countdown, Moment, SeatId, SeatSet};
use lexicon::Word;

/// The complete state of a game: the table, plus the one hidden thing, the order of the letters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    /// What every player sees.
    pub table: Table,
    /// Every letter, in the order in which they are turned up.
    pub pile: Pile,
}

impl State {
    /// The table before anything has happened.
    pub fn new(options: &Options, seats: u8) -> State {
        let table = Table {
            seats,
            present: SeatId::all(seats).collect(),
            face_down: options.bag.len() as u8,
            centre: Vec::new(),
            words: Vec::new(),
            flipper: SeatId::FIRST,
            stage: Stage::Laying,
            queue: Vec::new(),
            typed: vec![Word::EMPTY; seats.into()],
            locked: SeatSet::EMPTY,
            done: SeatSet::EMPTY,
            motion: None,
            house: Vec::new(),
            taken_back: Vec::new(),
            last: None,
            clock: Countdown::default(),
            since: Moment::START,
            opens: Moment::START,
            options: options.clone(),
        };
        State {
            table,
            pile: Pile::default(),
        }
    }
}
