//! Whole-store operations, run as optimistic transactions: if another page wrote first, nothing is
//! written and the caller plans the operation again.

use super::Archive;
use super::transfer::replacement_rows;
use super::vault::generations::{go_back_rows, unused_generation};
use super::vault::{
    ChangeOutcome, Content, Generation, Keys, KnownStore, RowRequest, RowWrite, Rows, Transaction,
    current_generation,
};

/// An operation on the whole store: one transaction, done completely or not at all.
///
/// ```
/// use store::{Archive, MemoryStore, Records};
///
/// let mut records = Records::new(MemoryStore::default());
/// records.save("players", "Ada");
/// // Erases everything: replaces it with an empty archive.
/// let erase = records.replace_op(&Archive::default());
/// let rows = records.read_rows(&erase.required_rows())?;
/// let (generation, write) = erase.apply(&rows).unwrap();
/// records.write_rows(write)?;
/// assert_ne!(generation, records.generation());
/// // Once another generation is in force, the same operation no longer fits.
/// let rows = records.read_rows(&erase.required_rows())?;
/// assert_eq!(erase.apply(&rows), None);
/// # Ok::<(), store::StoreError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BulkOp {
    /// Replaces everything with a file's content. What was there stays as an earlier generation.
    Replace {
        /// The generation in force.
        from: Generation,
        /// The content of the file.
        archive: Archive,
        /// Notes of what was imported once and must not be imported again.
        notes: Vec<(String, Content)>,
    },
    /// Goes back to an earlier generation, with games that were started or played on since.
    GoBack {
        /// The generation to go back to.
        to: Generation,
        /// The generation in force.
        from: Generation,
        /// The changes still pending.
        pending: Transaction,
    },
    /// Adds a file's records to those on this device, or undoes such an import.
    Merge {
        /// The generation in force.
        generation: Generation,
        /// The changes: those still pending here, and then those of the file.
        transaction: Transaction,
        /// The number of changes at the end that are the file's.
        own_count: usize,
    },
}

impl BulkOp {
    /// Returns which rows must be read before the operation can run.
    pub fn required_rows(&self) -> Vec<RowRequest> {
        let mut asked = Vec::from(KnownStore::identity_rows());
        match self {
            BulkOp::Replace { .. } => asked.push(RowRequest::KeysWithPrefix(String::new())),
            BulkOp::GoBack { to, from, pending } => {
                asked.extend(pending.required_rows());
                asked.push(RowRequest::Prefix(Keys(*from).prefix()));
                asked.push(RowRequest::Prefix(Keys(*to).head("")));
            }
            BulkOp::Merge { transaction, .. } => asked.extend(transaction.required_rows()),
        }
        asked
    }

    /// Does what [`BulkOp::apply`] does, but also returns `None` if the store that the page knew is
    /// gone.
    pub fn apply_unless_lost(
        &self,
        knows: &KnownStore,
        rows: &Rows,
    ) -> Option<(Generation, Vec<RowWrite>)> {
        if knows.is_lost(rows) {
            None
        } else {
            self.apply(rows)
        }
    }

    /// Returns the rows to write, given the rows that were read, and the generation in force
    /// afterwards; `None` if another page was faster.
    pub fn apply(&self, rows: &Rows) -> Option<(Generation, Vec<RowWrite>)> {
        let in_force = current_generation(rows);
        match self {
            BulkOp::Replace {
                from,
                archive,
                notes,
            } => (in_force == *from).then(|| {
                let to = unused_generation(*from, rows.keys().map(String::as_str));
                (to, replacement_rows(to, archive, notes))
            }),
            BulkOp::GoBack { to, from, pending } => (in_force == *from).then(|| {
                let mut rows = rows.clone();
                let (_, mut write) = pending.apply(&rows);
                apply_rows(&mut rows, &write);
                write.extend(go_back_rows(*to, *from, &rows));
                (*to, write)
            }),
            BulkOp::Merge {
                generation,
                transaction,
                own_count,
            } => {
                let (landed, write) = transaction.apply(rows);
                let others = landed.len().saturating_sub(*own_count);
                let lands = landed
                    .iter()
                    .skip(others)
                    .all(|one| *one == ChangeOutcome::Applied);
                (in_force == *generation && lands).then_some((*generation, write))
            }
        }
    }

    /// Returns the same operation without pending changes, for when there is no space for more;
    /// `None` if there aren't any.
    pub fn without_pending(&self) -> Option<BulkOp> {
        let mut alone = self.clone();
        match &mut alone {
            BulkOp::Replace { .. } => {}
            BulkOp::GoBack { pending, .. } => pending.changes.clear(),
            BulkOp::Merge {
                transaction,
                own_count,
                ..
            } => {
                let others = transaction.changes.len().saturating_sub(*own_count);
                transaction.changes.drain(..others);
            }
        }
        (alone != *self).then_some(alone)
    }
}

/// Applies written rows to rows that were read before.
pub(super) fn apply_rows(rows: &mut Rows, write: &[RowWrite]) {
    for (key, text) in write {
        match text {
            Some(text) => rows.insert(key.clone(), text.clone()),
            None => rows.remove(key),
        };
    }
}
