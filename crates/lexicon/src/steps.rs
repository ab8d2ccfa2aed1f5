//! How much is asked of the list: every step from a letter to the next is counted, on each
//! thread by itself. It is the same on every machine, as time is not.

use std::cell::Cell;

thread_local! {
    static STEPS: Cell<u64> = const { Cell::new(0) };
}

/// The steps that this thread has gone so far.
///
/// ```
/// use lexicon::{Level, Lexicon, steps};
///
/// let list = Lexicon::from_words([("tea", Level::Common)])?;
/// let before = steps();
/// list.find("tea".parse()?);
/// assert_eq!(steps() - before, 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn steps() -> u64 {
    STEPS.get()
}

/// One more.
#[inline]
pub(super) fn step() {
    STEPS.set(STEPS.get().wrapping_add(1));
}
