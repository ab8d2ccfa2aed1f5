//! The word list on its way to the page.

use serde::{Deserialize, Serialize};

use super::Work;
use crate::lexicon::NoWords;

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
    /// It did not come.
    Missing(NoWords),
}
