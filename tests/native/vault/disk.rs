//! A disk for tests: rows, and transactions on them.

use store::vault::{Asked, Landed, Rows, Transaction, land, needs};

/// The rows that a transaction reads.
pub fn asked(disk: &Rows, needed: &[Asked]) -> Rows {
    let wanted = |key: &String| {
        needed.iter().any(|asked| match asked {
            Asked::Key(one) => one == key,
            Asked::Under(start) | Asked::KeysUnder(start) => key.starts_with(start.as_str()),
        })
    };
    let rows = disk.iter().filter(|(key, _)| wanted(key));
    rows.map(|(key, text)| (key.clone(), text.clone()))
        .collect()
}

/// Runs a whole transaction.
pub fn commit(disk: &mut Rows, transaction: &Transaction) -> Vec<Landed> {
    let changes = transaction.changes.iter();
    let landed = changes.map(|(change, late)| {
        let rows = asked(disk, &needs(change));
        let (landed, rows) = land(change, *late, &rows);
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
