//! The vault: changes in order, one transaction at a time.

use std::collections::VecDeque;

use super::apply::ChangeOutcome;
use super::change::{ChangeKind, Content, Generation, RecordChange, Revision, WriterId};
use super::entry::{RecordEntry, RecordLines, RecordState};
use super::transaction::Transaction;
use super::write_ahead;
use crate::{SortedMap, Store, StoreError};

/// A change on its way to the disk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Pending {
    pub change: RecordChange,
    /// Whether the change was read from the write-ahead log of a page that may be closed.
    pub late: bool,
}

/// What a page finds in storage as it opens.
#[derive(Debug, Clone, Default)]
pub struct DiskSnapshot {
    /// The generation in force.
    pub generation: Generation,
    /// The records on the disk, or `None` if there is no disk.
    pub disk: Option<SortedMap<RecordEntry>>,
}

/// The records in memory, and the changes that aren't on the disk yet.
///
/// ```
/// use store::MemoryStore;
/// use store::vault::{Content, DiskSnapshot, Rows, Vault, WriterId};
///
/// // Here the disk is nothing but its rows.
/// let mut disk = Rows::new();
/// let opening = DiskSnapshot { disk: Some(Default::default()), ..DiskSnapshot::default() };
/// let mut vault = Vault::open(WriterId(1), MemoryStore::default(), opening);
/// vault.save("players", &Content::from_text("Ada"));
/// assert_eq!((vault.head("players"), vault.is_saved()), (Some("Ada"), false));
///
/// let transaction = vault.next_transaction().unwrap();
/// let (outcomes, write) = transaction.apply(&disk);
/// disk.extend(write.into_iter().filter_map(|(key, text)| Some((key, text?))));
/// vault.finish_transaction(Ok(outcomes));
/// assert!(vault.is_saved() && disk.contains_key("0/head/players"));
/// ```
#[derive(Debug, Clone)]
pub struct Vault<S> {
    writer: WriterId,
    pub(super) generation: Generation,
    /// The highest number of all changes seen here. Each new change gets a higher one, so the
    /// order of numbers is always a possible order of events.
    pub(super) number: u64,
    pub(super) records: SortedMap<RecordEntry>,
    /// The revision of each record that is known to be on the disk. Whatever was read before that
    /// revision got there is out of date.
    pub(super) known: SortedMap<Revision>,
    pub(super) log_store: S,
    pub(super) queue: VecDeque<Pending>,
    pub(super) in_flight: usize,
    /// Records that another page has changed, each with the pending changes made
    /// here that no longer fit.
    pub(super) overtaken: SortedMap<Vec<Pending>>,
    /// Why the disk refused the last transaction.
    last_error: Option<StoreError>,
    /// Why the write-ahead log refused the last change.
    log_error: Option<StoreError>,
    /// Whether some pending change is missing from the write-ahead log.
    log_is_incomplete: bool,
    has_disk: bool,
    /// Whether the rows are in the same synchronous store as the log, so that the log isn't
    /// needed.
    pub(super) without_disk: bool,
}

impl<S: Store> Vault<S> {
    /// Opens the records of the disk, and applies the changes in the write-ahead log that it
    /// lacks.
    ///
    /// ```
    /// use store::MemoryStore;
    /// use store::vault::{Content, DiskSnapshot, Vault, WriterId};
    ///
    /// let disk = DiskSnapshot { disk: Some(Default::default()), ..DiskSnapshot::default() };
    /// let mut vault = Vault::open(WriterId(1), MemoryStore::default(), disk.clone());
    /// vault.save("players", &Content::from_text("Ada"));
    /// // The page is killed before the change is on the disk. The next page finds it in the log.
    /// let log_store = vault.log_store_mut().clone();
    /// let vault = Vault::open(WriterId(2), log_store, disk);
    /// assert_eq!(vault.head("players"), Some("Ada"));
    /// ```
    pub fn open(writer: WriterId, log_store: S, opening: DiskSnapshot) -> Vault<S> {
        let mut vault = Vault::from_snapshot(writer, log_store, opening);
        for change in write_ahead::read_all(&vault.log_store) {
            vault.queue_recovered(change);
        }
        vault
    }

    /// Opens records whose rows are in the synchronous store itself. Changes wait in
    /// memory until they are rows there. The write-ahead log is meant for a disk, so it
    /// stays until there is one.
    pub fn without_disk(writer: WriterId, log_store: S, opening: DiskSnapshot) -> Vault<S> {
        let without_disk = true;
        Vault {
            without_disk,
            ..Vault::from_snapshot(writer, log_store, opening)
        }
    }

    fn from_snapshot(writer: WriterId, log_store: S, opening: DiskSnapshot) -> Vault<S> {
        let mut vault = Vault {
            writer,
            generation: opening.generation,
            number: 0,
            has_disk: opening.disk.is_some(),
            records: opening.disk.unwrap_or_default(),
            known: SortedMap::new(),
            queue: VecDeque::new(),
            in_flight: 0,
            overtaken: SortedMap::new(),
            last_error: None,
            log_error: None,
            log_is_incomplete: false,
            without_disk: false,
            log_store,
        };
        vault.note_read_revisions();
        vault
    }

    /// Returns the generation that this page takes to be in force.
    pub fn generation(&self) -> Generation {
        self.generation
    }

    /// Iterates over all records that are known.
    pub fn entries(&self) -> impl Iterator<Item = (&str, &RecordEntry)> {
        let entries = self.records.iter();
        entries.map(|(name, entry)| (name.as_str(), entry))
    }

    /// Returns what is known of a record, if it exists or has existed.
    pub fn entry(&self, name: &str) -> Option<&RecordEntry> {
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
        let there = there.filter(|(_, entry)| !entry.gone && entry.state != RecordState::Absent);
        there.map(|(name, _)| name.as_str())
    }

    /// Gives a record this content, unless a newer version of Lettercase wrote it.
    pub fn save(&mut self, name: &str, now: &Content) {
        if let Some(what) = self.change_for(name, now) {
            self.make_change(name, what);
        }
    }

    /// Returns the change that gives a record this content, or `None` if it has it already or a
    /// newer version of Lettercase wrote it.
    pub(crate) fn change_for(&self, name: &str, now: &Content) -> Option<ChangeKind> {
        let entry = self.records.get(name);
        let gone = entry.is_some_and(|entry| entry.gone);
        match entry.map(|entry| &entry.state) {
            Some(RecordState::Newer) => None,
            Some(RecordState::Damaged) => Some(ChangeKind::Repair(now.clone())),
            Some(RecordState::Readable { lost, .. }) if *lost > 0 => {
                Some(ChangeKind::Repair(now.clone()))
            }
            Some(RecordState::Readable { .. }) if gone => Some(ChangeKind::Put(now.clone())),
            Some(RecordState::Readable {
                head,
                lines: RecordLines::Loaded(lines),
                packed,
                ..
            }) => {
                let before = Content {
                    head: head.clone(),
                    lines: lines.clone(),
                };
                let what = ChangeKind::diff(&before, now);
                // Nothing can be added to packed lines.
                let whole = *packed && before.lines != now.lines;
                if whole {
                    Some(ChangeKind::Put(now.clone()))
                } else {
                    what
                }
            }
            Some(RecordState::Readable { .. } | RecordState::Absent) | None => {
                Some(ChangeKind::Put(now.clone()))
            }
        }
    }

    /// Saves a note that is only true together with all earlier changes. It goes into the
    /// write-ahead log only if those are there too.
    pub(crate) fn save_note(&mut self, name: &str, text: &str) {
        if let Some(what) = self.change_for(name, &Content::from_text(text)) {
            let change = self.draft(self.writer, name, what);
            self.enqueue(change, !self.log_is_incomplete);
        }
    }

    /// Keeps unreadable texts of a record, found in another place, unchanged. `head` becomes the
    /// record's head if it has none.
    pub(crate) fn keep_unreadable(&mut self, name: &str, head: Option<String>, aside: Vec<String>) {
        self.make_change(name, ChangeKind::KeepUnreadable { head, aside });
    }

    /// Changes a record's head only. The lines needn't have been read.
    pub fn save_head(&mut self, name: &str, head: &str) {
        let Some(entry) = self.records.get(name).filter(|entry| !entry.gone) else {
            return;
        };
        let what = match &entry.state {
            RecordState::Readable { head: before, .. } if before == head => return,
            RecordState::Readable { lost: 1.., .. } => return,
            RecordState::Readable { lines, .. } if lines.count() > 0 => ChangeKind::Append {
                head: head.to_owned(),
                at: lines.count(),
                lines: Vec::new(),
            },
            RecordState::Readable { .. } => ChangeKind::Put(Content::from_text(head)),
            _ => return,
        };
        self.make_change(name, what);
    }

    /// Marks part of a record as invalid: its lines from `from` on, or all of it if `from` is
    /// `None`. That part is moved aside as soon as something else is saved there.
    pub fn mark_invalid(&mut self, name: &str, from: Option<usize>) {
        let Some(entry) = self.records.get_mut(name) else {
            return;
        };
        match (&mut entry.state, from) {
            (
                RecordState::Readable {
                    lines: RecordLines::Loaded(lines),
                    lost,
                    ..
                },
                Some(from),
            ) => {
                *lost += lines.len().saturating_sub(from);
                lines.truncate(from);
            }
            (RecordState::Readable { head, lost, .. }, None) => {
                let back = entry.back.take();
                // The record falls back on its previous head, unless that is the one in use
                // already.
                let other = back.filter(|back| *lost == 0 || back != head);
                entry.state = RecordState::Damaged;
                entry.set_previous_head(other);
            }
            _ => {}
        }
    }

    /// Removes a record.
    pub fn remove(&mut self, name: &str) {
        let there = self
            .records
            .get(name)
            .is_some_and(|entry| !entry.gone && entry.state != RecordState::Absent);
        if there {
            self.make_change(name, ChangeKind::Remove);
        }
    }

    /// Brings back a removed record.
    pub fn restore(&mut self, name: &str) {
        let gone = self
            .records
            .get(name)
            .is_some_and(|entry| entry.gone && entry.state != RecordState::Absent);
        if gone {
            self.make_change(name, ChangeKind::Restore);
        }
    }

    /// Packs the lines of a record, if it's still at this revision.
    pub fn pack(&mut self, name: &str, rev: Revision, text: String) {
        let fits = |entry: &RecordEntry| {
            let open = matches!(&entry.state, RecordState::Readable { lost: 0, packed: false, lines, .. } if lines.count() > 0);
            entry.rev == rev && open && !entry.gone
        };
        if self.records.get(name).is_some_and(fits) {
            self.make_change(name, ChangeKind::Pack { text });
        }
    }

    /// Makes a change without queuing it. `by` is the writer that numbers it.
    pub fn draft(&mut self, by: WriterId, name: &str, what: ChangeKind) -> RecordChange {
        let after = self.records.get(name).map(|entry| entry.rev);
        let after = after.unwrap_or_default();
        self.number += 1;
        let number = self.number;
        RecordChange {
            generation: self.generation,
            name: name.to_owned(),
            after,
            rev: Revision { number, by },
            what,
        }
    }

    fn make_change(&mut self, name: &str, what: ChangeKind) {
        let change = self.draft(self.writer, name, what);
        let matters = change.what.is_logged();
        self.enqueue(change, matters);
    }

    pub(super) fn enqueue(&mut self, change: RecordChange, in_log: bool) {
        if in_log && !self.without_disk {
            self.log_error = write_ahead::append(&mut self.log_store, &change).err();
            self.log_is_incomplete |= self.log_error.is_some();
        }
        self.apply_change(&change);
        let late = false;
        self.queue.push_back(Pending { change, late });
    }

    pub(super) fn apply_change(&mut self, change: &RecordChange) {
        let entry = self.records.get_or_insert_default(&change.name);
        entry.apply(&change.what, change.rev);
    }

    /// Returns the next transaction to run, or `None` if one is running, nothing is
    /// pending, or there is no disk.
    pub fn next_transaction(&mut self) -> Option<Transaction> {
        if self.in_flight > 0 || self.queue.is_empty() || !self.has_disk {
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
    pub fn finish_transaction(&mut self, outcome: Result<Vec<ChangeOutcome>, StoreError>) {
        let ran = std::mem::take(&mut self.in_flight);
        let landed = match outcome {
            Ok(landed) => landed,
            Err(refused) => {
                self.last_error = Some(refused);
                return;
            }
        };
        self.last_error = None;
        for landed in landed.into_iter().take(ran) {
            let Some(pending) = self.queue.pop_front() else {
                return;
            };
            let change = &pending.change;
            match landed {
                ChangeOutcome::Applied
                    if change.generation == self.generation && change.what.makes_revision() =>
                {
                    self.known.insert(change.name.clone(), change.rev);
                }
                ChangeOutcome::Applied | ChangeOutcome::AlreadyApplied => {}
                ChangeOutcome::Conflict | ChangeOutcome::Newer => {
                    self.known.remove(&change.name);
                }
            }
            match landed {
                ChangeOutcome::Applied | ChangeOutcome::AlreadyApplied => {
                    write_ahead::remove(&mut self.log_store, change.rev)
                }
                ChangeOutcome::Conflict | ChangeOutcome::Newer
                    if change.what.is_logged() && change.generation == self.generation =>
                {
                    let name = pending.change.name.clone();
                    self.overtaken.get_or_insert_default(&name).push(pending);
                }
                ChangeOutcome::Conflict | ChangeOutcome::Newer => {
                    write_ahead::remove(&mut self.log_store, change.rev)
                }
            }
        }
        self.log_is_incomplete &= !self.queue.is_empty();
    }

    /// Returns a new id for a store.
    pub(crate) fn new_store_id(&self, count: u32) -> String {
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
    pub(crate) fn log_store(&self) -> &S {
        &self.log_store
    }

    /// Returns mutable access to the synchronous store that holds the write-ahead log.
    pub fn log_store_mut(&mut self) -> &mut S {
        &mut self.log_store
    }

    /// Returns why the last transaction was refused, if it was.
    pub fn last_error(&self) -> Option<StoreError> {
        self.last_error
    }
}
