//! A transaction: changes that go to the disk together.

use super::apply::{ChangeOutcome, apply_change, required_rows};
use super::change::RecordChange;
use super::rows::{RowRequest, RowWrite, Rows};
use crate::SortedMap;
use base::sorting::sort_by;

/// Changes that go to the disk together, all or none of them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Transaction {
    /// The changes in order, each with whether the page that made it may be closed.
    pub changes: Vec<(RecordChange, bool)>,
}

impl Transaction {
    /// Returns the rows that must be read first.
    pub fn required_rows(&self) -> Vec<RowRequest> {
        let mut all: Vec<RowRequest> = Vec::new();
        for (change, _) in &self.changes {
            all.extend(required_rows(change));
        }
        sort_by(&mut all, |one, other| one.cmp(other));
        all.dedup();
        all
    }

    /// Returns the outcome of each change, and the rows to write, given the rows that were read.
    pub fn apply(&self, rows: &Rows) -> (Vec<ChangeOutcome>, Vec<RowWrite>) {
        // Later changes see the rows that earlier ones wrote.
        let mut rows = rows.clone();
        let mut written: SortedMap<Option<String>> = SortedMap::new();
        let mut all = Vec::new();
        for (change, late) in &self.changes {
            let (landed, write) = apply_change(change, *late, &rows);
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
