//! Texts around every game: when another tab plays it, and when the player leaves.
/// Heading of the screen of a game that another tab plays.
pub const ELSEWHERE: &str = "This game is open in another tab";
pub const ELSEWHERE_NOTE: &str = "Only one tab can play it, so that nothing gets lost. Go on there, or \
     play here and the other tab waits.";
/// Notice that another tab's last action could not be saved.
pub const LAST_MOVE_LOST: &str = "The other tab’s last move didn’t fit any more, so it’s gone.";
pub const PLAY_HERE: &str = "Play here";
/// Heading of the screen of a game that has only partly loaded.
pub const NOT_OPEN_YET: &str = "This game isn’t open yet";
pub const TO_HOME: &str = "Back to the box";
pub const LEAVE_TITLE: &str = "Leave the game?";
pub const LEAVE_NOTE: &str = "It’s saved. You’ll find it in the box.";
pub const STAY: &str = "Stay";
pub const LEAVE: &str = "Leave";
