//! What can be chosen before a game begins.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::Deck;
use super::affixes::Affixes;
use super::ruleset::Clash;
use game::rule::{Checked, Wrong};
use game::{Deal, Judge, SeatId};

/// Who plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Two to four.
    #[default]
    Table,
    /// One, through the whole deck (O36).
    Solo {
        /// What counts against the words.
        against: Against,
        /// What STL-1 is where there is nobody to take from.
        steal_one: Alone,
    },
}

impl Mode {
    /// How many may sit down.
    pub const fn seats(self) -> RangeInclusive<u8> {
        match self {
            Mode::Table => 2..=4,
            Mode::Solo { .. } => 1..=1,
        }
    }
}

/// What counts against the words of a solo game (O36).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Against {
    /// The hand.
    #[default]
    Hand,
    /// Hard: the hand and the discard pile.
    HandAndPile,
}

impl Against {
    /// All of them.
    pub const ALL: [Against; 2] = [Against::Hand, Against::HandAndPile];
}

/// STL-1 in a solo game (O36).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Alone {
    /// It is left out.
    #[default]
    LeftOut,
    /// It draws one extra card.
    DrawsOne,
}

impl Alone {
    /// All of them.
    pub const ALL: [Alone; 2] = [Alone::LeftOut, Alone::DrawsOne];
}

/// When a round ends whose target is reached (O2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum AtTarget {
    /// With that turn.
    #[default]
    FinishTurn,
    /// When everybody has had as many turns.
    CompleteLap,
}

impl AtTarget {
    /// All of them.
    pub const ALL: [AtTarget; 2] = [AtTarget::FinishTurn, AtTarget::CompleteLap];
}

/// Who wins the match (O3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum MatchWon {
    /// The highest sum of the rounds; then the most rounds.
    #[default]
    BySum,
    /// Whoever won the most rounds; then the highest sum.
    ByRounds,
}

impl MatchWon {
    /// All of them.
    pub const ALL: [MatchWon; 2] = [MatchWon::BySum, MatchWon::ByRounds];
}

/// When cards may be exchanged (O7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Exchange {
    /// Where no word was made.
    #[default]
    InsteadOfAWord,
    /// After playing too.
    AfterPlayingToo,
}

impl Exchange {
    /// All of them.
    pub const ALL: [Exchange; 2] = [Exchange::InsteadOfAWord, Exchange::AfterPlayingToo];
}

/// Whether a word that lies on the table may be made again (O11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Repeats {
    /// It may.
    #[default]
    Allowed,
    /// It may not.
    Forbidden,
}

impl Repeats {
    /// All of them.
    pub const ALL: [Repeats; 2] = [Repeats::Allowed, Repeats::Forbidden];
}

/// How STL-1 takes a card (O28).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Picking {
    /// Blind.
    #[default]
    Blind,
    /// The hand is shown to the one who takes.
    Shown,
}

impl Picking {
    /// All of them.
    pub const ALL: [Picking; 2] = [Picking::Blind, Picking::Shown];
}

/// Who says whether something is a word (O29).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Checking {
    /// The list, before a word is laid.
    AutoCheck,
    /// The list, if somebody challenges.
    #[default]
    Challenge,
    /// Nobody.
    Honour,
}

impl Checking {
    /// All of them.
    pub const ALL: [Checking; 3] = [Checking::AutoCheck, Checking::Challenge, Checking::Honour];
}

/// What becomes of the points for a word that is stolen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum WhenStolen {
    /// They are lost.
    #[default]
    Loses,
    /// Family mode: they are kept.
    Keeps,
}

impl WhenStolen {
    /// All of them.
    pub const ALL: [WhenStolen; 2] = [WhenStolen::Loses, WhenStolen::Keeps];
}

/// What one seat plays with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Handicap {
    /// Points for each card above three (O35).
    pub bonus: u8,
    /// What becomes of its points when a word is stolen.
    pub stolen: WhenStolen,
}

impl Handicap {
    /// The most points for a card above three (O35).
    pub const MOST: u8 = 10;
    /// The points for a card above three that nobody changed (O35).
    pub const USUAL: u8 = 5;
}

impl Default for Handicap {
    fn default() -> Handicap {
        Handicap {
            bonus: Handicap::USUAL,
            stolen: WhenStolen::Loses,
        }
    }
}

/// Everything that can be chosen, as a form holds it: any of it may be wrong still.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choices {
    /// Who plays.
    pub mode: Mode,
    /// Which cards.
    pub deck: Deck,
    /// Where their order comes from.
    pub deal: Deal,
    /// How many rounds (O1).
    pub rounds: u8,
    /// How many points end a round; none: it is played to the end of the deck (O1).
    pub target: Option<u16>,
    /// When a round ends whose target is reached (O2).
    pub at_target: AtTarget,
    /// Who wins the match (O3).
    pub won: MatchWon,
    /// When cards may be exchanged (O7).
    pub exchange: Exchange,
    /// The fewest letters of a word (O9).
    pub least_letters: u8,
    /// Whether a word may be made again (O11).
    pub repeats: Repeats,
    /// Whether prefixes and endings made of several cards may steal (O17).
    pub affixes: Affixes,
    /// How often a word is stolen until it is turned down; none: without end (O20).
    pub steals: Option<u8>,
    /// What a wild in the hand costs at the end (O27).
    pub wild_cost: u8,
    /// How STL-1 takes a card (O28).
    pub picking: Picking,
    /// Who says whether something is a word (O29).
    pub checking: Checking,
    /// Which words the list has where it is asked.
    pub judge: Judge,
    /// What each seat plays with (O35).
    pub handicaps: [Handicap; 4],
}

impl Default for Choices {
    fn default() -> Choices {
        Choices {
            mode: Mode::default(),
            deck: Deck::standard(),
            deal: Deal::default(),
            rounds: 3,
            target: Some(100),
            at_target: AtTarget::default(),
            won: MatchWon::default(),
            exchange: Exchange::default(),
            least_letters: 2,
            repeats: Repeats::default(),
            affixes: Affixes::default(),
            steals: Some(3),
            wild_cost: 0,
            picking: Picking::default(),
            checking: Checking::default(),
            judge: Judge::default(),
            handicaps: [Handicap::default(); 4],
        }
    }
}

impl Choices {
    /// Whether one plays alone (O36).
    pub const fn is_solo(&self) -> bool {
        matches!(self.mode, Mode::Solo { .. })
    }

    /// Plays alone: one round to the end of the deck, and nobody to challenge (O36). Or at a table
    /// again, with the rounds and the target of the rules.
    pub fn play_alone(&mut self, alone: bool) {
        if alone == self.is_solo() {
            return;
        }
        let table = Choices::default();
        if alone {
            self.mode = Mode::Solo {
                against: Against::Hand,
                steal_one: Alone::LeftOut,
            };
            (self.rounds, self.target) = (1, None);
            if self.checking == Checking::Challenge {
                self.checking = Checking::AutoCheck;
            }
        } else {
            self.mode = Mode::Table;
            (self.rounds, self.target) = (table.rounds, table.target);
            self.deal = Deal::Chance;
        }
    }

    /// What a seat plays with (O35).
    pub fn handicap(&self, seat: SeatId) -> Handicap {
        let own = self.handicaps.get(seat.index());
        own.copied().unwrap_or_default()
    }
}

/// Choices that a game can be played with.
pub type Options = Checked<Choices>;

/// Why nothing can be played with these choices.
pub type OptionsError = Wrong<Clash>;
