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
pub const DAYS_RECORD: &str = "days";
/// Number of parts in a task that is made of positions.
pub const PARTS_PER_TASK: usize = 5;
/// Maximum number of entries kept, enough for five years of four games a day. The oldest are
/// dropped first.
const MAX_ENTRIES: usize = 7_300;

/// A player's result in one part of a task.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct PartResult {
    /// Points, or whatever the task counts.
    pub got: i32,
    /// Result of the best bot; 0 until it is known.
    pub par: i32,
}

impl PartResult {
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
pub struct TaskEntry {
    /// Name of the player.
    pub who: String,
    /// Name of the game, as in addresses.
    pub game: String,
    /// Date that the task belongs to.
    pub day: Day,
    /// Date on which the task was begun, by the device's clock.
    pub on: Day,
    /// Results of the first try, part by part.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tries: Vec<PartResult>,
    /// Number of parts in the task.
    pub of: usize,
    /// Id of the saved game that counts, where the task is a whole game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shelf: Option<String>,
    /// Words made in the game that counts, one character each: [`TaskEntry::MADE_MARK`] or
    /// [`TaskEntry::TAKEN_MARK`].
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

impl TaskEntry {
    /// Mark of a word made from free letters only.
    pub const MADE_MARK: char = '-';
    /// Mark of a word that took in another word.
    pub const TAKEN_MARK: char = '+';

    /// Whether all parts are done.
    pub fn is_complete(&self) -> bool {
        self.tries.len() >= self.of
    }

    /// Whether the task was begun after its day, as practice.
    pub fn is_late(&self) -> bool {
        self.on > self.day
    }

    /// Sums the results and the pars of all parts.
    pub fn sum(&self) -> PartResult {
        let add = |sum: PartResult, one: &PartResult| PartResult {
            got: sum.got.saturating_add(one.got),
            par: sum.par.saturating_add(one.par),
        };
        self.tries.iter().fold(PartResult { got: 0, par: 0 }, add)
    }

    /// Whether the whole task reached par.
    pub fn reached_par(&self) -> bool {
        let sum = self.sum();
        self.is_complete() && sum.par > 0 && sum.got >= sum.par
    }
}

/// One day in the row of recent days, for one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DaySummary {
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
/// use screen::day::{DayLedger, PartResult};
///
/// let day = "2026-11-22".parse()?;
/// let mut days = DayLedger::default();
/// assert!(days.record_part("Ada", "paper-grid", day, day, 0, PartResult { got: 9, par: 12 }));
/// // The same part a second time does not count.
/// assert!(!days.record_part("Ada", "paper-grid", day, day, 0, PartResult { got: 12, par: 12 }));
/// assert_eq!(days.entry("Ada", "paper-grid", day).map(|done| done.sum().got), Some(9));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DayLedger(Vec<TaskEntry>);

impl DayLedger {
    /// Returns what a player did in a game's task of a day.
    pub fn entry(&self, who: &str, game: &str, day: Day) -> Option<&TaskEntry> {
        self.0
            .iter()
            .find(|done| matches_task(done, who, game, day))
    }

    /// Returns all tasks of a player, the oldest first.
    pub fn entries_of(&self, who: &str) -> impl Iterator<Item = &TaskEntry> {
        self.0.iter().filter(move |done| done.who == who)
    }

    fn entry_or_insert(
        &mut self,
        who: &str,
        game: &str,
        day: Day,
        today: Day,
        of: usize,
    ) -> &mut TaskEntry {
        let at = self
            .0
            .iter()
            .position(|done| matches_task(done, who, game, day));
        let at = at.unwrap_or_else(|| {
            if self.0.len() >= MAX_ENTRIES {
                self.0.remove(0);
            }
            self.0.push(TaskEntry {
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
    pub fn record_part(
        &mut self,
        who: &str,
        game: &str,
        day: Day,
        today: Day,
        part: usize,
        tried: PartResult,
    ) -> bool {
        let done = self.entry_or_insert(who, game, day, today, PARTS_PER_TASK);
        let counts = part == done.tries.len() && part < done.of;
        if counts {
            done.tries.push(tried);
        }
        counts
    }

    /// Records that a game with the letters or cards of a day was begun, or opened again. Returns
    /// whether it is the first game of that task.
    pub fn record_start(
        &mut self,
        who: &str,
        game: &str,
        day: Day,
        today: Day,
        shelf: &str,
    ) -> bool {
        let before = self.entry(who, game, day).is_some();
        let done = self.entry_or_insert(who, game, day, today, 1);
        if !before {
            done.shelf = Some(shelf.to_owned());
        }
        !before
    }

    /// Records that a game with the letters or cards of a day is over. The first game of the task
    /// is the try that counts; any other is a later try. Returns whether anything changed.
    pub fn record_finish(
        &mut self,
        who: &str,
        game: &str,
        day: Day,
        shelf: &str,
        points: i32,
        made: (String, usize),
    ) -> bool {
        let Some(done) = self
            .0
            .iter_mut()
            .find(|done| matches_task(done, who, game, day))
        else {
            return false;
        };
        if done.shelf.as_deref() != Some(shelf) {
            let better = done.again.is_none_or(|before| before < points);
            done.again = if better { Some(points) } else { done.again };
            return better;
        }
        let par = done.tries.first().map_or(0, |one| one.par);
        let tried = vec![PartResult { got: points, par }];
        let changed = done.tries != tried;
        (done.marks, done.longest) = made;
        done.tries = tried;
        changed
    }

    /// Sets the best bot's result for a task that is a whole game. Returns whether it was unknown
    /// before.
    pub fn set_par(&mut self, who: &str, game: &str, day: Day, par: i32) -> bool {
        let mut done = self.0.iter_mut();
        let one = done.find(|done| matches_task(done, who, game, day));
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
    pub fn recent_days(&self, who: &str, today: Day, count: u32) -> Vec<DaySummary> {
        let days = (0..count).rev().filter_map(|back| today.minus_days(back));
        let show = |day: Day| {
            let of_day = || {
                self.entries_of(who)
                    .filter(|done| done.day == day && done.is_complete())
            };
            let in_time = || of_day().filter(|done| !done.is_late());
            DaySummary {
                day,
                done: in_time().count(),
                late: of_day().filter(|done| done.is_late()).count(),
                par: in_time().any(TaskEntry::reached_par),
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

fn matches_task(done: &TaskEntry, who: &str, game: &str, day: Day) -> bool {
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
    fn the_five_parts_of_a_task_are_done_in_order_and_count_once() {
        let (mut days, today) = (DayLedger::default(), day("2026-11-22"));
        for part in 0..PARTS_PER_TASK {
            let skipped = PartResult { got: 99, par: 99 };
            assert!(!days.record_part("Ada", GRID, today, today, part + 1, skipped));
            let tried = PartResult { got: 10, par: 12 };
            assert!(days.record_part("Ada", GRID, today, today, part, tried));
            assert!(!days.record_part("Ada", GRID, today, today, part, skipped));
        }
        assert!(!days.record_part(
            "Ada",
            GRID,
            today,
            today,
            PARTS_PER_TASK,
            PartResult { got: 1, par: 1 }
        ));
        let done = days.entry("Ada", GRID, today).unwrap();
        assert!(done.is_complete() && !done.reached_par() && !done.is_late());
        assert_eq!(done.sum(), PartResult { got: 50, par: 60 });
        assert_eq!(days.entry("Ben", GRID, today), None);
    }

    #[test]
    fn setting_the_clock_back_gives_no_second_first_try() {
        let mut days = DayLedger::default();
        let (eve, today) = (day("2026-11-21"), day("2026-11-22"));
        assert!(days.record_start("Ada", "word-heist", today, today, "one"));
        // The clock is set back, and then put right.
        assert!(!days.record_start("Ada", "word-heist", today, eve, "two"));
        let made = || ("--+".to_owned(), 6);
        assert!(days.record_finish("Ada", "word-heist", today, "two", 30, made()));
        assert!(days.record_finish("Ada", "word-heist", today, "one", 20, made()));
        assert!(
            !days.record_finish("Ada", "word-heist", today, "one", 20, made()),
            "seen again"
        );
        assert!(
            !days.record_finish("Ada", "word-heist", today, "two", 25, made()),
            "no better"
        );
        let done = days.entry("Ada", "word-heist", today).unwrap();
        assert_eq!((done.sum().got, done.again), (20, Some(30)));
        assert_eq!((done.marks.as_str(), done.longest), ("--+", 6));
        assert!(!done.reached_par(), "par isn't known yet");
        assert!(days.set_par("Ada", "word-heist", today, 20));
        assert!(
            !days.set_par("Ada", "word-heist", today, 15),
            "par is set only once"
        );
        assert!(
            days.entry("Ada", "word-heist", today)
                .unwrap()
                .reached_par()
        );
        assert!(
            !days.record_finish("Ben", "word-heist", today, "one", 1, made()),
            "not begun"
        );
    }

    #[test]
    fn a_past_day_counts_as_practice_and_stays_missed() {
        let (mut days, past, today) = (DayLedger::default(), day("2026-11-20"), day("2026-11-22"));
        for part in 0..PARTS_PER_TASK {
            days.record_part(
                "Ada",
                GRID,
                past,
                today,
                part,
                PartResult { got: 5, par: 5 },
            );
            days.record_part(
                "Ada",
                GRID,
                today,
                today,
                part,
                PartResult { got: 5, par: 5 },
            );
        }
        days.record_part(
            "Ada",
            "c-u-letter",
            today,
            today,
            0,
            PartResult { got: 1, par: 9 },
        );
        let row = days.recent_days("Ada", today, 3);
        let told: Vec<_> = row
            .iter()
            .map(|one| (one.done, one.late, one.par))
            .collect();
        assert_eq!(told, [(0, 1, false), (0, 0, false), (1, 0, true)]);
        assert_eq!(row.last().map(|one| one.day), Some(today));
        assert_eq!(days.recent_days("Ben", today, 14).len(), 14);
    }

    #[test]
    fn a_player_can_be_removed_from_the_ledger_or_renamed() {
        let (mut days, today) = (DayLedger::default(), day("2026-11-22"));
        for who in ["Ada", "Ben"] {
            days.record_part(who, GRID, today, today, 0, PartResult { got: 1, par: 9 });
        }
        days.rename("Ben", "Bea");
        days.forget("Ada");
        let got = |who| days.entry(who, GRID, today).map(|done| done.sum().got);
        assert_eq!((got("Ada"), got("Ben"), got("Bea")), (None, None, Some(1)));
        assert_eq!(days.entries_of("Bea").count(), 1);
    }

    #[test]
    fn the_ledger_round_trips_as_json() {
        let today = day("2026-11-22");
        let mut days = DayLedger::default();
        days.record_part("Ada", GRID, today, today, 0, PartResult { got: 9, par: 12 });
        days.record_start("Ada", "word-heist", today, today, "abc");
        days.record_finish("Ada", "word-heist", today, "abc", 14, ("-+".into(), 9));
        let text = serde_json::to_string(&days).unwrap();
        assert_eq!(
            text,
            "[{\"who\":\"Ada\",\"game\":\"paper-grid\",\"day\":\"2026-11-22\",\
             \"on\":\"2026-11-22\",\"tries\":[{\"got\":9,\"par\":12}],\"of\":5},\
             {\"who\":\"Ada\",\"game\":\"word-heist\",\"day\":\"2026-11-22\",\
             \"on\":\"2026-11-22\",\"tries\":[{\"got\":14,\"par\":0}],\"of\":1,\
             \"shelf\":\"abc\",\"marks\":\"-+\",\"longest\":9}]"
        );
        assert_eq!(base::json::read::<DayLedger>(&text).unwrap(), days);
    }

    #[test]
    fn half_of_par_is_graded_separately() {
        let grade = |got| PartResult { got, par: 9 }.grade();
        assert_eq!(grade(9), Grade::Best);
        assert_eq!((grade(8), grade(5)), (Grade::Half, Grade::Half));
        assert_eq!(grade(4), Grade::Less);
    }
}
