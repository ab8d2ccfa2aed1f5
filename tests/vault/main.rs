//! The vault, with a disk that is a map of rows: nothing that was said to be saved is lost.

#![allow(missing_docs, clippy::unwrap_used, clippy::indexing_slicing)]

mod ages;
mod disk;
mod records;
mod tabs;
