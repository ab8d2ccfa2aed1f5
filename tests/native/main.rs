//! All that is proven without a browser, as one program: `cargo test --test native`.
//!
//! One, because every test crate links the whole library: twenty of them took twenty times
//! the time and the room. A part of it is run by its path, `cargo test --test native
//! word_heist::steals`.
//!
//! | where | what |
//! |---|---|
//! | `games/GAME/rules` | a game's rules, case by case; a test is named after its ruling |
//! | `games/GAME/plays`, `steals` | what could be played: the finder, hints, the review, the bots |
//! | `games/paper_grid/board` | making boards, their names, the editor's check |
//! | `games/shipped` | every test of a ruling once more, with the shipped list |
//! | `conformance` | what every game must bear, over whole random games |
//! | `lexicon` | the word list: its file, every question asked of it, the family switch |
//! | `rules_as_data` | what one entry of a rule promises to form, save and words |
//! | `storage`, `vault` | keeping records: on a disk, beside it, in many tabs |
//! | `saves` | what released versions wrote, read by this one |
//! | `fuzz` | all that is read, with changed bytes |
//! | `facts` | what reviews, news, tips and hints state, proved against journals of bots' games |
//! | `players` | the people round the table |
//! | `print`, `sheet` | sheets of paper, and what draws them; `opened` opens files of them |
//! | `shop` | what can be printed, thing by thing |
//! | `arena` | minds that play each other, and what is said of them |
//! | `arrows` | which room may name which |
//! | `screen` | what screens show and say, tried with real games |
//! | `command_line`, `measured_boards` | the tool as it is called; boards as its bots find them |
//! | `voice` | what people read: the same word for the same thing |
//! | `list`, `seats` | what many of them need: the real list, a full table |
//! | `thorough` | how much is tried: a part of what is many, or all of it |
//!
//! What needs a browser is `tests/browser/`, what needs poppler's tools `tests/paper.rs`. The
//! data lies beside: `tests/golden/` and `tests/saves/`.

// Here once for all of them: in tests a panic is how something fails, and clippy knows a test by
// this.
#[cfg(test)]
mod arena;
#[cfg(test)]
mod arrows;
#[cfg(test)]
mod circles;
#[cfg(test)]
#[cfg(feature = "tools")]
mod command_line;
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
mod list;
#[cfg(test)]
#[cfg(feature = "tools")]
mod measured_boards;
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
mod seats;
#[cfg(test)]
mod sheet;
#[cfg(test)]
mod shop;
#[cfg(test)]
mod storage;
#[cfg(test)]
mod thorough;
#[cfg(test)]
mod vault;
#[cfg(test)]
mod voice;
