//! A disk where the browser has none: rows in the store that answers at once.
//!
//! It knows no transactions, so rows are written in an order in which a page that is killed
//! between two of them has lost nothing: lines before the head that counts them, the age in
//! force last of all, and what is taken away after that. What is refused is undone.

use std::collections::BTreeMap;

use super::Transaction;
use super::rows::{AGE, Asked, Landed, Row, Rows, land, needs};
use crate::storage::{Refused, Store};

/// Before every key of a row.
const ROWS: &str = "lettercase-rows/";

/// The rows that are asked for.
///
/// # Errors
/// Why the store hands nothing out.
pub fn read(store: &impl Store, asked: &[Asked]) -> Result<Rows, Refused> {
    let mut rows = Rows::new();
    let mut keys = None;
    for asked in asked {
        match asked {
            Asked::Key(key) => {
                if let Some(text) = store.get(&format!("{ROWS}{key}"))? {
                    rows.insert(key.clone(), text);
                }
            }
            Asked::Under(start) => {
                if keys.is_none() {
                    keys = Some(store.keys()?);
                }
                for full in keys.iter().flatten() {
                    let key = full
                        .strip_prefix(ROWS)
                        .filter(|key| key.starts_with(start.as_str()));
                    if let Some((key, text)) = key.zip(store.get(full)?) {
                        rows.insert(key.to_owned(), text);
                    }
                }
            }
        }
    }
    Ok(rows)
}

/// Runs a transaction.
///
/// # Errors
/// Why the store took none of it.
pub fn run(store: &mut impl Store, transaction: &Transaction) -> Result<Vec<Landed>, Refused> {
    // What the changes before have written is there for those after.
    let mut written: BTreeMap<String, Option<String>> = BTreeMap::new();
    let mut all = Vec::new();
    for (change, late) in &transaction.changes {
        let asked = needs(change);
        let mut rows = read(store, &asked)?;
        for (key, text) in &written {
            let wanted = asked.iter().any(|asked| match asked {
                Asked::Key(one) => one == key,
                Asked::Under(start) => key.starts_with(start.as_str()),
            });
            match text.clone().filter(|_| wanted) {
                Some(text) => rows.insert(key.clone(), text),
                None => rows.remove(key),
            };
        }
        let (landed, write) = land(change, *late, &rows);
        for (key, text) in write {
            written.insert(key, text);
        }
        all.push(landed);
    }
    write(store, written.into_iter().collect())?;
    Ok(all)
}

/// Writes rows, all of them or none.
///
/// # Errors
/// Why the store took none of them.
pub fn write(store: &mut impl Store, mut rows: Vec<Row>) -> Result<(), Refused> {
    rows.sort_by_key(|(key, text)| turn(key, text.is_some()));
    let mut before: Vec<Row> = Vec::new();
    for (key, text) in rows {
        let full = format!("{ROWS}{key}");
        let was = store.get(&full);
        let done = was.and_then(|was| {
            before.push((full.clone(), was));
            match text {
                Some(text) => store.set(&full, &text),
                None => store.remove(&full),
            }
        });
        if let Err(refused) = done {
            for (key, was) in before.into_iter().rev() {
                // What was there fitted before, so it fits again.
                let _ = match was {
                    Some(text) => store.set(&key, &text),
                    None => store.remove(&key),
                };
            }
            return Err(refused);
        }
    }
    Ok(())
}

/// When a row is written, among others.
fn turn(key: &str, set: bool) -> u8 {
    let of = |what: &str| key.split('/').nth(1) == Some(what);
    match set {
        true if key == AGE => 3,
        true if key.starts_with("writer/") => 2,
        true if of("head") || of("gone") => 1,
        true => 0,
        false => 4,
    }
}
