//! The open part of a game, which all players may see.

use serde::{Deserialize, Serialize};

use super::{CardId, Options, RoundResult, TableWord, TableWordId, WordPlay, WordStatus};
use game::{SeatId, SeatSet};
use lexicon::Word;

/// The table: everything but the hands and the order of the deck.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// The options of the game.
    pub options: Options,
    /// Number of players.
    pub seats: u8,
    /// The dealer of this round (O4).
    pub dealer: SeatId,
    /// The current turn, which is being played or whose words may be challenged.
    pub turn: Turn,
    /// What the game waits for.
    pub stage: Stage,
    /// The discard pile, all visible (O13). The last card is the top.
    pub pile: Vec<CardId>,
    /// Every word of the round, by number, including face-down words.
    pub words: Vec<TableWord>,
    /// Cards that have left the game (O28).
    pub gone: Vec<CardId>,
    /// Points of each seat in this round.
    pub points: Vec<i32>,
    /// The seats that have reached the target, in that order (O34).
    pub reached: Vec<SeatId>,
    /// Number of passes in a row with the deck empty (O33).
    pub passes: u8,
    /// The results of the finished rounds.
    pub results: Vec<RoundResult>,
}

/// A turn: whose it is, and what has been done in it so far.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// The seat whose turn it is.
    pub seat: SeatId,
    /// Whether the turn's card has been taken from the deck or the pile (O5).
    pub drawn: bool,
    /// The pick-up that can still be put back (O13).
    pub pick_up: Option<PickUp>,
    /// The plays of the turn, in order (O12).
    pub plays: Vec<TurnPlay>,
    /// Whether cards were exchanged (O7).
    pub exchanged: bool,
    /// Whether the turn was a pass (O33).
    pub passed: bool,
}

/// Cards taken from the pile, which can be put back until the deepest of them is used (O13).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PickUp {
    /// The cards, the deepest first.
    pub cards: Vec<CardId>,
    /// Number of cards to draw once the deepest card is used, to fill the hand (O5).
    pub owed: u8,
}

/// A play, with what is needed to undo it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnPlay {
    /// The play that was made.
    pub made: WordPlay,
    /// The table words that went into the play, as they were before it.
    pub before: Vec<TableWord>,
    /// The seat that challenged the play without success (O31).
    pub challenged: Option<SeatId>,
}

/// What the game waits for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The cards are being dealt.
    Dealing,
    /// The turn's seat is playing.
    Playing,
    /// The turn's seat is shown a hand and takes a card of it (O28).
    Picking {
        /// The seat whose hand is shown.
        from: SeatId,
        /// The STL-1 card.
        with: CardId,
    },
    /// The words of the turn may be challenged (O30).
    Window {
        /// The seats that have accepted the words.
        accepted: SeatSet,
    },
    /// The turn's seat lost a challenge and has more than eight cards (O32).
    Penance {
        /// The seats that had accepted the words by then.
        accepted: SeatSet,
    },
    /// The round is over, and the next one hasn't been dealt yet.
    RoundOver,
    /// The match is over.
    Over,
}

/// What a player is asked to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Play a turn.
    Play,
    /// Take a card of the hand that is shown (O28).
    Pick,
    /// Challenge, or accept the words (O30).
    Challenge,
    /// Discard down to eight after a lost challenge (O32).
    Discard,
    /// Start the next round.
    NextRound,
}

impl Turn {
    /// A new turn of a seat.
    pub(super) const fn new(seat: SeatId) -> Turn {
        Turn {
            seat,
            drawn: false,
            pick_up: None,
            plays: Vec::new(),
            exchanged: false,
            passed: false,
        }
    }

    /// The card that must be used before anything else (O13).
    pub fn duty_card(&self) -> Option<CardId> {
        self.pick_up.as_ref()?.cards.first().copied()
    }
}

impl Table {
    /// The word with this number.
    pub fn word(&self, id: TableWordId) -> Option<&TableWord> {
        self.words.iter().find(|word| word.id == id)
    }

    /// The open words, by number.
    pub fn open_words(&self) -> impl DoubleEndedIterator<Item = &TableWord> + Clone {
        self.words
            .iter()
            .filter(|word| word.lies == WordStatus::Open)
    }

    /// The open words of a seat.
    pub fn words_of(&self, seat: SeatId) -> impl DoubleEndedIterator<Item = &TableWord> + Clone {
        self.open_words().filter(move |word| word.owner == seat)
    }

    /// The open word that contains a card.
    pub fn word_containing(&self, card: CardId) -> Option<&TableWord> {
        let mut open = self.open_words();
        open.find(|word| word.cards.iter().any(|laid| laid.card == card))
    }

    /// Whether an open word other than those in `but` spells this word (O11).
    pub fn has_open_word(&self, word: Word, but: &[TableWordId]) -> bool {
        let mut open = self.open_words().filter(|other| !but.contains(&other.id));
        open.any(|other| other.word() == word)
    }

    /// A seat's points in this round.
    pub fn score(&self, seat: SeatId) -> i32 {
        self.points.get(seat.index()).copied().unwrap_or_default()
    }

    /// The sum of a seat's scores in the finished rounds (O3).
    pub fn total_score(&self, seat: SeatId) -> i32 {
        let scores = self.results.iter().map(|result| result.score(seat));
        scores.fold(0, i32::saturating_add)
    }

    /// Number of rounds a seat has won, ties included (O3).
    pub fn rounds_won(&self, seat: SeatId) -> i32 {
        let won = self
            .results
            .iter()
            .filter(|result| result.top.contains(seat));
        i32::try_from(won.count()).unwrap_or_default()
    }

    /// The seats, in order.
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = SeatId> + Clone + use<> {
        SeatId::all(self.seats)
    }

    /// The seat that begins the round (O4).
    pub(crate) fn starting_seat(&self) -> SeatId {
        self.dealer.next_clockwise(self.seats)
    }

    /// Adds to a seat's points. A seat that reaches the target joins the list of seats that reached
    /// it.
    pub(super) fn add_points(&mut self, seat: SeatId, points: i32) {
        if let Some(score) = self.points.get_mut(seat.index()) {
            *score = score.saturating_add(points);
        }
        if self.is_at_target(seat) && !self.reached.contains(&seat) {
            self.reached.push(seat);
        }
    }

    /// Removes seats that have fallen below the target from the list of seats that reached it
    /// (O34). `one` limits this to one seat.
    pub(super) fn drop_from_reached(&mut self, one: Option<SeatId>) {
        let reached = std::mem::take(&mut self.reached).into_iter();
        let stays = |seat: &SeatId| self.is_at_target(*seat) || one.is_some_and(|one| one != *seat);
        self.reached = reached.filter(stays).collect();
    }

    fn is_at_target(&self, seat: SeatId) -> bool {
        let target = self.options.target;
        target.is_some_and(|target| self.score(seat) >= target.into())
    }
}
