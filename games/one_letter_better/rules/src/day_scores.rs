//! The scores with the decks of the day (O36). Each deck counts once, because a player who has seen
//! its cards would get more out of it the second time.

use serde::{Deserialize, Serialize};

use game::{Day, GameId};

/// The first game with the deck of one day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct DayScore {
    day: Day,
    /// The id of the saved game.
    game: String,
    /// The score, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    points: Option<i32>,
}

/// The state of one day's deck on this device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DayAttempt {
    /// No game with this deck was begun.
    Open,
    /// The first game with this deck has begun and isn't over.
    Begun,
    /// The score of the first game with this deck.
    Scored(i32),
}

/// The scores with the decks of the day on this device, stored as a record.
///
/// ```
/// use one_letter_better_rules::{DayScores, DayAttempt};
///
/// let day = "2025-01-31".parse()?;
/// let (first, second) = ("first".parse()?, "second".parse()?);
/// let mut scores = DayScores::default();
/// assert!(scores.begin(day, &first));
/// scores.begin(day, &second);
/// assert!(!scores.enter(day, &second, 250));
/// assert!(scores.enter(day, &first, 180));
/// assert_eq!(scores.attempt_on(day), DayAttempt::Scored(180));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DayScores(Vec<DayScore>);

impl DayScores {
    fn find(&self, day: Day) -> Option<&DayScore> {
        self.0.iter().find(|score| score.day == day)
    }

    /// Returns the state of a day's deck.
    pub fn attempt_on(&self, day: Day) -> DayAttempt {
        match self.find(day).map(|score| score.points) {
            None => DayAttempt::Open,
            Some(None) => DayAttempt::Begun,
            Some(Some(points)) => DayAttempt::Scored(points),
        }
    }

    /// Whether this game is the first with that day's deck.
    pub fn is_first_attempt(&self, day: Day, game: &GameId) -> bool {
        let first = self.find(day);
        first.is_some_and(|score| score.game == game.to_string())
    }

    /// Records that a game with a day's deck has started, and returns whether it's the first one.
    pub fn begin(&mut self, day: Day, game: &GameId) -> bool {
        let first = self.find(day).is_none();
        if first {
            self.0.push(DayScore {
                day,
                game: game.to_string(),
                points: None,
            });
        }
        first
    }

    /// Enters the score of a finished game with a day's deck, and returns whether it counted. Only
    /// the first game counts, and only once.
    pub fn enter(&mut self, day: Day, game: &GameId, points: i32) -> bool {
        let game = game.to_string();
        let mut all = self.0.iter_mut();
        let open = all.find(|score| score.day == day && score.game == game);
        match open {
            Some(score) if score.points.is_none() => {
                score.points = Some(points);
                true
            }
            _ => false,
        }
    }
}
