//! Texts of home, and of the frame around all screens.

use crate::Route;

pub const NAME: &str = "Lettercase";
pub const TAGLINE: &str = "Four word games for one table.";

/// Returns a screen's heading, which is also its title.
pub fn heading(route: &Route) -> &'static str {
    match route {
        Route::Home => NAME,
        Route::Players => "Players",
        Route::Day => super::day::TODAY,
        Route::Games => YOUR_GAMES,
        Route::Words | Route::WordsFor(_) => "Words",
        Route::Studio(_) => "Board studio",
        Route::Rules(game) | Route::RulesFor(game, _) => game.rules,
        Route::Learn(game, _) => game.learn,
        Route::SetUp(game) | Route::SetUpLike(game, _) => game.new,
        Route::SetUpOn(_) => "New Paper Grid game",
        Route::Other(_, other) => other.heading,
        Route::Game(..) | Route::Again(..) => "Game",
        Route::Settings => "Settings",
        Route::About => "About",
        Route::Parts => "Parts",
        Route::Unknown(_) => "Nothing here",
    }
}

/// Returns the title of the window or tab.
pub fn title(route: &Route) -> String {
    match route {
        Route::Home => NAME.to_owned(),
        route => format!("{} · {NAME}", heading(route)),
    }
}

pub const SKIP: &str = "Skip to the page";
/// Added after the app's name on the bar, to say where the link leads.
pub const HOME: &str = "home";
pub const MENU: &str = "Menu";
pub const GO_HOME: &str = "Open the box";

/// Says that an address leads to no screen.
pub fn nothing_at(path: &str) -> String {
    format!("There’s no page here called {path}. It may be mistyped or cut off.")
}

pub const THE_GAMES: &str = "The games";
pub const DRAWER: &str = "In the drawer";
pub const PLAY: &str = "Play";
/// Heading of the games in progress.
pub const GO_ON_WITH: &str = "Go on with";
/// Shown to a newcomer, who has no games yet: a question, and the answer.
pub const WELCOME: (&str, &str) = (
    "New here?",
    "Press Play to begin. Or Learn first, in about 5 minutes.",
);
pub const DAY_NOTE: &str = "The same for everyone, and how you did";
pub const WORD_CHECKER: &str = "Word checker";
pub const WORDS_NOTE: &str = "Is it a word? The list decides";
pub const YOUR_GAMES: &str = "Your games";
pub const GAMES_NOTE: &str = "In progress, finished, from a file";
