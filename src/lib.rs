//! Lettercase: word games around one table, and boards for paper.
#[cfg(target_family = "wasm")]
pub mod app;
