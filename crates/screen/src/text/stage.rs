//! Texts of the stage around every game: its bar, side panel, menu and keys.

use crate::Explanation;

pub const HAND: &str = "Your turn";
pub const SIDE: &str = "Beside the table";
pub const BACK: &str = "Back to the box";
pub const MENU: &str = "Menu";
pub const SCORES: &str = "Scores";
pub const SAY: &str = "What happens";
pub const HISTORY: &str = "History";
pub const NO_TIPS: &str = "No more tips";
pub const RULES: &str = "Rules";
/// Label of the button that closes the panel, or an explanation.
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
/// Label of the setting for whether the table shows where the selected piece can go.
pub const HELP: &str = "Beginner’s help";
pub const HELP_FIRST: &str = "First games";
pub const HELP_ON: &str = "On";
pub const HELP_OFF: &str = "Off";
/// Describes a word on the table for screen readers, and says for beginners whether it can be used
/// now.
pub fn selectable_label(says: &str, may: bool) -> String {
    if may {
        format!("{says}, you can use it now")
    } else {
        says.to_owned()
    }
}

pub const CHECKER: &str = "Word checker";
pub const HOW_TO_PLAY: &str = "How to play";
pub const SETTINGS: &str = "Settings";
pub const LEAVE: &str = "Leave game";
pub const LEAVE_NOTE: &str = "it’s saved";
/// Says which moment of the game is shown.
pub fn looking(at: usize, of: usize) -> String {
    format!("{at} of {of}")
}

/// Says, while an earlier moment is shown, which one it is.
pub fn looking_back(at: usize, of: usize) -> String {
    format!("Looking back: {at} of {of}.")
}

/// Explains a thing for screen readers.
pub fn explained(title: &str, facts: &[String], can: &[String]) -> String {
    let mut all = vec![title.to_owned()];
    all.extend_from_slice(facts);
    all.extend_from_slice(can);
    let ends = |says: &String| {
        if says.ends_with(['.', '!', '?']) {
            says.clone()
        } else {
            format!("{says}.")
        }
    };
    all.iter().map(ends).collect::<Vec<_>>().join(" ")
}

/// Notice that a part of the game didn't load.
pub const LOST: &str = "Part of this game didn’t load.";

pub const TRY_AGAIN: &str = "Try again";

/// Explains a table's keys, from a list of what each does; "?" is the same at every table.
pub fn keys(does: &[&str]) -> Explanation {
    let all = does.iter().chain(&["?: what the focus is on"]);
    Explanation {
        title: "Keys".into(),
        facts: Vec::new(),
        can: all.map(|key| (*key).to_owned()).collect(),
    }
}
