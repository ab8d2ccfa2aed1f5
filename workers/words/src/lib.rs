//! The word list on its way to the page.

#[cfg(target_family = "wasm")]
mod serve;

#[cfg(target_family = "wasm")]
pub use serve::serve;

use serde::{Deserialize, Serialize};

use base::work::Work;
use lexicon::NoWords;

/// The shelf in the browser's cache on which word lists are kept, through all versions of
/// the page. The fetcher takes them from there; the page lays them there, since a program
/// beside it may end before the browser has written.
pub const WORD_SHELF: &str = "lettercase-words";

/// Fetch the word list from an address, unpack it, and hand it over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fetch {
    /// Where it is.
    pub address: String,
    /// Past what the browser has kept of it, since it did not come well from there.
    pub anew: bool,
}

impl Work for Fetch {
    type Report = News;
    const PROGRAM: &'static str = "lettercase-fetcher";
    const KIND: Option<&'static str> = None;
}

impl Fetch {
    /// What the page's head calls the program without vector instructions: WebKit now and then
    /// trips in one that has them.
    pub const PLAIN: &'static str = "lettercase-plain-fetcher";
}

/// What is said of the word list on its way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum News {
    /// So many hundredths of it are here and unpacked.
    Coming(u32),
    /// Here it is; its bytes travel beside this, those of the family list, and of the file
    /// where it is not kept yet.
    Here,
    /// It could not be fetched or made.
    Missing(NoWords),
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::work::{AWAKE, read, sent, write};

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
        for other in ["\"Unheard\"", AWAKE] {
            assert_eq!(read::<News>(other), None);
        }
    }
}
