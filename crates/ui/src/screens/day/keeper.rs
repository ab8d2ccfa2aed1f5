//! The functions of the day's chunk that the rest of the page uses: for removing or renaming a
//! player, and for recording a game that has ended.

use crate::desk::{Desk, Undo};
use crate::registry::cards;
use game::Day;
use screen::day::{DAYS, Days, Line, MISSES, Misses, PLAYED, Played};

/// The functions that update players' results.
#[derive(Clone, Copy)]
pub struct Keeper {
    /// Removes a player's results, and returns an undo.
    pub forget: fn(Desk, &str) -> Undo,
    /// Moves a player's results to a new name.
    pub rename: fn(Desk, &str, &str),
    /// Adds lines about a finished game to the ledger.
    pub note: fn(Desk, Vec<Line>),
    /// Records a finished game with a day's letters or cards.
    pub finish: fn(Desk, DayGame),
}

impl Keeper {
    /// The functions of this module.
    pub const HERE: Keeper = Keeper {
        forget,
        rename,
        note,
        finish,
    };
}

/// A finished game with a day's letters or cards.
pub struct DayGame {
    /// The player's name.
    pub who: String,
    /// The game's name in addresses.
    pub game: &'static str,
    /// The day whose letters or cards were played.
    pub day: Day,
    pub today: Day,
    /// The game's id on the shelf.
    pub id: String,
    /// The player's score in that game.
    pub points: i32,
    /// A character for each word made, and the number of letters in the longest.
    pub made: (String, usize),
}

/// Everything recorded about players' results.
struct Kept {
    days: Days,
    misses: Misses,
    played: Played,
    ratings: Vec<(String, String)>,
}

impl Kept {
    fn load(desk: Desk) -> Kept {
        let ratings = cards().iter().map(|card| {
            let name = format!("{}/rating", card.id);
            let kept = desk.load(&name);
            (name, kept)
        });
        Kept {
            days: desk.load(DAYS),
            misses: desk.load(MISSES),
            played: desk.load(PLAYED),
            ratings: ratings.collect(),
        }
    }

    /// Saves the records that have changed.
    fn keep(&self, desk: Desk, before: &Kept) {
        if self.days != before.days {
            desk.keep(DAYS, &self.days);
        }
        if self.misses != before.misses {
            desk.keep(MISSES, &self.misses);
        }
        if self.played != before.played {
            desk.keep(PLAYED, &self.played);
        }
        for ((name, now), (_, before)) in self.ratings.iter().zip(&before.ratings) {
            if now != before {
                desk.keep(name, now);
            }
        }
    }

    /// Changes the lines of all ratings; each line begins with a name.
    fn ratings(&mut self, change: impl Fn(&str) -> Option<String>) {
        for (_, kept) in &mut self.ratings {
            let lines: Vec<String> = kept.lines().filter_map(&change).collect();
            *kept = lines.join("\n");
        }
    }
}

fn forget(desk: Desk, who: &str) -> Undo {
    let before = Kept::load(desk);
    let mut now = Kept::load(desk);
    now.days.forget(who);
    now.misses.forget(who);
    now.played.forget(who);
    now.ratings(|line| (line.split('\t').next() != Some(who)).then(|| line.to_owned()));
    now.keep(desk, &before);
    Undo::new(move || before.keep(desk, &now))
}

fn rename(desk: Desk, from: &str, to: &str) {
    let before = Kept::load(desk);
    let mut now = Kept::load(desk);
    now.days.rename(from, to);
    now.misses.rename(from, to);
    now.played.rename(from, to);
    now.ratings(|line| {
        let rest = line
            .strip_prefix(from)
            .filter(|rest| rest.starts_with('\t'));
        Some(rest.map_or_else(|| line.to_owned(), |rest| format!("{to}{rest}")))
    });
    now.keep(desk, &before);
}

fn note(desk: Desk, lines: Vec<Line>) {
    let mut played: Played = desk.load(PLAYED);
    let before = played.clone();
    for line in lines {
        played.note(line);
    }
    if played != before {
        desk.keep(PLAYED, &played);
    }
}

fn finish(desk: Desk, over: DayGame) {
    let DayGame {
        who,
        game,
        day,
        today,
        id,
        points,
        made,
    } = over;
    let mut days: Days = desk.load(DAYS);
    let begun = days.begin(&who, game, day, today, &id);
    if days.finish(&who, game, day, &id, points, made) || begun {
        desk.keep(DAYS, &days);
    }
}
