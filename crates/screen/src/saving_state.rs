//! Whether the player's actions are saved, as a table shows it.

use store::StoreError;

/// State of saving, as a table shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum SavingState {
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

impl SavingState {
    /// Milliseconds that a save may take before the player is informed.
    pub const LATE_AFTER_MS: u64 = 2_000;

    /// Determines the state from how long the oldest unsaved change has been waiting, why the last
    /// save was refused, and whether memory is the only storage.
    pub fn from_pending(
        waits: Option<u64>,
        refused: Option<StoreError>,
        memory: bool,
    ) -> SavingState {
        match (memory, waits, refused) {
            (true, ..) => SavingState::Nowhere,
            (_, None, _) => SavingState::Kept,
            (_, Some(waits), _) if waits < Self::LATE_AFTER_MS => SavingState::Kept,
            (_, Some(_), None) => SavingState::Late,
            (_, Some(_), Some(StoreError::Full)) => SavingState::Full,
            (_, Some(_), Some(StoreError::Blocked)) => SavingState::Refused,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slow_save_is_reported_from_two_seconds_on_until_it_is_done() {
        assert_eq!(
            SavingState::from_pending(None, None, false),
            SavingState::Kept
        );
        for refused in [None, Some(StoreError::Full), Some(StoreError::Blocked)] {
            assert_eq!(
                SavingState::from_pending(Some(1_999), refused, false),
                SavingState::Kept
            );
            assert_ne!(
                SavingState::from_pending(Some(2_000), refused, false),
                SavingState::Kept
            );
            assert_eq!(
                SavingState::from_pending(None, refused, false),
                SavingState::Kept
            );
        }
    }

    #[test]
    fn a_waiting_save_gives_its_reason() {
        let of = |refused| SavingState::from_pending(Some(9_000), refused, false);
        assert_eq!(of(None), SavingState::Late);
        assert_eq!(of(Some(StoreError::Full)), SavingState::Full);
        assert_eq!(of(Some(StoreError::Blocked)), SavingState::Refused);
    }

    #[test]
    fn storage_in_memory_only_is_always_reported() {
        assert_eq!(
            SavingState::from_pending(None, None, true),
            SavingState::Nowhere
        );
    }
}
