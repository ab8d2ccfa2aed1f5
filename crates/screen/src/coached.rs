//! A player's first games are coached: at the first time of each moment one line says what it is and
//! what one might do. What was said is kept as lessons are ([`learned`]).

use super::lesson::{learned, learns};

/// A moment of a game: which, from 0, and what is said of it.
pub type Tip = (u32, &'static str);

/// What stands for every moment: nothing more is said to this player.
const OFF: u32 = 31;

/// What is said now: of the moments that there are, the one that is shown already, else the first
/// that this player was never told.
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

/// What is kept once that was said.
pub fn tells(kept: &str, name: &str, at: u32) -> String {
    learns(kept, name, at)
}

/// What is kept of somebody who wants no more of it.
pub fn hushes(kept: &str, name: &str) -> String {
    learns(kept, name, OFF)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: [Tip; 2] = [(2, "two"), (5, "five")];

    #[test]
    fn each_moment_is_told_once_and_one_at_a_time() {
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
    fn who_wants_no_more_is_told_no_more() {
        let kept = hushes("", "Ada");
        assert_eq!(tip(&kept, "Ada", &NOW, Some(2)), None);
        assert_eq!(tip(&kept, "Bo", &NOW, None), Some(NOW[0]));
    }
}
