//! Counts the work done with the list: each step from a letter to the next counts, separately for
//! each thread. Unlike time, the count is the same on every machine.

use std::cell::Cell;

thread_local! {
    static STEPS: Cell<u64> = const { Cell::new(0) };
}

/// Returns the number of steps from letter to letter that this thread has taken through word lists
/// so far.
///
/// ```
/// use lexicon::{Level, Lexicon, steps_taken};
///
/// let list = Lexicon::from_words([("tea", Level::Common)])?;
/// let before = steps_taken();
/// list.find("tea".parse()?);
/// assert_eq!(steps_taken() - before, 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn steps_taken() -> u64 {
    STEPS.get()
}

/// Counts one step through a word list.
#[inline]
pub(super) fn count_step() {
    STEPS.set(STEPS.get().wrapping_add(1));
}
