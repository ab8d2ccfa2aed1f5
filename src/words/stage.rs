//! What is said on the stage of every game: its bar, its sheet, its menu, its keys.

use crate::desk::Explained;

/// Names the hand.
pub const HAND: &str = "Your turn";
/// Names what is beside the table.
pub const SIDE: &str = "Beside the table";
/// Leads home.
pub const BACK: &str = "Back to the box";
/// Opens the menu.
pub const MENU: &str = "Menu";
/// Names the scores.
pub const SCORES: &str = "Scores";
/// Names what happens.
pub const SAY: &str = "What happens";
/// Opens the history.
pub const HISTORY: &str = "History";
/// Ends what a coached player is told.
pub const NO_TIPS: &str = "No more tips";
/// The rules that were chosen.
pub const RULES: &str = "Rules";
/// Closes the sheet, or what explains a thing.
pub const CLOSE: &str = "Close";
/// Heads the list beside the table.
pub const HAPPENED: &str = "What happened";
/// There is nothing to look at yet.
pub const NOTHING_YET: &str = "Nothing has happened yet.";
/// To the first step.
pub const FIRST: &str = "First";
/// A step back.
pub const EARLIER: &str = "Earlier";
/// A step on.
pub const LATER: &str = "Later";
/// To the last step.
pub const LAST: &str = "Last";
/// Moves through the game.
pub const SLIDER: &str = "Moment of the game";
/// Back from an earlier moment.
pub const BACK_TO_NOW: &str = "Back to now";
/// Names what explains a thing.
pub const EXPLAIN: &str = "What this is";
/// Nothing is explained yet.
pub const EXPLAIN_HOW: &str = "Point at anything, or press ? on it, to see what it is.";
/// How fast bots play.
pub const PACE: &str = "Bot speed";
/// Between two bots, little time.
pub const PACE_QUICK: &str = "Quick";
/// As people play.
pub const PACE_NORMAL: &str = "Normal";
/// Time to follow.
pub const PACE_SLOW: &str = "Slow";
/// Until somebody taps.
pub const PACE_TAP: &str = "Tap";
/// Whether a game's moments are heard.
pub const SOUND: &str = "Sound";
/// Whether they are felt.
pub const VIBRATION: &str = "Vibration";
/// Whether the table shows where what is chosen can go.
pub const HELP: &str = "Beginner’s help";
/// In the first games of a player.
pub const HELP_FIRST: &str = "First games";
/// At every table.
pub const HELP_ON: &str = "On";
/// At none.
pub const HELP_OFF: &str = "Off";
/// A word on the table, for those who hear it: a beginner is told what can be done with it.
pub fn may_heard(says: &str, may: bool) -> String {
    match may {
        true => format!("{says}, you can use it now"),
        false => says.to_owned(),
    }
}

/// Looks words up.
pub const CHECKER: &str = "Word checker";
/// All the rules.
pub const HOW_TO_PLAY: &str = "How to play";
/// How it looks and sounds.
pub const SETTINGS: &str = "Settings";
/// Leads away.
pub const LEAVE: &str = "Leave game";
/// What becomes of the game.
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

/// Sends for it again.
pub const TRY_AGAIN: &str = "Try again";

/// A table's keys, each by what it does; "?" is the same at all of them.
#[must_use]
pub fn keys(does: &[&str]) -> Explained {
    let all = does.iter().chain(&["?: what the focus is on"]);
    Explained {
        title: "Keys".into(),
        facts: Vec::new(),
        can: all.map(|key| (*key).to_owned()).collect(),
    }
}
