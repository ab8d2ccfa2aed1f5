//! Texts about troubles with the page, their remedies, and the loading of the word list.

use crate::SavingState;
use crate::health::{PageTrouble, Remedy};
use lexicon::LexiconLoadError;

/// Shown while the word list loads.
pub const WORD_LIST_LOADING: &str = "Loading the word list";
/// Says, for screen readers, that the word list has loaded after trouble.
pub const WORD_LIST_READY: &str = "The word list is here.";
/// Explains why an action that needs the word list isn't possible.
pub const NO_LIST_YET: &str = "The word list isn’t here yet, so words can’t be checked.";

impl PageTrouble {
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

fn wrong(trouble: PageTrouble) -> String {
    let words = match trouble {
        PageTrouble::NotKept(keeping) => not_kept(keeping),
        PageTrouble::NewerVersion => "A newer Lettercase is here. Reload this page to get it.",
        PageTrouble::NoLocks => {
            "This browser can’t tell its tabs apart. Play each game in one tab only."
        }
        PageTrouble::WordsComingAgain => "Loading the word list. This may take a moment.",
        PageTrouble::WordsSlow => {
            "The word list is taking a long time. Wait a little, or try again."
        }
        PageTrouble::WordsOffline => {
            "You’re offline, so the word list can’t load. It loads when you’re back online."
        }
        PageTrouble::WordsFailed(why) => return no_words(why),
    };
    words.into()
}

/// Label of the mark on a table while something isn't saved.
pub fn save_state_note(keeping: SavingState) -> &'static str {
    match keeping {
        SavingState::Kept => "",
        SavingState::Late => "Saving…",
        SavingState::Full => "Not saved: no room",
        SavingState::Refused => "Not saved",
        SavingState::Nowhere => "Nothing is saved",
    }
}

fn not_kept(keeping: SavingState) -> &'static str {
    match keeping {
        SavingState::Kept => "",
        SavingState::Late => "The last moves aren’t saved yet. Keep this page open.",
        SavingState::Full => {
            "There’s no room left on this device, so nothing new is saved. Make room, or save a file."
        }
        SavingState::Refused => {
            "The browser isn’t saving just now. Keep this page open, or save a file."
        }
        SavingState::Nowhere => {
            "This browser can’t save anything. Save a file before you close this page."
        }
    }
}

/// Explains why there is no word list.
fn no_words(why: LexiconLoadError) -> String {
    let words = match why {
        LexiconLoadError::CutOff => "The word list didn’t load. Your connection may have dropped.",
        LexiconLoadError::Refused(number) => {
            return format!("The word list didn’t load. The server answered {number}.");
        }
        LexiconLoadError::Damaged => "The word list arrived damaged. Trying again may help.",
        LexiconLoadError::OtherVersion => {
            "This page is out of date. Reload it to get the word list."
        }
        LexiconLoadError::NoWorker => {
            "This browser didn’t open the word list. Trying again may help."
        }
    };
    words.into()
}
