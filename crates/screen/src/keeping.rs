//! Whether the player's actions are saved, as a table shows it.

use store::Refused;

/// State of saving, as a table shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Keeping {
    /// Everything is saved, or will be in a moment.
    #[default]
    Kept,
    /// Saving takes longer than usual.
    Late,
    /// No room in the browser's storage.
    Full,
    /// The browser refuses to save at present.
    Refused,
    /// The browser never saves anything.
    Nowhere,
}

impl Keeping {
    /// Milliseconds that a save may take before the player is informed.
    pub const PATIENCE: u64 = 2_000;

    /// Determines the state from how long the oldest unsaved change has been waiting, why the last
    /// save was refused, and whether memory is the only storage.
    pub fn of(waits: Option<u64>, refused: Option<Refused>, memory: bool) -> Keeping {
        match (memory, waits, refused) {
            (true, ..) => Keeping::Nowhere,
            (_, None, _) => Keeping::Kept,
            (_, Some(waits), _) if waits < Self::PATIENCE => Keeping::Kept,
            (_, Some(_), None) => Keeping::Late,
            (_, Some(_), Some(Refused::Full)) => Keeping::Full,
            (_, Some(_), Some(Refused::Blocked)) => Keeping::Refused,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slow_save_is_reported_after_two_seconds_until_it_is_done() {
        assert_eq!(Keeping::of(None, None, false), Keeping::Kept);
        for refused in [None, Some(Refused::Full), Some(Refused::Blocked)] {
            assert_eq!(Keeping::of(Some(1_999), refused, false), Keeping::Kept);
            assert_ne!(Keeping::of(Some(2_000), refused, false), Keeping::Kept);
            assert_eq!(Keeping::of(None, refused, false), Keeping::Kept);
        }
    }

    #[test]
    fn a_waiting_save_gives_its_reason() {
        let of = |refused| Keeping::of(Some(9_000), refused, false);
        assert_eq!(of(None), Keeping::Late);
        assert_eq!(of(Some(Refused::Full)), Keeping::Full);
        assert_eq!(of(Some(Refused::Blocked)), Keeping::Refused);
    }

    #[test]
    fn storage_in_memory_only_is_always_reported() {
        assert_eq!(Keeping::of(None, None, true), Keeping::Nowhere);
    }
}
