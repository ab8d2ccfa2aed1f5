//! Programs that run in web workers, so that the page never blocks.
//!
//! | program | purpose | built for |
//! |---|---|---|
//! | [`words_worker`] | fetches the word list and hands it to the page | speed; it is small |
//! | [`thinker`] | opponents, hints, reviews: all word searches | size; it is fast enough |
//! | [`clerk`] | draws files for printing | size |
//!
//! Each is a program of its own (`src/bin`), started when it is needed. The page and the programs
//! exchange messages only, and share [`Work`](base::work::Work): errands go one way and reports the other, as text;
//! large data travels beside the text and is transferred, not copied.
//!
//! Each game has its own errands and reports (its `opponent/errand.rs`), so a part of the page
//! contains only those that it sends. The thinker knows the errands of all games
//! ([`games::Errand`](crate::games::Errand)).

pub mod clerk;
pub mod thinker;
