//! A limit on the number of browser sessions at a time.

use std::sync::{Condvar, Mutex, PoisonError};

static TAKEN: Mutex<usize> = Mutex::new(0);
static FREED: Condvar = Condvar::new();

/// A slot for a session, freed when it is dropped.
#[derive(Debug)]
pub struct SessionSlot(());

impl SessionSlot {
    /// Waits until fewer than `most` slots are taken, and takes one.
    pub fn acquire(most: usize) -> Self {
        let taken = TAKEN.lock().unwrap_or_else(PoisonError::into_inner);
        let mut taken = FREED
            .wait_while(taken, |taken| *taken >= most)
            .unwrap_or_else(PoisonError::into_inner);
        *taken += 1;
        Self(())
    }
}

impl Drop for SessionSlot {
    fn drop(&mut self) {
        *TAKEN.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        FREED.notify_one();
    }
}
