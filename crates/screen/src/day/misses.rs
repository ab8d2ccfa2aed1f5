//! Missed positions, repeated at growing intervals: after 1, 3, 7 and 21 days. A position found all
//! four times is learnt; one missed again starts over.

use serde::{Deserialize, Serialize};

use game::Day;

/// Key of the record of missed positions.
pub const MISSES: &str = "misses";
/// Days until a position comes again, by how often it has been found.
const DISTANCES: [u32; 4] = [1, 3, 7, 21];
/// Maximum number of positions kept. Past it, the oldest learnt one is dropped, or else the oldest
/// of all.
const KEPT: usize = 1_000;

/// A position that a player missed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Miss {
    who: String,
    game: String,
    /// Text from which the game builds the position.
    key: String,
    /// How often the position has been found since it was last missed.
    found: usize,
    /// Day on which the position comes again.
    due: Day,
}

impl Miss {
    fn is(&self, who: &str, game: &str, key: &str) -> bool {
        self.who == who && self.game == game && self.key == key
    }

    const fn is_learnt(&self) -> bool {
        self.found >= DISTANCES.len()
    }
}

/// All missed positions of all players.
///
/// ```
/// use screen::day::Misses;
///
/// let today: game::Day = "2026-11-22".parse()?;
/// let mut misses = Misses::default();
/// misses.tell("Ada", "paper-grid", "2026-11-22 3", false, today);
/// assert_eq!(misses.next("Ada", "paper-grid", today), None);
/// let tomorrow = today.after(1).unwrap_or(today);
/// assert_eq!(misses.next("Ada", "paper-grid", tomorrow), Some("2026-11-22 3"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Misses(Vec<Miss>);

impl Misses {
    /// Records that a player found or missed a position. A position found at first sight isn't
    /// kept. One found before it is due keeps its date.
    pub fn tell(&mut self, who: &str, game: &str, key: &str, found: bool, today: Day) {
        let at = self.0.iter().position(|miss| miss.is(who, game, key));
        let due = |found: usize| {
            let distance = DISTANCES.get(found).copied().unwrap_or_default();
            today.after(distance).unwrap_or(today)
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
                self.0.push(Miss {
                    who: who.to_owned(),
                    game: game.to_owned(),
                    key: key.to_owned(),
                    found: 0,
                    due: due(0),
                });
            }
        }
    }

    /// Enters a position that a review found to be missed; it comes again tomorrow. If it is
    /// entered already, nothing changes, so looking at the review again neither brings it sooner
    /// nor starts it over.
    pub fn learn(&mut self, who: &str, game: &str, key: &str, today: Day) {
        if !self.0.iter().any(|miss| miss.is(who, game, key)) {
            self.tell(who, game, key, false, today);
        }
    }

    fn make_room(&mut self) {
        if self.0.len() >= KEPT {
            let learnt = self.0.iter().position(Miss::is_learnt);
            self.0.remove(learnt.unwrap_or_default());
        }
    }

    fn of(&self, who: &str, game: &str) -> impl Iterator<Item = &Miss> {
        let own = self.0.iter().filter(move |miss| miss.who == who);
        own.filter(move |miss| miss.game == game)
    }

    /// Returns the key of the position that has been due for longest, for this player and game.
    pub fn next(&self, who: &str, game: &str, today: Day) -> Option<&str> {
        let due = self
            .of(who, game)
            .filter(|miss| !miss.is_learnt() && miss.due <= today);
        due.min_by_key(|miss| miss.due)
            .map(|miss| miss.key.as_str())
    }

    /// Counts the positions that are due today, come later, and are learnt.
    pub fn count(&self, who: &str, game: &str, today: Day) -> (usize, usize, usize) {
        let (mut due, mut later, mut learnt) = (0, 0, 0);
        for miss in self.of(who, game) {
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
        let mut misses = Misses::default();
        let mut today = day("2026-11-22");
        misses.tell("Ada", "g", "k", false, today);
        for distance in DISTANCES {
            assert_eq!(
                misses.next("Ada", "g", today.after(distance - 1).unwrap()),
                None
            );
            today = today.after(distance).unwrap();
            assert_eq!(
                misses.next("Ada", "g", today),
                Some("k"),
                "after {distance}"
            );
            assert_eq!(misses.count("Ada", "g", today), (1, 0, 0));
            misses.tell("Ada", "g", "k", true, today);
        }
        assert_eq!(misses.count("Ada", "g", today), (0, 0, 1));
        assert_eq!(misses.next("Ada", "g", today.after(400).unwrap()), None);
    }

    #[test]
    fn missing_again_starts_over_and_early_finds_do_not_count() {
        let mut misses = Misses::default();
        let today = day("2026-11-22");
        let on = |days| today.after(days).unwrap();
        misses.tell("Ada", "g", "k", false, today);
        misses.tell("Ada", "g", "k", true, today);
        assert_eq!(misses.next("Ada", "g", on(1)), Some("k"), "it was not due");
        misses.tell("Ada", "g", "k", true, on(1));
        misses.tell("Ada", "g", "k", false, on(4));
        assert_eq!(
            misses.next("Ada", "g", on(5)),
            Some("k"),
            "a day, not a week"
        );
        assert_eq!(misses.count("Ada", "g", on(4)), (0, 1, 0));
    }

    #[test]
    fn the_longest_due_position_of_the_player_comes_first() {
        let mut misses = Misses::default();
        let today = day("2026-11-22");
        misses.tell("Ada", "g", "new", false, today);
        misses.tell("Ada", "g", "old", false, today.before(3).unwrap());
        misses.tell("Ada", "h", "other", false, today.before(9).unwrap());
        misses.tell("Ben", "g", "his", false, today.before(9).unwrap());
        misses.tell("Ben", "g", "known", true, today);
        assert_eq!(misses.next("Ada", "g", today), Some("old"));
        misses.rename("Ben", "Bea");
        assert_eq!(misses.next("Bea", "g", today), Some("his"));
        assert_eq!(
            misses.count("Bea", "g", today),
            (1, 0, 0),
            "a position found at first sight isn't kept"
        );
        misses.forget("Ada");
        assert_eq!(misses.next("Ada", "g", today), None);
        let text = serde_json::to_string(&misses).unwrap();
        assert_eq!(
            text,
            "[{\"who\":\"Bea\",\"game\":\"g\",\"key\":\"his\",\"found\":0,\
             \"due\":\"2026-11-14\"}]"
        );
        assert_eq!(base::json::read::<Misses>(&text).unwrap(), misses);
    }

    #[test]
    fn viewing_a_review_again_does_not_reschedule_its_misses() {
        let mut misses = Misses::default();
        let today = day("2026-11-22");
        let on = |days| today.after(days).unwrap();
        misses.learn("Ada", "g", "k", today);
        assert_eq!(misses.next("Ada", "g", on(1)), Some("k"));
        misses.tell("Ada", "g", "k", true, on(1));
        misses.learn("Ada", "g", "k", on(2));
        assert_eq!(misses.next("Ada", "g", on(3)), None, "no sooner");
        assert_eq!(misses.next("Ada", "g", on(4)), Some("k"));
        misses.learn("Ben", "g", "k", on(4));
        assert_eq!(
            misses.count("Ben", "g", on(5)),
            (1, 0, 0),
            "each has their own"
        );
    }

    #[test]
    fn the_oldest_miss_is_dropped_when_the_record_is_full() {
        let (mut misses, today) = (Misses::default(), day("2026-11-22"));
        for number in 0..=KEPT {
            misses.tell("Ada", "g", &number.to_string(), false, today);
        }
        assert_eq!(misses.count("Ada", "g", today), (0, KEPT, 0));
        assert_eq!(misses.next("Ada", "g", today.after(1).unwrap()), Some("1"));
    }
}
