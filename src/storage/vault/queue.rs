//! The vault: changes in order, one transaction at a time.

use std::collections::{BTreeMap, VecDeque};

use super::change::{Change, Content, Rev, What, Writer};
use super::rows::{Entry, Landed};
use super::tail;
use crate::storage::{Refused, Store};

/// A change on its way to the disk.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Pending {
    change: Change,
    /// Found in the tail as the page opened: its maker may be gone.
    late: bool,
}

/// Changes that go to the disk together, all or none of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Transaction {
    /// In order, each with whether its maker may be gone.
    pub changes: Vec<(Change, bool)>,
}

/// What a page finds as it opens.
#[derive(Debug, Clone, Default)]
pub struct Opening {
    /// The records on the disk; `None`: there is no disk.
    pub disk: Option<BTreeMap<String, Entry>>,
}

/// What is kept, and what is still on its way there.
#[derive(Debug, Clone)]
pub struct Vault<S> {
    writer: Writer,
    /// The greatest number of all changes that were seen here. Each new one gets a greater
    /// one, so that changes in the order of their numbers are in an order in which they can
    /// have happened.
    number: u64,
    records: BTreeMap<String, Entry>,
    tail: S,
    queue: VecDeque<Pending>,
    in_flight: usize,
    /// Records that somebody else has changed, and what was done to them here since.
    overtaken: BTreeMap<String, Vec<Pending>>,
    /// Why the disk took nothing the last time.
    refused: Option<Refused>,
    /// Why the tail took nothing the last time.
    tail_refused: Option<Refused>,
    disk: bool,
}

impl<S: Store> Vault<S> {
    /// Opens what the disk holds, and does again what the tail holds beyond it.
    pub fn open(writer: Writer, tail: S, opening: Opening) -> Vault<S> {
        let mut vault = Vault {
            writer,
            number: 0,
            disk: opening.disk.is_some(),
            records: opening.disk.unwrap_or_default(),
            queue: VecDeque::new(),
            in_flight: 0,
            overtaken: BTreeMap::new(),
            refused: None,
            tail_refused: None,
            tail,
        };
        let numbers = vault.records.values().map(|entry| entry.rev.number);
        vault.number = numbers.max().unwrap_or(0);
        for change in tail::all(&vault.tail) {
            vault.comes_late(change);
        }
        vault
    }

    /// What a record holds now, saved or not.
    pub fn get(&self, name: &str) -> Option<&Content> {
        self.records.get(name)?.content.as_ref()
    }

    /// The names of all records.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let there = self.records.iter();
        let there = there.filter(|(_, entry)| entry.content.is_some());
        there.map(|(name, _)| name.as_str())
    }

    /// Changes a record to this.
    pub fn save(&mut self, name: &str, now: &Content) {
        let before = self.get(name);
        if let Some(what) = What::between(before, now) {
            self.change(name, what);
        }
    }

    /// Removes a record.
    pub fn remove(&mut self, name: &str) {
        if self.get(name).is_some() {
            self.change(name, What::Remove);
        }
    }

    fn change(&mut self, name: &str, what: What) {
        let after = self.records.get(name).map(|entry| entry.rev);
        let after = after.unwrap_or_default();
        self.number += 1;
        let rev = Rev {
            number: self.number,
            by: self.writer,
        };
        let change = Change {
            name: name.to_owned(),
            after,
            rev,
            what,
        };
        self.tail_refused = tail::add(&mut self.tail, &change).err();
        self.apply(&change);
        let late = false;
        self.queue.push_back(Pending { change, late });
    }

    /// A change of the tail, whose maker may be gone.
    fn comes_late(&mut self, change: Change) {
        self.number = self.number.max(change.rev.number);
        self.seen_again(&change);
        let late = true;
        self.queue.push_back(Pending { change, late });
    }

    fn apply(&mut self, change: &Change) {
        let entry = self.records.entry(change.name.clone()).or_default();
        entry.content = change.what.applied(entry.content.as_ref());
        entry.rev = change.rev;
    }

    /// A change of the tail that the disk may lack.
    fn seen_again(&mut self, change: &Change) {
        let now = self.records.get(&change.name).map(|entry| entry.rev);
        let now = now.unwrap_or_default();
        let fits = match change.what.builds() {
            true => now == change.after,
            false => now < change.rev,
        };
        if fits {
            self.apply(change);
        }
    }

    /// The transaction that is to run now; none if one is running, or nothing is to be
    /// written, or there is no disk.
    pub fn next_transaction(&mut self) -> Option<Transaction> {
        if self.in_flight > 0 || self.queue.is_empty() || !self.disk {
            return None;
        }
        self.in_flight = self.queue.len();
        let changes = self.queue.iter();
        let changes = changes.map(|one| (one.change.clone(), one.late));
        Some(Transaction {
            changes: changes.collect(),
        })
    }

    /// How the running transaction ended: where each of its changes landed, or why none did.
    pub fn ended(&mut self, outcome: Result<Vec<Landed>, Refused>) {
        let ran = std::mem::take(&mut self.in_flight);
        let landed = match outcome {
            Ok(landed) => landed,
            Err(refused) => {
                self.refused = Some(refused);
                return;
            }
        };
        self.refused = None;
        for landed in landed.into_iter().take(ran) {
            let Some(pending) = self.queue.pop_front() else {
                return;
            };
            match landed {
                Landed::Now | Landed::Before => tail::trim(&mut self.tail, pending.change.rev),
                Landed::Nowhere => {
                    let name = pending.change.name.clone();
                    self.overtaken.entry(name).or_default().push(pending);
                }
            }
        }
    }

    /// Whether all that was changed is on the disk.
    pub fn is_saved(&self) -> bool {
        self.queue.is_empty() && self.overtaken.is_empty()
    }

    /// The records that somebody else has changed, so that what was done to them here cannot
    /// be kept.
    pub fn overtaken(&self) -> impl Iterator<Item = &str> {
        self.overtaken.keys().map(String::as_str)
    }

    /// Somebody has looked at the disk again: what lies there, and what is on its way from
    /// here and still fits, is what is shown from now on. What was overtaken is given up.
    pub fn heard(&mut self, name: &str, there: Option<Entry>) {
        for pending in self.overtaken.remove(name).unwrap_or_default() {
            tail::trim(&mut self.tail, pending.change.rev);
        }
        let number = there.as_ref().map_or(0, |entry| entry.rev.number);
        self.number = self.number.max(number);
        match there {
            Some(entry) => self.records.insert(name.to_owned(), entry),
            None => self.records.remove(name),
        };
        let queue = std::mem::take(&mut self.queue);
        for pending in queue.iter().filter(|one| one.change.name == name) {
            self.seen_again(&pending.change);
        }
        self.queue = queue;
    }

    /// This page goes on with a record that another page had: what lies on the disk, and what
    /// the other one laid in the tail and the disk lacks.
    pub fn take_over(&mut self, name: &str, there: Option<Entry>) {
        self.heard(name, there);
        for change in tail::all(&self.tail) {
            let here = self.queue.iter().any(|one| one.change.rev == change.rev);
            if change.name == name && !here {
                self.comes_late(change);
            }
        }
    }

    /// The store that answers at once.
    pub fn tail_mut(&mut self) -> &mut S {
        &mut self.tail
    }

    /// Why what was changed is not on the disk, if it was refused.
    pub fn refused(&self) -> Option<Refused> {
        self.refused
    }

    /// Whether a page that goes now would lose something: what neither place has.
    pub fn would_lose(&self) -> bool {
        !self.is_saved() && (self.refused.is_some() || self.tail_refused.is_some())
    }
}
