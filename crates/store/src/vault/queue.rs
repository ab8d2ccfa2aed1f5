//! The vault: changes in order, one transaction at a time.

use std::collections::VecDeque;

use super::change::{Age, Change, Content, Rev, What, Writer};
use super::entry::{Entry, Lines, State};
use super::land::Landed;
use super::tail;
use super::transaction::Transaction;
use crate::{Refused, Sorted, Store};

/// A change on its way to the disk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Pending {
    pub change: Change,
    /// Whether the change was read from the write-ahead log of a page that may be closed.
    pub late: bool,
}

/// What a page finds in storage as it opens.
#[derive(Debug, Clone, Default)]
pub struct Opening {
    /// The generation in force.
    pub age: Age,
    /// The records on the disk, or `None` if there is no disk.
    pub disk: Option<Sorted<Entry>>,
}

/// The records in memory, and the changes that aren't on the disk yet.
#[derive(Debug, Clone)]
pub struct Vault<S> {
    writer: Writer,
    pub(super) age: Age,
    /// The highest number of all changes seen here. Each new change gets a higher one, so the
    /// order of numbers is always a possible order of events.
    pub(super) number: u64,
    pub(super) records: Sorted<Entry>,
    /// The revision of each record that is known to be on the disk. Whatever was read before that
    /// revision got there is out of date.
    pub(super) known: Sorted<Rev>,
    pub(super) tail: S,
    pub(super) queue: VecDeque<Pending>,
    pub(super) in_flight: usize,
    /// Records that another page has changed, each with the pending changes made
    /// here that no longer fit.
    pub(super) overtaken: Sorted<Vec<Pending>>,
    /// Why the disk refused the last transaction.
    refused: Option<Refused>,
    /// Why the write-ahead log refused the last change.
    tail_refused: Option<Refused>,
    /// Whether some pending change is missing from the write-ahead log.
    has_holes: bool,
    disk: bool,
    /// Whether the rows are in the same synchronous store as the log, so that the log isn't
    /// needed.
    pub(super) beside: bool,
}

impl<S: Store> Vault<S> {
    /// Opens the records of the disk, and applies the changes in the write-ahead log that it
    /// lacks.
    pub fn open(writer: Writer, tail: S, opening: Opening) -> Vault<S> {
        let mut vault = Vault::with(writer, tail, opening);
        for change in tail::all(&vault.tail) {
            vault.comes_late(change);
        }
        vault
    }

    /// Opens records whose rows are in the synchronous store itself. Changes wait in
    /// memory until they are rows there. The write-ahead log is meant for a disk, so it
    /// stays until there is one.
    pub fn beside(writer: Writer, tail: S, opening: Opening) -> Vault<S> {
        let beside = true;
        Vault {
            beside,
            ..Vault::with(writer, tail, opening)
        }
    }

    fn with(writer: Writer, tail: S, opening: Opening) -> Vault<S> {
        let mut vault = Vault {
            writer,
            age: opening.age,
            number: 0,
            disk: opening.disk.is_some(),
            records: opening.disk.unwrap_or_default(),
            known: Sorted::new(),
            queue: VecDeque::new(),
            in_flight: 0,
            overtaken: Sorted::new(),
            refused: None,
            tail_refused: None,
            has_holes: false,
            beside: false,
            tail,
        };
        vault.read_now();
        vault
    }

    /// Returns the generation that this page takes to be in force.
    pub fn age(&self) -> Age {
        self.age
    }

    /// Iterates over all records that are known.
    pub fn entries(&self) -> impl Iterator<Item = (&str, &Entry)> {
        let entries = self.records.iter();
        entries.map(|(name, entry)| (name.as_str(), entry))
    }

    /// Returns what is known of a record, if it exists or has existed.
    pub fn entry(&self, name: &str) -> Option<&Entry> {
        self.records.get(name)
    }

    /// Returns a record's current head, saved or not.
    pub fn head(&self, name: &str) -> Option<&str> {
        self.records.get(name)?.head()
    }

    /// Returns a record's current content, saved or not, if its lines have been read.
    pub fn get(&self, name: &str) -> Option<Content> {
        self.records.get(name)?.content()
    }

    /// Iterates over the names of all existing records, readable or not.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let there = self.records.iter();
        let there = there.filter(|(_, entry)| !entry.gone && entry.state != State::Nothing);
        there.map(|(name, _)| name.as_str())
    }

    /// Gives a record this content, unless a newer Lettercase wrote it.
    pub fn save(&mut self, name: &str, now: &Content) {
        if let Some(what) = self.what(name, now) {
            self.change(name, what);
        }
    }

    /// Returns the change that gives a record this content, or `None` if it has it already or a
    /// newer Lettercase wrote it.
    pub fn what(&self, name: &str, now: &Content) -> Option<What> {
        let entry = self.records.get(name);
        let gone = entry.is_some_and(|entry| entry.gone);
        match entry.map(|entry| &entry.state) {
            Some(State::Newer) => None,
            Some(State::Damaged) => Some(What::Mend(now.clone())),
            Some(State::Here { lost, .. }) if *lost > 0 => Some(What::Mend(now.clone())),
            Some(State::Here { .. }) if gone => Some(What::Put(now.clone())),
            Some(State::Here {
                head,
                lines: Lines::Here(lines),
                packed,
                ..
            }) => {
                let before = Content {
                    head: head.clone(),
                    lines: lines.clone(),
                };
                let what = What::between(&before, now);
                // Nothing can be added to packed lines.
                let whole = *packed && before.lines != now.lines;
                if whole {
                    Some(What::Put(now.clone()))
                } else {
                    what
                }
            }
            Some(State::Here { .. } | State::Nothing) | None => Some(What::Put(now.clone())),
        }
    }

    /// Saves a note that is only true together with all earlier changes. It goes into the
    /// write-ahead log only if those are there too.
    pub fn note(&mut self, name: &str, text: &str) {
        if let Some(what) = self.what(name, &Content::whole(text)) {
            let change = self.draft(self.writer, name, what);
            self.change_to(change, !self.has_holes);
        }
    }

    /// Keeps unreadable texts of a record, found in another place, unchanged. `head` becomes the
    /// record's head if it has none.
    pub fn keep(&mut self, name: &str, head: Option<String>, aside: Vec<String>) {
        self.change(name, What::Keep { head, aside });
    }

    /// Changes a record's head only. The lines needn't have been read.
    pub fn save_head(&mut self, name: &str, head: &str) {
        let Some(entry) = self.records.get(name).filter(|entry| !entry.gone) else {
            return;
        };
        let what = match &entry.state {
            State::Here { head: before, .. } if before == head => return,
            State::Here { lost: 1.., .. } => return,
            State::Here { lines, .. } if lines.count() > 0 => What::Append {
                head: head.to_owned(),
                at: lines.count(),
                lines: Vec::new(),
            },
            State::Here { .. } => What::Put(Content::whole(head)),
            _ => return,
        };
        self.change(name, what);
    }

    /// Marks part of a record as invalid: its lines from `from` on, or all of it if `from` is
    /// `None`. That part is moved aside as soon as something else is saved there.
    pub fn not_understood(&mut self, name: &str, from: Option<usize>) {
        let Some(entry) = self.records.get_mut(name) else {
            return;
        };
        match (&mut entry.state, from) {
            (
                State::Here {
                    lines: Lines::Here(lines),
                    lost,
                    ..
                },
                Some(from),
            ) => {
                *lost += lines.len().saturating_sub(from);
                lines.truncate(from);
            }
            (State::Here { head, lost, .. }, None) => {
                let back = entry.back.take();
                // Unless this is already the previous head.
                let other = back.filter(|back| *lost == 0 || back != head);
                entry.state = State::Damaged;
                entry.fall_back_on(other);
            }
            _ => {}
        }
    }

    /// Removes a record.
    pub fn remove(&mut self, name: &str) {
        let there = self
            .records
            .get(name)
            .is_some_and(|entry| !entry.gone && entry.state != State::Nothing);
        if there {
            self.change(name, What::Remove);
        }
    }

    /// Brings back a removed record.
    pub fn bring_back(&mut self, name: &str) {
        let gone = self
            .records
            .get(name)
            .is_some_and(|entry| entry.gone && entry.state != State::Nothing);
        if gone {
            self.change(name, What::Return);
        }
    }

    /// Packs the lines of a record, if it's still at this revision.
    pub fn pack(&mut self, name: &str, rev: Rev, text: String) {
        let fits = |entry: &Entry| {
            let open = matches!(&entry.state, State::Here { lost: 0, packed: false, lines, .. } if lines.count() > 0);
            entry.rev == rev && open && !entry.gone
        };
        if self.records.get(name).is_some_and(fits) {
            self.change(name, What::Pack { text });
        }
    }

    /// Makes a change without queuing it. `by` is the writer that numbers it.
    pub fn draft(&mut self, by: Writer, name: &str, what: What) -> Change {
        let after = self.records.get(name).map(|entry| entry.rev);
        let after = after.unwrap_or_default();
        self.number += 1;
        let number = self.number;
        Change {
            age: self.age,
            name: name.to_owned(),
            after,
            rev: Rev { number, by },
            what,
        }
    }

    fn change(&mut self, name: &str, what: What) {
        let change = self.draft(self.writer, name, what);
        let matters = change.what.matters();
        self.change_to(change, matters);
    }

    pub(super) fn change_to(&mut self, change: Change, in_tail: bool) {
        if in_tail && !self.beside {
            self.tail_refused = tail::add(&mut self.tail, &change).err();
            self.has_holes |= self.tail_refused.is_some();
        }
        self.follow(&change);
        let late = false;
        self.queue.push_back(Pending { change, late });
    }

    pub(super) fn follow(&mut self, change: &Change) {
        let entry = self.records.or_default(&change.name);
        entry.follow(&change.what, change.rev);
    }

    /// Returns the next transaction to run, or `None` if one is running, nothing is
    /// pending, or there is no disk.
    pub fn next_transaction(&mut self) -> Option<Transaction> {
        if self.in_flight > 0 || self.queue.is_empty() || !self.disk {
            return None;
        }
        self.in_flight = self.queue.len();
        Some(self.pending())
    }

    /// Returns all pending changes, whether their transaction is running or not.
    pub fn pending(&self) -> Transaction {
        let changes = self.queue.iter();
        let changes = changes.map(|one| (one.change.clone(), one.late));
        Transaction {
            changes: changes.collect(),
        }
    }

    /// Takes the outcome of the running transaction: that of each change, or why it
    /// was refused as a whole.
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
            let change = &pending.change;
            match landed {
                Landed::Now if change.age == self.age && change.what.leads_on() => {
                    self.known.insert(change.name.clone(), change.rev);
                }
                Landed::Now | Landed::Before => {}
                Landed::Nowhere | Landed::Newer => {
                    self.known.remove(&change.name);
                }
            }
            match landed {
                Landed::Now | Landed::Before => tail::trim(&mut self.tail, change.rev),
                Landed::Nowhere | Landed::Newer
                    if change.what.matters() && change.age == self.age =>
                {
                    let name = pending.change.name.clone();
                    self.overtaken.or_default(&name).push(pending);
                }
                Landed::Nowhere | Landed::Newer => tail::trim(&mut self.tail, change.rev),
            }
        }
        self.has_holes &= !self.queue.is_empty();
    }

    /// Returns a new id for a store.
    pub(crate) fn fresh_id(&self, count: u32) -> String {
        format!("{}-{count}", self.writer.0)
    }

    /// Whether all changes are on the disk.
    pub fn is_saved(&self) -> bool {
        self.queue.is_empty() && self.overtaken.is_empty()
    }

    /// Iterates over the records that another page has changed, so that the changes made to
    /// them here can't be saved.
    pub fn overtaken(&self) -> impl Iterator<Item = &str> {
        self.overtaken.keys().map(String::as_str)
    }

    /// Returns the synchronous store that holds the write-ahead log.
    pub fn tail(&self) -> &S {
        &self.tail
    }

    /// Returns mutable access to the synchronous store that holds the write-ahead log.
    pub fn tail_mut(&mut self) -> &mut S {
        &mut self.tail
    }

    /// Returns why the last transaction was refused, if it was.
    pub fn refused(&self) -> Option<Refused> {
        self.refused
    }

    /// Whether closing the page now would lose changes that neither storage has.
    pub fn would_lose(&self) -> bool {
        !self.is_saved() && (self.beside || self.tail_refused.is_some())
    }
}
