//! What is said on the stage of every game: its bar, its sheet, its menu, its keys.

use crate::Explained;

pub const HAND: &str = "Your turn";
pub const SIDE: &str = "Beside the table";
pub const BACK: &str = "Back to the box";
pub const MENU: &str = "Menu";
pub const SCORES: &str = "Scores";
pub const SAY: &str = "What happens";
pub const HISTORY: &str = "History";
pub const NO_TIPS: &str = "No more tips";
pub const RULES: &str = "Rules";
/// Closes the sheet, or what explains a thing.
pub const CLOSE: &str = "Close";
pub const HAPPENED: &str = "What happened";
pub const NOTHING_YET: &str = "Nothing has happened yet.";
pub const FIRST: &str = "First";
pub const EARLIER: &str = "Earlier";
pub const LATER: &str = "Later";
pub const LAST: &str = "Last";
pub const SLIDER: &str = "Moment of the game";
pub const BACK_TO_NOW: &str = "Back to now";
pub const EXPLAIN: &str = "What this is";
pub const EXPLAIN_HOW: &str = "Point at anything, or press ? on it, to see what it is.";
pub const PACE: &str = "Bot speed";
pub const PACE_QUICK: &str = "Quick";
pub const PACE_NORMAL: &str = "Normal";
pub const PACE_SLOW: &str = "Slow";
pub const PACE_TAP: &str = "Tap";
pub const SOUND: &str = "Sound";
pub const VIBRATION: &str = "Vibration";
/// Whether the table shows where what is chosen can go.
pub const HELP: &str = "Beginner’s help";
pub const HELP_FIRST: &str = "First games";
pub const HELP_ON: &str = "On";
pub const HELP_OFF: &str = "Off";
/// A word on the table, for those who hear it: a beginner is told what can be done with it.
pub fn may_heard(says: &str, may: bool) -> String {
    match may {
        true => format!("{says}, you can use it now"),
        false => says.to_owned(),
    }
}

pub const CHECKER: &str = "Word checker";
pub const HOW_TO_PLAY: &str = "How to play";
pub const SETTINGS: &str = "Settings";
pub const LEAVE: &str = "Leave game";
pub const LEAVE_SAYS: &str = "it’s saved";
/// Which moment of the game is looked at.
pub fn looking(at: usize, of: usize) -> String {
    format!("{at} of {of}")
}

/// What is said while an earlier moment is looked at.
pub fn looking_back(at: usize, of: usize) -> String {
    format!("Looking back: {at} of {of}.")
}

/// A thing, for those who hear it.
pub fn explained(title: &str, facts: &[String], can: &[String]) -> String {
    let mut all = vec![title.to_owned()];
    all.extend_from_slice(facts);
    all.extend_from_slice(can);
    let ends = |says: &String| match says.ends_with(['.', '!', '?']) {
        true => says.clone(),
        false => format!("{says}."),
    };
    all.iter().map(ends).collect::<Vec<_>>().join(" ")
}

/// A part of the game did not come.
pub const LOST: &str = "Part of this game didn’t load.";

pub const TRY_AGAIN: &str = "Try again";

/// A table's keys, each by what it does; "?" is the same at all of them.
pub fn keys(does: &[&str]) -> Explained {
    let all = does.iter().chain(&["?: what the focus is on"]);
    Explained {
        title: "Keys".into(),
        facts: Vec::new(),
        can: all.map(|key| (*key).to_owned()).collect(),
    }
}
