//! Routes: the part of the address after `#`, so that any static host serves them all.

use super::{GameCard, OtherScreen};

/// The game whose boards have addresses.
const BOARDS: &str = "paper-grid";
/// Before the end of a board's address, on which a game is to begin.
const NEW_ON: &str = "paper-grid/new/";
/// What a game's annex is called, after the game's own name.
const ANNEX: &str = "--annex";
/// The room of the board studio: it lives with its game, beside that one's annex.
const STUDIO: &str = "paper-grid--studio";
/// A game's rules, after its name.
const RULES: &str = "rules";
/// After that, the game that the form holds.
const NEW: &str = "new";
/// A game's lessons, after its name.
const LEARN: &str = "learn";
/// Before the name of a game from whose table words are looked up.
const WORDS_FOR: &str = "words/";

/// A place in the app.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Route {
    /// The box, opened.
    Home,
    /// Who plays here.
    Players,
    /// The day's tasks, and what one has done.
    Day,
    /// All games of this device.
    Games,
    /// The word checker.
    Words,
    /// The word checker, from the table of the game of that name on the shelf (O29).
    WordsFor(String),
    /// The rules of a game as they are by default.
    Rules(&'static GameCard),
    /// The rules as they are chosen for a game at hand: one on the shelf, or, without a name, the
    /// one that the form holds.
    RulesFor(&'static GameCard, Option<String>),
    /// Its lessons; or one of them, from 1.
    Learn(&'static GameCard, u8),
    /// A new game.
    SetUp(&'static GameCard),
    /// A new game of Paper Grid on the board with this end of an address.
    SetUpOn(String),
    /// A screen that only this game has.
    Other(&'static GameCard, &'static OtherScreen),
    /// A game that was begun, by its name on the shelf.
    Game(&'static GameCard, String),
    /// The same people and rules as in that game, once more.
    Again(&'static GameCard, String),
    /// A new game, its form filled in as for that game.
    SetUpLike(&'static GameCard, String),
    /// The board studio; with the address of a board, that board.
    Studio(Option<String>),
    /// How it looks and behaves, and the data kept on this device.
    Settings,
    /// What it is and whom it thanks.
    About,
    /// Every part in every state: for those who build the app, on no menu.
    Parts,
    /// Anything else, as it was asked for.
    Unknown(String),
}

/// A part of the page's program: what belongs to a game is fetched by who goes to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Room {
    /// The game of that name: its table and its form.
    Game(&'static str),
    /// What else is about that game: its rules, and screens that only it has.
    Annex(&'static str),
    /// The board studio.
    Studio,
    /// What it is and whom it thanks.
    About,
    /// The day's tasks, and what one has done.
    Day,
    /// The word checker.
    Words,
    /// Settings, all games, and everything about files.
    Settings,
    /// Every part in every state.
    Parts,
}

impl Room {
    /// The room of that name.
    pub fn parse(word: &str, games: &[&'static GameCard]) -> Option<Room> {
        match word {
            "about" => Some(Room::About),
            "words" => Some(Room::Words),
            "day" => Some(Room::Day),
            "settings" => Some(Room::Settings),
            "parts" => Some(Room::Parts),
            STUDIO => Some(Room::Studio),
            word => {
                let (game, annex) = match word.strip_suffix(ANNEX) {
                    Some(game) => (game, true),
                    None => (word, false),
                };
                let id = games.iter().find(|card| card.id == game)?.id;
                Some(match annex {
                    true => Room::Annex(id),
                    false => Room::Game(id),
                })
            }
        }
    }

    /// What it is called where it is asked for: see [`Room::parse`].
    pub fn name(self) -> String {
        match self {
            Room::Game(game) => game.to_owned(),
            Room::Annex(game) => format!("{game}{ANNEX}"),
            Room::Studio => STUDIO.to_owned(),
            Room::About => "about".to_owned(),
            Room::Words => "words".to_owned(),
            Room::Day => "day".to_owned(),
            Room::Settings => "settings".to_owned(),
            Room::Parts => "parts".to_owned(),
        }
    }
}

impl Route {
    /// Reads `#/settings` and the like; no hash at all is home.
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
            longer => match (longer.strip_prefix(NEW_ON), longer.strip_prefix(WORDS_FOR)) {
                (Some(board), _) => Route::SetUpOn(board.to_owned()),
                (_, Some(game)) => Route::WordsFor(game.to_owned()),
                _ => of_a_game(longer, games).unwrap_or_else(|| Route::Unknown(path.to_owned())),
            },
        }
    }

    /// The room that draws it; none if the page does without one.
    pub fn room(&self) -> Option<Room> {
        match self {
            Route::SetUp(game)
            | Route::Game(game, _)
            | Route::Again(game, _)
            | Route::SetUpLike(game, _) => Some(Room::Game(game.id)),
            Route::Rules(game)
            | Route::RulesFor(game, _)
            | Route::Learn(game, _)
            | Route::Other(game, _) => Some(Room::Annex(game.id)),
            Route::SetUpOn(_) => Some(Room::Game(BOARDS)),
            Route::Studio(_) => Some(Room::Studio),
            Route::Words | Route::WordsFor(_) => Some(Room::Words),
            Route::Settings | Route::Games | Route::Players => Some(Room::Settings),
            Route::Parts => Some(Room::Parts),
            Route::Day => Some(Room::Day),
            Route::About => Some(Room::About),
            Route::Home | Route::Unknown(_) => None,
        }
    }

    /// The hash that leads here.
    pub fn hash(&self) -> String {
        let path = match self {
            Route::Home => "/",
            Route::Players => "/players",
            Route::Games => "/games",
            Route::Day => "/day",
            Route::Words => "/words",
            Route::WordsFor(id) => return format!("#/{WORDS_FOR}{id}"),
            Route::Studio(None) => "/board",
            Route::Studio(Some(link)) => return link.clone(),
            Route::Rules(game) => return format!("#/{}/{RULES}", game.id),
            Route::RulesFor(game, id) => {
                let id = id.as_deref().unwrap_or(NEW);
                return format!("#/{}/{RULES}/{id}", game.id);
            }
            Route::Learn(game, 0) => return format!("#/{}/{LEARN}", game.id),
            Route::Learn(game, at) => return format!("#/{}/{LEARN}/{at}", game.id),
            Route::SetUp(game) => return format!("#/{}/new", game.id),
            Route::SetUpOn(board) => return format!("#/{NEW_ON}{board}"),
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

/// `paper-grid/rules` and the like.
fn of_a_game(path: &str, games: &[&'static GameCard]) -> Option<Route> {
    let (game, what) = path.split_once('/')?;
    let game = games.iter().find(|card| card.id == game)?;
    match what.split_once('/') {
        None if what == RULES => Some(Route::Rules(game)),
        None if what == LEARN => Some(Route::Learn(game, 0)),
        None if what == "new" => Some(Route::SetUp(game)),
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
        // What stands behind it is read by that screen: a deck that somebody sent.
        Some((what, _)) => {
            let other = game.others.iter().find(|other| other.path == what)?;
            Some(Route::Other(game, other))
        }
    }
}
