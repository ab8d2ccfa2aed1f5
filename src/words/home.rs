//! The shell and home.

use crate::desk::Route;

/// The name on the box.
pub const NAME: &str = "Lettercase";
/// What it is, in a line.
pub const TAGLINE: &str = "Word games around one table, and boards for paper.";

/// A screen's heading, which is its title too.
pub fn heading(route: &Route) -> &'static str {
    match route {
        Route::Home => NAME,
        Route::Players => "Players",
        Route::Words | Route::WordsFor(_) => "Words",
        Route::Studio(_) => "Board studio",
        Route::Rules(game) => game.rules,
        Route::SetUp(game) | Route::SetUpLike(game, _) => game.new,
        Route::SetUpOn(_) => "A new Paper Grid",
        Route::Other(_, other) => other.heading,
        Route::Game(..) | Route::Again(..) => "Game",
        Route::Settings => "Settings",
        Route::About => "About",
        Route::Parts => "Parts",
        Route::Unknown(_) => "Nothing here",
    }
}

/// The title of the window or tab.
pub fn title(route: &Route) -> String {
    match route {
        Route::Home => NAME.to_owned(),
        route => format!("{} · {NAME}", heading(route)),
    }
}

/// Leads past the bar.
pub const SKIP: &str = "Skip to the page";
/// After the name on the bar: where it leads.
pub const HOME: &str = "home";
/// The bar's name.
pub const MENU: &str = "Menu";
/// Leads home from where nothing is.
pub const GO_HOME: &str = "Open the box";

/// Says that an address leads nowhere.
pub fn nothing_at(path: &str) -> String {
    format!("No page of this box is called “{path}”. It may have been mistyped or cut off.")
}

/// Heads the players at home.
pub const ROUND_THE_TABLE: &str = "Round the table";
/// Home, before anybody was added.
pub const NOBODY_YET: &str = "Nobody has sat down yet. Add the people you play with, once: \
     Lettercase remembers their names, colours and marks.";
/// Leads to the list of players, before anybody was added.
pub const ADD_PLAYERS: &str = "Add players";
/// Leads to the list of players.
pub const CHANGE_PLAYERS: &str = "Change players";
/// Leads to the word checker.
pub const CHECK_A_WORD: &str = "Check a word";
/// What the word checker is for.
pub const WORDS_SAY: &str = "Is it a word? What does one letter make of it, and what else is in \
     these letters? Ask the list of 248,583 words.";
