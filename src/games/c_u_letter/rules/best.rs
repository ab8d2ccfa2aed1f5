//! The best scores of solo games, for each set of rules (C41).

use serde::{Deserialize, Serialize};

use super::{Choices, Deal, Options};
use game::Day;
use game::rule::kept;

/// The best score by some rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Best {
    /// The rules, whichever the deck.
    #[serde(with = "kept")]
    rules: Choices,
    /// How many cards were had.
    pub cards: u8,
    /// The day on which that was.
    pub day: Day,
}

/// The best scores on this device. They are kept as a record.
///
/// ```
/// use lettercase::games::c_u_letter::{BestScores, Options, Preset};
///
/// let solo = Options::new(Preset::Solo.choices())?;
/// let mut best = BestScores::default();
/// assert!(best.enter(&solo, 74, "2025-01-31".parse()?));
/// assert!(!best.enter(&solo, 60, "2025-02-01".parse()?));
/// assert_eq!(best.of(&solo).map(|best| best.cards), Some(74));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BestScores(Vec<Best>);

/// The rules of a game, whichever the deck.
fn rules(options: &Options) -> Choices {
    Choices {
        deal: Deal::Chance,
        ..**options
    }
}

impl BestScores {
    /// The best score by the rules of these options.
    pub fn of(&self, options: &Options) -> Option<&Best> {
        let rules = rules(options);
        self.0.iter().find(|best| best.rules == rules)
    }

    /// Enters a score that was reached on a day. Whether it is the best so far: who only draws
    /// level is second.
    pub fn enter(&mut self, options: &Options, cards: u8, day: Day) -> bool {
        if self.of(options).is_some_and(|best| best.cards >= cards) {
            return false;
        }
        let rules = rules(options);
        self.0.retain(|best| best.rules != rules);
        self.0.push(Best { rules, cards, day });
        true
    }
}
