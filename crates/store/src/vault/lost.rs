//! Handles a store that was lost under a running page, because the browser or
//! another page cleared it.
//!
//! Each store has an id, written by the first transaction that finds none. A page that finds
//! another id, or none any more, knows that all its data is gone from the store. It writes
//! everything again at the revisions at which it knew it. So two pages that do this write the
//! same, and a record's later revision wins whichever page comes first.
//!
//! "Erase everything" is different: it leaves the id and puts a later [`Age`] in force.

use super::change::{Age, Change, What};
use super::entry::{Entry, State};
use super::land::Landed;
use super::queue::{Pending, Vault};
use super::rows::{AGE, Asked, Row, Rows, age, in_force};
use super::tail;
use super::transaction::Transaction;
use crate::{Sorted, Store};

/// Key of the row with the store's id.
pub const STORE_ID: &str = "store-id";

/// What a page knows about the store that holds its rows.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Knows {
    /// The generation in force.
    pub age: Age,
    /// The store's id. It's empty for a store from before there were ids, and `None` where
    /// nothing was stored yet.
    pub id: Option<String>,
    /// The id to give to a store that has none.
    pub fresh: String,
}

/// Outcome of a transaction that the store didn't refuse.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ended {
    /// The transaction ran, with an outcome for each change. The text is the store's id.
    Landed(Vec<Landed>, String),
    /// Another generation was put in force meanwhile, and nothing was written.
    OtherAge,
    /// The store that the page knew is gone, and nothing was written.
    Lost,
}

impl Knows {
    /// Returns which rows identify the store.
    pub fn asked() -> [Asked; 2] {
        [AGE, STORE_ID].map(|key| Asked::Key(key.to_owned()))
    }

    /// Returns the id of the store that these rows are from.
    pub fn id_in(rows: &Rows) -> Option<String> {
        let old = || rows.contains_key(AGE).then(String::new);
        rows.get(STORE_ID).cloned().or_else(old)
    }

    /// Whether these rows are from another store than the one that the page knew.
    pub fn is_lost(&self, rows: &Rows) -> bool {
        match self.id.as_deref() {
            None => false,
            // Another page may have given the store an id since.
            Some("") => !rows.contains_key(AGE),
            id => rows.get(STORE_ID).map(String::as_str) != id,
        }
    }

    /// Returns the outcome of a transaction, and the rows to write, given the rows that were read.
    pub fn runs(&self, transaction: &Transaction, rows: &Rows) -> (Ended, Vec<Row>) {
        if self.is_lost(rows) {
            return (Ended::Lost, Vec::new());
        }
        if age(rows) != self.age {
            return (Ended::OtherAge, Vec::new());
        }
        let (landed, mut write) = transaction.lands(rows);
        if !rows.contains_key(AGE) {
            write.push(in_force(self.age));
        }
        let id = rows.get(STORE_ID).unwrap_or(&self.fresh).clone();
        if !rows.contains_key(STORE_ID) {
            write.push((STORE_ID.to_owned(), Some(id.clone())));
        }
        (Ended::Landed(landed, id), write)
    }
}

impl<S: Store> Vault<S> {
    /// Whether a transaction is running.
    pub fn runs(&self) -> bool {
        self.in_flight > 0
    }

    /// Takes the records of a store that replaced the known one, and queues everything that it
    /// lacks to be written again. Returns the names of records that are lost because too
    /// little of them was in memory.
    pub fn write_again(&mut self, age: Age, there: Sorted<Entry>) -> Vec<String> {
        let before = std::mem::replace(&mut self.records, there);
        let queue = std::mem::take(&mut self.queue);
        let overtaken = std::mem::take(&mut self.overtaken);
        self.age = age;
        self.known = Sorted::new();
        self.read_now();
        let mut unknown = Vec::new();
        for (name, entry) in before {
            if let Some(now) = self.records.get_mut(&name)
                && now.rev >= entry.rev
            {
                now.has_read(Some(&entry));
                continue;
            }
            let after = self.records.get(&name).map(|entry| entry.rev);
            match entry.content() {
                Some(content) => self.change_to(
                    Change {
                        age,
                        name,
                        after: after.unwrap_or_default(),
                        rev: entry.rev,
                        what: What::Again(content),
                    },
                    true,
                ),
                None if entry.gone || entry.state == State::Nothing => {}
                None => unknown.push(name),
            }
        }
        for pending in queue.into_iter().chain(overtaken.into_values().flatten()) {
            // Most pending changes are part of the content that is written again. Only
            // these must still be applied.
            if matches!(pending.change.what, What::Keep { .. } | What::Remove) {
                let change = Change {
                    age,
                    ..pending.change
                };
                self.follow(&change);
                let late = false;
                self.queue.push_back(Pending { change, late });
            } else if !self
                .queue
                .iter()
                .any(|one| one.change.rev == pending.change.rev)
            {
                tail::trim(&mut self.tail, pending.change.rev);
            }
        }
        unknown
    }
}
