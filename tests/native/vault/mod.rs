//! The vault, with a map of rows as its disk: nothing that was reported saved is lost.

mod ages;
mod disk;
mod records;
mod tabs;
mod verbs;
