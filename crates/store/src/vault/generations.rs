//! Generations: everything can be replaced in one step, and the step can be undone.
//!
//! Erasing everything or importing a save file in its place starts a new generation
//! ([`Generation`]). Its rows are written beside those of the previous one, and a single row says
//! which generation is in force. So nothing is erased before its replacement is there, and going
//! back only changes that row. Rows of other generations, and records removed in this one, stay
//! until they are cleaned up.

use super::apply::apply_change;
use super::change::{ChangeKind, Content, Generation, RecordChange, Revision, WriterId};
use super::entry::RecordState;
use super::rows::{Keys, RowWrite, Rows, generation_row, owning_record, read_entries};
use crate::game_lines::{is_game, similar_names};

/// Writer of the first records of a generation. It isn't any page's, so that those records can be
/// distinguished from games started there later.
const NO_WRITER: WriterId = WriterId(0);

/// Returns a generation that isn't in force and has no rows among these keys.
pub(crate) fn unused_generation<'k>(
    in_force: Generation,
    keys: impl IntoIterator<Item = &'k str>,
) -> Generation {
    let numbers = keys.into_iter().filter_map(|key| {
        let (generation, _) = key.split_once('/')?;
        u64::from_str_radix(generation, 16).ok()
    });
    Generation(numbers.fold(in_force.0, u64::max).saturating_add(1))
}

/// Returns the rows with which a generation starts: its records, and the row that puts it in
/// force.
///
/// ```
/// use store::vault::generations::initial_rows;
/// use store::vault::{Content, Generation, Rows, current_generation, read_entries};
///
/// let players = Content::from_text("Ada");
/// let rows = initial_rows(Generation(3), [("players", &players)]).into_iter();
/// let rows: Rows = rows.filter_map(|(key, text)| Some((key, text?))).collect();
/// assert_eq!(current_generation(&rows), Generation(3));
/// let entries = read_entries(Generation(3), &rows);
/// assert_eq!(entries.get("players").and_then(|entry| entry.content()), Some(players));
/// ```
pub fn initial_rows<'r>(
    to: Generation,
    records: impl IntoIterator<Item = (&'r str, &'r Content)>,
) -> Vec<RowWrite> {
    let mut rows = Vec::new();
    for (name, content) in records {
        rows.extend(initial_record_rows(
            to,
            name,
            ChangeKind::Put(content.clone()),
        ));
    }
    rows.push(generation_row(to));
    rows
}

/// Returns the rows of one record that a generation starts with.
pub(crate) fn initial_record_rows(
    to: Generation,
    name: &str,
    what: ChangeKind,
) -> impl Iterator<Item = RowWrite> {
    let change = RecordChange {
        generation: to,
        name: name.to_owned(),
        after: Revision::default(),
        rev: Revision {
            number: 1,
            by: NO_WRITER,
        },
        what,
    };
    // The generation has no rows yet, and this write doesn't count as any page's change.
    let (_, write) = apply_change(&change, false, &Rows::new());
    let all = Keys(to).prefix();
    write
        .into_iter()
        .filter(move |(key, _)| key.starts_with(&all))
}

/// Returns the rows that put an earlier generation in force again, given its heads and all rows of
/// the generation in force until now. Games that were started or played on in the latter come
/// along, under another name where theirs is taken.
pub fn go_back_rows(to: Generation, from: Generation, rows: &Rows) -> Vec<RowWrite> {
    let mut known = read_entries(to, rows);
    known.retain(|_, entry| entry.state != RecordState::Absent);
    let mut taken: Vec<String> = known.into_keys().collect();
    let begun = read_entries(from, rows);
    let begun = begun.into_iter().filter(|(name, entry)| {
        let touched = entry.rev.by != NO_WRITER;
        is_game(name) && !entry.gone && touched
    });
    let begun: Vec<String> = begun.map(|(name, _)| name).collect();
    let mut write = Vec::new();
    for name in begun {
        let free = similar_names(&name).find(|other| !taken.contains(other));
        let as_name = free.unwrap_or_default();
        write.extend(moved_rows(Keys(from), &name, Keys(to), &as_name, rows));
        write.push((Keys(to).removal_mark(&as_name), None));
        taken.push(as_name);
    }
    write.push(generation_row(to));
    write
}

/// Returns a record's rows under another generation and another name.
fn moved_rows(from: Keys, name: &str, to: Keys, as_name: &str, rows: &Rows) -> Vec<RowWrite> {
    let mut write = Vec::new();
    for (key, text) in rows {
        let Some(key) = key.strip_prefix(&from.prefix()) else {
            continue;
        };
        let aside = format!("aside/{name}/");
        if let Some((what, rest)) = key.split_once('/')
            && (owning_record(key) == Some(name) || key.starts_with(&aside))
            && let Some(rest) = rest.strip_prefix(name)
        {
            let key = format!("{}{what}/{as_name}{rest}", to.prefix());
            write.push((key, Some(text.clone())));
        }
    }
    write
}

/// Returns the rows that clean up: they remove all generations but the one in force, and the
/// records removed in it.
pub fn cleanup_rows<'k>(
    generation: Generation,
    keys: impl IntoIterator<Item = &'k str>,
) -> Vec<RowWrite> {
    let here = Keys(generation);
    let keys: Vec<&str> = keys.into_iter().collect();
    let gone: Vec<&str> = keys
        .iter()
        .filter_map(|key| key.strip_prefix(&here.removal_mark("")))
        .collect();
    let swept = |key: &&&str| {
        let Some((of, _)) = key.split_once('/') else {
            return false;
        };
        if of == "writer" {
            return false;
        }
        if !key.starts_with(&here.prefix()) {
            return true;
        }
        // Texts that were moved aside stay.
        let within = key.strip_prefix(&here.prefix());
        within
            .and_then(owning_record)
            .is_some_and(|name| gone.contains(&name))
    };
    keys.iter()
        .filter(swept)
        .map(|key| ((*key).to_owned(), None))
        .collect()
}
