//! Coaching in a player's first games: when a kind of moment occurs for the first time, one line
//! explains it and suggests what to do. Tips that were shown are recorded like lessons
//! ([`done_lessons`]).

use super::lesson::{done_lessons, mark_lesson_done};

/// A tip: the number of its kind of moment, counted from 0, and its text.
pub type Tip = (u32, &'static str);

/// The tip of all games, for when there is nothing new about the game: how to learn what a thing on
/// the table is. Games count their own moments from 0.
pub const HOLD_ANYTHING: Tip = (30, "Hold or point at anything to see what it is.");

/// Number that stands for all moments: this player wants no more tips.
const TIPS_OFF: u32 = 31;

/// Returns the tip to show, out of those that fit the current moment: the one already shown, or
/// else the first that this player hasn't seen.
pub fn next_tip(kept: &str, name: &str, now: &[Tip], shown: Option<u32>) -> Option<Tip> {
    let is = |at: u32| done_lessons(kept, name) & (1 << at) != 0;
    if are_tips_off(kept, name) {
        return None;
    }
    let still = now.iter().find(|(at, _)| Some(*at) == shown);
    still
        .or_else(|| now.iter().find(|(at, _)| !is(*at)))
        .copied()
}

/// Whether a player wants no more tips.
pub fn are_tips_off(kept: &str, name: &str) -> bool {
    done_lessons(kept, name) & (1 << TIPS_OFF) != 0
}

/// Returns the record of tips, updated after a player was shown a tip.
pub fn mark_shown(kept: &str, name: &str, at: u32) -> String {
    mark_lesson_done(kept, name, at)
}

/// Returns the updated record of tips for a player who wants no more of them.
pub fn disable_tips(kept: &str, name: &str) -> String {
    mark_lesson_done(kept, name, TIPS_OFF)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: [Tip; 2] = [(2, "two"), (5, "five")];

    #[test]
    fn each_tip_is_shown_once_and_one_at_a_time() {
        assert_eq!(next_tip("", "Ada", &NOW, None), Some(NOW[0]));
        let kept = mark_shown("", "Ada", 2);
        assert_eq!(
            next_tip(&kept, "Ada", &NOW, Some(2)),
            Some(NOW[0]),
            "it stays while it is shown"
        );
        assert_eq!(next_tip(&kept, "Ada", &NOW, None), Some(NOW[1]));
        assert_eq!(
            next_tip(&kept, "Bo", &NOW, None),
            Some(NOW[0]),
            "each player has their own"
        );
        let kept = mark_shown(&kept, "Ada", 5);
        assert_eq!(next_tip(&kept, "Ada", &NOW, None), None);
        assert_eq!(next_tip("", "Ada", &[], None), None);
    }

    #[test]
    fn a_player_who_declines_tips_gets_none() {
        let kept = disable_tips("", "Ada");
        assert!(are_tips_off(&kept, "Ada") && !are_tips_off(&kept, "Bo"));
        assert_eq!(next_tip(&kept, "Ada", &NOW, Some(2)), None);
        assert_eq!(next_tip(&kept, "Bo", &NOW, None), Some(NOW[0]));
    }
}
