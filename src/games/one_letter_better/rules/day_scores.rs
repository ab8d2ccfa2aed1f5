//! The scores with the decks of days (O36). Each deck counts once: whoever has seen its cards
//! would find more in them the second time.

use serde::{Deserialize, Serialize};

use game::{Day, GameId};

/// The first game with the deck of a day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct DayScore {
    day: Day,
    /// The name of the game on the shelf.
    game: String,
    /// The score, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    points: Option<i32>,
}

/// How far the deck of a day has come on this device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DayTry {
    /// Nobody has played it yet.
    Open,
    /// The first game with it was begun, and is not over.
    Begun,
    /// The first game with it brought so much.
    Scored(i32),
}

/// The scores with the decks of days, on this device. They are kept as a record.
///
/// ```
/// use lettercase::games::one_letter_better::{DayScores, DayTry};
///
/// let day = "2025-01-31".parse()?;
/// let (first, second) = ("first".parse()?, "second".parse()?);
/// let mut scores = DayScores::default();
/// assert!(scores.begin(day, &first));
/// scores.begin(day, &second);
/// assert!(!scores.enter(day, &second, 250));
/// assert!(scores.enter(day, &first, 180));
/// assert_eq!(scores.of(day), DayTry::Scored(180));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DayScores(Vec<DayScore>);

impl DayScores {
    fn find(&self, day: Day) -> Option<&DayScore> {
        self.0.iter().find(|score| score.day == day)
    }

    /// How far the deck of a day has come.
    pub fn of(&self, day: Day) -> DayTry {
        match self.find(day).map(|score| score.points) {
            None => DayTry::Open,
            Some(None) => DayTry::Begun,
            Some(Some(points)) => DayTry::Scored(points),
        }
    }

    /// Whether this game is the first with the deck of that day.
    pub fn counts(&self, day: Day, game: &GameId) -> bool {
        let first = self.find(day);
        first.is_some_and(|score| score.game == game.to_string())
    }

    /// A game with the deck of a day is on the table. Whether it is the first one, just now.
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

    /// A game with the deck of a day is over. Whether its score is entered: the first game's,
    /// once.
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
