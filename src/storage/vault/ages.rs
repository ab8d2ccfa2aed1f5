//! Ages: everything is put aside for something else in one step, and can be taken back.
//!
//! Erasing and bringing a save file back begin another age: its rows are written beside those
//! of the age before, and one row says which is in force. So nothing is erased before what
//! takes its place is there, and the way back is that one row again. What lies in another age,
//! and what was removed in this one, stays until it is swept away.

use std::collections::BTreeSet;

use super::change::{Age, Change, Content, Rev, What, Writer};
use super::entry::State;
use super::rows::{Keys, Row, Rows, entries, in_force, land};

/// The rows with which another age begins: these records, and it is in force.
#[must_use]
pub fn begin<'r>(
    to: Age,
    by: Writer,
    records: impl IntoIterator<Item = (&'r str, &'r Content)>,
) -> Vec<Row> {
    let mut rows = Vec::new();
    for (name, content) in records {
        let change = Change {
            age: to,
            name: name.to_owned(),
            after: Rev::default(),
            rev: Rev { number: 1, by },
            what: What::Put(content.clone()),
        };
        // Nothing lies there yet, and nobody's changes are counted by this.
        let (_, write) = land(&change, false, &Rows::new());
        rows.extend(
            write
                .into_iter()
                .filter(|(key, _)| key.starts_with(&Keys(to).all())),
        );
    }
    rows.push(in_force(to));
    rows
}

/// The rows with which an age is in force again, by all rows of it and of the one that was in
/// force meanwhile: games that were begun there go along.
#[must_use]
pub fn go_back(to: Age, from: Age, rows: &Rows) -> Vec<Row> {
    let known = entries(to, rows);
    let begun = entries(from, rows);
    let begun = begun.iter().filter(|(name, entry)| {
        let new = known
            .get(*name)
            .is_none_or(|entry| entry.state == State::Nothing);
        name.starts_with("game/") && !entry.gone && new
    });
    let mut write = Vec::new();
    for (name, _) in begun {
        let keys = Keys(from);
        let own = [keys.head(name), keys.pack(name)];
        let (lines, aside) = (keys.lines(name), keys.aside(name));
        for (key, text) in rows {
            let of_it = own.contains(key) || key.starts_with(&lines) || key.starts_with(&aside);
            if let Some(rest) = key.strip_prefix(&keys.all()).filter(|_| of_it) {
                write.push((format!("{}{rest}", Keys(to).all()), Some(text.clone())));
            }
        }
    }
    write.push(in_force(to));
    write
}

/// What nobody can come back to: other ages than the one in force, and what was removed in it.
#[must_use]
pub fn litter<'k>(age: Age, keys: impl IntoIterator<Item = &'k str>) -> Vec<Row> {
    let here = Keys(age);
    let keys: Vec<&str> = keys.into_iter().collect();
    let gone: BTreeSet<&str> = keys
        .iter()
        .filter_map(|key| key.strip_prefix(&here.gone("")))
        .collect();
    let swept = |key: &&&str| {
        let Some((of, rest)) = key.split_once('/') else {
            return false;
        };
        if of == "writer" {
            return false;
        }
        if !key.starts_with(&here.all()) {
            return true;
        }
        // What was moved aside stays.
        match rest.split_once('/') {
            Some(("head" | "pack", name)) => gone.contains(name),
            Some(("line", line)) => line
                .rsplit_once('/')
                .is_some_and(|(name, _)| gone.contains(name)),
            _ => false,
        }
    };
    keys.iter()
        .filter(swept)
        .map(|key| ((*key).to_owned(), None))
        .collect()
}
