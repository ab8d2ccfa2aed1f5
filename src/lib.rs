//! Lettercase: word games around one table, and boards for paper.

pub mod screen;
pub mod storage;
pub mod table;

#[cfg(target_family = "wasm")]
pub mod app;
