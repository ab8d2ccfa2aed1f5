//! Coaching in a player's first games: when a kind of moment occurs for the first time, one line
//! explains it and suggests what to do. Tips that were shown are recorded like lessons
//! ([`learned`]).

use super::lesson::{learned, learns};

/// A tip: the number of its kind of moment, counted from 0, and its text.
pub type Tip = (u32, &'static str);

/// Number that stands for all moments: this player wants no more tips.
const OFF: u32 = 31;

/// Returns the tip to show, out of those that fit the current moment: the one already shown, or
/// else the first that this player hasn't seen.
pub fn tip(kept: &str, name: &str, now: &[Tip], shown: Option<u32>) -> Option<Tip> {
    let told = learned(kept, name);
    let is = |at: u32| told & (1 << at) != 0;
    if is(OFF) {
        return None;
    }
    let still = now.iter().find(|(at, _)| Some(*at) == shown);
    still
        .or_else(|| now.iter().find(|(at, _)| !is(*at)))
        .copied()
}

/// Returns the updated record of tips after a player was shown this one.
pub fn tells(kept: &str, name: &str, at: u32) -> String {
    learns(kept, name, at)
}

/// Returns the updated record of tips for a player who wants no more of them.
pub fn hushes(kept: &str, name: &str) -> String {
    learns(kept, name, OFF)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: [Tip; 2] = [(2, "two"), (5, "five")];

    #[test]
    fn each_tip_is_shown_once_and_one_at_a_time() {
        assert_eq!(tip("", "Ada", &NOW, None), Some(NOW[0]));
        let kept = tells("", "Ada", 2);
        assert_eq!(
            tip(&kept, "Ada", &NOW, Some(2)),
            Some(NOW[0]),
            "it stays while it is shown"
        );
        assert_eq!(tip(&kept, "Ada", &NOW, None), Some(NOW[1]));
        assert_eq!(
            tip(&kept, "Bo", &NOW, None),
            Some(NOW[0]),
            "each player has their own"
        );
        let kept = tells(&kept, "Ada", 5);
        assert_eq!(tip(&kept, "Ada", &NOW, None), None);
        assert_eq!(tip("", "Ada", &[], None), None);
    }

    #[test]
    fn a_player_who_declines_tips_gets_none() {
        let kept = hushes("", "Ada");
        assert_eq!(tip(&kept, "Ada", &NOW, Some(2)), None);
        assert_eq!(tip(&kept, "Bo", &NOW, None), Some(NOW[0]));
    }
}
