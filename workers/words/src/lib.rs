//! The word-list worker, which loads the word list for the page.

#[cfg(target_family = "wasm")]
mod serve;

#[cfg(target_family = "wasm")]
pub use serve::serve;

use serde::{Deserialize, Serialize};

use base::messages::WorkerRequest;
use lexicon::LexiconLoadError;

/// Name of the browser cache that holds word lists, shared by all versions of the page. The
/// worker reads lists from it. The page writes them, since a worker may end before the
/// browser has finished writing.
pub const WORD_CACHE: &str = "lettercase-words";

/// A request to load the word list from an address, unpack it, and send it to the page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FetchWords {
    /// The list's address.
    pub address: String,
    /// Whether to bypass the browser's HTTP cache, because the cached copy was damaged.
    pub anew: bool,
}

impl WorkerRequest for FetchWords {
    type Report = FetchReport;
    const PROGRAM: &'static str = "lettercase-word-list-worker";
    const KIND: Option<&'static str> = None;
}

impl FetchWords {
    /// Name, in the page's head, of the worker without vector instructions. WebKit occasionally
    /// fails in the worker that has them.
    pub const PLAIN_PROGRAM: &'static str = "lettercase-plain-word-list-worker";
}

/// The progress and the result of loading the word list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum FetchReport {
    /// The percentage that has arrived and been unpacked.
    Coming(u32),
    /// The list is loaded. Its bytes are sent along, with those of the family list, and those of
    /// the file if it isn't in the cache yet.
    Here,
    /// The list couldn't be loaded.
    Missing(LexiconLoadError),
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::messages::{READY, encode_request, read, write};

    #[test]
    fn worker_messages_are_read_back_as_they_were_sent() {
        let errand = FetchWords {
            address: "words/\"english\".lex".into(),
            anew: true,
        };
        assert_eq!(read(&encode_request(&errand)), Some(errand));
        for news in [
            FetchReport::Coming(40),
            FetchReport::Here,
            FetchReport::Missing(LexiconLoadError::Refused(503)),
        ] {
            assert_eq!(read(&write(&news)), Some(news));
        }
        for other in ["\"Unheard\"", READY] {
            assert_eq!(read::<FetchReport>(other), None);
        }
    }
}
