//! Stands in for the disk where the browser has none: rows in the synchronous store.
//!
//! That store has no transactions. So rows are written in such an order that a page killed between
//! two writes has done either nothing or everything: lines before the head that counts them, the
//! generation in force after all other writes, and removals last. Where no order is good enough,
//! all rows are first written ahead as one text, and the next page to open writes them again. If a
//! write is refused, the earlier ones are undone.

use super::apply::ChangeOutcome;
use super::fields::{Fields, push_field};
use super::rows::{GENERATION_KEY, RowRequest, RowWrite, Rows};
use super::transaction::Transaction;
use crate::seal::{self, OpenedSeal};
use crate::{Store, StoreError};
use base::sorting::sort_by_key;

/// Prefix of the key of every row.
const ROW_PREFIX: &str = "lettercase-rows/";
/// Key of the rows that are being written, as one text.
const WRITE_AHEAD_KEY: &str = "lettercase-ahead";

/// Returns the key under which the store holds a row.
pub fn key(row: &str) -> String {
    format!("{ROW_PREFIX}{row}")
}

/// Reads the requested rows.
///
/// # Errors
/// Why the store can't be read.
pub fn read(store: &dyn Store, asked: &[RowRequest]) -> Result<Rows, StoreError> {
    let mut rows = Rows::new();
    let mut keys = None;
    for asked in asked {
        match asked {
            RowRequest::Row(key) => {
                if let Some(text) = store.get(&self::key(key))? {
                    rows.insert(key.clone(), text);
                }
            }
            RowRequest::Prefix(start) | RowRequest::KeysWithPrefix(start) => {
                if keys.is_none() {
                    keys = Some(store.keys()?);
                }
                for full in keys.iter().flatten() {
                    let key = full
                        .strip_prefix(ROW_PREFIX)
                        .filter(|key| key.starts_with(start.as_str()));
                    // Only rows that were requested are fetched.
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
/// Why the store refused it. Nothing was written.
pub fn run(
    store: &mut dyn Store,
    transaction: &Transaction,
) -> Result<Vec<ChangeOutcome>, StoreError> {
    let rows = read(store, &transaction.required_rows())?;
    let (landed, rows) = transaction.apply(&rows);
    write(store, rows)?;
    Ok(landed)
}

/// Writes rows, all of them or none.
///
/// # Errors
/// Why the store refused them. Nothing was written.
///
/// ```
/// use store::MemoryStore;
/// use store::vault::{RowRequest, local};
///
/// let mut store = MemoryStore::default();
/// local::write(&mut store, vec![("writer/1".to_owned(), Some("7".to_owned()))])?;
/// let rows = local::read(&store, &[RowRequest::Prefix("writer/".to_owned())])?;
/// assert_eq!(rows.get("writer/1").map(String::as_str), Some("7"));
/// # Ok::<(), store::StoreError>(())
/// ```
pub fn write(store: &mut dyn Store, mut rows: Vec<RowWrite>) -> Result<(), StoreError> {
    sort_by_key(&mut rows, |(key, text)| write_rank(key, text.is_some()));
    let ahead = needs_write_ahead(store, &rows)?;
    if ahead {
        store.set(WRITE_AHEAD_KEY, &seal::seal(0, &encode_rows(&rows)))?;
    }
    let written = write_in_order(store, rows);
    if ahead {
        // If this text can't be removed, the same rows are written again later.
        let _ = store.remove(WRITE_AHEAD_KEY);
    }
    written
}

/// Completes the write of a page that was killed halfway.
pub fn finish(store: &mut dyn Store) {
    let Ok(Some(text)) = store.get(WRITE_AHEAD_KEY) else {
        return;
    };
    // A damaged text means that the write hadn't started.
    if let OpenedSeal::Intact { body, .. } = seal::open(Some(text)) {
        let rows = decode_rows(&body);
        // If there isn't enough space, the rows were never reported as saved either.
        let _ = write_in_order(store, rows);
    }
    let _ = store.remove(WRITE_AHEAD_KEY);
}

fn encode_rows(rows: &[RowWrite]) -> String {
    let mut all = String::new();
    for (key, text) in rows {
        push_field(&mut all, key);
        // A sealed text is never empty, so an empty one can stand for a removal.
        push_field(&mut all, text.as_deref().unwrap_or_default());
    }
    all
}

fn decode_rows(all: &str) -> Vec<RowWrite> {
    let mut fields = Fields(all);
    let mut rows = Vec::new();
    while let (Some(key), Some(text)) = (fields.text(), fields.text()) {
        rows.push((key.to_owned(), (!text.is_empty()).then(|| text.to_owned())));
    }
    rows
}

/// Whether a page that opens between two of these writes would see a state that never existed.
fn needs_write_ahead(store: &dyn Store, rows: &[RowWrite]) -> Result<bool, StoreError> {
    // Before the switch no page reads the rows of the new generation.
    if rows.iter().any(|(key, _)| key == GENERATION_KEY) {
        return Ok(false);
    }
    let mut seen = 0;
    for (key, text) in rows {
        seen += match (key.split('/').nth(1), text) {
            (Some("head" | "gone"), _) => 1,
            // A new line is only seen once the head counts it.
            (Some("line" | "pack"), Some(text)) => {
                let lies = store.get(&self::key(key))?;
                u32::from(lies.is_some_and(|lies| lies != *text))
            }
            _ => 0,
        };
    }
    Ok(seen > 1)
}

fn write_in_order(store: &mut dyn Store, rows: Vec<RowWrite>) -> Result<(), StoreError> {
    let mut before: Vec<RowWrite> = Vec::new();
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
                // The old text fitted before, so it fits again.
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

/// Returns a row's rank in the order of writing.
fn write_rank(key: &str, set: bool) -> u8 {
    let of = |what: &str| key.split('/').nth(1) == Some(what);
    match set {
        true if key == GENERATION_KEY => 3,
        true if key.starts_with("writer/") => 2,
        true if of("head") || of("gone") => 1,
        true => 0,
        false => 4,
    }
}
