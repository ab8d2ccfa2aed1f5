//! A store that was lost under a running page: the browser cleared it, or another page did.
//!
//! Each store has an id, written with the first transaction that finds none. A page that finds
//! another id, or none any more, knows that everything it knew has gone from there. It writes all
//! of that again, in the states in which it knew it, so that two pages that do the same write the
//! same, and the later state of a record stands whoever comes first.
//!
//! "Erase everything" is not that: it leaves the id and puts a later [`Age`] in force.

use super::change::{Age, Change, What};
use super::entry::{Entry, State};
use super::land::Landed;
use super::queue::{Pending, Vault};
use super::rows::{AGE, Asked, Row, Rows, age, in_force};
use super::tail;
use super::transaction::Transaction;
use crate::{Sorted, Store};

/// Key of the store's id.
pub const STORE_ID: &str = "store-id";

/// What a page knows of the store that its rows are in.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Knows {
    /// The age in force.
    pub age: Age,
    /// The store's id. Empty: a store from before there were ids. `None`: nothing was there yet.
    pub id: Option<String>,
    /// The id for a store that has none.
    pub fresh: String,
}

/// How a transaction ended that was not refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ended {
    /// Each change landed somewhere. The store has this id.
    Landed(Vec<Landed>, String),
    /// Everything was put aside for another age meanwhile, and nothing was written.
    OtherAge,
    /// The store that the page knew is gone, and nothing was written.
    Lost,
}

impl Knows {
    /// The rows that say which store this is.
    pub fn asked() -> [Asked; 2] {
        [AGE, STORE_ID].map(|key| Asked::Key(key.to_owned()))
    }

    /// The id of the store that these rows are from.
    pub fn id_in(rows: &Rows) -> Option<String> {
        let old = || rows.contains_key(AGE).then(String::new);
        rows.get(STORE_ID).cloned().or_else(old)
    }

    /// Whether these rows are not from the store that the page knew.
    pub fn is_lost(&self, rows: &Rows) -> bool {
        match self.id.as_deref() {
            None => false,
            // Another page may have given it an id since.
            Some("") => !rows.contains_key(AGE),
            id => rows.get(STORE_ID).map(String::as_str) != id,
        }
    }

    /// How a transaction ends, and the rows to be written, by those that were read.
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
    /// Whether a transaction runs.
    pub fn runs(&self) -> bool {
        self.in_flight > 0
    }

    /// The store is not the one that was known, and these are its records: everything known that
    /// it lacks is written again. Says of which records too little is known for that.
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
            // What was done to a record is in what is written again. The rest has to be done yet.
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
