//! When a state is reported saved, and what must hold from then on.

use super::super::house::RecordSet;
use super::{CheckResult, ExpectedState, Simulation};

impl Simulation {
    /// Notes that everything shown was reported saved.
    pub(super) fn record_promise(&mut self) {
        self.track.floor = self.track.states.len() - 1;
        self.track.promised = true;
    }

    /// Writes everything that is pending, and handles the results.
    pub(super) fn settle(&mut self) -> CheckResult {
        for _ in 0..20 {
            let page = self.page.as_mut().unwrap();
            if !page.has_disk {
                page.records.run_pending();
                self.mark_kept();
                break;
            }
            if page.is_saved() {
                break;
            }
            for what in [
                "hear",
                "commit",
                "commit_deed",
                "end_deed",
                "turn",
                "answer",
                "start",
            ] {
                self.run_step(what);
            }
        }
        let page = self.page.as_mut().unwrap();
        if !page.is_saved() {
            return Err("the page never reports that it is saved".into());
        }
        let (shown, _) = page.shown_records(&self.disk);
        if !self.track.current().matches(&shown) {
            return Err(format!("shows {shown:?}\nfor {:?}", self.track.current()));
        }
        Ok(())
    }

    pub(super) fn push_state(&mut self, house: RecordSet) {
        let page = self.page.as_mut().unwrap();
        let (writes, kept) = (self.local.unsynced_writes(), page.is_saved());
        self.track.holes |= self.local.has_room() && page.has_disk;
        self.track.states.push(ExpectedState {
            house,
            writes,
            kept,
        });
    }

    /// Marks the last state as kept if there is no disk and the page reports it saved: pending
    /// writes may have found room.
    pub(super) fn mark_kept(&mut self) {
        let page = self.page.as_mut().unwrap();
        let saved = page.is_saved() && !page.has_disk;
        if let Some(last) = self
            .track
            .states
            .last_mut()
            .filter(|last| saved && !last.kept)
        {
            last.kept = true;
            last.writes = self.local.unsynced_writes();
        }
    }
}
