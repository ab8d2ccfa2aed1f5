//! Takes in what other pages did: the disk is read again, and pending changes of this
//! page are applied on top.

use super::change::{Generation, RecordChange};
use super::entry::RecordEntry;
use super::queue::{Pending, Vault};
use super::write_ahead;
use crate::{SortedMap, Store};

impl<S: Store> Vault<S> {
    /// Replaces all records by those read from the disk, because another generation is in force or
    /// other pages changed the disk. Pending changes are applied on top.
    pub fn reload(&mut self, generation: Generation, records: SortedMap<RecordEntry>) {
        let before = std::mem::replace(&mut self.records, records);
        let same = std::mem::replace(&mut self.generation, generation) == generation;
        if !same {
            self.known = SortedMap::new();
        }
        self.note_read_revisions();
        for (name, entry) in &before {
            if self.is_stale(name, self.records.get(name)) {
                self.records.insert(name.clone(), entry.clone());
            } else if same && let Some(now) = self.records.get_mut(name) {
                now.reuse_lines(Some(entry));
            }
        }
        self.overtaken = SortedMap::new();
        let queue = std::mem::take(&mut self.queue);
        for pending in &queue {
            self.apply_if_fits(&pending.change);
        }
        self.queue = queue;
        for (name, entry) in before.iter().filter(|_| same) {
            // Pending changes may have led some records back to the revision at
            // which their lines were read.
            if let Some(now) = self.records.get_mut(name) {
                now.reuse_lines(Some(entry));
            }
        }
    }

    /// Takes a record as it was just read from the disk, again or with its lines for the first
    /// time. From now on it's shown in that state with those pending changes that still fit.
    /// Changes that another page made obsolete are dropped.
    pub fn sync_record(&mut self, name: &str, there: Option<RecordEntry>) {
        if self.is_stale(name, there.as_ref()) {
            return;
        }
        for pending in self.overtaken.remove(name).unwrap_or_default() {
            write_ahead::remove(&mut self.log_store, pending.change.rev);
        }
        let rev = there.as_ref().map(|entry| entry.rev).unwrap_or_default();
        self.number = self.number.max(rev.number);
        self.known.insert(name.to_owned(), rev);
        let before = match there {
            Some(entry) => self.records.insert(name.to_owned(), entry),
            None => self.records.remove(name),
        };
        let queue = std::mem::take(&mut self.queue);
        for pending in queue.iter().filter(|one| one.change.name == name) {
            self.apply_if_fits(&pending.change);
        }
        self.queue = queue;
        // Pending changes may have led the record back to the revision at which its lines were
        // read.
        if let Some(now) = self.records.get_mut(name) {
            now.reuse_lines(before.as_ref());
        }
    }

    /// Takes a record after another page changed its head and perhaps its lines. Lines that were
    /// read before stay, if they belong to the same revision.
    pub fn sync_head(&mut self, name: &str, mut there: Option<RecordEntry>) {
        if let Some(there) = &mut there {
            there.reuse_lines(self.records.get(name));
        }
        self.sync_record(name, there);
    }

    /// Takes over a record that another page was using: the version on the disk, plus changes that
    /// the other page left in the write-ahead log and the disk lacks.
    pub fn take_over(&mut self, name: &str, there: Option<RecordEntry>) {
        self.sync_record(name, there);
        let logged = if self.without_disk {
            Vec::new()
        } else {
            write_ahead::read_all(&self.log_store)
        };
        for change in logged {
            let here = self.queue.iter().any(|one| one.change.rev == change.rev);
            if change.name == name && !here {
                self.queue_recovered(change);
            }
        }
    }

    /// Returns the changes that this page made to a record and that aren't on the disk yet.
    pub fn pending_changes_to(&self, name: &str) -> Vec<RecordChange> {
        let overtaken = self.overtaken.get(name).into_iter().flatten();
        let waiting = self.queue.iter().chain(overtaken);
        let of_it = waiting.filter(|one| one.change.name == name);
        of_it.map(|one| one.change.clone()).collect()
    }

    /// Takes changes that another page made and couldn't write, and writes them from here. Returns
    /// whether all of them still fit or have been made already.
    pub fn take_changes(&mut self, changes: Vec<RecordChange>) -> bool {
        let mut fits = true;
        for change in changes {
            let known = self.queue.iter().any(|one| one.change.rev == change.rev);
            let now = self.records.get(&change.name).map(|entry| entry.rev);
            if known || now.is_some_and(|now| now == change.rev) {
                continue;
            }
            let name = change.name.clone();
            let rev = change.rev;
            self.queue_recovered(change);
            let after = self.records.get(&name).map(|entry| entry.rev);
            fits &= after.is_some_and(|after| after >= rev);
        }
        fits
    }

    /// Queues a change from the write-ahead log of a page that may be closed.
    pub(super) fn queue_recovered(&mut self, change: RecordChange) {
        self.number = self.number.max(change.rev.number);
        self.apply_if_fits(&change);
        let late = true;
        self.queue.push_back(Pending { change, late });
    }

    /// Applies a change that the disk may lack, if it fits.
    pub(super) fn apply_if_fits(&mut self, change: &RecordChange) {
        let now = self.records.get(&change.name).map(|entry| entry.rev);
        let now = now.unwrap_or_default();
        let fits = if change.what.needs_revision() {
            now == change.after
        } else {
            now < change.rev
        };
        if fits && change.generation == self.generation {
            self.apply_change(change);
        }
    }

    /// Notes that the records in memory are now those on the disk.
    pub(super) fn note_read_revisions(&mut self) {
        for (name, entry) in &self.records {
            self.number = self.number.max(entry.rev.number);
            if !self.is_stale(name, Some(entry)) {
                self.known.insert(name.clone(), entry.rev);
            }
        }
    }

    /// Whether the disk is known to have had a later revision of a record than this one.
    fn is_stale(&self, name: &str, there: Option<&RecordEntry>) -> bool {
        let there = there.map(|entry| entry.rev).unwrap_or_default();
        self.known.get(name).is_some_and(|known| *known > there)
    }
}
