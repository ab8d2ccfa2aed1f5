//! Generations: everything can be replaced in one step, and the step can be undone.
//!
//! Erasing everything or importing a save file in its place starts a new generation ([`Age`]).
//! Its rows are written beside those of the previous one, and a single row says which
//! generation is in force. So nothing is erased before its replacement is there, and going back
//! only changes that row. Rows of other generations, and records removed in this one, stay
//! until they are cleaned up.

use super::change::{Age, Change, Content, Rev, What, Writer};
use super::entry::State;
use super::land::land;
use super::rows::{Keys, Row, Rows, entries, in_force, owner};
use crate::leaves::{is_game, names_like};

/// Writer of the first records of a generation. It isn't any page's, so that those records can be
/// distinguished from games started there later.
const NOBODY: Writer = Writer(0);

/// Returns a generation that isn't in force and has no rows among these keys.
pub fn unused<'k>(in_force: Age, keys: impl IntoIterator<Item = &'k str>) -> Age {
    let ages = keys.into_iter().filter_map(|key| {
        let (age, _) = key.split_once('/')?;
        u64::from_str_radix(age, 16).ok()
    });
    Age(ages.fold(in_force.0, u64::max).saturating_add(1))
}

/// Returns the rows with which a generation starts: its records, and the row that puts it in
/// force.
pub fn begin<'r>(to: Age, records: impl IntoIterator<Item = (&'r str, &'r Content)>) -> Vec<Row> {
    let mut rows = Vec::new();
    for (name, content) in records {
        rows.extend(laid(to, name, What::Put(content.clone())));
    }
    rows.push(in_force(to));
    rows
}

/// Returns the rows of one record that a generation starts with.
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
    // There are no rows there yet, and this write doesn't count as any page's change.
    let (_, write) = land(&change, false, &Rows::new());
    let all = Keys(to).all();
    write
        .into_iter()
        .filter(move |(key, _)| key.starts_with(&all))
}

/// Returns the rows that put an earlier generation in force again, given its heads and all rows of
/// the generation in force until now. Games that were started or played on in the latter come
/// along, under another name where theirs is taken.
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

/// Returns a record's rows under another generation and another name.
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

/// Returns the rows that clean up: they remove all generations but the one in force, and the
/// records removed in it.
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
        // Texts that were moved aside stay.
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
