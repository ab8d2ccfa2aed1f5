//! All that lies open on the table, which everybody may see.

use serde::{Deserialize, Serialize};

use super::{CardId, Lies, Made, Options, RoundResult, TableWord, TableWordId};
use game::{SeatId, SeatSet};
use lexicon::Word;

/// All that lies open on the table: everything but the hands and the order of the deck.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// What was chosen.
    pub options: Options,
    /// How many sat down.
    pub seats: u8,
    /// Who dealt this round (O4).
    pub dealer: SeatId,
    /// The turn: the one that is played, or whose words may be challenged.
    pub turn: Turn,
    /// What is waited for.
    pub stage: Stage,
    /// The discard pile, all visible (O13). The last card is the top.
    pub pile: Vec<CardId>,
    /// Every word of the round, by number, those turned down included.
    pub words: Vec<TableWord>,
    /// Cards that have left the game (O28).
    pub gone: Vec<CardId>,
    /// What each seat has scored in this round.
    pub points: Vec<i32>,
    /// The seats that reached the target, the first of them first (O34).
    pub reached: Vec<SeatId>,
    /// How many turns in a row passed with the deck empty (O33).
    pub passes: u8,
    /// The rounds that are over.
    pub results: Vec<RoundResult>,
}

/// A turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// The seat whose turn it is.
    pub seat: SeatId,
    /// Whether its card was taken from deck or pile (O5).
    pub drawn: bool,
    /// What was picked up and can be put back still (O13).
    pub pick_up: Option<PickUp>,
    /// What was played in it, in order (O12).
    pub plays: Vec<Played>,
    /// Whether cards were exchanged (O7).
    pub exchanged: bool,
    /// Whether it was a pass (O33).
    pub passed: bool,
}

/// Cards of the pile that can be put back until the deepest of them is used (O13).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PickUp {
    /// The cards, the deepest first.
    pub cards: Vec<CardId>,
    /// How many cards are drawn once it is used, to fill the hand (O5).
    pub owed: u8,
}

/// A play, and what is needed to take it back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// The play.
    pub made: Made,
    /// The words of the table that went into it, as they lay.
    pub before: Vec<TableWord>,
    /// Who challenged it, in vain (O31).
    pub challenged: Option<SeatId>,
}

/// What is waited for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The cards are being dealt.
    Dealing,
    /// The turn's seat plays.
    Playing,
    /// The turn's seat sees a hand and takes a card of it (O28).
    Picking {
        /// The seat whose hand it is.
        from: SeatId,
        /// With which STL-1.
        with: CardId,
    },
    /// The words of the turn may be challenged (O30).
    Window {
        /// Who lets them stand.
        accepted: SeatSet,
    },
    /// The turn's seat lost a challenge and has more than eight cards (O32).
    Penance {
        /// Who had let the words stand by then.
        accepted: SeatSet,
    },
    /// The round is over, the next one not yet dealt.
    RoundOver,
    /// The match is over.
    Over,
}

/// What somebody is waited for to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Play a turn.
    Play,
    /// Take a card of the hand that is shown (O28).
    Pick,
    /// Challenge, or let the words stand (O30).
    Challenge,
    /// Discard down to eight after a lost challenge (O32).
    Discard,
    /// Go on to the next round.
    NextRound,
}

impl Turn {
    /// A turn that begins.
    pub(super) const fn of(seat: SeatId) -> Turn {
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
    pub fn duty(&self) -> Option<CardId> {
        self.pick_up.as_ref()?.cards.first().copied()
    }
}

impl Table {
    /// A word by its number.
    pub fn word(&self, id: TableWordId) -> Option<&TableWord> {
        self.words.iter().find(|word| word.id == id)
    }

    /// The words that lie open, by number.
    pub fn open_words(&self) -> impl DoubleEndedIterator<Item = &TableWord> + Clone {
        self.words.iter().filter(|word| word.lies == Lies::Open)
    }

    /// The open words in front of a seat.
    pub fn words_of(&self, seat: SeatId) -> impl DoubleEndedIterator<Item = &TableWord> + Clone {
        self.open_words().filter(move |word| word.owner == seat)
    }

    /// The open word that a card lies in.
    pub fn word_with(&self, card: CardId) -> Option<&TableWord> {
        let mut open = self.open_words();
        open.find(|word| word.cards.iter().any(|laid| laid.card == card))
    }

    /// Whether an open word is spelled so, but for some words (O11).
    pub(in crate::games::one_letter_better) fn lies_already(
        &self,
        word: Word,
        but: &[TableWordId],
    ) -> bool {
        let mut open = self.open_words().filter(|other| !but.contains(&other.id));
        open.any(|other| other.word() == word)
    }

    /// What a seat has scored in this round.
    pub fn score(&self, seat: SeatId) -> i32 {
        self.points.get(seat.index()).copied().unwrap_or_default()
    }

    /// What a seat has in the rounds that are over (O3).
    pub fn sum(&self, seat: SeatId) -> i32 {
        let scores = self.results.iter().map(|result| result.score(seat));
        scores.fold(0, i32::saturating_add)
    }

    /// How many rounds a seat has won, ties included (O3).
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
    pub fn starter(&self) -> SeatId {
        self.dealer.left(self.seats)
    }

    /// Adds to a seat's score.
    pub(super) fn scores(&mut self, seat: SeatId, points: i32) {
        if let Some(score) = self.points.get_mut(seat.index()) {
            *score = score.saturating_add(points);
        }
        if self.is_at_target(seat) && !self.reached.contains(&seat) {
            self.reached.push(seat);
        }
    }

    /// Forgets which seats reached the target if they have fallen below it since (O34): one of
    /// them, or all.
    pub(super) fn forget(&mut self, one: Option<SeatId>) {
        let reached = std::mem::take(&mut self.reached).into_iter();
        let stays = |seat: &SeatId| self.is_at_target(*seat) || one.is_some_and(|one| one != *seat);
        self.reached = reached.filter(stays).collect();
    }

    fn is_at_target(&self, seat: SeatId) -> bool {
        let target = self.options.target;
        target.is_some_and(|target| self.score(seat) >= target.into())
    }
}
