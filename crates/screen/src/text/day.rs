//! The day's tasks: what each asks, what came of it, what can be sent, and the row of days.

use crate::day::{Done, Grade, PARTS, Shown, Try};
use crate::{GameCard, TaskCard};
use game::Day;

use super::phrase::count;

pub const TODAY: &str = "Today’s puzzles";
pub const TODAY_SAYS: &str = "One puzzle for each game, the same for everyone. Your first try \
     counts.";
pub const TASKS: &str = "The puzzles";
pub const NOT_YET: &str = "not yet";
pub const WHO: &str = "Who’s playing";
pub const BACK: &str = "All of today’s puzzles";
/// The device does not know what day it is, or the day has not come.
pub const NO_DAY: &str = "There’s no puzzle for that day yet.";
pub const COMING: &str = "Setting up the puzzle…";
pub const FAILED: &str = "That puzzle didn’t come. Try again.";
pub const TRY_AGAIN: &str = "Try again";
pub const ANSWER: &str = "Your word";
pub const TRY: &str = "Try it";
pub const NEXT: &str = "Next";
pub const SEE_RESULT: &str = "See how you did";
pub const SHARE: &str = "Share it";
/// That nobody is told an answer by it.
pub const SHARE_SAYS: &str = "It gives nothing away.";
pub const COPY: &str = "Copy";
pub const SEND: &str = "Send";
pub const DAYS: &str = "Your days";
// Where par is the most there was, nobody can be better.
pub const STAR: &str = "★ par reached";
pub const PRACTISE: &str = "Practise";
/// Begins a game with the letters or the deck of a day.
pub const BEGIN: &str = "Start";
pub const GO_ON: &str = "Go on";
/// It is being played by the best bot, for par.
pub const PAR_COMING: &str = "Working out par…";
pub const PAST: &str = "This day is over, so it’s practice.";
pub const PRACTICE_SAYS: &str = "New puzzles without end. The ones you miss come back after 1, 3, \
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

/// A date: `22 November`.
pub fn date(day: Day) -> String {
    let month = MONTHS.get(day.month()).copied().unwrap_or_default();
    format!("{} {month}", day.of_month())
}

/// A date with its weekday.
pub fn long_date(day: Day) -> String {
    let weekday = WEEKDAYS.get(day.weekday()).copied().unwrap_or_default();
    format!("{weekday} {}", date(day))
}

/// The weekday's first two letters.
pub fn weekday(day: Day) -> &'static str {
    let weekday = WEEKDAYS.get(day.weekday()).copied().unwrap_or_default();
    weekday.get(..2).unwrap_or_default()
}

/// Why a word isn’t taken. It costs no try.
pub fn cannot_make(typed: &str) -> String {
    match typed {
        "" => "Type a word first.".to_owned(),
        typed => format!(
            "{} can’t be made here. Try another word.",
            typed.to_uppercase()
        ),
    }
}

/// Leads on to the next game’s task.
pub fn next(game: &str) -> String {
    format!("Next: {game}")
}

/// Leads to a game’s practice.
pub fn practise(game: &str) -> String {
    format!("{PRACTISE} {game}")
}

/// Which of the positions it is.
pub fn part(at: usize) -> String {
    format!("Puzzle {} of {PARTS}", at + 1)
}

/// How far somebody is with a task, behind its game's name.
pub fn state(task: &TaskCard, done: Option<&Done>) -> String {
    let Some(done) = done else {
        return NOT_YET.to_owned();
    };
    let sum = done.sum();
    match done.is_whole() {
        false if done.of == 1 => "started".to_owned(),
        false => format!("{} of {} done", done.tries.len(), done.of),
        true if sum.par > 0 && done.of > 1 => format!("{} of {}", sum.got, sum.par),
        true => amount(task, sum.got),
    }
}

/// So many points, or cards.
pub fn amount(task: &TaskCard, got: i32) -> String {
    match got {
        1 => format!("1 {}", task.one),
        got => format!("{got} {}", task.more),
    }
}

/// What came of a task, in a sentence.
pub fn result(task: &TaskCard, done: &Done) -> String {
    let Try { got, par } = done.sum();
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

/// What came of later tries.
pub fn again(task: &TaskCard, got: i32) -> String {
    format!("Best later try: {}.", amount(task, got))
}

/// The squares of a task: one for each position or word, which give nothing away.
pub fn squares(done: &Done) -> String {
    let square = |one: &Try| match one.grade() {
        Grade::Best => '■',
        Grade::Half => '◧',
        Grade::Less => '□',
    };
    let word = |mark: char| if mark == Done::TAKEN { '■' } else { '□' };
    match done.of {
        1 => done.marks.chars().map(word).collect(),
        _ => done.tries.iter().map(square).collect(),
    }
}

/// What the squares mean, for who cannot see them.
pub fn squares_heard(task: &TaskCard, done: &Done) -> String {
    if done.of > 1 {
        let best = |one: &&Try| one.grade() == Grade::Best;
        let best = done.tries.iter().filter(best).count();
        return format!("{best} of {} were the best there was.", done.of);
    }
    let words = count(done.marks.chars().count(), "word", "words");
    let taken = done.marks.chars().filter(|mark| *mark == Done::TAKEN);
    format!("{words}, {} of them {}.", taken.count(), task.taken)
}

/// What can be sent: the date, the sums and the squares. No letter of it.
pub fn shared(game: &GameCard, done: &Done) -> String {
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
    let squares = match squares.is_empty() {
        true => String::new(),
        false => format!("\n{squares}  ■ {key}"),
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

/// A day of the row, as it is heard.
pub fn day_heard(shown: &Shown) -> String {
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

/// How many days were played.
pub fn row(row: &[Shown]) -> String {
    let played = row.iter().filter(|day| day.done > 0).count();
    let days = row.len();
    format!("{played} of the last {days}. Miss any you like: they stay open as practice.")
}

/// What waits of what was missed.
pub fn misses((due, later, learnt): (usize, usize, usize)) -> Option<String> {
    (due + later + learnt > 0)
        .then(|| format!("Missed before: {due} due today, {later} later, {learnt} learnt."))
}
