//! Ages: everything is put aside for something else in one step, and can be taken back.
//!
//! Erasing and bringing a save file back begin another age: its rows are written beside those
//! of the age before, and one row says which is in force. So nothing is erased before what
//! takes its place is there, and the way back is that one row again. What lies in another age,
//! and what was removed in this one, stays until it is swept away.

use super::change::{Age, Change, Content, Rev, What, Writer};
use super::entry::State;
use super::land::land;
use super::rows::{Keys, Row, Rows, entries, in_force, owner};
use crate::leaves::{is_game, names_like};

/// Who lays the first records of an age: nobody's page, so that they are told from what is
/// begun there.
const NOBODY: Writer = Writer(0);

/// An age that is not in force and of which nothing lies under these keys.
pub fn unused<'k>(in_force: Age, keys: impl IntoIterator<Item = &'k str>) -> Age {
    let ages = keys.into_iter().filter_map(|key| {
        let (age, _) = key.split_once('/')?;
        u64::from_str_radix(age, 16).ok()
    });
    Age(ages.fold(in_force.0, u64::max).saturating_add(1))
}

/// The rows with which another age begins: these records, and it is in force.
pub fn begin<'r>(to: Age, records: impl IntoIterator<Item = (&'r str, &'r Content)>) -> Vec<Row> {
    let mut rows = Vec::new();
    for (name, content) in records {
        rows.extend(laid(to, name, What::Put(content.clone())));
    }
    rows.push(in_force(to));
    rows
}

/// The rows of a record that an age begins with.
pub(crate) fn laid(to: Age, name: &str, what: What) -> impl Iterator<Item = Row> {
    let change = Change {
        age: to,
        name: name.to_owned(),
        after: Rev::default(),
        rev: Rev {
            number: 1,
            by: NOBODY,
        },
        what,
    };
    // Nothing lies there yet, and nobody's changes are counted by this.
    let (_, write) = land(&change, false, &Rows::new());
    let all = Keys(to).all();
    write
        .into_iter()
        .filter(move |(key, _)| key.starts_with(&all))
}

/// The rows with which an age is in force again, by its heads and all rows of the one that was
/// in force meanwhile: games that were begun or played on there go along, under another name
/// where theirs is taken.
pub fn go_back(to: Age, from: Age, rows: &Rows) -> Vec<Row> {
    let mut known = entries(to, rows);
    known.retain(|_, entry| entry.state != State::Nothing);
    let mut taken: Vec<String> = known.into_keys().collect();
    let begun = entries(from, rows);
    let begun = begun.into_iter().filter(|(name, entry)| {
        let touched = entry.rev.by != NOBODY;
        is_game(name) && !entry.gone && touched
    });
    let begun: Vec<String> = begun.map(|(name, _)| name).collect();
    let mut write = Vec::new();
    for name in begun {
        let free = names_like(&name).find(|other| !taken.contains(other));
        let as_name = free.unwrap_or_default();
        write.extend(moved(Keys(from), &name, Keys(to), &as_name, rows));
        write.push((Keys(to).gone(&as_name), None));
        taken.push(as_name);
    }
    write.push(in_force(to));
    write
}

/// A record's rows, as those of another age and another name.
fn moved(from: Keys, name: &str, to: Keys, as_name: &str, rows: &Rows) -> Vec<Row> {
    let mut write = Vec::new();
    for (key, text) in rows {
        let Some(key) = key.strip_prefix(&from.all()) else {
            continue;
        };
        let aside = format!("aside/{name}/");
        if let Some((what, rest)) = key.split_once('/')
            && (owner(key) == Some(name) || key.starts_with(&aside))
            && let Some(rest) = rest.strip_prefix(name)
        {
            let key = format!("{}{what}/{as_name}{rest}", to.all());
            write.push((key, Some(text.clone())));
        }
    }
    write
}

/// What nobody can come back to: other ages than the one in force, and what was removed in it.
pub fn litter<'k>(age: Age, keys: impl IntoIterator<Item = &'k str>) -> Vec<Row> {
    let here = Keys(age);
    let keys: Vec<&str> = keys.into_iter().collect();
    let gone: Vec<&str> = keys
        .iter()
        .filter_map(|key| key.strip_prefix(&here.gone("")))
        .collect();
    let swept = |key: &&&str| {
        let Some((of, _)) = key.split_once('/') else {
            return false;
        };
        if of == "writer" {
            return false;
        }
        if !key.starts_with(&here.all()) {
            return true;
        }
        // What was moved aside stays.
        let within = key.strip_prefix(&here.all());
        within
            .and_then(owner)
            .is_some_and(|name| gone.contains(&name))
    };
    keys.iter()
        .filter(swept)
        .map(|key| ((*key).to_owned(), None))
        .collect()
}
