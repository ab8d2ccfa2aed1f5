//! Texts about troubles with the page, their remedies, and the loading of the word list.

use crate::Keeping;
use crate::health::{Remedy, Trouble};
use lexicon::NoWords;

/// Shown while the word list loads.
pub const WORDS_COMING: &str = "Loading the word list";
/// Says, for screen readers, that the word list has loaded after trouble.
pub const WORDS_HERE: &str = "The word list is here.";
/// Explains why an action that needs the word list isn't possible.
pub const NO_LIST_YET: &str = "The word list isn’t here yet, so words can’t be checked.";

impl Trouble {
    /// Describes the trouble in plain words.
    pub fn words(self) -> String {
        wrong(self)
    }
}

impl Remedy {
    /// Label of the remedy's button.
    pub fn words(self) -> &'static str {
        match self {
            Remedy::FetchAgain => "Try again",
            Remedy::Reload => "Reload",
            Remedy::SaveFile => "Save a file",
        }
    }
}

fn wrong(trouble: Trouble) -> String {
    let words = match trouble {
        Trouble::NotKept(keeping) => not_kept(keeping),
        Trouble::NewerVersion => "A newer Lettercase is here. Reload this page to get it.",
        Trouble::NoLocks => {
            "This browser can’t tell its tabs apart. Play each game in one tab only."
        }
        Trouble::WordsComingAgain => "Loading the word list. This may take a moment.",
        Trouble::WordsSlow => "The word list is taking a long time. Wait a little, or try again.",
        Trouble::WordsOffline => {
            "You’re offline, so the word list can’t load. It loads when you’re back online."
        }
        Trouble::WordsFailed(why) => return no_words(why),
    };
    words.into()
}

/// Label of the mark on a table while something isn't saved.
pub fn unkept(keeping: Keeping) -> &'static str {
    match keeping {
        Keeping::Kept => "",
        Keeping::Late => "Saving…",
        Keeping::Full => "Not saved: no room",
        Keeping::Refused => "Not saved",
        Keeping::Nowhere => "Nothing is saved",
    }
}

fn not_kept(keeping: Keeping) -> &'static str {
    match keeping {
        Keeping::Kept => "",
        Keeping::Late => "The last moves aren’t saved yet. Keep this page open.",
        Keeping::Full => {
            "There’s no room left on this device, so nothing new is saved. Make room, or save a file."
        }
        Keeping::Refused => {
            "The browser isn’t saving just now. Keep this page open, or save a file."
        }
        Keeping::Nowhere => {
            "This browser can’t save anything. Save a file before you close this page."
        }
    }
}

/// Explains why there is no word list.
fn no_words(why: NoWords) -> String {
    let words = match why {
        NoWords::CutOff => "The word list didn’t load. Your connection may have dropped.",
        NoWords::Refused(number) => {
            return format!("The word list didn’t load. The server answered {number}.");
        }
        NoWords::Damaged => "The word list arrived damaged. Trying again may help.",
        NoWords::OtherVersion => "This page is out of date. Reload it to get the word list.",
        NoWords::NoWorker => "This browser didn’t open the word list. Trying again may help.",
    };
    words.into()
}
