//! A disk where the browser has none: rows in the store that answers at once.
//!
//! It knows no transactions, so rows are written in an order in which a page that is killed
//! between two of them has done nothing or all of it: lines before the head that counts them,
//! the age in force last of all, and what is taken away after that. Where no order is good
//! enough, all rows are laid ahead in one text, and whoever comes next writes them again. What
//! is refused is undone.

use super::fields::{Fields, field};
use super::land::Landed;
use super::rows::{AGE, Asked, Row, Rows};
use super::transaction::Transaction;
use crate::seal::{self, Slot};
use crate::{Refused, Store};
use base::sorting::sort_by_key;

/// Before every key of a row.
const ROWS: &str = "lettercase-rows/";
/// Under which rows lie that are being written.
const AHEAD: &str = "lettercase-ahead";

/// Under which a row lies in the store.
pub fn key(row: &str) -> String {
    format!("{ROWS}{row}")
}

/// The rows that are asked for.
///
/// # Errors
/// Why the store hands nothing out.
pub fn read(store: &dyn Store, asked: &[Asked]) -> Result<Rows, Refused> {
    let mut rows = Rows::new();
    let mut keys = None;
    for asked in asked {
        match asked {
            Asked::Key(key) => {
                if let Some(text) = store.get(&self::key(key))? {
                    rows.insert(key.clone(), text);
                }
            }
            Asked::Under(start) | Asked::KeysUnder(start) => {
                if keys.is_none() {
                    keys = Some(store.keys()?);
                }
                for full in keys.iter().flatten() {
                    let key = full
                        .strip_prefix(ROWS)
                        .filter(|key| key.starts_with(start.as_str()));
                    // Only what is asked for is fetched.
                    let Some(key) = key else { continue };
                    if let Some(text) = store.get(full)? {
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
pub fn run(store: &mut dyn Store, transaction: &Transaction) -> Result<Vec<Landed>, Refused> {
    let rows = read(store, &transaction.needs())?;
    let (landed, rows) = transaction.lands(&rows);
    write(store, rows)?;
    Ok(landed)
}

/// Writes rows, all of them or none.
///
/// # Errors
/// Why the store took none of them.
pub fn write(store: &mut dyn Store, mut rows: Vec<Row>) -> Result<(), Refused> {
    sort_by_key(&mut rows, |(key, text)| turn(key, text.is_some()));
    let ahead = is_seen_halfway(store, &rows)?;
    if ahead {
        store.set(AHEAD, &seal::seal(0, &written_out(&rows)))?;
    }
    let written = write_in_turn(store, rows);
    if ahead {
        // If it stays, the same is written again.
        let _ = store.remove(AHEAD);
    }
    written
}

/// Writes what a page that was killed had still to write.
pub fn finish(store: &mut dyn Store) {
    let Ok(Some(text)) = store.get(AHEAD) else {
        return;
    };
    // What is torn was never begun.
    if let Slot::Good { body, .. } = seal::open(Some(text)) {
        let rows = read_out(&body);
        // What does not fit was never said to be kept.
        let _ = write_in_turn(store, rows);
    }
    let _ = store.remove(AHEAD);
}

fn written_out(rows: &[Row]) -> String {
    let mut all = String::new();
    for (key, text) in rows {
        field(&mut all, key);
        // Every sealed text has a sign.
        field(&mut all, text.as_deref().unwrap_or_default());
    }
    all
}

fn read_out(all: &str) -> Vec<Row> {
    let mut fields = Fields(all);
    let mut rows = Vec::new();
    while let (Some(key), Some(text)) = (fields.text(), fields.text()) {
        rows.push((key.to_owned(), (!text.is_empty()).then(|| text.to_owned())));
    }
    rows
}

/// Whether somebody who comes between two of these rows finds something that was never so.
fn is_seen_halfway(store: &dyn Store, rows: &[Row]) -> Result<bool, Refused> {
    // Before the switch nobody looks at what lies in the other age.
    if rows.iter().any(|(key, _)| key == AGE) {
        return Ok(false);
    }
    let mut seen = 0;
    for (key, text) in rows {
        seen += match (key.split('/').nth(1), text) {
            (Some("head" | "gone"), _) => 1,
            // A new one is seen with its head.
            (Some("line" | "pack"), Some(text)) => {
                let lies = store.get(&self::key(key))?;
                u32::from(lies.is_some_and(|lies| lies != *text))
            }
            _ => 0,
        };
    }
    Ok(seen > 1)
}

fn write_in_turn(store: &mut dyn Store, rows: Vec<Row>) -> Result<(), Refused> {
    let mut before: Vec<Row> = Vec::new();
    for (key, text) in rows {
        let full = self::key(&key);
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
