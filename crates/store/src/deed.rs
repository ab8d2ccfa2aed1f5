//! Whole-store operations, run as optimistic transactions: if another page wrote first, nothing is
//! written and the caller plans the operation again.

use super::Archive;
use super::carry::replace_with;
use super::vault::ages::{go_back, unused};
use super::vault::{Age, Asked, Content, Keys, Knows, Landed, Row, Rows, Transaction, age};

/// An operation on the whole store: one transaction, done completely or not at all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deed {
    /// Replaces everything with a file's content. What was there stays as an earlier generation.
    Replace {
        /// The generation in force.
        from: Age,
        /// The content of the file.
        archive: Archive,
        /// Notes of what was imported once and must not be imported again.
        notes: Vec<(String, Content)>,
    },
    /// Goes back to an earlier generation, with games that were started or played on since.
    GoBack {
        /// The generation to go back to.
        to: Age,
        /// The generation in force.
        from: Age,
        /// The changes still pending.
        pending: Transaction,
    },
    /// Adds a file's records to those on this device, or undoes such an import.
    Run {
        /// The generation in force.
        of: Age,
        /// The changes: those still pending here, and then those of the file.
        there: Transaction,
        /// The number of changes at the end that are the file's.
        own: usize,
    },
}

impl Deed {
    /// Returns which rows must be read before the operation can run.
    pub fn needs(&self) -> Vec<Asked> {
        let mut asked = Vec::from(Knows::asked());
        match self {
            Deed::Replace { .. } => asked.push(Asked::KeysUnder(String::new())),
            Deed::GoBack { to, from, pending } => {
                asked.extend(pending.needs());
                asked.push(Asked::Under(Keys(*from).all()));
                asked.push(Asked::Under(Keys(*to).head("")));
            }
            Deed::Run { there, .. } => asked.extend(there.needs()),
        }
        asked
    }

    /// Does what [`Deed::rows`] does, but also returns `None` if the store that the page knew is
    /// gone.
    pub fn runs(&self, knows: &Knows, rows: &Rows) -> Option<(Age, Vec<Row>)> {
        match knows.is_lost(rows) {
            true => None,
            false => self.rows(rows),
        }
    }

    /// Returns the rows to write, given the rows that were read, and the generation in force
    /// afterwards; `None` if another page was faster.
    pub fn rows(&self, rows: &Rows) -> Option<(Age, Vec<Row>)> {
        let in_force = age(rows);
        match self {
            Deed::Replace {
                from,
                archive,
                notes,
            } => (in_force == *from).then(|| {
                let to = unused(*from, rows.keys().map(String::as_str));
                (to, replace_with(to, archive, notes))
            }),
            Deed::GoBack { to, from, pending } => (in_force == *from).then(|| {
                let mut rows = rows.clone();
                let (_, mut write) = pending.lands(&rows);
                laid(&mut rows, &write);
                write.extend(go_back(*to, *from, &rows));
                (*to, write)
            }),
            Deed::Run { of, there, own } => {
                let (landed, write) = there.lands(rows);
                let others = landed.len().saturating_sub(*own);
                let lands = landed.iter().skip(others).all(|one| *one == Landed::Now);
                (in_force == *of && lands).then_some((*of, write))
            }
        }
    }

    /// Returns the same operation without pending changes, for when there is no space for more;
    /// `None` if there aren't any.
    pub fn alone(&self) -> Option<Deed> {
        let mut alone = self.clone();
        match &mut alone {
            Deed::Replace { .. } => {}
            Deed::GoBack { pending, .. } => pending.changes.clear(),
            Deed::Run { there, own, .. } => {
                let others = there.changes.len().saturating_sub(*own);
                there.changes.drain(..others);
            }
        }
        (alone != *self).then_some(alone)
    }
}

/// Applies written rows to rows that were read before.
pub(super) fn laid(rows: &mut Rows, write: &[Row]) {
    for (key, text) in write {
        match text {
            Some(text) => rows.insert(key.clone(), text.clone()),
            None => rows.remove(key),
        };
    }
}
