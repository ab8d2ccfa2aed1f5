//! Lettercase: word games around one table, and boards for paper.

pub mod storage;

#[cfg(target_family = "wasm")]
pub mod app;
