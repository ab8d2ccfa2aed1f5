//! The registry of games. Each game is in a chunk of its own; no game knows another.
//!
//! Home, the routes, the shelf, file reading, the page's chunks and the bot worker reach games only
//! through this crate. `docs/adding.md` explains how to add one.

pub mod print_orders;

use serde::Deserialize;

#[cfg(not(target_family = "wasm"))]
use arena::{Arena, GameArena};
use game::bots::{BotErrand, SteppedTask};
use game::{JournalError, Match};
use screen::{Chunk, GameCard, Route};

/// Lists the games in display order, and generates everything that depends on the list.
macro_rules! register_games {
    ($($game:ident),*) => {
        /// The card of each game: what is known about it outside the game.
        pub const CARDS: &[&GameCard] = &[$(&$game::CARD),*];

        /// The arena of each game.
        #[cfg(not(target_family = "wasm"))]
        pub static ARENAS: &[&dyn Arena] = &[$(&GameArena::<$game::arena::Contestants>::INSTANCE),*];

        /// Checks that a journal's text is a whole match of the game with this id. The page calls
        /// each game's own reader instead, and so fetches no other games.
        ///
        /// # Errors
        /// Why the journal isn't a whole match of this game.
        pub fn check_journal(game: &str, journal: &str) -> Result<(), JournalError> {
            $(if game == $game::CARD.id {
                return Match::<$game::Itself>::read(journal).map(drop);
            })*
            Err(JournalError::OtherGame(game.to_owned()))
        }

        /// A request to the bot worker: the game, and that game's own type of request.
        #[derive(Debug, Clone, PartialEq, Deserialize)]
        #[expect(non_camel_case_types, reason = "each bears the name of its game's folder")]
        pub enum GameErrand {
            $(
                #[doc = stringify!($game)]
                $game($game::bots::Errand),
            )*
        }

        impl GameErrand {
            /// Begins to work on the request. Its reports are serialised for sending.
            pub fn begin(self) -> SteppedTask<String> {
                match self {
                    $(GameErrand::$game(errand) => errand.begin_serialised(),)*
                }
            }
        }
    };
}

register_games!(paper_grid, word_heist, one_letter_better, c_u_letter);

/// Returns the card of the game with this id.
pub fn find_card(id: &str) -> Option<&'static GameCard> {
    CARDS.iter().copied().find(|card| card.id == id)
}

/// Returns the route for a URL hash.
pub fn parse_route(hash: &str) -> Route {
    Route::parse(hash, CARDS)
}

/// Returns the chunk with this name.
pub fn parse_chunk(word: &str) -> Option<Chunk> {
    Chunk::parse(word, CARDS)
}

/// Whether looking up words is blocked while the game with this id and journal is in progress
/// (O29).
pub fn forbids_look_ups(game: &str, journal: &str) -> bool {
    find_card(game).is_some_and(|card| (card.forbids_look_ups)(journal))
}

#[cfg(test)]
mod tests {
    use super::*;
    use one_letter_better::DECK;
    use word_heist::PRACTICE;

    #[test]
    fn every_route_parses_from_its_own_hash() {
        use Route::*;
        let others = CARDS
            .iter()
            .flat_map(|card| card.others.iter().map(|other| Other(card, other)));
        let of_games = CARDS.iter().flat_map(|card| {
            let id = String::from("k7m2");
            let (again, like) = (Again(card, id.clone()), SetUpLike(card, id.clone()));
            let learn = [Learn(card, 0), Learn(card, 12)];
            let all = [Rules(card), SetUp(card), Game(card, id), again, like];
            all.into_iter().chain(learn)
        });
        let all = [
            Home,
            Players,
            Games,
            Words,
            WordsFor("k7m2".into()),
            Studio(None),
            Studio(Some("#/board/1/medium-4/picnic".into())),
            SetUpOn("1/medium-4/picnic".into()),
            Settings,
            About,
            Parts,
            Unknown("/x?<y>".into()),
        ];
        for one in all.into_iter().chain(others).chain(of_games) {
            assert_eq!(parse_route(&one.hash()), one);
        }
        assert_eq!(
            Other(&word_heist::CARD, &PRACTICE).hash(),
            "#/word-heist/practice"
        );
        assert_eq!(
            Other(&one_letter_better::CARD, &DECK).hash(),
            "#/one-letter-better/deck"
        );
        assert_eq!(
            parse_route("#/c-u-letter/deck"),
            Unknown("/c-u-letter/deck".into())
        );
    }

    #[test]
    fn a_games_short_address_opens_its_set_up() {
        for card in CARDS {
            for short in [format!("#/{}", card.id), format!("#/{}/", card.id)] {
                let route = parse_route(&short);
                assert_eq!(route, Route::SetUp(card), "{short}");
                assert_eq!(route.hash(), format!("#/{}/new", card.id));
            }
        }
        for other in ["#/paper-grids", "#/paper-grid--extras"] {
            assert!(matches!(parse_route(other), Route::Unknown(_)), "{other}");
        }
    }

    /// The build reads the games' entry points for the installed page from the HTML head.
    #[test]
    fn the_html_head_lists_every_game() {
        let head = include_str!("../../../index.html");
        let line = |card: &&GameCard| {
            format!(
                "<meta name=\"lettercase-game-{}\" content=\"{}\">\n",
                card.id, card.short
            )
        };
        let lines: String = CARDS.iter().map(line).collect();
        assert!(head.contains(&lines), "{lines}");
    }

    #[test]
    fn a_route_hash_begins_with_the_name_of_its_chunk() {
        let forms = CARDS.iter().map(|card| Route::SetUp(card));
        let rules = CARDS.iter().flat_map(|card| {
            [
                Route::Rules(card),
                Route::Learn(card, 0),
                Route::Learn(card, 3),
            ]
        });
        let others = [
            Route::Words,
            Route::Day,
            Route::Parts,
            Route::Settings,
            Route::About,
        ];
        for one in forms.chain(others) {
            let hash = one.hash();
            let word = hash.trim_start_matches("#/").split('/').next().unwrap();
            assert_eq!(parse_chunk(word), one.room(), "{hash}");
        }
        // Screens of a game other than its table are in its extras chunk.
        for one in rules {
            let hash = one.hash();
            let word = hash.trim_start_matches("#/").split('/').next().unwrap();
            assert_eq!(
                parse_chunk(&format!("{word}--extras")),
                one.room(),
                "{hash}"
            );
        }
        // The screens of all games and of the players are in the settings chunk.
        assert_eq!(parse_chunk("settings"), Route::Games.room());
        assert_eq!(parse_chunk("settings"), Route::Players.room());
        // The board studio is in a chunk of Paper Grid.
        assert!(Route::Studio(None).hash().starts_with("#/board"));
        assert_eq!(
            parse_chunk("paper-grid--studio"),
            Route::Studio(None).room()
        );
        let script = include_str!("../../../public/rooms.js");
        let within = r#"{ board: "paper-grid--studio", games: "settings", players: "settings" }"#;
        assert!(script.contains(&format!("within = {within}")));
        assert!(script.contains(r#"table = ["", "new", "game", "again", "like"]"#));
        for one in CARDS {
            let of = [None, Some("k3".to_owned())];
            for route in of.map(|of| Route::RulesFor(one, of)) {
                assert_eq!(Route::parse(&route.hash(), CARDS), route);
                assert_eq!(route.room(), Route::Rules(one).room());
            }
            for route in [Route::SetUp(one), Route::Rules(one)] {
                let name = route.room().map(Chunk::name).unwrap();
                assert_eq!(parse_chunk(&name), route.room());
            }
        }
    }
}
