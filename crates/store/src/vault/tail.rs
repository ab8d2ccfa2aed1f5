//! The write-ahead log (*tail*): pending changes, kept in the synchronous store.
//!
//! Each change is a sealed text of its own under `lettercase-tail/WRITER/NUMBER`, so that an
//! incomplete write damages only one change.

use super::change::{Change, Rev, Writer};
use super::fields::Fields;
use crate::seal::{self, Slot};
use crate::{Refused, Store};
use base::sorting::sort_by;

/// Prefix of every key of the log.
const TAIL: &str = "lettercase-tail/";

/// Adds a change to the log.
pub(super) fn add(store: &mut dyn Store, change: &Change) -> Result<(), Refused> {
    let mut body = String::new();
    change.write(&mut body);
    store.set(&key(change.rev), &seal::seal(change.rev.number, &body))
}

/// Removes a change from the log, once the disk has it.
pub(super) fn trim(store: &mut dyn Store, rev: Rev) {
    // If it can't be removed, the next opening finds that the disk has it already.
    let _ = store.remove(&key(rev));
}

/// Returns all changes of the log, in a possible order of events. Unreadable ones are left out:
/// their writing was interrupted, so they were never reported as saved.
pub(super) fn all(store: &dyn Store) -> Vec<Change> {
    let mut all: Vec<Change> = Vec::new();
    for key in store.keys().unwrap_or_default() {
        let Some(rev) = parse(&key) else { continue };
        let Ok(text) = store.get(&key) else { continue };
        let Slot::Good { body, .. } = seal::open(text) else {
            continue;
        };
        let change = Change::read(&mut Fields(&body));
        all.extend(change.filter(|change| change.rev == rev));
    }
    sort_by(&mut all, |one, other| one.rev.cmp(&other.rev));
    all
}

fn key(rev: Rev) -> String {
    format!("{TAIL}{}/{}", rev.by.0, rev.number)
}

fn parse(key: &str) -> Option<Rev> {
    let (writer, number) = key.strip_prefix(TAIL)?.split_once('/')?;
    Some(Rev {
        number: number.parse().ok()?,
        by: Writer(writer.parse().ok()?),
    })
}
