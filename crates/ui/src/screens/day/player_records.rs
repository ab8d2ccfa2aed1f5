//! The functions of the day's chunk that the rest of the page uses: for removing or renaming a
//! player, and for recording a game that has ended.

use crate::app_state::{AppState, Undo};
use crate::registry::game_cards;
use game::Day;
use screen::day::{
    DAYS_RECORD, DayLedger, FinishedGame, MISSES_RECORD, MissedPositions, PLAYED_RECORD,
    PlayedGames,
};

/// The functions that update players' results.
#[derive(Clone, Copy)]
pub struct PlayerResultFns {
    /// Removes a player's results, and returns an undo.
    pub forget: fn(AppState, &str) -> Undo,
    /// Moves a player's results to a new name.
    pub rename: fn(AppState, &str, &str),
    /// Adds lines about a finished game to the ledger.
    pub note: fn(AppState, Vec<FinishedGame>),
    /// Records a finished game with a day's letters or cards.
    pub finish: fn(AppState, DayGame),
}

impl PlayerResultFns {
    /// The functions of this module.
    pub const FUNCTIONS: PlayerResultFns = PlayerResultFns {
        forget: forget_player,
        rename: rename_player,
        note: add_to_ledger,
        finish: record_day_game,
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
    /// One character for each word made, and the number of letters in the longest word.
    pub made: (String, usize),
}

/// Everything recorded about players' results.
struct PlayerRecords {
    days: DayLedger,
    misses: MissedPositions,
    played: PlayedGames,
    ratings: Vec<(String, String)>,
}

impl PlayerRecords {
    fn load(app: AppState) -> PlayerRecords {
        let ratings = game_cards().iter().map(|card| {
            let name = format!("{}/rating", card.id);
            let kept = app.load(&name);
            (name, kept)
        });
        PlayerRecords {
            days: app.load(DAYS_RECORD),
            misses: app.load(MISSES_RECORD),
            played: app.load(PLAYED_RECORD),
            ratings: ratings.collect(),
        }
    }

    /// Saves the records that have changed.
    fn save(&self, app: AppState, before: &PlayerRecords) {
        if self.days != before.days {
            app.save(DAYS_RECORD, &self.days);
        }
        if self.misses != before.misses {
            app.save(MISSES_RECORD, &self.misses);
        }
        if self.played != before.played {
            app.save(PLAYED_RECORD, &self.played);
        }
        for ((name, now), (_, before)) in self.ratings.iter().zip(&before.ratings) {
            if now != before {
                app.save(name, now);
            }
        }
    }

    /// Changes the lines of all ratings; each line begins with a name.
    fn change_ratings(&mut self, change: impl Fn(&str) -> Option<String>) {
        for (_, kept) in &mut self.ratings {
            let lines: Vec<String> = kept.lines().filter_map(&change).collect();
            *kept = lines.join("\n");
        }
    }
}

fn forget_player(app: AppState, who: &str) -> Undo {
    let before = PlayerRecords::load(app);
    let mut now = PlayerRecords::load(app);
    now.days.forget(who);
    now.misses.forget(who);
    now.played.forget(who);
    now.change_ratings(|line| (line.split('\t').next() != Some(who)).then(|| line.to_owned()));
    now.save(app, &before);
    Undo::new(move || before.save(app, &now))
}

fn rename_player(app: AppState, from: &str, to: &str) {
    let before = PlayerRecords::load(app);
    let mut now = PlayerRecords::load(app);
    now.days.rename(from, to);
    now.misses.rename(from, to);
    now.played.rename(from, to);
    now.change_ratings(|line| {
        let rest = line
            .strip_prefix(from)
            .filter(|rest| rest.starts_with('\t'));
        Some(rest.map_or_else(|| line.to_owned(), |rest| format!("{to}{rest}")))
    });
    now.save(app, &before);
}

fn add_to_ledger(app: AppState, lines: Vec<FinishedGame>) {
    let mut played: PlayedGames = app.load(PLAYED_RECORD);
    let before = played.clone();
    for line in lines {
        played.record(line);
    }
    if played != before {
        app.save(PLAYED_RECORD, &played);
    }
}

fn record_day_game(app: AppState, over: DayGame) {
    let DayGame {
        who,
        game,
        day,
        today,
        id,
        points,
        made,
    } = over;
    let mut days: DayLedger = app.load(DAYS_RECORD);
    let begun = days.record_start(&who, game, day, today, &id);
    if days.record_finish(&who, game, day, &id, points, made) || begun {
        app.save(DAYS_RECORD, &days);
    }
}
