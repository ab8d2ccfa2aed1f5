//! The best solo scores for each deck and mode (O36). The deck of the day has its own score, in
//! `day_scores`: everyone gets the same cards that day, so it can only be compared with other
//! scores of that day.

use serde::{Deserialize, Serialize};

use super::{DealSource, Mode, Options};
use game::Day;

/// The best score with one deck in one mode.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BestScore {
    /// The deck's checksum.
    deck: u32,
    mode: Mode,
    /// The best score, in points.
    pub points: i32,
    /// The day on which the score was reached.
    pub day: Day,
}

/// The best scores on this device, stored as a record.
///
/// ```
/// use one_letter_better_rules::{BestScores, Options, Preset};
///
/// let solo = Options::new(Preset::Solo.choices())?;
/// let mut best = BestScores::default();
/// assert!(best.enter(&solo, 212, "2025-01-31".parse()?));
/// assert!(!best.enter(&solo, 180, "2025-02-01".parse()?));
/// assert_eq!(best.for_options(&solo).map(|best| best.points), Some(212));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BestScores(Vec<BestScore>);

impl BestScores {
    /// Returns the best score for the deck and mode of these options; `None` for a deck of the day.
    pub fn for_options(&self, options: &Options) -> Option<&BestScore> {
        if matches!(options.deal, DealSource::Day(_)) {
            return None;
        }
        let deck = options.deck.checksum();
        let same = |best: &&BestScore| best.deck == deck && best.mode == options.mode;
        self.0.iter().find(same)
    }

    /// Enters a score reached on a day, and returns whether it's a new best. A tie isn't. Scores
    /// with the deck of the day aren't entered here.
    pub fn enter(&mut self, options: &Options, points: i32, day: Day) -> bool {
        if matches!(options.deal, DealSource::Day(_)) {
            return false;
        }
        if self
            .for_options(options)
            .is_some_and(|best| best.points >= points)
        {
            return false;
        }
        let (deck, mode) = (options.deck.checksum(), options.mode);
        self.0.retain(|best| best.deck != deck || best.mode != mode);
        self.0.push(BestScore {
            deck,
            mode,
            points,
            day,
        });
        true
    }
}
