//! Missed positions, repeated at growing intervals: after 1, 3, 7 and 21 days. A position found all
//! four times is learnt; one missed again starts over.

use serde::{Deserialize, Serialize};

use game::Day;

/// Key of the record of missed positions.
pub const MISSES_RECORD: &str = "misses";
/// Days until a position comes up again, by how often it has been found.
const INTERVALS: [u32; 4] = [1, 3, 7, 21];
/// Maximum number of positions kept. Past it, the oldest learnt one is dropped, or else the oldest
/// of all.
const MAX_MISSES: usize = 1_000;

/// A position that a player missed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct MissedPosition {
    who: String,
    game: String,
    /// Text from which the game builds the position.
    key: String,
    /// How often the position has been found since it was last missed.
    found: usize,
    /// Day on which the position comes up again.
    due: Day,
}

impl MissedPosition {
    fn matches(&self, who: &str, game: &str, key: &str) -> bool {
        self.who == who && self.game == game && self.key == key
    }

    const fn is_learnt(&self) -> bool {
        self.found >= INTERVALS.len()
    }
}

/// All missed positions of all players.
///
/// ```
/// use screen::day::MissedPositions;
///
/// let today: game::Day = "2026-11-22".parse()?;
/// let mut misses = MissedPositions::default();
/// misses.record("Ada", "paper-grid", "2026-11-22 3", false, today);
/// assert_eq!(misses.next_due("Ada", "paper-grid", today), None);
/// let tomorrow = today.plus_days(1).unwrap_or(today);
/// assert_eq!(misses.next_due("Ada", "paper-grid", tomorrow), Some("2026-11-22 3"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MissedPositions(Vec<MissedPosition>);

impl MissedPositions {
    /// Records that a player found or missed a position. A position found at first sight isn't
    /// kept. One found before it is due keeps its date.
    pub fn record(&mut self, who: &str, game: &str, key: &str, found: bool, today: Day) {
        let at = self.0.iter().position(|miss| miss.matches(who, game, key));
        let due = |found: usize| {
            let distance = INTERVALS.get(found).copied().unwrap_or_default();
            today.plus_days(distance).unwrap_or(today)
        };
        match at.and_then(|at| self.0.get_mut(at)) {
            Some(miss) if found && (miss.due > today || miss.is_learnt()) => {}
            Some(miss) => {
                miss.found = if found { miss.found + 1 } else { 0 };
                miss.due = due(miss.found);
            }
            None if found => {}
            None => {
                self.make_room();
                self.0.push(MissedPosition {
                    who: who.to_owned(),
                    game: game.to_owned(),
                    key: key.to_owned(),
                    found: 0,
                    due: due(0),
                });
            }
        }
    }

    /// Records a position that the player missed according to a review; it comes up again tomorrow.
    /// A position that is already recorded doesn't change, so opening the review again neither
    /// brings it forward nor starts it over.
    pub fn add_missed(&mut self, who: &str, game: &str, key: &str, today: Day) {
        if !self.0.iter().any(|miss| miss.matches(who, game, key)) {
            self.record(who, game, key, false, today);
        }
    }

    fn make_room(&mut self) {
        if self.0.len() >= MAX_MISSES {
            let learnt = self.0.iter().position(MissedPosition::is_learnt);
            self.0.remove(learnt.unwrap_or_default());
        }
    }

    fn positions_of(&self, who: &str, game: &str) -> impl Iterator<Item = &MissedPosition> {
        let own = self.0.iter().filter(move |miss| miss.who == who);
        own.filter(move |miss| miss.game == game)
    }

    /// Returns the key of the position that has been due for longest, for this player and game.
    pub fn next_due(&self, who: &str, game: &str, today: Day) -> Option<&str> {
        let due = self
            .positions_of(who, game)
            .filter(|miss| !miss.is_learnt() && miss.due <= today);
        due.min_by_key(|miss| miss.due)
            .map(|miss| miss.key.as_str())
    }

    /// Returns the number of positions that are due today, the number that come up later, and the
    /// number that have been learnt.
    pub fn counts(&self, who: &str, game: &str, today: Day) -> (usize, usize, usize) {
        let (mut due, mut later, mut learnt) = (0, 0, 0);
        for miss in self.positions_of(who, game) {
            let one = match (miss.is_learnt(), miss.due <= today) {
                (true, _) => &mut learnt,
                (false, true) => &mut due,
                (false, false) => &mut later,
            };
            *one += 1;
        }
        (due, later, learnt)
    }

    /// Removes a player's positions.
    pub fn forget(&mut self, who: &str) {
        self.0.retain(|miss| miss.who != who);
    }

    /// Moves a player's positions to a new name.
    pub fn rename(&mut self, from: &str, to: &str) {
        for miss in self.0.iter_mut().filter(|miss| miss.who == from) {
            to.clone_into(&mut miss.who);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    #[test]
    fn a_missed_position_comes_again_at_growing_intervals_until_learnt() {
        let mut misses = MissedPositions::default();
        let mut today = day("2026-11-22");
        misses.record("Ada", "g", "k", false, today);
        for distance in INTERVALS {
            assert_eq!(
                misses.next_due("Ada", "g", today.plus_days(distance - 1).unwrap()),
                None
            );
            today = today.plus_days(distance).unwrap();
            assert_eq!(
                misses.next_due("Ada", "g", today),
                Some("k"),
                "after {distance}"
            );
            assert_eq!(misses.counts("Ada", "g", today), (1, 0, 0));
            misses.record("Ada", "g", "k", true, today);
        }
        assert_eq!(misses.counts("Ada", "g", today), (0, 0, 1));
        assert_eq!(
            misses.next_due("Ada", "g", today.plus_days(400).unwrap()),
            None
        );
    }

    #[test]
    fn missing_again_starts_over_and_early_finds_do_not_count() {
        let mut misses = MissedPositions::default();
        let today = day("2026-11-22");
        let on = |days| today.plus_days(days).unwrap();
        misses.record("Ada", "g", "k", false, today);
        misses.record("Ada", "g", "k", true, today);
        assert_eq!(
            misses.next_due("Ada", "g", on(1)),
            Some("k"),
            "it was not due"
        );
        misses.record("Ada", "g", "k", true, on(1));
        misses.record("Ada", "g", "k", false, on(4));
        assert_eq!(
            misses.next_due("Ada", "g", on(5)),
            Some("k"),
            "a day, not a week"
        );
        assert_eq!(misses.counts("Ada", "g", on(4)), (0, 1, 0));
    }

    #[test]
    fn the_longest_due_position_of_the_player_comes_first() {
        let mut misses = MissedPositions::default();
        let today = day("2026-11-22");
        misses.record("Ada", "g", "new", false, today);
        misses.record("Ada", "g", "old", false, today.minus_days(3).unwrap());
        misses.record("Ada", "h", "other", false, today.minus_days(9).unwrap());
        misses.record("Ben", "g", "his", false, today.minus_days(9).unwrap());
        misses.record("Ben", "g", "known", true, today);
        assert_eq!(misses.next_due("Ada", "g", today), Some("old"));
        misses.rename("Ben", "Bea");
        assert_eq!(misses.next_due("Bea", "g", today), Some("his"));
        assert_eq!(
            misses.counts("Bea", "g", today),
            (1, 0, 0),
            "a position found at first sight isn't kept"
        );
        misses.forget("Ada");
        assert_eq!(misses.next_due("Ada", "g", today), None);
        let text = serde_json::to_string(&misses).unwrap();
        assert_eq!(
            text,
            "[{\"who\":\"Bea\",\"game\":\"g\",\"key\":\"his\",\"found\":0,\
             \"due\":\"2026-11-14\"}]"
        );
        assert_eq!(base::json::read::<MissedPositions>(&text).unwrap(), misses);
    }

    #[test]
    fn viewing_a_review_again_does_not_reschedule_its_misses() {
        let mut misses = MissedPositions::default();
        let today = day("2026-11-22");
        let on = |days| today.plus_days(days).unwrap();
        misses.add_missed("Ada", "g", "k", today);
        assert_eq!(misses.next_due("Ada", "g", on(1)), Some("k"));
        misses.record("Ada", "g", "k", true, on(1));
        misses.add_missed("Ada", "g", "k", on(2));
        assert_eq!(misses.next_due("Ada", "g", on(3)), None, "no sooner");
        assert_eq!(misses.next_due("Ada", "g", on(4)), Some("k"));
        misses.add_missed("Ben", "g", "k", on(4));
        assert_eq!(
            misses.counts("Ben", "g", on(5)),
            (1, 0, 0),
            "each has their own"
        );
    }

    #[test]
    fn the_oldest_miss_is_dropped_when_the_record_is_full() {
        let (mut misses, today) = (MissedPositions::default(), day("2026-11-22"));
        for number in 0..=MAX_MISSES {
            misses.record("Ada", "g", &number.to_string(), false, today);
        }
        assert_eq!(misses.counts("Ada", "g", today), (0, MAX_MISSES, 0));
        assert_eq!(
            misses.next_due("Ada", "g", today.plus_days(1).unwrap()),
            Some("1")
        );
    }
}
