//! A transaction: changes that go to the disk together.

use super::change::Change;
use super::land::{Landed, land, needs};
use super::rows::{Asked, Row, Rows};
use crate::Sorted;
use base::sorting::sort_by;

/// Changes that go to the disk together, all or none of them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Transaction {
    /// The changes in order, each with whether the page that made it may be closed.
    pub changes: Vec<(Change, bool)>,
}

impl Transaction {
    /// Returns the rows that must be read first.
    pub fn needs(&self) -> Vec<Asked> {
        let mut all: Vec<Asked> = Vec::new();
        for (change, _) in &self.changes {
            all.extend(needs(change));
        }
        sort_by(&mut all, |one, other| one.cmp(other));
        all.dedup();
        all
    }

    /// Returns the outcome of each change, and the rows to write, given the rows that were read.
    pub fn lands(&self, rows: &Rows) -> (Vec<Landed>, Vec<Row>) {
        // Later changes see the rows that earlier ones wrote.
        let mut rows = rows.clone();
        let mut written: Sorted<Option<String>> = Sorted::new();
        let mut all = Vec::new();
        for (change, late) in &self.changes {
            let (landed, write) = land(change, *late, &rows);
            for (key, text) in write {
                match &text {
                    Some(text) => rows.insert(key.clone(), text.clone()),
                    None => rows.remove(&key),
                };
                written.insert(key, text);
            }
            all.push(landed);
        }
        (all, written.into_iter().collect())
    }
}
