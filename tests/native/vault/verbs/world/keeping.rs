//! When a state is reported saved, and what must hold from then on.

use super::super::house::House;
use super::{After, Checked, World};

impl World {
    /// Notes that everything shown was reported saved.
    pub(super) fn promise(&mut self) {
        self.track.floor = self.track.states.len() - 1;
        self.track.promised = true;
    }

    /// Writes everything that is pending, and handles the results.
    pub(super) fn settle(&mut self) -> Checked {
        for _ in 0..20 {
            let page = self.page.as_mut().unwrap();
            if !page.has_disk {
                page.records.run_pending();
                self.kept();
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
                self.does(what);
            }
        }
        let page = self.page.as_mut().unwrap();
        if !page.is_saved() {
            return Err("the page never reports that it is saved".into());
        }
        let (shown, _) = page.house(&self.disk);
        if !self.track.now().is(&shown) {
            return Err(format!("shows {shown:?}\nfor {:?}", self.track.now()));
        }
        Ok(())
    }

    pub(super) fn push(&mut self, house: House) {
        let page = self.page.as_mut().unwrap();
        let (writes, kept) = (self.local.writes(), page.is_saved());
        self.track.holes |= self.local.has_room() && page.has_disk;
        self.track.states.push(After {
            house,
            writes,
            kept,
        });
    }

    /// Marks the last state as kept if there is no disk and the page reports it saved: pending
    /// writes may have found room.
    pub(super) fn kept(&mut self) {
        let page = self.page.as_mut().unwrap();
        let saved = page.is_saved() && !page.has_disk;
        if let Some(last) = self
            .track
            .states
            .last_mut()
            .filter(|last| saved && !last.kept)
        {
            last.kept = true;
            last.writes = self.local.writes();
        }
    }
}
