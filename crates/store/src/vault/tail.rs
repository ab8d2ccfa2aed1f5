//! The tail: changes on their way, in the store that answers at once.
//!
//! Each is a sealed text of its own under `lettercase-tail/WRITER/NUMBER`, so that a torn
//! one costs itself alone.

use super::change::{Change, Rev, Writer};
use super::fields::Fields;
use crate::seal::{self, Slot};
use crate::{Refused, Store};
use base::sorting::sort_by;

/// Before every key of the tail.
const TAIL: &str = "lettercase-tail/";

/// Lays a change in the tail.
pub(super) fn add(store: &mut dyn Store, change: &Change) -> Result<(), Refused> {
    let mut body = String::new();
    change.write(&mut body);
    store.set(&key(change.rev), &seal::seal(change.rev.number, &body))
}

/// Takes a change off the tail, once the disk has it.
pub(super) fn trim(store: &mut dyn Store, rev: Rev) {
    // What stays is found to be on the disk at the next opening.
    let _ = store.remove(&key(rev));
}

/// Every change of the tail, in an order in which they can have happened. What cannot be
/// read is left out: it was torn as it was written, so nobody was told that it is kept.
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
