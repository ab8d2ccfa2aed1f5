//! The write-ahead log: pending changes, kept in the synchronous store.
//!
//! Each change is a sealed text of its own under `lettercase-tail/WRITER/NUMBER`, so that an
//! incomplete write damages only one change.

use super::change::{RecordChange, Revision, WriterId};
use super::fields::Fields;
use crate::seal::{self, OpenedSeal};
use crate::{Store, StoreError};
use base::sorting::sort_by;

/// Prefix of every key of the log.
const LOG_PREFIX: &str = "lettercase-tail/";

/// Adds a change to the log.
pub(super) fn append(store: &mut dyn Store, change: &RecordChange) -> Result<(), StoreError> {
    let mut body = String::new();
    change.write(&mut body);
    store.set(&key(change.rev), &seal::seal(change.rev.number, &body))
}

/// Removes a change from the log, once the disk has it.
pub(super) fn remove(store: &mut dyn Store, rev: Revision) {
    // If the change can't be removed, the next page to open finds that the disk has it already.
    let _ = store.remove(&key(rev));
}

/// Returns all changes of the log, in a possible order of events. Unreadable ones are left out:
/// their writing was interrupted, so they were never reported as saved.
pub(super) fn read_all(store: &dyn Store) -> Vec<RecordChange> {
    let mut all: Vec<RecordChange> = Vec::new();
    for key in store.keys().unwrap_or_default() {
        let Some(rev) = parse_key(&key) else { continue };
        let Ok(text) = store.get(&key) else { continue };
        let OpenedSeal::Intact { body, .. } = seal::open(text) else {
            continue;
        };
        let change = RecordChange::read(&mut Fields(&body));
        all.extend(change.filter(|change| change.rev == rev));
    }
    sort_by(&mut all, |one, other| one.rev.cmp(&other.rev));
    all
}

fn key(rev: Revision) -> String {
    format!("{LOG_PREFIX}{}/{}", rev.by.0, rev.number)
}

fn parse_key(key: &str) -> Option<Revision> {
    let (writer, number) = key.strip_prefix(LOG_PREFIX)?.split_once('/')?;
    Some(Revision {
        number: number.parse().ok()?,
        by: WriterId(writer.parse().ok()?),
    })
}
