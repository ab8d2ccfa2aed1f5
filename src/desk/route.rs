//! Routes: the part of the address after `#`, so that any static host serves them all.

use crate::games::Kind;

/// Before the end of a board's address, on which a game is to begin.
const NEW_ON: &str = "paper-grid/new/";
/// Before the name of a game from whose table words are looked up.
const WORDS_FOR: &str = "words/";

/// A place in the app.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Route {
    /// The box, opened.
    Home,
    /// Who plays here.
    Players,
    /// The word checker.
    Words,
    /// The word checker, from the table of the game of that name on the shelf (O29).
    WordsFor(String),
    /// The rules of a game.
    Rules(Kind),
    /// A new game.
    SetUp(Kind),
    /// A new game of Paper Grid on the board with this end of an address.
    SetUpOn(String),
    /// Word Heist alone: find the steal.
    Practice,
    /// One Letter Better's cards: which there are, and what they are worth.
    Deck,
    /// A game that was begun, by its name on the shelf.
    Game(Kind, String),
    /// The same people and rules as in that game, once more.
    Again(Kind, String),
    /// A new game, its form filled in as for that game.
    SetUpLike(Kind, String),
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
    /// A game, with all that is about it.
    Game(Kind),
    /// The word checker.
    Words,
    /// Settings, and everything about files.
    Settings,
    /// Every part in every state.
    Parts,
}

impl Room {
    /// The room that is called so in addresses.
    #[must_use]
    pub fn parse(word: &str) -> Option<Room> {
        match word {
            "words" => Some(Room::Words),
            "settings" => Some(Room::Settings),
            "parts" => Some(Room::Parts),
            game => Kind::of(game).map(Room::Game),
        }
    }
}

impl Route {
    /// Reads `#/settings` and the like; no hash at all is home.
    pub fn parse(hash: &str) -> Route {
        let path = hash.strip_prefix('#').unwrap_or(hash);
        match path.trim_matches('/') {
            "" => Route::Home,
            "players" => Route::Players,
            "words" => Route::Words,
            "board" => Route::Studio(None),
            "word-heist/practice" => Route::Practice,
            "one-letter-better/deck" => Route::Deck,
            path if path.starts_with("board/") => Route::Studio(Some(format!("#/{path}"))),
            "settings" => Route::Settings,
            "about" => Route::About,
            "parts" => Route::Parts,
            longer => match (longer.strip_prefix(NEW_ON), longer.strip_prefix(WORDS_FOR)) {
                (Some(board), _) => Route::SetUpOn(board.to_owned()),
                (_, Some(game)) => Route::WordsFor(game.to_owned()),
                _ => of_a_game(longer).unwrap_or_else(|| Route::Unknown(path.to_owned())),
            },
        }
    }

    /// The room that draws it; none if the page does without one.
    #[must_use]
    pub fn room(&self) -> Option<Room> {
        match self {
            Route::Rules(kind)
            | Route::SetUp(kind)
            | Route::Game(kind, _)
            | Route::Again(kind, _)
            | Route::SetUpLike(kind, _) => Some(Room::Game(*kind)),
            Route::SetUpOn(_) | Route::Studio(_) => Some(Room::Game(Kind::PaperGrid)),
            Route::Practice => Some(Room::Game(Kind::WordHeist)),
            Route::Deck => Some(Room::Game(Kind::OneLetterBetter)),
            Route::Words | Route::WordsFor(_) => Some(Room::Words),
            Route::Settings => Some(Room::Settings),
            Route::Parts => Some(Room::Parts),
            Route::Home | Route::Players | Route::About | Route::Unknown(_) => None,
        }
    }

    /// The hash that leads here.
    pub fn hash(&self) -> String {
        let path = match self {
            Route::Home => "/",
            Route::Players => "/players",
            Route::Words => "/words",
            Route::WordsFor(id) => return format!("#/{WORDS_FOR}{id}"),
            Route::Studio(None) => "/board",
            Route::Studio(Some(link)) => return link.clone(),
            Route::Rules(kind) => return format!("#/{}/rules", kind.id()),
            Route::SetUp(kind) => return format!("#/{}/new", kind.id()),
            Route::SetUpOn(board) => return format!("#/{NEW_ON}{board}"),
            Route::Practice => "/word-heist/practice",
            Route::Deck => "/one-letter-better/deck",
            Route::Game(kind, id) => return format!("#/{}/game/{id}", kind.id()),
            Route::Again(kind, id) => return format!("#/{}/again/{id}", kind.id()),
            Route::SetUpLike(kind, id) => return format!("#/{}/like/{id}", kind.id()),
            Route::Settings => "/settings",
            Route::About => "/about",
            Route::Parts => "/parts",
            Route::Unknown(path) => path,
        };
        format!("#{path}")
    }
}

/// `paper-grid/rules` and the like.
fn of_a_game(path: &str) -> Option<Route> {
    let (game, what) = path.split_once('/')?;
    let kind = Kind::of(game)?;
    match what.split_once('/') {
        None if what == "rules" => Some(Route::Rules(kind)),
        None if what == "new" => Some(Route::SetUp(kind)),
        Some(("game", id)) => Some(Route::Game(kind, id.to_owned())),
        Some(("again", id)) => Some(Route::Again(kind, id.to_owned())),
        Some(("like", id)) => Some(Route::SetUpLike(kind, id.to_owned())),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_is_found_by_its_own_hash() {
        use Route::*;
        for route in [
            Home,
            Players,
            Words,
            WordsFor("k7m2".into()),
            Studio(None),
            Studio(Some("#/board/1/medium-4/picnic".into())),
            Rules(Kind::PaperGrid),
            Rules(Kind::WordHeist),
            SetUp(Kind::PaperGrid),
            SetUp(Kind::WordHeist),
            SetUpOn("1/medium-4/picnic".into()),
            Practice,
            Deck,
            Rules(Kind::OneLetterBetter),
            Rules(Kind::CULetter),
            SetUp(Kind::CULetter),
            Game(Kind::PaperGrid, "k7m2".into()),
            Again(Kind::WordHeist, "k7m2".into()),
            SetUpLike(Kind::PaperGrid, "k7m2".into()),
            Settings,
            About,
            Parts,
            Unknown("/x?<y>".into()),
        ] {
            assert_eq!(Route::parse(&route.hash()), route);
        }
    }

    #[test]
    fn the_installed_page_has_ways_into_every_game() {
        let manifest = include_str!("../../public/manifest.webmanifest");
        let manifest: serde_json::Value = serde_json::from_str(manifest).unwrap();
        let ways = manifest["shortcuts"].as_array().unwrap();
        let route = |way: &serde_json::Value| {
            let address = way["url"].as_str().unwrap();
            Route::parse(address.strip_prefix("./").unwrap())
        };
        let routes: Vec<Route> = ways.iter().map(route).collect();
        let games = Kind::ALL.map(Route::SetUp);
        assert!(games.iter().all(|game| routes.contains(game)), "{routes:?}");
        let nowhere = |route: &Route| matches!(route, Route::Unknown(_));
        assert!(!routes.iter().any(nowhere), "{routes:?}");
    }

    #[test]
    fn an_address_begins_with_the_name_of_its_room() {
        let script = include_str!("../../public/rooms.js");
        let split = include_str!("../shell/screens/rooms.rs");
        let rules = Kind::ALL.map(Route::Rules);
        for route in
            rules
                .into_iter()
                .chain([Route::Practice, Route::Deck, Route::Words, Route::Parts])
        {
            let hash = route.hash();
            let word = hash.trim_start_matches("#/").split('/').next().unwrap();
            assert_eq!(Room::parse(word), route.room(), "{hash}");
            let part = word.replace('-', "_");
            assert!(split.contains(&format!("wasm_split({part},")), "{part}");
            assert!(
                script.contains(&format!("__wasm_split_load_{part} ")),
                "{part}"
            );
        }
        // But for the studio, which lives with Paper Grid.
        assert!(Route::Studio(None).hash().starts_with("#/board"));
        assert!(script.contains("within = { board: \"paper-grid\" }"));
    }
}
