//! All that lies open on the table, which everybody may see.

use serde::{Deserialize, Serialize};

use super::{Board, CardId, Ledger, Options, Ownership, Proposal, RoundResult, Secret};
use game::{Allowance, Countdown, Moment, SeatId, SeatSet};

/// All that lies open on the table: everything but the hands, the deck, and which cards those
/// are that lie face down.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// What was chosen.
    pub options: Options,
    /// How many sat down.
    pub seats: u8,
    /// Who began this round (C1).
    pub starter: SeatId,
    /// Whether turns go clockwise (C1).
    pub clockwise: bool,
    /// The turn.
    pub turn: Turn,
    /// What is waited for.
    pub stage: Stage,
    /// What lies on the board.
    pub board: Board,
    /// The words claimed in this round.
    pub ledger: Ledger,
    /// How many cards were placed in this round (C2).
    pub counter: u8,
    /// How many turns in a row ran out before a card was placed (C5).
    pub skips: u8,
    /// Whether the deck is empty: this is the last round (C8).
    pub last: bool,
    /// The cards that each seat owns.
    pub owned: Vec<Vec<CardId>>,
    /// How many words paid each seat a card, those of the scramble too (C22).
    pub words: Vec<u8>,
    /// The cards that are left after the last round, where their places do not matter (C40).
    pub loose: Vec<CardId>,
    /// A word that the list does not have, about which the table decides (C11).
    pub proposed: Option<Proposal>,
    /// The rounds that are over.
    pub results: Vec<RoundResult>,
}

/// Whose turn it is, and its clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// The seat whose turn it is.
    pub seat: SeatId,
    /// Whether the seat said that it is ready: the clock runs from there (C4).
    pub ready: bool,
    /// Its clock.
    pub clock: Countdown,
}

/// What is waited for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The cards are being dealt.
    Dealing,
    /// The turn's seat places a card.
    Placing,
    /// It has, and claims words (C10).
    Claiming,
    /// A face-down card was revealed; its placer may claim words through it (C34).
    Revealing(CardId),
    /// The round is over.
    RoundOver,
    /// Words are made of what is left (C40).
    Scramble(Scrambling),
    /// The game is over.
    Over,
}

/// Words of what is left (C40).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scrambling {
    /// Who has passed since the last word.
    pub passed: SeatSet,
    /// Whether somebody has the floor: the turn's seat.
    pub floor: bool,
}

/// What somebody is waited for to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Say that the clock may run (C4).
    Ready,
    /// Place a card.
    Place,
    /// Claim words, or be done (C10).
    Claim,
    /// Claim words through a revealed card, or be done (C34).
    Reveal,
    /// Agree that something is a word, or not (C11).
    Judge,
    /// Go on to the next round, or to the scramble.
    NextRound,
    /// Make a word of what is left, or pass (C40).
    Scramble,
    /// Press, to make a word of what is left, or pass (C40).
    Buzz,
}

impl Turn {
    /// A turn that begins once its seat is ready.
    pub(super) fn of(seat: SeatId) -> Turn {
        Turn {
            seat,
            ready: false,
            clock: Countdown::default(),
        }
    }

    /// The same, ready.
    pub(super) fn started(self, time: Allowance, at: Moment) -> Turn {
        Turn {
            ready: true,
            clock: Countdown::start(time, at),
            ..self
        }
    }
}

impl Table {
    /// The table before anything has happened.
    pub(super) fn new(options: &Options, seats: u8) -> Table {
        Table {
            options: *options,
            seats,
            starter: SeatId::FIRST,
            clockwise: true,
            turn: Turn::of(SeatId::FIRST),
            stage: Stage::Dealing,
            board: Board::default(),
            ledger: Ledger::default(),
            counter: 0,
            skips: 0,
            last: false,
            owned: vec![Vec::new(); seats.into()],
            words: vec![0; seats.into()],
            loose: Vec::new(),
            proposed: None,
            results: Vec::new(),
        }
    }

    /// The seats, in order.
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = SeatId> + Clone + use<> {
        SeatId::all(self.seats)
    }

    /// The seat whose turn comes after a seat's in this round (C1).
    pub fn after(&self, seat: SeatId) -> SeatId {
        match self.clockwise {
            true => seat.left(self.seats),
            false => right(seat, self.seats),
        }
    }

    /// How many cards a seat owns: its score (C22).
    pub fn score(&self, seat: SeatId) -> usize {
        self.owned.get(seat.index()).map_or(0, Vec::len)
    }

    /// How many words paid a seat a card, those of the scramble too (C22).
    pub fn words(&self, seat: SeatId) -> u8 {
        self.words.get(seat.index()).copied().unwrap_or_default()
    }

    /// Who would get what if the round ended now.
    pub fn ownership(&self) -> Ownership {
        Ownership::of(&self.board, &self.ledger)
    }

    /// How many more cards this round has, if it counts them (C2, C8).
    pub fn cards_left(&self) -> Option<u8> {
        let all = self.options.cards_a_round(self.seats);
        (!self.last).then_some(all.saturating_sub(self.counter))
    }

    /// Whether nothing is done before the turn's seat says that it is ready (C4).
    pub fn waits_to_begin(&self) -> bool {
        let in_turns = match &self.stage {
            Stage::Scramble(left) => left.floor,
            Stage::RoundOver | Stage::Over => false,
            _ => true,
        };
        in_turns && !self.turn.ready
    }

    /// How much time the turn has once it is ready (C4).
    pub fn time(&self) -> Allowance {
        match self.stage {
            Stage::Revealing(_) | Stage::Scramble(_) => self.options.extra_clock(),
            _ => self.options.clock,
        }
    }

    /// Where a card lies face down and uncovered.
    pub fn secret(&self, number: u8) -> Option<Secret> {
        let mut secrets = self.board.secrets().into_iter();
        let found = secrets.find(|(_, secret)| secret.number == number);
        found.map(|(_, secret)| secret)
    }
}

/// The seat on the right of a seat: the next one against the clock.
pub(super) fn right(seat: SeatId, seats: u8) -> SeatId {
    let others = seat.others(seats);
    others.last().unwrap_or(seat)
}
