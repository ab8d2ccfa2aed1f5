//! What others have done: the disk is read again, and what is on its way from here follows it.

use super::change::{Age, Change};
use super::entry::Entry;
use super::queue::{Pending, Vault};
use super::tail;
use crate::{Sorted, Store};

impl<S: Store> Vault<S> {
    /// Another age is in force, or the disk was changed behind the vault's back: these are the
    /// records now, with what is on its way to them from here.
    pub fn turn_to(&mut self, age: Age, records: Sorted<Entry>) {
        let before = std::mem::replace(&mut self.records, records);
        let same = std::mem::replace(&mut self.age, age) == age;
        if !same {
            self.known = Sorted::new();
        }
        self.read_now();
        for (name, entry) in &before {
            if self.is_stale(name, self.records.get(name)) {
                self.records.insert(name.clone(), entry.clone());
            } else if same && let Some(now) = self.records.get_mut(name) {
                now.has_read(Some(entry));
            }
        }
        self.overtaken = Sorted::new();
        let queue = std::mem::take(&mut self.queue);
        for pending in &queue {
            self.seen_again(&pending.change);
        }
        self.queue = queue;
        for (name, entry) in before.iter().filter(|_| same) {
            // Pending changes have led some records back to the state in which they were known.
            if let Some(now) = self.records.get_mut(name) {
                now.has_read(Some(entry));
            }
        }
    }

    /// Somebody has looked at the disk again, or for the first time at a record's lines: what
    /// lies there, and what is on its way from here and still fits, is what is shown from now
    /// on. What was overtaken is given up.
    pub fn heard(&mut self, name: &str, there: Option<Entry>) {
        if self.is_stale(name, there.as_ref()) {
            return;
        }
        for pending in self.overtaken.remove(name).unwrap_or_default() {
            tail::trim(&mut self.tail, pending.change.rev);
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
            self.seen_again(&pending.change);
        }
        self.queue = queue;
        // Pending changes may have led it back to the state in which it was known.
        if let Some(now) = self.records.get_mut(name) {
            now.has_read(before.as_ref());
        }
    }

    /// Somebody has changed a record's head, and perhaps its lines: what lies there is what is
    /// shown from now on. Lines that were read stay, if it is in the state that they were read of.
    pub fn heard_head(&mut self, name: &str, mut there: Option<Entry>) {
        if let Some(there) = &mut there {
            there.has_read(self.records.get(name));
        }
        self.heard(name, there);
    }

    /// This page goes on with a record that another page had: what lies on the disk, and what
    /// the other one laid in the tail and the disk lacks.
    pub fn take_over(&mut self, name: &str, there: Option<Entry>) {
        self.heard(name, there);
        let tail = match self.beside {
            true => Vec::new(),
            false => tail::all(&self.tail),
        };
        for change in tail {
            let here = self.queue.iter().any(|one| one.change.rev == change.rev);
            if change.name == name && !here {
                self.comes_late(change);
            }
        }
    }

    /// What was done to a record here and is not on the disk yet.
    pub fn held(&self, name: &str) -> Vec<Change> {
        let overtaken = self.overtaken.get(name).into_iter().flatten();
        let waiting = self.queue.iter().chain(overtaken);
        let of_it = waiting.filter(|one| one.change.name == name);
        of_it.map(|one| one.change.clone()).collect()
    }

    /// What another page did to a record and could not write: it goes to the disk from here.
    /// Says whether all of it still fits, or is there already.
    pub fn bring(&mut self, changes: Vec<Change>) -> bool {
        let mut fits = true;
        for change in changes {
            let known = self.queue.iter().any(|one| one.change.rev == change.rev);
            let now = self.records.get(&change.name).map(|entry| entry.rev);
            if known || now.is_some_and(|now| now == change.rev) {
                continue;
            }
            let name = change.name.clone();
            let rev = change.rev;
            self.comes_late(change);
            let after = self.records.get(&name).map(|entry| entry.rev);
            fits &= after.is_some_and(|after| after >= rev);
        }
        fits
    }

    /// A change of the tail, whose maker may be gone.
    pub(super) fn comes_late(&mut self, change: Change) {
        self.number = self.number.max(change.rev.number);
        self.seen_again(&change);
        let late = true;
        self.queue.push_back(Pending { change, late });
    }

    /// A change of the tail that the disk may lack.
    pub(super) fn seen_again(&mut self, change: &Change) {
        let now = self.records.get(&change.name).map(|entry| entry.rev);
        let now = now.unwrap_or_default();
        let fits = match change.what.builds() {
            true => now == change.after,
            false => now < change.rev,
        };
        if fits && change.age == self.age {
            self.follow(change);
        }
    }

    /// The records are those on the disk.
    pub(super) fn read_now(&mut self) {
        for (name, entry) in &self.records {
            self.number = self.number.max(entry.rev.number);
            if !self.is_stale(name, Some(entry)) {
                self.known.insert(name.clone(), entry.rev);
            }
        }
    }

    /// Whether a record was in a later state on the disk than this one.
    fn is_stale(&self, name: &str, there: Option<&Entry>) -> bool {
        let there = there.map(|entry| entry.rev).unwrap_or_default();
        self.known.get(name).is_some_and(|known| *known > there)
    }
}
