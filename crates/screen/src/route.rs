//! Routes: the part of the address after `#`. A static host can serve them all.

use super::{GameCard, OtherScreen};

/// Name of the game whose boards have addresses.
const BOARD_GAME: &str = "paper-grid";
/// Prefix of the address of a new game on a given board; the rest is the board.
const NEW_ON_BOARD: &str = "paper-grid/new/";
/// Suffix, after a game's name, of the chunk with the game's extras.
const EXTRAS_SUFFIX: &str = "--extras";
/// Name of the board studio's chunk. The studio belongs to a game, like that game's extras.
const STUDIO: &str = "paper-grid--studio";
/// Address of a game's rules, after the game's name.
const RULES: &str = "rules";
/// Last part of the address of the form for a new game, and of the rules that are chosen in it.
const NEW: &str = "new";
/// Address of a game's lessons, after the game's name.
const LEARN: &str = "learn";
/// Prefix of the word checker's address when it is opened from a game's table.
const WORDS_OF_GAME: &str = "words/";

/// A screen of the app, as an address names it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Route {
    /// Home: the box of games.
    Home,
    /// The players on this device.
    Players,
    /// The day's tasks, and the player's results.
    Day,
    /// All games on this device.
    Games,
    /// The word checker.
    Words,
    /// The word checker, opened from the table of the game with this id (O29).
    WordsFor(String),
    /// Rules of a game with the default options.
    Rules(&'static GameCard),
    /// Rules of a game with chosen options: those of the game with this id, or without an id those
    /// of the form.
    RulesFor(&'static GameCard, Option<String>),
    /// A game's lessons, or one of them, counted from 1; 0 is the list.
    Learn(&'static GameCard, u8),
    /// Form for a new game.
    SetUp(&'static GameCard),
    /// Form for a new game of Paper Grid, on the board that this end of an address describes.
    SetUpOn(String),
    /// A screen that only this game has.
    Other(&'static GameCard, &'static OtherScreen),
    /// A game that was begun, by its id on the shelf.
    Game(&'static GameCard, String),
    /// A new game with the same people and rules as the game with this id.
    Again(&'static GameCard, String),
    /// Form for a new game, filled in as for the game with this id.
    SetUpLike(&'static GameCard, String),
    /// The board studio, with a board if an address of one is given.
    Studio(Option<String>),
    /// Settings, and the data kept on this device.
    Settings,
    /// The About screen: what the app is, and its credits.
    About,
    /// Every part of the interface in every state: for developers, not in any menu.
    Parts,
    /// An unknown address, as it was requested.
    Unknown(String),
}

/// A chunk of the page's program, loaded when a route needs it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chunk {
    /// A game's table and form.
    Game(&'static str),
    /// A game's extras: its rules, lessons and special screens.
    Extras(&'static str),
    /// The board studio.
    Studio,
    /// The About screen: what the app is, and its credits.
    About,
    /// The day's tasks, and the player's results.
    Day,
    /// The word checker.
    Words,
    /// Settings, the list of games, and everything about files.
    Settings,
    /// Every part of the interface in every state.
    Parts,
}

impl Chunk {
    /// Returns the chunk with this name.
    pub fn parse(word: &str, games: &[&'static GameCard]) -> Option<Chunk> {
        match word {
            "about" => Some(Chunk::About),
            "words" => Some(Chunk::Words),
            "day" => Some(Chunk::Day),
            "settings" => Some(Chunk::Settings),
            "parts" => Some(Chunk::Parts),
            STUDIO => Some(Chunk::Studio),
            word => {
                let (game, extras) = match word.strip_suffix(EXTRAS_SUFFIX) {
                    Some(game) => (game, true),
                    None => (word, false),
                };
                let id = games.iter().find(|card| card.id == game)?.id;
                Some(if extras {
                    Chunk::Extras(id)
                } else {
                    Chunk::Game(id)
                })
            }
        }
    }

    /// Returns the chunk's name, which [`Chunk::parse`] reads.
    pub fn name(self) -> String {
        match self {
            Chunk::Game(game) => game.to_owned(),
            Chunk::Extras(game) => format!("{game}{EXTRAS_SUFFIX}"),
            Chunk::Studio => STUDIO.to_owned(),
            Chunk::About => "about".to_owned(),
            Chunk::Words => "words".to_owned(),
            Chunk::Day => "day".to_owned(),
            Chunk::Settings => "settings".to_owned(),
            Chunk::Parts => "parts".to_owned(),
        }
    }
}

impl Route {
    /// Reads a hash such as `#/settings`; an empty hash is home.
    pub fn parse(hash: &str, games: &[&'static GameCard]) -> Route {
        let path = hash.strip_prefix('#').unwrap_or(hash);
        match path.trim_matches('/') {
            "" => Route::Home,
            "players" => Route::Players,
            "games" => Route::Games,
            "day" => Route::Day,
            "words" => Route::Words,
            "board" => Route::Studio(None),
            path if path.starts_with("board/") => Route::Studio(Some(format!("#/{path}"))),
            "settings" => Route::Settings,
            "about" => Route::About,
            "parts" => Route::Parts,
            longer => match (
                longer.strip_prefix(NEW_ON_BOARD),
                longer.strip_prefix(WORDS_OF_GAME),
            ) {
                (Some(board), _) => Route::SetUpOn(board.to_owned()),
                (_, Some(game)) => Route::WordsFor(game.to_owned()),
                _ => parse_game_route(longer, games)
                    .unwrap_or_else(|| Route::Unknown(path.to_owned())),
            },
        }
    }

    /// Returns the chunk that draws this route; `None` if the page itself does.
    pub fn room(&self) -> Option<Chunk> {
        match self {
            Route::SetUp(game)
            | Route::Game(game, _)
            | Route::Again(game, _)
            | Route::SetUpLike(game, _) => Some(Chunk::Game(game.id)),
            Route::Rules(game)
            | Route::RulesFor(game, _)
            | Route::Learn(game, _)
            | Route::Other(game, _) => Some(Chunk::Extras(game.id)),
            Route::SetUpOn(_) => Some(Chunk::Game(BOARD_GAME)),
            Route::Studio(_) => Some(Chunk::Studio),
            Route::Words | Route::WordsFor(_) => Some(Chunk::Words),
            Route::Settings | Route::Games | Route::Players => Some(Chunk::Settings),
            Route::Parts => Some(Chunk::Parts),
            Route::Day => Some(Chunk::Day),
            Route::About => Some(Chunk::About),
            Route::Home | Route::Unknown(_) => None,
        }
    }

    /// Returns the hash that leads to this route.
    pub fn hash(&self) -> String {
        let path = match self {
            Route::Home => "/",
            Route::Players => "/players",
            Route::Games => "/games",
            Route::Day => "/day",
            Route::Words => "/words",
            Route::WordsFor(id) => return format!("#/{WORDS_OF_GAME}{id}"),
            Route::Studio(None) => "/board",
            Route::Studio(Some(link)) => return link.clone(),
            Route::Rules(game) => return format!("#/{}/{RULES}", game.id),
            Route::RulesFor(game, id) => {
                let id = id.as_deref().unwrap_or(NEW);
                return format!("#/{}/{RULES}/{id}", game.id);
            }
            Route::Learn(game, 0) => return format!("#/{}/{LEARN}", game.id),
            Route::Learn(game, at) => return format!("#/{}/{LEARN}/{at}", game.id),
            Route::SetUp(game) => return format!("#/{}/{NEW}", game.id),
            Route::SetUpOn(board) => return format!("#/{NEW_ON_BOARD}{board}"),
            Route::Other(game, other) => return format!("#/{}/{}", game.id, other.path),
            Route::Game(game, id) => return format!("#/{}/game/{id}", game.id),
            Route::Again(game, id) => return format!("#/{}/again/{id}", game.id),
            Route::SetUpLike(game, id) => return format!("#/{}/like/{id}", game.id),
            Route::Settings => "/settings",
            Route::About => "/about",
            Route::Parts => "/parts",
            Route::Unknown(path) => path,
        };
        format!("#{path}")
    }
}

/// Reads the address of a game's screen, such as `paper-grid/rules`. The game's name alone is short
/// for the form for a new game.
fn parse_game_route(path: &str, games: &[&'static GameCard]) -> Option<Route> {
    let (game, what) = path.split_once('/').unwrap_or((path, NEW));
    let game = games.iter().find(|card| card.id == game)?;
    match what.split_once('/') {
        None if what == RULES => Some(Route::Rules(game)),
        None if what == LEARN => Some(Route::Learn(game, 0)),
        None if what == NEW => Some(Route::SetUp(game)),
        None => {
            let other = game.others.iter().find(|other| other.path == what)?;
            Some(Route::Other(game, other))
        }
        Some((LEARN, at)) => Some(Route::Learn(game, at.parse().ok().filter(|at| *at > 0)?)),
        Some((RULES, NEW)) => Some(Route::RulesFor(game, None)),
        Some((RULES, id)) => Some(Route::RulesFor(game, Some(id.to_owned()))),
        Some(("game", id)) => Some(Route::Game(game, id.to_owned())),
        Some(("again", id)) => Some(Route::Again(game, id.to_owned())),
        Some(("like", id)) => Some(Route::SetUpLike(game, id.to_owned())),
        // The screen itself reads the rest of the path: a deck that was sent as a link.
        Some((what, _)) => {
            let other = game.others.iter().find(|other| other.path == what)?;
            Some(Route::Other(game, other))
        }
    }
}
