//! What works beside the page, so that the page never waits: the errands it
//! is sent on, and what it reports.
//!
//! Two programs, built for speed where the page is built for size: one that fetches the
//! word list and is small, so that words are there soon (`src/bin/fetcher.rs`, and for WebKit
//! `src/bin/plain_fetcher.rs`), and one that thinks and draws files (`src/bin/worker.rs`).
//! Page and program speak by messages alone: an errand there ([`Work`]), reports back, as
//! text; what is large travels beside the text and is handed over, not copied.
//!
//! Each game has errands and reports of its own, a file a game: what no program of the page
//! sends, it does not carry. The worker knows all of them ([`Errand`]).

pub mod errand;
#[cfg(target_family = "wasm")]
mod fetch;
#[cfg(target_family = "wasm")]
mod line;
#[cfg(target_family = "wasm")]
mod think;
mod words;

pub use errand::{Errand, Print, Printed, ReadGames};
pub use words::{Fetch, News};

#[cfg(target_family = "wasm")]
pub use fetch::serve as serve_words;
#[cfg(target_family = "wasm")]
pub use think::serve;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The shelf in the browser's cache on which word lists are kept, through all versions of
/// the page. The worker takes them from there; the page lays them there, since a worker
/// may end before the browser has written.
pub const WORD_SHELF: &str = "lettercase-words";

/// What a program says first: errands may come.
pub const AWAKE: &str = "awake";

/// What a program beside the page is sent for.
pub trait Work: Serialize {
    /// What is said of it.
    type Report: DeserializeOwned;
    /// What the page's head calls the program.
    const PROGRAM: &'static str;
    /// What the program calls errands of this kind; none if it knows no others.
    const KIND: Option<&'static str>;
}

/// An errand as it is sent: as the program's enum of all kinds would be written, without
/// knowing the others.
#[must_use]
pub fn sent<W: Work>(errand: &W) -> String {
    let own = write(errand);
    match W::KIND {
        Some(kind) => format!("{{\"{kind}\":{own}}}"),
        None => own,
    }
}

/// A message as text.
#[must_use]
pub fn write<M: Serialize>(message: &M) -> String {
    // Enums of numbers and texts have no way to fail.
    serde_json::to_string(message).unwrap_or_default()
}

/// The message in a text: none if the other end is of another build.
#[must_use]
pub fn read<'t, M: Deserialize<'t>>(text: &'t str) -> Option<M> {
    serde_json::from_str(text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::NoWords;
    use crate::table::JournalError;

    #[test]
    fn messages_arrive_as_they_were_sent() {
        let errand = Fetch {
            address: "words/\"english\".lex".into(),
            anew: true,
        };
        assert_eq!(read(&sent(&errand)), Some(errand));
        for news in [
            News::Coming(40),
            News::Here,
            News::Missing(NoWords::Refused(503)),
        ] {
            assert_eq!(read(&write(&news)), Some(news));
        }
        let games = ReadGames(vec![("chess".into(), "{}".into())]);
        assert_eq!(read(&sent(&games)), Some(Errand::Games(games)));
        for report in [Ok(()), Err(JournalError::OtherGame("chess".into()))] {
            assert_eq!(read(&write(&report)), Some(report));
        }
        assert_eq!(read(&write(&Printed::Drawn(4))), Some(Printed::Drawn(4)));
        for other in ["\"Unheard\"", AWAKE] {
            assert_eq!(read::<Printed>(other), None);
            assert_eq!(read::<News>(other), None);
        }
    }
}
