//! Routes: the part of the address after `#`, so that any static host serves them all.

use crate::games::Kind;

/// Before the end of a board's address, on which a game is to begin.
const NEW_ON: &str = "paper-grid/new/";
/// Before a game's name.
const GAME: &str = "game/";

/// A place in the app.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Route {
    /// The box, opened.
    Home,
    /// Who plays here.
    Players,
    /// The word checker.
    Words,
    /// The rules of a game.
    Rules(Kind),
    /// A new game.
    SetUp(Kind),
    /// A new game of Paper Grid on the board with this end of an address.
    SetUpOn(String),
    /// Word Heist alone: find the steal.
    Practice,
    /// A game that was begun, by its name on the shelf.
    Game(String),
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
            path if path.starts_with("board/") => Route::Studio(Some(format!("#/{path}"))),
            "settings" => Route::Settings,
            "about" => Route::About,
            "parts" => Route::Parts,
            longer => match (longer.strip_prefix(NEW_ON), longer.strip_prefix(GAME)) {
                (Some(board), _) => Route::SetUpOn(board.to_owned()),
                (_, Some(id)) => Route::Game(id.to_owned()),
                _ => match about_a_game(longer) {
                    Some((kind, "rules")) => Route::Rules(kind),
                    Some((kind, "new")) => Route::SetUp(kind),
                    _ => Route::Unknown(path.to_owned()),
                },
            },
        }
    }

    /// The hash that leads here.
    pub fn hash(&self) -> String {
        let path = match self {
            Route::Home => "/",
            Route::Players => "/players",
            Route::Words => "/words",
            Route::Studio(None) => "/board",
            Route::Studio(Some(link)) => return link.clone(),
            Route::Rules(kind) => return format!("#/{}/rules", kind.id()),
            Route::SetUp(kind) => return format!("#/{}/new", kind.id()),
            Route::SetUpOn(board) => return format!("#/{NEW_ON}{board}"),
            Route::Practice => "/word-heist/practice",
            Route::Game(id) => return format!("#/{GAME}{id}"),
            Route::Settings => "/settings",
            Route::About => "/about",
            Route::Parts => "/parts",
            Route::Unknown(path) => path,
        };
        format!("#{path}")
    }
}

/// `paper-grid/rules` and the like: which game, and what of it.
fn about_a_game(path: &str) -> Option<(Kind, &str)> {
    let (game, what) = path.split_once('/')?;
    Some((Kind::of(game)?, what))
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
            Studio(None),
            Studio(Some("#/board/1/medium-4/picnic".into())),
            Rules(Kind::PaperGrid),
            Rules(Kind::WordHeist),
            SetUp(Kind::PaperGrid),
            SetUp(Kind::WordHeist),
            SetUpOn("1/medium-4/picnic".into()),
            Practice,
            Game("k7m2".into()),
            Settings,
            About,
            Parts,
            Unknown("/x?<y>".into()),
        ] {
            assert_eq!(Route::parse(&route.hash()), route);
        }
    }

    #[test]
    fn no_hash_is_home_and_a_slash_more_does_no_harm() {
        for home in ["", "#", "#/"] {
            assert_eq!(Route::parse(home), Route::Home);
        }
        assert_eq!(Route::parse("#settings/"), Route::Settings);
    }
}
