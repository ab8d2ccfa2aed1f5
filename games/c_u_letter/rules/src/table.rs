//! The public part of a game's state.

use serde::{Deserialize, Serialize};

use super::{
    CardId, Ledger, LetterBoard, Options, Ownership, RoundPayout, Rounds, Secret, WordProposal,
};
use game::{Countdown, Moment, SeatId, SeatSet, TimeLimit};

/// Everything on the table that all players may see: no hands, no deck, and no face-down cards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// The options of the game.
    pub options: Options,
    /// The number of seats.
    pub seats: u8,
    /// The seat that began this round (C1).
    pub starter: SeatId,
    /// Whether turns go clockwise (C1).
    pub clockwise: bool,
    pub turn: Turn,
    pub stage: Stage,
    pub board: LetterBoard,
    /// The words claimed in this round.
    pub ledger: Ledger,
    /// The number of cards placed in this round (C2).
    pub counter: u8,
    /// The number of consecutive turns that ran out before a card was placed (C5).
    pub skips: u8,
    /// Whether hands are played out: no more cards are drawn, and the round ends when all hands are
    /// empty (C8).
    pub last: bool,
    /// The cards that each seat owns.
    pub owned: Vec<Vec<CardId>>,
    /// For each seat, the number of words that paid it at least one card, including scramble words
    /// (C22).
    pub words: Vec<u8>,
    /// The leftover cards in a scramble where their squares don't matter (C40).
    pub loose: Vec<CardId>,
    /// The word outside the list that the players have to accept or reject (C11).
    pub proposed: Option<WordProposal>,
    /// The results of the finished rounds.
    pub results: Vec<RoundPayout>,
}

/// The seat on turn, and its clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    pub seat: SeatId,
    /// Whether the seat has said that it is ready, which starts the clock (C4).
    pub ready: bool,
    pub clock: Countdown,
}

/// The stage of the game, which determines what comes next.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The cards are being dealt.
    Dealing,
    /// The seat on turn places a card.
    Placing,
    /// The seat on turn has placed, and claims words (C10).
    Claiming,
    /// A face-down card was revealed; its placer may claim words through it (C34).
    Revealing(CardId),
    RoundOver,
    /// Players make words of the leftover cards (C40).
    Scramble(ScrambleState),
    /// The game is over.
    Over,
}

/// The state of the scramble (C40).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScrambleState {
    /// The seats that have passed since the last scramble word was made.
    pub passed: SeatSet,
    /// Whether the seat on turn has the floor, that is, may make a word.
    pub floor: bool,
}

/// The next thing that the game is waiting for a seat to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// The seat must say that it is ready, which starts its clock (C4).
    Ready,
    Place,
    /// The seat may claim words, or end its turn (C10).
    Claim,
    /// Claim words through a revealed card, or let the game go on (C34).
    Reveal,
    /// Accept or reject a proposed word (C11).
    Judge,
    /// Go on to the next round, or to the scramble.
    NextRound,
    /// Make a scramble word, or pass (C40).
    Scramble,
    /// Press the buzzer to make a scramble word, or pass (C40).
    Buzz,
}

impl Turn {
    /// Creates a turn that begins when its seat is ready.
    pub(super) fn new(seat: SeatId) -> Turn {
        Turn {
            seat,
            ready: false,
            clock: Countdown::default(),
        }
    }

    /// Returns the turn with its seat ready and its clock started.
    pub(super) fn started(self, time: TimeLimit, at: Moment) -> Turn {
        Turn {
            ready: true,
            clock: Countdown::start(time, at),
            ..self
        }
    }
}

impl Table {
    /// Creates the table before the deal.
    pub(super) fn new(options: &Options, seats: u8) -> Table {
        Table {
            options: *options,
            seats,
            starter: SeatId::FIRST,
            clockwise: true,
            turn: Turn::new(SeatId::FIRST),
            stage: Stage::Dealing,
            board: LetterBoard::default(),
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

    /// Iterates over the seats in order.
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = SeatId> + Clone + use<> {
        SeatId::all(self.seats)
    }

    /// Returns the seat whose turn follows in this round (C1).
    pub fn next_seat(&self, seat: SeatId) -> SeatId {
        if self.clockwise {
            seat.next_clockwise(self.seats)
        } else {
            seat_to_the_right(seat, self.seats)
        }
    }

    /// A seat's score: how many cards it owns (C22).
    pub fn score(&self, seat: SeatId) -> usize {
        self.owned.get(seat.index()).map_or(0, Vec::len)
    }

    /// How many words paid the seat a card, including scramble words (C22).
    pub fn word_count(&self, seat: SeatId) -> u8 {
        self.words.get(seat.index()).copied().unwrap_or_default()
    }

    /// Computes which seat would get which cards if the round ended now.
    pub fn ownership(&self) -> Ownership {
        Ownership::from_ledger(&self.board, &self.ledger)
    }

    /// How many more cards will be placed in this round, or `None` in the last round, which has no
    /// limit (C2, C8).
    pub fn cards_left(&self) -> Option<u8> {
        let all = self.options.cards_per_round(self.seats);
        (!self.last).then_some(all.saturating_sub(self.counter))
    }

    /// Whether the placing that was just counted is the last of the second round in a game of two
    /// rounds (C8).
    pub(super) fn is_last_before_playing_out(&self) -> bool {
        let second = self.options.rounds == Rounds::Two && self.results.len() == 1;
        second && self.counter >= self.options.cards_per_round(self.seats)
    }

    /// Whether the game waits for the seat on turn to say that it is ready (C4).
    pub fn is_waiting_to_begin(&self) -> bool {
        let in_turns = match &self.stage {
            Stage::Scramble(left) => left.floor,
            Stage::RoundOver | Stage::Over => false,
            _ => true,
        };
        in_turns && !self.turn.ready
    }

    /// The time of the turn once its seat is ready (C4).
    pub fn turn_time(&self) -> TimeLimit {
        match self.stage {
            Stage::Revealing(_) | Stage::Scramble(_) => self.options.extra_clock(),
            _ => self.options.clock,
        }
    }

    /// Returns the uncovered face-down card with this number.
    pub fn secret(&self, number: u8) -> Option<Secret> {
        let mut secrets = self.board.secrets().into_iter();
        let found = secrets.find(|(_, secret)| secret.number == number);
        found.map(|(_, secret)| secret)
    }
}

/// Returns the seat to the right: the next one anticlockwise.
pub(super) fn seat_to_the_right(seat: SeatId, seats: u8) -> SeatId {
    let others = seat.others_clockwise(seats);
    others.last().unwrap_or(seat)
}
