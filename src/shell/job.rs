//! Long work with files: done bit by bit, so that the page draws and hears meanwhile, with a
//! dialog that shows how far it is and can stop it.

use std::cell::Cell;
use std::rc::Rc;
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
}

/// A piece of work.
pub struct Job {
    shown: Option<Shown>,
    /// Whether the dialog was opened for it, and what will open it.
    opened: Rc<Cell<bool>>,
    opens: Option<TimeoutHandle>,
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
        }
    }
}

impl Job {
    /// Begins. Without a dialog it goes on to its end.
    pub fn begin(shown: Option<Shown>) -> Job {
        let opened = Rc::new(Cell::new(false));
        let opens = shown.and_then(|shown| {
            shown.done.set(Some(0));
            let opened = Rc::clone(&opened);
            let open = move || {
                opened.set(true);
                // The screen may be gone by then.
                let _ = shown.open.try_set(true);
            };
            set_timeout_with_handle(open, SHORT).ok()
        });
        Job {
            shown,
            opened,
            opens,
            since: dom::now(),
        }
    }

    /// So many hundredths are done. Waits a moment where the page has to draw.
    pub async fn step(&mut self, done: u32) -> Result<(), Stopped> {
        if dom::now() - self.since < A_FRAME {
            return Ok(());
        }
        let show = |shown: Shown| shown.done.try_set(Some(done));
        let _ = self.shown.map(show);
        dom::sleep(0).await;
        self.since = dom::now();
        // Who leaves the screen stops it too.
        let stopped = |shown: Shown| {
            let open = shown.open.try_get_untracked();
            open.is_none_or(|open| !open && self.opened.get())
        };
        match self.shown.is_some_and(stopped) {
            true => Err(Stopped),
            false => Ok(()),
        }
    }
}

impl Drop for Job {
    fn drop(&mut self) {
        if let Some(opens) = self.opens {
            opens.clear();
        }
        let _ = self.shown.map(|shown| shown.done.try_set(None));
    }
}
