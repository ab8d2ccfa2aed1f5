//! Lettercase: word games around one table, and boards for paper.
//!
//! This library is the whole box. Most rooms of it know nothing of the browser, so they
//! are compiled and tested natively in seconds; the page itself is drawn by
//! `shell` and the `page` of each game, which are compiled for WebAssembly alone.
//!
//! | room | what is in it |
//! |---|---|
//! | [`lexicon`] | the words: the packed list, and every question asked of it |
//! | [`table`] | what all games share: people, the contract of a game, matches, journals |
//! | [`games`] | each game in a folder of its own: rules, opponent, desk, words, page |
//! | [`storage`] | keeping things on a device that may not want to |
//! | [`sheet`] | drawing on paper: one drawing, written as SVG or PDF |
//! | [`mod@print`] | what comes out of a printer: boards with all that belongs beside them |
//! | [`desk`] | what a screen shows and what a touch means, computed, for all games |
//! | [`words`] | what is said that is no single game's |
//! | [`mind`] | how bots think, in every game alike |
//! | `arena` | minds play each other, and numbers say how strong they are (native only) |
//! | [`worker`] | what works beside the page: what it is sent for, and what it reports |
//! | `shell` | the page without games, drawn with Leptos (browser only) |
//!
//! Within a game, dependencies point one way: `page` → `desk` and `words` → `opponent` →
//! `rules`, and each floor may use the shared one of its kind: `shell`, [`desk`], [`words`],
//! [`table`]. `sheet`, `storage` and `lexicon` stand alone, but for the [`checksum`] that the
//! last two use; [`sorting`] and [`json`] serve all.
//!
//! ```
//! use lettercase::desk::{CellId, Grid, Step};
//! use lettercase::table::Roster;
//!
//! // Two people sit down.
//! let mut roster = Roster::default();
//! roster.add("Ada")?;
//! roster.add("Gran")?;
//!
//! // A board of eight by eight, walked with the arrow keys.
//! let board = Grid::empty(8, 8);
//! let below = board.step(CellId(0), Step::Down);
//! assert_eq!(board.place(below), (0, 1));
//! # Ok::<(), lettercase::table::RosterError>(())
//! ```
//!
//! A game is a [`table::Match`] of some [`table::Game`]. Its journal is the save file.
//!
//! ```
//! use lettercase::games::paper_grid::{Action, Board, Choices, FirstSeat, Options};
//! use lettercase::games::paper_grid::{PaperGrid, Placed, Preview};
//! use lettercase::lexicon::{Level, Lexicon};
//! use lettercase::table::{Chance, Match, Moment, PlayedBy, Roster, Seat, SeatId};
//!
//! let mut roster = Roster::default();
//! roster.add("Ada")?;
//! roster.add("Gran")?;
//! let seats = roster.players().iter().cloned();
//! let seats = seats.map(|player| Seat { player, by: PlayedBy::Person }).collect();
//!
//! let board: Board = "
//!     . . . . . . . 1
//!     . . . * . . . .
//!     . . . . . . . .
//!     2 . . . . . . .
//!     hand 1 CAR
//!     hand 2 AR
//! "
//! .parse()?;
//! let mut choices = Choices::on(board);
//! choices.first = FirstSeat::Seat(SeatId::FIRST);
//! let mut game = Match::<PaperGrid>::begin(Options::new(choices)?, seats, Chance::new(1))?;
//!
//! // Ada lays CAR over the star. C is in no other hand, so it is worth five.
//! let words = Lexicon::from_words([("car", Level::Common)])?;
//! let cells = ["c2", "d2", "e2"].map(|name| game.state().board.size().named(name));
//! let hand = game.state().hand(SeatId::FIRST);
//! let laid = cells.into_iter().flatten().zip(hand);
//! let laid: Vec<Placed> = laid.map(|(cell, letter)| Placed(cell, *letter)).collect();
//! let preview = Preview::of(game.state(), SeatId::FIRST, &laid, Some(&words));
//! assert_eq!((preview.points, preview.refusal), (5 + 1 + 3, None));
//! game.act(SeatId::FIRST, &Action::Play(laid), Moment(4_000), Some(&words)).unwrap();
//!
//! // Whatever was saved can be played on, without the word list or the dice.
//! let saved = game.journal().write();
//! assert_eq!(Match::<PaperGrid>::read(&saved)?, game);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[cfg(not(target_family = "wasm"))]
pub mod arena;
pub mod checksum;
pub mod desk;
pub mod games;
pub mod json;
pub mod lexicon;
pub mod mind;
pub mod print;
pub mod sheet;
pub mod shop;
pub mod sorting;
pub mod storage;
pub mod table;
pub mod words;
pub mod worker;

#[cfg(all(target_family = "wasm", feature = "page"))]
pub mod shell;

/// The `main` of a program that runs in a browser. Natively it says what it would do there.
#[macro_export]
macro_rules! in_a_browser {
    ($start:expr, $says:literal) => {
        #[cfg(target_family = "wasm")]
        fn main() {
            $start;
        }

        #[cfg(not(target_family = "wasm"))]
        fn main() {
            println!($says);
        }
    };
}
