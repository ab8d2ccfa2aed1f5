//! The options that are chosen before a game begins.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::Deck;
use super::affixes::Affixes;
use super::ruleset::OptionClash;
use game::rule::{CheckError, CheckedOptions};
use game::{DealSource, Judge, SeatId};

/// The kind of game: at a table or solo.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Two to four players.
    #[default]
    Table,
    /// One player, through the whole deck (O36).
    Solo {
        /// What is counted against the score of the words.
        against: SoloPenalty,
        /// What STL-1 does without an opponent to take from.
        steal_one: SoloStealOne,
    },
}

impl Mode {
    /// The allowed number of players.
    pub const fn seats(self) -> RangeInclusive<u8> {
        match self {
            Mode::Table => 2..=4,
            Mode::Solo { .. } => 1..=1,
        }
    }
}

game::choice! {
    /// What counts against the words of a solo game (O36).
    #[derive(Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum SoloPenalty {
        /// The cards left in the hand.
        Hand: "hand", "Your hand";
        /// Hard: the cards left in the hand and those in the discard pile.
        HandAndPile: "hand-and-pile", "Hand and pile";
    }
}

game::choice! {
    /// What STL-1 does in a solo game (O36).
    #[derive(Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum SoloStealOne {
        /// STL-1 is left out.
        LeftOut: "left-out", "Left out";
        /// STL-1 draws one extra card.
        DrawsOne: "draws-one", "Draws a card";
    }
}

game::choice! {
    /// When a round ends after its target is reached (O2).
    pub enum RoundEndRule {
        /// The round ends after the turn that reaches the target.
        FinishTurn: "finish-turn", "Finish the turn";
        /// The round ends when all seats have had the same number of turns.
        CompleteLap: "complete-lap", "Finish the lap";
    }
}

game::choice! {
    /// How the match is won (O3).
    pub enum MatchScoring {
        /// By the highest sum of round scores; then by most rounds won.
        BySum: "by-sum", "Most points";
        /// By most rounds won; then by the highest sum.
        ByRounds: "by-rounds", "Most rounds";
    }
}

game::choice! {
    /// When cards may be exchanged (O7).
    pub enum ExchangeRule {
        /// Cards may be exchanged only in a turn that made no word.
        InsteadOfAWord: "instead-of-a-word", "Instead of a word";
        /// Cards may also be exchanged in a turn that made words.
        AfterPlayingToo: "after-playing-too", "After playing too";
    }
}

game::choice! {
    /// Whether a word that is already on the table may be made again (O11).
    pub enum RepeatRule {
        Allowed: "allowed", "Allowed";
        Forbidden: "forbidden", "Not allowed";
    }
}

game::choice! {
    /// How STL-1 takes a card (O28).
    pub enum StealOneRule {
        /// Blind: a random card.
        Blind: "blind", "Blind";
        /// The taker sees the hand and chooses.
        Shown: "shown", "Seen";
    }
}

game::choice! {
    /// How words are checked (O29).
    pub enum CheckingRule = Challenge {
        /// Words are checked against the list before they are laid.
        AutoCheck: "auto-check", "Every word";
        /// A word is checked against the list only if a player challenges it.
        Challenge: "challenge", "Challenge";
        /// Words aren't checked at all.
        Honour: "honour", "Never";
    }
}

/// What happens to a word's points when it is stolen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum StolenWordRule {
    /// The victim loses the points.
    #[default]
    Loses,
    /// Family mode: the victim keeps the points.
    Keeps,
}

impl StolenWordRule {
    pub const ALL: [StolenWordRule; 2] = [StolenWordRule::Loses, StolenWordRule::Keeps];
}

/// The settings of one seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Handicap {
    /// Points for each card above three (O35).
    pub bonus: u8,
    /// What happens to the seat's points when its words are stolen.
    pub stolen: StolenWordRule,
}

impl Handicap {
    /// Highest bonus for each card above three (O35).
    pub const MAX_BONUS: u8 = 10;
    /// Default bonus for each card above three (O35).
    pub const DEFAULT_BONUS: u8 = 5;
}

impl Default for Handicap {
    fn default() -> Handicap {
        Handicap {
            bonus: Handicap::DEFAULT_BONUS,
            stolen: StolenWordRule::Loses,
        }
    }
}

/// All options, as the set-up form holds them; they may still be invalid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choices {
    pub mode: Mode,
    pub deck: Deck,
    /// Where the order of the cards comes from.
    pub deal: DealSource,
    /// Number of rounds (O1).
    pub rounds: u8,
    /// Points that end a round; `None` plays to the end of the deck (O1).
    pub target: Option<u16>,
    /// When a round ends after its target is reached (O2).
    pub at_target: RoundEndRule,
    /// How the match is won (O3).
    pub won: MatchScoring,
    /// When cards may be exchanged (O7).
    pub exchange: ExchangeRule,
    /// Fewest letters of a word (O9).
    pub least_letters: u8,
    /// Whether a word may be made again (O11).
    pub repeats: RepeatRule,
    /// Whether prefixes and endings made of several cards may steal (O17).
    pub affixes: Affixes,
    /// Number of steals after which a word is turned face down; `None` for no limit (O20).
    pub steals: Option<u8>,
    /// What a wild in the hand costs at the end (O27).
    pub wild_cost: u8,
    /// How STL-1 takes a card (O28).
    pub picking: StealOneRule,
    /// How words are checked (O29).
    pub checking: CheckingRule,
    /// The word list that words are checked against.
    pub judge: Judge,
    /// The settings of each seat (O35).
    pub handicaps: [Handicap; 4],
}

impl Default for Choices {
    fn default() -> Choices {
        Choices {
            mode: Mode::default(),
            deck: Deck::standard(),
            deal: DealSource::default(),
            rounds: 3,
            target: Some(100),
            at_target: RoundEndRule::default(),
            won: MatchScoring::default(),
            exchange: ExchangeRule::default(),
            least_letters: 2,
            repeats: RepeatRule::default(),
            affixes: Affixes::default(),
            steals: Some(3),
            wild_cost: 0,
            picking: StealOneRule::default(),
            checking: CheckingRule::default(),
            judge: Judge::default(),
            handicaps: [Handicap::default(); 4],
        }
    }
}

impl Choices {
    /// Whether this is a solo game (O36).
    pub const fn is_solo(&self) -> bool {
        matches!(self.mode, Mode::Solo { .. })
    }

    /// Switches to solo (O36), with one round to the end of the deck and no challenges, or back to
    /// a table, with the default rounds and target.
    pub(crate) fn set_solo(&mut self, alone: bool) {
        if alone == self.is_solo() {
            return;
        }
        let table = Choices::default();
        if alone {
            self.mode = Mode::Solo {
                against: SoloPenalty::Hand,
                steal_one: SoloStealOne::LeftOut,
            };
            (self.rounds, self.target) = (1, None);
            if self.checking == CheckingRule::Challenge {
                self.checking = CheckingRule::AutoCheck;
            }
        } else {
            self.mode = Mode::Table;
            (self.rounds, self.target) = (table.rounds, table.target);
            self.deal = DealSource::Chance;
        }
    }

    /// The settings of a seat (O35).
    pub fn handicap(&self, seat: SeatId) -> Handicap {
        let own = self.handicaps.get(seat.index());
        own.copied().unwrap_or_default()
    }
}

/// Valid options, checked.
pub type Options = CheckedOptions<Choices>;

/// Why these options are invalid.
pub type OptionsError = CheckError<OptionClash>;
