//! Lettercase: word games around one table, and boards for paper.

pub mod lexicon;
pub mod screen;
pub mod storage;
pub mod table;

#[cfg(target_family = "wasm")]
pub mod app;
