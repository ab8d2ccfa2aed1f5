//! Handles a store that was lost under a running page, because the browser or
//! another page cleared it.
//!
//! Each store has an id, written by the first transaction that finds none. A page that finds
//! another id, or none any more, knows that all its data is gone from the store. It writes
//! everything again at the revisions at which it knew it. So two pages that do this write the
//! same, and a record's later revision wins whichever page comes first.
//!
//! "Erase everything" is different: it leaves the id and puts a later [`Generation`] in force.

use super::apply::ChangeOutcome;
use super::change::{ChangeKind, Generation, RecordChange};
use super::entry::{RecordEntry, RecordState};
use super::queue::{Pending, Vault};
use super::rows::{GENERATION_KEY, RowRequest, RowWrite, Rows, current_generation, generation_row};
use super::transaction::Transaction;
use super::write_ahead;
use crate::{SortedMap, Store};

/// Key of the row with the store's id.
pub(crate) const STORE_ID: &str = "store-id";

/// What a page knows about the store that holds its rows.
///
/// ```
/// use store::vault::{KnownStore, Rows};
///
/// let known = KnownStore { id: Some("7-1".to_owned()), ..KnownStore::default() };
/// let mut rows = Rows::new();
/// rows.insert("store-id".to_owned(), "7-1".to_owned());
/// assert!(!known.is_lost(&rows));
/// // Another page has cleared the store and written a new id.
/// rows.insert("store-id".to_owned(), "8-1".to_owned());
/// assert!(known.is_lost(&rows));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct KnownStore {
    /// The generation in force.
    pub generation: Generation,
    /// The store's id. It's empty for a store from before there were ids, and `None` where
    /// nothing was stored yet.
    pub id: Option<String>,
    /// The id to give to a store that has none.
    pub fresh: String,
}

/// Outcome of a transaction that the store didn't refuse.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TransactionOutcome {
    /// The transaction ran, with an outcome for each change. The text is the store's id.
    Applied(Vec<ChangeOutcome>, String),
    /// Another generation was put in force meanwhile, and nothing was written.
    OtherGeneration,
    /// The store that the page knew is gone, and nothing was written.
    StoreLost,
}

impl KnownStore {
    /// Returns which rows identify the store.
    pub fn identity_rows() -> [RowRequest; 2] {
        [GENERATION_KEY, STORE_ID].map(|key| RowRequest::Row(key.to_owned()))
    }

    /// Returns the id of the store that these rows are from.
    pub(crate) fn store_id_in(rows: &Rows) -> Option<String> {
        let old = || rows.contains_key(GENERATION_KEY).then(String::new);
        rows.get(STORE_ID).cloned().or_else(old)
    }

    /// Whether these rows are from another store than the one that the page knew.
    pub fn is_lost(&self, rows: &Rows) -> bool {
        match self.id.as_deref() {
            None => false,
            // Another page may have given the store an id since.
            Some("") => !rows.contains_key(GENERATION_KEY),
            id => rows.get(STORE_ID).map(String::as_str) != id,
        }
    }

    /// Returns the outcome of a transaction, and the rows to write, given the rows that were read.
    pub fn apply_transaction(
        &self,
        transaction: &Transaction,
        rows: &Rows,
    ) -> (TransactionOutcome, Vec<RowWrite>) {
        if self.is_lost(rows) {
            return (TransactionOutcome::StoreLost, Vec::new());
        }
        if current_generation(rows) != self.generation {
            return (TransactionOutcome::OtherGeneration, Vec::new());
        }
        let (landed, mut write) = transaction.apply(rows);
        if !rows.contains_key(GENERATION_KEY) {
            write.push(generation_row(self.generation));
        }
        let id = rows.get(STORE_ID).unwrap_or(&self.fresh).clone();
        if !rows.contains_key(STORE_ID) {
            write.push((STORE_ID.to_owned(), Some(id.clone())));
        }
        (TransactionOutcome::Applied(landed, id), write)
    }
}

impl<S: Store> Vault<S> {
    /// Whether a transaction is running.
    pub fn is_running(&self) -> bool {
        self.in_flight > 0
    }

    /// Takes the records of a store that replaced the known one, and queues everything that it
    /// lacks to be written again. Returns the names of records that are lost because too
    /// little of them was in memory.
    pub(crate) fn rewrite_lost(
        &mut self,
        generation: Generation,
        there: SortedMap<RecordEntry>,
    ) -> Vec<String> {
        let before = std::mem::replace(&mut self.records, there);
        let queue = std::mem::take(&mut self.queue);
        let overtaken = std::mem::take(&mut self.overtaken);
        self.generation = generation;
        self.known = SortedMap::new();
        self.note_read_revisions();
        let mut unknown = Vec::new();
        for (name, entry) in before {
            if let Some(now) = self.records.get_mut(&name)
                && now.rev >= entry.rev
            {
                now.reuse_lines(Some(&entry));
                continue;
            }
            let after = self.records.get(&name).map(|entry| entry.rev);
            match entry.content() {
                Some(content) => self.enqueue(
                    RecordChange {
                        generation,
                        name,
                        after: after.unwrap_or_default(),
                        rev: entry.rev,
                        what: ChangeKind::Rewrite(content),
                    },
                    true,
                ),
                None if entry.gone || entry.state == RecordState::Absent => {}
                None => unknown.push(name),
            }
        }
        for pending in queue.into_iter().chain(overtaken.into_values().flatten()) {
            // Most pending changes are part of the content that is written again. Only
            // these must still be applied.
            if matches!(
                pending.change.what,
                ChangeKind::KeepUnreadable { .. } | ChangeKind::Remove
            ) {
                let change = RecordChange {
                    generation,
                    ..pending.change
                };
                self.apply_change(&change);
                let late = false;
                self.queue.push_back(Pending { change, late });
            } else if !self
                .queue
                .iter()
                .any(|one| one.change.rev == pending.change.rev)
            {
                write_ahead::remove(&mut self.log_store, pending.change.rev);
            }
        }
        unknown
    }
}
