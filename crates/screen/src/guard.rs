//! Guard against accidental presses: a press counts only if the player had seen what it acts on.
//! After an action that puts other buttons under the finger, the second tap of a double tap would
//! act for the next player.

/// Milliseconds for which a place is guarded after a change.
pub const PRESS_GUARD_MS: u64 = 400;

/// Distance from the guarded place, in CSS pixels, up to which a press counts as being there: less
/// than the distance to the next button, more than a finger strays between two taps.
const SAME_PLACE_RADIUS: i32 = 30;

/// A press: when it began, and where in the window. A key has no place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Press {
    /// Time at which the press began, in milliseconds of the page's clock.
    pub at: u64,
    /// Place of a finger, pen or mouse; `None` for a key.
    pub place: Option<(i32, i32)>,
}

/// A change in what the table asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct GuardedChange {
    at: u64,
    /// The press that caused the change, if one did.
    cause: Option<Press>,
}

/// The last press and the last change.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PressGuard {
    last: Option<Press>,
    change: Option<GuardedChange>,
}

impl PressGuard {
    /// Reports a press or release. A change right after it counts as caused by it.
    pub fn pressed(&mut self, press: Press) {
        self.last = Some(press);
    }

    /// Reports that the table asks for something else, or asks another player.
    pub fn changed(&mut self, at: u64) {
        let recent = |press: &Press| at.saturating_sub(press.at) < PRESS_GUARD_MS;
        self.change = Some(GuardedChange {
            at,
            cause: self.last.filter(recent),
        });
    }

    /// Reports that the last change is on the screen. A slow device takes time to draw it, and no
    /// player can have seen it before.
    pub fn shown(&mut self, at: u64) {
        if let Some(change) = &mut self.change {
            change.at = change.at.max(at);
        }
    }

    /// Whether a press counts: it began after the last change was shown, and isn't the second tap
    /// of a double tap that caused the change.
    pub fn counts(&self, press: Press) -> bool {
        let Some(GuardedChange { at, cause }) = self.change else {
            return true;
        };
        let Some(since) = press.at.checked_sub(at) else {
            return false;
        };
        cause.is_none_or(|cause| since >= PRESS_GUARD_MS || !same_place(press, cause))
    }

    /// Whether a press on a pad counts, where each player has a pad and all may press at once: any
    /// press but a double tap. A press that began before another player's press was handled is in
    /// time.
    pub fn accepts_simultaneous(&self, press: Press) -> bool {
        match self.change {
            Some(change) if press.at < change.at => true,
            _ => self.counts(press),
        }
    }

    /// Returns the press that caused the last change and is guarded against, if there is one.
    pub fn guarded(&self) -> Option<Press> {
        self.change?.cause
    }
}

/// Whether two presses are at the same place. All keys count as one place.
fn same_place(one: Press, other: Press) -> bool {
    match (one.place, other.place) {
        (Some((x, y)), Some((u, v))) => {
            x.abs_diff(u).max(y.abs_diff(v)) <= SAME_PLACE_RADIUS.unsigned_abs()
        }
        (None, None) => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tap(at: u64, x: i32, y: i32) -> Press {
        Press {
            at,
            place: Some((x, y)),
        }
    }

    fn key(at: u64) -> Press {
        Press { at, place: None }
    }

    /// Returns a guard after a tap at (100, 200), with a change 10 ms later.
    fn handed_on() -> PressGuard {
        let mut guard = PressGuard::default();
        guard.pressed(tap(1_000, 100, 200));
        guard.changed(1_010);
        guard
    }

    #[test]
    fn every_press_counts_before_the_first_change() {
        let mut guard = PressGuard::default();
        assert!(guard.counts(tap(0, 1, 1)));
        guard.pressed(tap(1_000, 100, 200));
        assert!(guard.counts(tap(1_050, 100, 200)), "fast typing");
        assert_eq!(guard.guarded(), None);
    }

    #[test]
    fn presses_before_a_change_is_drawn_do_not_count() {
        let mut guard = handed_on();
        guard.shown(1_600);
        assert!(!guard.counts(tap(1_450, 100, 200)), "before it was drawn");
        assert!(!guard.counts(tap(1_450, 300, 400)), "wherever it is");
        assert!(!guard.counts(tap(1_900, 100, 200)), "the second tap");
        assert!(guard.counts(tap(1_900, 300, 400)), "somewhere else");
        assert!(guard.counts(tap(2_000, 100, 200)), "by then it was seen");
    }

    #[test]
    fn the_second_tap_of_a_double_tap_does_not_count() {
        let guard = handed_on();
        assert!(!guard.counts(tap(1_150, 100, 200)));
        assert!(!guard.counts(tap(1_409, 70, 230)), "a finger strays");
        assert!(guard.counts(tap(1_410, 100, 200)), "by then it was seen");
        assert_eq!(guard.guarded(), Some(tap(1_000, 100, 200)));
    }

    #[test]
    fn a_press_elsewhere_counts_at_once_if_it_began_after_the_change() {
        let guard = handed_on();
        assert!(guard.counts(tap(1_010, 131, 200)));
        assert!(guard.counts(tap(1_010, 100, 160)));
        assert!(!guard.counts(tap(1_009, 300, 400)));
    }

    #[test]
    fn a_press_that_began_before_a_bot_acted_does_not_count() {
        let mut guard = PressGuard::default();
        guard.changed(5_000);
        assert!(!guard.counts(tap(4_990, 10, 10)), "lifted since");
        assert!(guard.counts(tap(5_000, 10, 10)));
        assert_eq!(guard.guarded(), None, "no tap caused the change");
    }

    #[test]
    fn a_change_long_after_the_last_press_is_not_caused_by_it() {
        let mut guard = PressGuard::default();
        guard.pressed(tap(1_000, 100, 200));
        guard.changed(1_400);
        assert_eq!(guard.guarded(), None);
        assert!(guard.counts(tap(1_450, 100, 200)));
    }

    #[test]
    fn a_key_guards_against_keys_and_a_tap_against_taps() {
        let mut guard = PressGuard::default();
        guard.pressed(key(1_000));
        guard.changed(1_001);
        assert!(!guard.counts(key(1_200)));
        assert!(guard.counts(key(1_401)));
        assert!(guard.counts(tap(1_200, 0, 0)));
        assert!(handed_on().counts(key(1_200)));
    }

    #[test]
    fn a_key_held_since_before_the_change_does_not_count() {
        let mut guard = PressGuard::default();
        guard.pressed(key(1_000));
        guard.changed(1_001);
        // Auto-repeat two seconds later still belongs to the press before the change.
        assert!(!guard.counts(key(1_000)));
    }

    #[test]
    fn a_press_on_a_pad_before_the_change_is_in_time() {
        let guard = handed_on();
        assert!(
            guard.accepts_simultaneous(tap(1_005, 300, 400)),
            "another finger"
        );
        assert!(
            !guard.accepts_simultaneous(tap(1_200, 100, 200)),
            "a double tap"
        );
        assert!(guard.accepts_simultaneous(tap(1_200, 300, 400)));
    }
}
