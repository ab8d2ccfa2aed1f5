//! Lettercase: four word games around one table, and boards for paper.
//!
//! This is a workspace of small packages. This one is the page's program, and its library holds
//! only this overview. Nearly everything works without a browser, so it is tested natively.
//!
//! # The map
//!
//! | to | look at |
//! |---|---|
//! | query the word list | [`lexicon`] |
//! | learn what all games share: seats, turns, journals, rules as data | [`game`] |
//! | read or change a game's rules | [`paper_grid_rules`], [`word_heist_rules`] and so on |
//! | learn how bots think | [`game::bots`], and `bots` in each game: [`word_heist::bots`] |
//! | measure how strong bots are | `arena` (native only) |
//! | learn what a screen shows and what a touch means | [`screen`], and `screen` in each game |
//! | change a text | [`screen::text`], and `text` in each game |
//! | change the user interface | `ui`, and the package `GAME_ui` of each game (browser only) |
//! | save data on a device | [`store`] |
//! | draw or print on paper | [`drawing`], [`printing`], [`paper_grid::sheet`]; [`games::print_orders`] for orders |
//! | see all games together | [`games`] |
//! | run work in a web worker | `workers/` |
//!
//! `ARCHITECTURE.md` has a map of the folders and of what depends on what, `docs/adr/` the reasons,
//! `CONTRIBUTING.md` a path through the code for the first hour, `docs/rulings/` every settled rule
//! with its tests.
//!
//! # Query the word list
//!
//! ```
//! use lexicon::{Level, Lexicon, Supply, Word};
//!
//! let words = Lexicon::open(&std::fs::read("crates/lexicon/words.lex")?)?;
//! let grape = words.find(Word::new("grape")?).ok_or("no word")?;
//! assert_eq!(words.level(grape), Level::Common);
//!
//! // What do these letters and a blank spell, with at least seven letters?
//! let rack = Supply::from_letters(Word::new("lexicn")?.into()).with_blanks(1).with_min_len(7);
//! assert!(words.spelled_from(rack).any(|found| found.word.to_string() == "lexicon"));
//!
//! // What can be made of GAPE and at least one of these letters?
//! let steals = words.made_from(&[Word::new("gape")?], Word::new("rz")?.into(), 1);
//! let steals: Vec<String> = steals.map(|found| found.word.to_string()).collect();
//! assert_eq!(steals, ["gaper", "grape", "pager", "parge"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Play a turn
//!
//! A game is a [`game::Match`] of a type that implements [`game::Game`]. Its journal is the save
//! file.
//!
//! ```
//! use game::{Chance, Match, Moment, PlayedBy, Roster, Seat, SeatId};
//! use paper_grid_rules::{Action, Board, Choices, FirstSeat, Options};
//! use paper_grid_rules::{PaperGrid, Placed, Preview};
//! use lexicon::{Level, Lexicon};
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
//! let mut choices = Choices::on_board(board);
//! choices.first = FirstSeat::Seat(SeatId::FIRST);
//! let mut game = Match::<PaperGrid>::start(Options::new(choices)?, seats, Chance::new(1))?;
//!
//! // Ada places CAR over the star. C is in no other hand, so it is worth five.
//! let words = Lexicon::from_words([("car", Level::Common)])?;
//! let cells = ["c2", "d2", "e2"].map(|name| game.state().board.size().cell_named(name));
//! let hand = game.state().hand(SeatId::FIRST);
//! let laid = cells.into_iter().flatten().zip(hand);
//! let laid: Vec<Placed> = laid.map(|(cell, letter)| Placed(cell, *letter)).collect();
//! let preview = Preview::new(game.state(), SeatId::FIRST, &laid, Some(&words));
//! assert_eq!((preview.points, preview.refusal), (5 + 1 + 3, None));
//! game.act(SeatId::FIRST, &Action::Play(laid), Moment(4_000), Some(&words)).unwrap();
//!
//! // A saved game can be played on without the word list or the random generator.
//! let saved = game.journal().write();
//! assert_eq!(Match::<PaperGrid>::read(&saved)?, game);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Draw a board
//!
//! ```
//! use drawing::svg;
//! use paper_grid_rules::{BoardLink, Size};
//! use paper_grid::text::sheet::SHEET;
//! use printing::SheetOptions;
//! use paper_grid::sheet::draw_sheet;
//!
//! // The same link is the same board on every machine.
//! let link: BoardLink = "#/board/1/medium-4/picnic".parse()?;
//! let board = link.board()?;
//! assert_eq!(board.size(), Size::Medium);
//!
//! let sheet = draw_sheet(&SHEET, &[board.into()], &SheetOptions::default())?;
//! assert!(svg::write(&sheet.page, "Picnic").starts_with("<svg"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
