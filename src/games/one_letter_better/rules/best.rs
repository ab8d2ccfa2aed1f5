//! The best scores of solo games, for each deck and mode (O36). The deck of the day has a score
//! of its own, in `day_scores`: everybody has the same cards then, so it is compared with
//! others of that day, and with no other game.

use serde::{Deserialize, Serialize};

use super::{Deal, Mode, Options};
use game::Day;

/// The best score with a deck in a mode.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Best {
    /// The deck's checksum.
    deck: u32,
    /// The mode.
    mode: Mode,
    /// The score.
    pub points: i32,
    /// The day on which it was reached.
    pub day: Day,
}

/// The best scores on this device. They are kept as a record.
///
/// ```
/// use lettercase::games::one_letter_better::{BestScores, Options, Preset};
///
/// let solo = Options::new(Preset::Solo.choices())?;
/// let mut best = BestScores::default();
/// assert!(best.enter(&solo, 212, "2025-01-31".parse()?));
/// assert!(!best.enter(&solo, 180, "2025-02-01".parse()?));
/// assert_eq!(best.of(&solo).map(|best| best.points), Some(212));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BestScores(Vec<Best>);

impl BestScores {
    /// The best score with the deck and mode of these options; none for the deck of a day.
    pub fn of(&self, options: &Options) -> Option<&Best> {
        if matches!(options.deal, Deal::Day(_)) {
            return None;
        }
        let deck = options.deck.checksum();
        let same = |best: &&Best| best.deck == deck && best.mode == options.mode;
        self.0.iter().find(same)
    }

    /// Enters a score that was reached on a day. Whether it is the best so far: who only draws
    /// level is second. One with the deck of the day is not entered.
    pub fn enter(&mut self, options: &Options, points: i32, day: Day) -> bool {
        if matches!(options.deal, Deal::Day(_)) {
            return false;
        }
        if self.of(options).is_some_and(|best| best.points >= points) {
            return false;
        }
        let (deck, mode) = (options.deck.checksum(), options.mode);
        self.0.retain(|best| best.deck != deck || best.mode != mode);
        self.0.push(Best {
            deck,
            mode,
            points,
            day,
        });
        true
    }
}
