//! Long work with files, done in small steps so that the page stays responsive, with a dialog that
//! shows progress and can stop it.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;

use super::dom;

/// Longest stretch of work without a break, in milliseconds.
const FRAME_MS: f64 = 12.0;
/// Work shorter than this shows no dialog.
const DIALOG_DELAY: Duration = Duration::from_millis(400);

/// The dialog of a long job.
#[derive(Clone, Copy)]
pub struct JobDialog {
    /// Whether the dialog is open. Closing it stops the job.
    pub open: RwSignal<bool>,
    /// Percentage done, while a job runs.
    pub done: RwSignal<Option<u32>>,
}

/// A long job in progress, and its dialog.
pub struct LongJob {
    shown: Option<JobDialog>,
    /// Whether the timer `opens` has opened the job's dialog.
    opened: Rc<Cell<bool>>,
    opens: Option<TimeoutHandle>,
    since: f64,
}

/// Error of a job that the user stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct JobStopped;

impl JobDialog {
    /// Creates a closed dialog with no job.
    pub fn closed() -> JobDialog {
        JobDialog {
            open: RwSignal::new(false),
            done: RwSignal::new(None),
        }
    }
}

impl LongJob {
    /// Begins a job. Without a dialog it can't be stopped.
    pub fn begin(shown: Option<JobDialog>) -> LongJob {
        let opened = Rc::new(Cell::new(false));
        let opens = shown.and_then(|shown| {
            shown.done.set(Some(0));
            let opened = Rc::clone(&opened);
            let open = move || {
                opened.set(true);
                // The screen may have been left by then.
                let _ = shown.open.try_set(true);
            };
            set_timeout_with_handle(open, DIALOG_DELAY).ok()
        });
        LongJob {
            shown,
            opened,
            opens,
            since: dom::now(),
        }
    }

    /// Reports the percentage done. Yields to the browser when it is time to draw.
    pub async fn report_progress(&mut self, done: u32) -> Result<(), JobStopped> {
        if dom::now() - self.since < FRAME_MS {
            return Ok(());
        }
        let show = |shown: JobDialog| shown.done.try_set(Some(done));
        let _ = self.shown.map(show);
        dom::sleep(0).await;
        self.since = dom::now();
        // Leaving the screen stops the job too.
        let stopped = |shown: JobDialog| {
            let open = shown.open.try_get_untracked();
            open.is_none_or(|open| !open && self.opened.get())
        };
        if self.shown.is_some_and(stopped) {
            Err(JobStopped)
        } else {
            Ok(())
        }
    }
}

impl Drop for LongJob {
    fn drop(&mut self) {
        if let Some(opens) = self.opens {
            opens.clear();
        }
        let _ = self.shown.map(|shown| shown.done.try_set(None));
    }
}
