//! A disk for tests: rows, and transactions on them.

use store::vault::{ChangeOutcome, RowRequest, Rows, Transaction, apply_change, required_rows};

/// The rows that a transaction reads.
pub fn requested_rows(disk: &Rows, needed: &[RowRequest]) -> Rows {
    let wanted = |key: &String| {
        needed.iter().any(|asked| match asked {
            RowRequest::Row(one) => one == key,
            RowRequest::Prefix(start) | RowRequest::KeysWithPrefix(start) => {
                key.starts_with(start.as_str())
            }
        })
    };
    let rows = disk.iter().filter(|(key, _)| wanted(key));
    rows.map(|(key, text)| (key.clone(), text.clone()))
        .collect()
}

/// Runs a whole transaction.
pub fn commit(disk: &mut Rows, transaction: &Transaction) -> Vec<ChangeOutcome> {
    let changes = transaction.changes.iter();
    let landed = changes.map(|(change, late)| {
        let rows = requested_rows(disk, &required_rows(change));
        let (landed, rows) = apply_change(change, *late, &rows);
        for (key, text) in rows {
            match text {
                Some(text) => disk.insert(key, text),
                None => disk.remove(&key),
            };
        }
        landed
    });
    landed.collect()
}
