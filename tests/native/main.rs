//! All tests that need no browser, as one program: `cargo test --test native`.
//!
//! It is one program because every test crate links the whole library: twenty crates took twenty
//! times the time and the disk space. A part is run by its path, `cargo test --test native
//! word_heist::steals`.
//!
//! | where | contents |
//! |---|---|
//! | `games/GAME/applied` | rulings as bots, hints and texts apply them; more in `games/GAME/rules/tests` |
//! | `games/GAME/plays`, `steals` | possible plays: the finder, hints, the review, the bots |
//! | `games/paper_grid/board` | generating boards, their names, the editor's check |
//! | `conformance` | what every game must satisfy, over whole random games |
//! | `lexicon` | the word list: its file, every query, the family switch |
//! | `rules_as_data` | what one entry of a ruleset promises to form, save and texts |
//! | `storage`, `vault` | storing records: on a disk, in memory, in many tabs |
//! | `saves` | what released versions wrote, read by this one |
//! | `fuzz` | every reader, with changed bytes |
//! | `facts` | what reviews, news, tips and hints state, proved against journals of bots' games |
//! | `players` | the roster of people |
//! | `print`, `sheet` | printed sheets, and what draws them; `opened` opens PDF files |
//! | `shop` | everything that can be printed |
//! | `arena` | bots that play each other, and the report on them |
//! | `screen` | what screens show and say, tried with real games |
//! | `voice` | texts for players: the same word for the same thing |
//! | `tests/support` | what other packages' tests need too: the list, full tables |
//!
//! What needs a browser is in `tests/browser/`, what needs poppler's tools in `tests/paper.rs`,
//! what runs the command line in `crates/cli/tests/`. Test data is in `tests/golden/` and
//! `tests/saves/`.

// Allowed once for all modules: in tests a panic is the way to fail, and clippy recognises tests by
// this.
#[cfg(test)]
mod arena;
#[cfg(test)]
mod conformance;
#[cfg(test)]
mod facts;
#[cfg(test)]
mod formats;
#[cfg(test)]
mod fuzz;
#[cfg(test)]
mod games;
#[cfg(test)]
mod lexicon;
#[cfg(test)]
mod opened;
#[cfg(test)]
mod players;
#[cfg(test)]
mod print;
#[cfg(test)]
mod programs;
#[cfg(test)]
mod rules_as_data;
#[cfg(test)]
mod saves;
#[cfg(test)]
mod screen;
#[cfg(test)]
mod sheet;
#[cfg(test)]
mod shop;
#[cfg(test)]
mod storage;
#[cfg(test)]
mod vault;
#[cfg(test)]
mod voice;

#[cfg(test)]
use support::{list, seats, thorough};
