//! The best scores of solo games, for each set of rules (C41).

use serde::{Deserialize, Serialize};

use super::{Choices, DealSource, Options};
use game::Day;
use game::rule::options_serde;

/// The best score under one set of rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BestScore {
    /// The rules, regardless of the deal.
    #[serde(with = "options_serde")]
    rules: Choices,
    /// How many cards the player got.
    pub cards: u8,
    /// The day of the score.
    pub day: Day,
}

/// The best scores on this device, kept as a stored record.
///
/// ```
/// use c_u_letter_rules::{BestScores, Options, Preset};
///
/// let solo = Options::new(Preset::Solo.choices())?;
/// let mut best = BestScores::default();
/// assert!(best.enter(&solo, 74, "2025-01-31".parse()?));
/// assert!(!best.enter(&solo, 60, "2025-02-01".parse()?));
/// assert_eq!(best.best_for(&solo).map(|best| best.cards), Some(74));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BestScores(Vec<BestScore>);

/// Returns the options of a game with the deal left out.
fn rules_without_deal(options: &Options) -> Choices {
    Choices {
        deal: DealSource::Chance,
        ..**options
    }
}

impl BestScores {
    /// Returns the best score under these options.
    pub fn best_for(&self, options: &Options) -> Option<&BestScore> {
        let rules = rules_without_deal(options);
        self.0.iter().find(|best| best.rules == rules)
    }

    /// Enters a score and returns whether it is a new best. A tie isn't.
    pub fn enter(&mut self, options: &Options, cards: u8, day: Day) -> bool {
        if self
            .best_for(options)
            .is_some_and(|best| best.cards >= cards)
        {
            return false;
        }
        let rules = rules_without_deal(options);
        self.0.retain(|best| best.rules != rules);
        self.0.push(BestScore { rules, cards, day });
        true
    }
}
