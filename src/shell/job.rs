//! Long work with files: done bit by bit, so that the page draws and hears meanwhile, with a
//! dialog that shows how far it is and can stop it.

use std::time::Duration;

use leptos::prelude::*;

use super::dom;

/// Longest time at a stretch, in milliseconds.
const A_FRAME: f64 = 12.0;
/// What takes no longer than this is not shown.
const SHORT: Duration = Duration::from_millis(400);

/// The dialog of a long piece of work.
#[derive(Clone, Copy)]
pub struct Shown {
    /// Whether it is open. Closing it stops the work.
    pub open: RwSignal<bool>,
    /// Hundredths done, while something is done.
    pub done: RwSignal<Option<u32>>,
    /// Which piece of work it is about, and whether it was opened for it.
    of: StoredValue<(u32, bool)>,
}

/// A piece of work.
pub struct Job {
    shown: Option<Shown>,
    since: f64,
}

/// Somebody stopped it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stopped;

impl Shown {
    /// It is closed, and nothing is done.
    pub fn closed() -> Shown {
        Shown {
            open: RwSignal::new(false),
            done: RwSignal::new(None),
            of: StoredValue::new((0, false)),
        }
    }

    fn is_stopped(self) -> bool {
        let opened = self.of.try_get_value().is_none_or(|(_, opened)| opened);
        opened && self.open.try_get_untracked() != Some(true)
    }
}

impl Job {
    /// Begins. Without a dialog it goes on to its end.
    pub fn begin(shown: Option<Shown>) -> Job {
        if let Some(shown) = shown {
            shown.done.set(Some(0));
            let number = shown.of.with_value(|(number, _)| number + 1);
            shown.of.set_value((number, false));
            let show = move || {
                let runs = shown.done.try_get_untracked().flatten().is_some();
                if runs && shown.of.try_get_value() == Some((number, false)) {
                    shown.of.set_value((number, true));
                    shown.open.set(true);
                }
            };
            set_timeout(show, SHORT);
        }
        Job {
            shown,
            since: dom::now(),
        }
    }

    /// So many hundredths are done. Waits a moment where the page has to draw.
    pub async fn step(&mut self, done: u32) -> Result<(), Stopped> {
        let now = dom::now();
        if now - self.since < A_FRAME {
            return Ok(());
        }
        if let Some(shown) = self.shown {
            // The screen may be gone by then.
            let _ = shown.done.try_set(Some(done));
        }
        dom::sleep(0).await;
        self.since = dom::now();
        match self.shown {
            Some(shown) if shown.is_stopped() => Err(Stopped),
            _ => Ok(()),
        }
    }
}

impl Drop for Job {
    fn drop(&mut self) {
        if let Some(shown) = self.shown {
            let _ = shown.done.try_set(None);
        }
    }
}
