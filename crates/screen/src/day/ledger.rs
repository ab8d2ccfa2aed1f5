//! Ledger of the daily tasks: what each player did on each day.
//!
//! Decisions where the specification is silent:
//!
//! - Tasks belong to players: where several share a device, each has a first try.
//! - The first try is the first one begun. An answered part stays answered. Of several games with
//!   the letters or cards of a day, the first one counts, finished or not.
//! - A task isn't offered before the clock reaches its date. The ledger itself doesn't depend on
//!   the clock: setting it back still shows the day as done, and a second try counts as a later
//!   one.
//! - Past days can be played. They're kept as practice and drawn apart from days that were played
//!   on their date, so a missed day stays missed and costs nothing.
//! - Par is the result of the best bot of the version that was played. A later version may have a
//!   better bot; what is kept doesn't change.

use serde::{Deserialize, Serialize};

use super::Grade;
use game::Day;

/// Key of the record that holds the ledger of daily tasks.
pub const DAYS: &str = "days";
/// Number of parts in a task that is made of positions.
pub const PARTS: usize = 5;
/// Maximum number of entries kept, enough for five years of four games a day. The oldest are
/// dropped first.
const KEPT: usize = 7_300;

/// A player's result in one part of a task.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Try {
    /// Points, or whatever the task counts.
    pub got: i32,
    /// Result of the best bot; 0 until it is known.
    pub par: i32,
}

impl Try {
    /// Compares the result with par.
    pub const fn grade(self) -> Grade {
        if self.got >= self.par {
            Grade::Best
        } else if 2 * self.got >= self.par {
            Grade::Half
        } else {
            Grade::Less
        }
    }
}

/// A task that a player has begun.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Done {
    /// Name of the player.
    pub who: String,
    /// Name of the game, as in addresses.
    pub game: String,
    /// Date that the task belongs to.
    pub day: Day,
    /// Date on which it was begun, by the device's clock.
    pub on: Day,
    /// Results of the first try, part by part.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tries: Vec<Try>,
    /// Number of parts in the task.
    pub of: usize,
    /// Game on the shelf that counts, where the task is a whole game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shelf: Option<String>,
    /// Words made in the game that counts, one character each: [`Done::MADE`] or [`Done::TAKEN`].
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub marks: String,
    /// Number of letters in the longest word of the game that counts.
    #[serde(default, skip_serializing_if = "is_none")]
    pub longest: usize,
    /// Best result of later tries.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub again: Option<i32>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_none(count: &usize) -> bool {
    *count == 0
}

impl Done {
    /// Mark of a word made from free letters only.
    pub const MADE: char = '-';
    /// Mark of a word that took in another word.
    pub const TAKEN: char = '+';

    /// Whether all parts are done.
    pub fn is_whole(&self) -> bool {
        self.tries.len() >= self.of
    }

    /// Whether the task was begun after its day, as practice.
    pub fn is_late(&self) -> bool {
        self.on > self.day
    }

    /// Sums the results and the pars of all parts.
    pub fn sum(&self) -> Try {
        let add = |sum: Try, one: &Try| Try {
            got: sum.got.saturating_add(one.got),
            par: sum.par.saturating_add(one.par),
        };
        self.tries.iter().fold(Try { got: 0, par: 0 }, add)
    }

    /// Whether the whole task reached par.
    pub fn is_par(&self) -> bool {
        let sum = self.sum();
        self.is_whole() && sum.par > 0 && sum.got >= sum.par
    }
}

/// One day in the row of recent days, for one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shown {
    pub day: Day,
    /// Number of games whose task was done on its date.
    pub done: usize,
    /// Number of games whose task was done later.
    pub late: usize,
    /// Whether a task reached par on its date.
    pub par: bool,
}

/// All tasks that players have begun, the newest last.
///
/// ```
/// use screen::day::{Days, Try};
///
/// let day = "2026-11-22".parse()?;
/// let mut days = Days::default();
/// assert!(days.enter("Ada", "paper-grid", day, day, 0, Try { got: 9, par: 12 }));
/// // The same part a second time does not count.
/// assert!(!days.enter("Ada", "paper-grid", day, day, 0, Try { got: 12, par: 12 }));
/// assert_eq!(days.of("Ada", "paper-grid", day).map(|done| done.sum().got), Some(9));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Days(Vec<Done>);

impl Days {
    /// Returns what a player did in a game's task of a day.
    pub fn of(&self, who: &str, game: &str, day: Day) -> Option<&Done> {
        self.0.iter().find(|done| is(done, who, game, day))
    }

    /// Returns all tasks of a player, the oldest first.
    pub fn by(&self, who: &str) -> impl Iterator<Item = &Done> {
        self.0.iter().filter(move |done| done.who == who)
    }

    fn begun(&mut self, who: &str, game: &str, day: Day, today: Day, of: usize) -> &mut Done {
        let at = self.0.iter().position(|done| is(done, who, game, day));
        let at = at.unwrap_or_else(|| {
            if self.0.len() >= KEPT {
                self.0.remove(0);
            }
            self.0.push(Done {
                who: who.to_owned(),
                game: game.to_owned(),
                day,
                on: today,
                tries: Vec::new(),
                of,
                shelf: None,
                marks: String::new(),
                longest: 0,
                again: None,
            });
            self.0.len() - 1
        });
        // The entry was either found or just pushed.
        #[expect(clippy::indexing_slicing, reason = "it is there")]
        &mut self.0[at]
    }

    /// Enters the result of a part, in a task made of positions. Returns whether it counts: parts
    /// come in order, each once.
    pub fn enter(
        &mut self,
        who: &str,
        game: &str,
        day: Day,
        today: Day,
        part: usize,
        tried: Try,
    ) -> bool {
        let done = self.begun(who, game, day, today, PARTS);
        let counts = part == done.tries.len() && part < done.of;
        if counts {
            done.tries.push(tried);
        }
        counts
    }

    /// Records that a game with the letters or cards of a day was begun, or opened again. Returns
    /// whether it is the first game of that task.
    pub fn begin(&mut self, who: &str, game: &str, day: Day, today: Day, shelf: &str) -> bool {
        let before = self.of(who, game, day).is_some();
        let done = self.begun(who, game, day, today, 1);
        if !before {
            done.shelf = Some(shelf.to_owned());
        }
        !before
    }

    /// Records that a game with the letters or cards of a day is over. The first game of the task
    /// is the try that counts; any other is a later try. Returns whether anything changed.
    pub fn finish(
        &mut self,
        who: &str,
        game: &str,
        day: Day,
        shelf: &str,
        points: i32,
        made: (String, usize),
    ) -> bool {
        let Some(done) = self.0.iter_mut().find(|done| is(done, who, game, day)) else {
            return false;
        };
        if done.shelf.as_deref() != Some(shelf) {
            let better = done.again.is_none_or(|before| before < points);
            done.again = if better { Some(points) } else { done.again };
            return better;
        }
        let par = done.tries.first().map_or(0, |one| one.par);
        let tried = vec![Try { got: points, par }];
        let changed = done.tries != tried;
        (done.marks, done.longest) = made;
        done.tries = tried;
        changed
    }

    /// Sets the best bot's result for a task that is a whole game. Returns whether it was unknown
    /// before.
    pub fn set_par(&mut self, who: &str, game: &str, day: Day, par: i32) -> bool {
        let mut done = self.0.iter_mut();
        let one = done.find(|done| is(done, who, game, day));
        let one = one.and_then(|done| done.tries.first_mut());
        one.is_some_and(|one| {
            let new = one.par == 0 && par > 0;
            if new {
                one.par = par;
            }
            new
        })
    }

    /// Returns the last `count` days up to today, the oldest first, with what a player did on each.
    pub fn row(&self, who: &str, today: Day, count: u32) -> Vec<Shown> {
        let days = (0..count).rev().filter_map(|back| today.before(back));
        let show = |day: Day| {
            let of_day = || {
                self.by(who)
                    .filter(|done| done.day == day && done.is_whole())
            };
            let in_time = || of_day().filter(|done| !done.is_late());
            Shown {
                day,
                done: in_time().count(),
                late: of_day().filter(|done| done.is_late()).count(),
                par: in_time().any(Done::is_par),
            }
        };
        days.map(show).collect()
    }

    /// Removes a player's tasks.
    pub fn forget(&mut self, who: &str) {
        self.0.retain(|done| done.who != who);
    }

    /// Moves a player's tasks to a new name.
    pub fn rename(&mut self, from: &str, to: &str) {
        for done in self.0.iter_mut().filter(|done| done.who == from) {
            to.clone_into(&mut done.who);
        }
    }
}

fn is(done: &Done, who: &str, game: &str, day: Day) -> bool {
    done.day == day && done.who == who && done.game == game
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    const GRID: &str = "paper-grid";

    #[test]
    fn five_parts_come_in_order_and_each_counts_once() {
        let (mut days, today) = (Days::default(), day("2026-11-22"));
        for part in 0..PARTS {
            let skipped = Try { got: 99, par: 99 };
            assert!(!days.enter("Ada", GRID, today, today, part + 1, skipped));
            let tried = Try { got: 10, par: 12 };
            assert!(days.enter("Ada", GRID, today, today, part, tried));
            assert!(!days.enter("Ada", GRID, today, today, part, skipped));
        }
        assert!(!days.enter("Ada", GRID, today, today, PARTS, Try { got: 1, par: 1 }));
        let done = days.of("Ada", GRID, today).unwrap();
        assert!(done.is_whole() && !done.is_par() && !done.is_late());
        assert_eq!(done.sum(), Try { got: 50, par: 60 });
        assert_eq!(days.of("Ben", GRID, today), None);
    }

    #[test]
    fn setting_the_clock_back_gives_no_second_first_try() {
        let mut days = Days::default();
        let (eve, today) = (day("2026-11-21"), day("2026-11-22"));
        assert!(days.begin("Ada", "word-heist", today, today, "one"));
        // The clock is set back, and then put right.
        assert!(!days.begin("Ada", "word-heist", today, eve, "two"));
        let made = || ("--+".to_owned(), 6);
        assert!(days.finish("Ada", "word-heist", today, "two", 30, made()));
        assert!(days.finish("Ada", "word-heist", today, "one", 20, made()));
        assert!(
            !days.finish("Ada", "word-heist", today, "one", 20, made()),
            "seen again"
        );
        assert!(
            !days.finish("Ada", "word-heist", today, "two", 25, made()),
            "no better"
        );
        let done = days.of("Ada", "word-heist", today).unwrap();
        assert_eq!((done.sum().got, done.again), (20, Some(30)));
        assert_eq!((done.marks.as_str(), done.longest), ("--+", 6));
        assert!(!done.is_par(), "par isn't known yet");
        assert!(days.set_par("Ada", "word-heist", today, 20));
        assert!(
            !days.set_par("Ada", "word-heist", today, 15),
            "par is set only once"
        );
        assert!(days.of("Ada", "word-heist", today).unwrap().is_par());
        assert!(
            !days.finish("Ben", "word-heist", today, "one", 1, made()),
            "not begun"
        );
    }

    #[test]
    fn a_past_day_counts_as_practice_and_stays_missed() {
        let (mut days, past, today) = (Days::default(), day("2026-11-20"), day("2026-11-22"));
        for part in 0..PARTS {
            days.enter("Ada", GRID, past, today, part, Try { got: 5, par: 5 });
            days.enter("Ada", GRID, today, today, part, Try { got: 5, par: 5 });
        }
        days.enter("Ada", "c-u-letter", today, today, 0, Try { got: 1, par: 9 });
        let row = days.row("Ada", today, 3);
        let told: Vec<_> = row
            .iter()
            .map(|one| (one.done, one.late, one.par))
            .collect();
        assert_eq!(told, [(0, 1, false), (0, 0, false), (1, 0, true)]);
        assert_eq!(row.last().map(|one| one.day), Some(today));
        assert_eq!(days.row("Ben", today, 14).len(), 14);
    }

    #[test]
    fn a_player_is_forgotten_and_renamed() {
        let (mut days, today) = (Days::default(), day("2026-11-22"));
        for who in ["Ada", "Ben"] {
            days.enter(who, GRID, today, today, 0, Try { got: 1, par: 9 });
        }
        days.rename("Ben", "Bea");
        days.forget("Ada");
        let got = |who| days.of(who, GRID, today).map(|done| done.sum().got);
        assert_eq!((got("Ada"), got("Ben"), got("Bea")), (None, None, Some(1)));
        assert_eq!(days.by("Bea").count(), 1);
    }

    #[test]
    fn the_ledger_round_trips_as_json() {
        let today = day("2026-11-22");
        let mut days = Days::default();
        days.enter("Ada", GRID, today, today, 0, Try { got: 9, par: 12 });
        days.begin("Ada", "word-heist", today, today, "abc");
        days.finish("Ada", "word-heist", today, "abc", 14, ("-+".into(), 9));
        let text = serde_json::to_string(&days).unwrap();
        assert_eq!(
            text,
            "[{\"who\":\"Ada\",\"game\":\"paper-grid\",\"day\":\"2026-11-22\",\
             \"on\":\"2026-11-22\",\"tries\":[{\"got\":9,\"par\":12}],\"of\":5},\
             {\"who\":\"Ada\",\"game\":\"word-heist\",\"day\":\"2026-11-22\",\
             \"on\":\"2026-11-22\",\"tries\":[{\"got\":14,\"par\":0}],\"of\":1,\
             \"shelf\":\"abc\",\"marks\":\"-+\",\"longest\":9}]"
        );
        assert_eq!(base::json::read::<Days>(&text).unwrap(), days);
    }

    #[test]
    fn half_of_par_has_its_own_grade() {
        let grade = |got| Try { got, par: 9 }.grade();
        assert_eq!(grade(9), Grade::Best);
        assert_eq!((grade(8), grade(5)), (Grade::Half, Grade::Half));
        assert_eq!(grade(4), Grade::Less);
    }
}
