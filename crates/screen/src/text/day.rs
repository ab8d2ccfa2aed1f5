//! Texts of the daily tasks: what each asks, its result, the text to share, and the row of days.

use crate::day::{DaySummary, Grade, PARTS_PER_TASK, PartResult, TaskEntry};
use crate::{GameCard, TaskCard};
use game::Day;

use super::phrase::count;

pub const TODAY: &str = "Today’s puzzles";
pub const TODAY_NOTE: &str = "One puzzle for each game, the same for everyone. Your first try \
     counts.";
pub const NOT_YET: &str = "not yet";
pub const WHO: &str = "Who’s playing";
pub const BACK: &str = "All of today’s puzzles";
/// Shown when the device doesn't know the date, or the day hasn't come yet.
pub const NO_DAY: &str = "There’s no puzzle for that day yet.";
pub const COMING: &str = "Setting up the puzzle…";
pub const FAILED: &str = "That puzzle didn’t come. Try again.";
pub const TRY_AGAIN: &str = "Try again";
pub const ANSWER: &str = "Your word";
pub const TRY: &str = "Try it";
pub const NEXT: &str = "Next";
pub const SEE_RESULT: &str = "See how you did";
pub const SHARE: &str = "Share it";
/// Assurance that the shared text reveals no answer.
pub const SHARE_NOTE: &str = "It gives nothing away.";
pub const COPY: &str = "Copy";
pub const SEND: &str = "Send";
pub const DAYS: &str = "Your days";
// Says "reached" because in some tasks par is the maximum and can't be beaten.
pub const STAR: &str = "★ par reached";
pub const PRACTISE: &str = "Practise";
/// Label of the button that starts a game with the letters or the deck of a day.
pub const BEGIN: &str = "Start";
pub const CONTINUE: &str = "Go on";
/// Shown while the best bot plays the task to determine par.
pub const PAR_LOADING: &str = "Working out par…";
pub const PAST: &str = "This day is over, so it’s practice.";
pub const PRACTICE_NOTE: &str = "New puzzles without end. The ones you miss come back after 1, 3, \
     7 and 21 days.";

const WEEKDAYS: [&str; 7] = [
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Friday",
    "Saturday",
    "Sunday",
];
const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// Formats a date: `22 November`.
pub fn date(day: Day) -> String {
    let month = MONTHS.get(day.month_index()).copied().unwrap_or_default();
    format!("{} {month}", day.day_of_month())
}

/// Formats a date with its weekday.
pub fn long_date(day: Day) -> String {
    let weekday = WEEKDAYS
        .get(day.weekday_index())
        .copied()
        .unwrap_or_default();
    format!("{weekday} {}", date(day))
}

/// Returns the first two letters of the weekday.
pub fn weekday_index(day: Day) -> &'static str {
    let weekday = WEEKDAYS
        .get(day.weekday_index())
        .copied()
        .unwrap_or_default();
    weekday.get(..2).unwrap_or_default()
}

/// Explains why a word isn't accepted. A rejected word doesn't count as a try.
pub fn cannot_make(typed: &str) -> String {
    match typed {
        "" => "Type a word first.".to_owned(),
        typed => format!(
            "{} can’t be made here. Try another word.",
            typed.to_uppercase()
        ),
    }
}

/// Label of the link to the next game's task.
pub fn next(game: &str) -> String {
    format!("Next: {game}")
}

/// Label of the link to a game's practice.
pub fn practise(game: &str) -> String {
    format!("{PRACTISE} {game}")
}

/// Heading of a position, with its number.
pub fn part(at: usize) -> String {
    format!("Puzzle {} of {PARTS_PER_TASK}", at + 1)
}

/// Says how far a player has got with a task; shown after the game's name.
pub fn state(task: &TaskCard, done: Option<&TaskEntry>) -> String {
    let Some(done) = done else {
        return NOT_YET.to_owned();
    };
    let sum = done.sum();
    match done.is_complete() {
        false if done.of == 1 => "started".to_owned(),
        false => format!("{} of {} done", done.tries.len(), done.of),
        true if sum.par > 0 && done.of > 1 => format!("{} of {}", sum.got, sum.par),
        true => amount(task, sum.got),
    }
}

/// Formats a number of points, or of whatever the task counts.
pub fn amount(task: &TaskCard, got: i32) -> String {
    match got {
        1 => format!("1 {}", task.one),
        got => format!("{got} {}", task.more),
    }
}

/// Says the result of a task, in a sentence.
pub fn result(task: &TaskCard, done: &TaskEntry) -> String {
    let PartResult { got, par } = done.sum();
    let amount = amount(task, got);
    let off = par.saturating_sub(got);
    match () {
        () if par <= 0 => format!("{amount}."),
        () if done.of > 1 && off <= 0 => format!("{amount}: nothing beats that."),
        () if done.of > 1 => format!("{got} of {}.", self::amount(task, par)),
        () if off > 0 => format!("{amount}, {off} short of {}.", task.top),
        () if off < 0 => format!("{amount}, {} more than {}.", -off, task.top),
        () => format!("{amount}, level with {}.", task.top),
    }
}

/// Says the best result of later tries.
pub fn again(task: &TaskCard, got: i32) -> String {
    format!("Best later try: {}.", amount(task, got))
}

/// Returns the squares of a task, one for each position or word. They reveal no answer.
pub fn squares(done: &TaskEntry) -> String {
    let square = |one: &PartResult| match one.grade() {
        Grade::Best => '■',
        Grade::Half => '◧',
        Grade::Less => '□',
    };
    let word = |mark: char| {
        if mark == TaskEntry::TAKEN_MARK {
            '■'
        } else {
            '□'
        }
    };
    match done.of {
        1 => done.marks.chars().map(word).collect(),
        _ => done.tries.iter().map(square).collect(),
    }
}

/// Says what the squares mean, for screen readers.
pub fn squares_label(task: &TaskCard, done: &TaskEntry) -> String {
    if done.of > 1 {
        let best = |one: &&PartResult| one.grade() == Grade::Best;
        let best = done.tries.iter().filter(best).count();
        return format!("{best} of {} were the best there was.", done.of);
    }
    let words = count(done.marks.chars().count(), "word", "words");
    let taken = done
        .marks
        .chars()
        .filter(|mark| *mark == TaskEntry::TAKEN_MARK);
    format!("{words}, {} of them {}.", taken.count(), task.taken)
}

/// Returns the text to share: the date, the totals and the squares, but no letter of an answer.
pub fn shared(game: &GameCard, done: &TaskEntry) -> String {
    let task = game.task;
    let sum = done.sum();
    let par = match sum.par {
        0 => String::new(),
        par => format!(", par {par}"),
    };
    let key = match done.of {
        1 => task.taken,
        _ => "the best",
    };
    let squares = squares(done);
    let squares = if squares.is_empty() {
        String::new()
    } else {
        format!("\n{squares}  ■ {key}")
    };
    let longest = match done.longest {
        0 => String::new(),
        letters => format!("\nLongest: {letters} letters"),
    };
    let practice = if done.is_late() { " (practice)" } else { "" };
    let (date, amount) = (date(done.day), amount(task, sum.got));
    let name = game.short;
    format!("Lettercase, {date}{practice}\n{name}: {amount}{par}{squares}{longest}")
}

/// Describes one day of the row of recent days, for screen readers.
pub fn day_label(shown: &DaySummary) -> String {
    let date = long_date(shown.day);
    match (shown.done, shown.late, shown.par) {
        (0, 0, _) => format!("{date}, not played"),
        (0, late, _) => format!("{date}, {} later as practice", puzzles(late)),
        (done, _, true) => format!("{date}, {}, par reached", puzzles(done)),
        (done, _, false) => format!("{date}, {}", puzzles(done)),
    }
}

fn puzzles(done: usize) -> String {
    count(done, "puzzle", "puzzles")
}

/// Says how many of the last days were played.
pub fn row(row: &[DaySummary]) -> String {
    let played = row.iter().filter(|day| day.done > 0).count();
    let days = row.len();
    format!("{played} of the last {days}. Miss any you like: they stay open as practice.")
}

/// Says how many missed positions are due, come later, and are learnt.
pub fn misses((due, later, learnt): (usize, usize, usize)) -> Option<String> {
    (due + later + learnt > 0)
        .then(|| format!("Missed before: {due} due today, {later} later, {learnt} learnt."))
}
