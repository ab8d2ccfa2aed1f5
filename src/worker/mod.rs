//! What works beside the page, so that the page never waits.
//!
//! | program | what it does | built |
//! |---|---|---|
//! | [`fetcher`] | fetches the word list and hands it over | for speed, and small: words are there soon |
//! | [`thinker`] | opponents, hints, reviews: whatever looks for words | small: it is quick enough |
//! | [`clerk`] | draws files | small: nobody waits for a thought |
//!
//! Each is a program of its own (`src/bin`), sent for as it is needed. Page and program speak by
//! messages alone, and [`Work`] is all that both know: an errand there, reports
//! back, as text; what is large travels beside the text and is handed over, not copied.
//!
//! Each game has errands and reports of its own (its `opponent/errand.rs`): what no room of the
//! page sends, it does not carry. The thinker knows those of all games
//! ([`games::Errand`](crate::games::Errand)).

pub mod clerk;
pub mod thinker;
mod thought;

pub use base::work::{AWAKE, Apart, THINKER, Work, read, sent, write};
pub use thought::{Said, Thinking, Thought, at_once, one_by_one};
pub use words_worker as fetcher;
