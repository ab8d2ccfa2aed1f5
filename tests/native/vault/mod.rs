//! The vault, with a disk that is a map of rows: nothing that was said to be saved is lost.

mod ages;
mod disk;
mod records;
mod tabs;
mod verbs;
