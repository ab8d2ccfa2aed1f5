//! Applies a change to the rows: what a transaction must read and write, and
//! whether the change still fits.

use super::change::{ChangeKind, Content, Generation, RecordChange, Revision};
use super::entry::{RecordEntry, RecordLines, RecordState};
use super::rows::{
    HeadError, Keys, RecordHead, RowRequest, RowWrite, Rows, owning_record, read_head, unseal,
    writer_key,
};
use crate::seal;

/// Outcome of applying a change to the disk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChangeOutcome {
    /// The change was applied.
    Applied,
    /// The change had been applied already, or a later one had.
    AlreadyApplied,
    /// Another page has changed the record, so that the change no longer fits.
    Conflict,
    /// A newer version of Lettercase wrote the record, so it stays as it is.
    Newer,
}

/// Returns the rows that the transaction must read before a change can be applied.
pub fn required_rows(change: &RecordChange) -> Vec<RowRequest> {
    let keys = Keys(change.generation);
    let name = &change.name;
    let first = [
        writer_key(change.rev.by),
        keys.head(name),
        keys.removal_mark(name),
    ];
    let mut asked: Vec<RowRequest> = first.into_iter().map(RowRequest::Row).collect();
    match &change.what {
        ChangeKind::Append { at, lines, .. } => {
            let places = *at..at + lines.len();
            asked.extend(places.map(|place| RowRequest::Row(keys.line(name, place))));
            if *at == 0 {
                asked
                    .extend([keys.previous_head(name), keys.first_head(name)].map(RowRequest::Row));
            }
        }
        ChangeKind::Put(_)
        | ChangeKind::Rewrite(_)
        | ChangeKind::Repair(_)
        | ChangeKind::PutPacked { .. } => {
            let texts = [
                keys.pack(name),
                keys.previous_head(name),
                keys.first_head(name),
            ];
            asked.extend(texts.map(RowRequest::Row));
            asked.push(RowRequest::Prefix(keys.lines(name)));
        }
        _ => {}
    }
    asked
}

/// Returns the outcome of a change, and the rows that a transaction must write to apply it,
/// given the rows that it read.
///
/// `late`: the change was read from the write-ahead log of a page that may be closed.
pub fn apply_change(
    change: &RecordChange,
    late: bool,
    rows: &Rows,
) -> (ChangeOutcome, Vec<RowWrite>) {
    let Revision { number, by: writer } = change.rev;
    let last = rows.get(&writer_key(writer));
    let last: u64 = last.and_then(|text| text.parse().ok()).unwrap_or(0);
    let again = matches!(change.what, ChangeKind::Rewrite(_));
    if number <= last && !again {
        return (ChangeOutcome::AlreadyApplied, Vec::new());
    }
    // Changes that restore a lost store were counted when they were new, so they may come in any
    // order.
    let counted = (!again).then(|| (writer_key(writer), Some(number.to_string())));
    let counted: Vec<RowWrite> = counted.into_iter().collect();
    let keys = Keys(change.generation);
    let lies = rows
        .get(&keys.head(&change.name))
        .map(|text| read_head(text));
    if matches!(lies, Some(Err(HeadError::Newer)))
        && !matches!(
            change.what,
            ChangeKind::Remove | ChangeKind::Restore | ChangeKind::KeepUnreadable { .. }
        )
    {
        return (ChangeOutcome::Newer, counted);
    }
    if let ChangeKind::KeepUnreadable { head, aside } = &change.what {
        let mut write = unreadable_rows(change, head.as_deref(), aside, rows);
        write.extend(counted);
        return (ChangeOutcome::Applied, write);
    }
    let head = lies.and_then(Result::ok);
    let gone = rows.get(&keys.removal_mark(&change.name));
    let gone = gone.and_then(|text| Revision::read(&unseal(text)?));
    let now = head
        .as_ref()
        .map(|head| head.rev)
        .max(gone)
        .unwrap_or_default();
    // Nothing can be added to packed lines.
    let packed = head.as_ref().is_some_and(|head| head.packed);
    let fits = now == change.after && !(packed && change.what.changes_lines());
    let mut rev = change.rev;
    match change.what.needs_revision() {
        true if !fits => {
            let landed = if is_already_written(change, rows) {
                ChangeOutcome::AlreadyApplied
            } else {
                ChangeOutcome::Conflict
            };
            return (landed, counted);
        }
        true => {}
        // Of two complete values the later one wins. A page that is still open counts as
        // later than a closed one.
        false if (late || again) && now >= change.rev => {
            return (ChangeOutcome::AlreadyApplied, counted);
        }
        false if now >= change.rev => rev.number = now.number + 1,
        false => {}
    }
    let mut write = rows_for_change(change, rev, head.as_ref(), rows);
    let unread = set_aside_overwritten(change, rev, &write, rows);
    write.extend(unread);
    write.extend(counted);
    (ChangeOutcome::Applied, write)
}

/// Moves rows aside that are about to be overwritten but can't be read. Nothing
/// unreadable is ever overwritten.
fn set_aside_overwritten(
    change: &RecordChange,
    rev: Revision,
    write: &[RowWrite],
    rows: &Rows,
) -> Vec<RowWrite> {
    let keys = Keys(change.generation);
    let unread = write.iter().filter_map(|(key, _)| {
        let within = key.strip_prefix(&keys.prefix())?;
        owning_record(within)?;
        let text = rows.get(key).filter(|text| !is_readable(within, text))?;
        let aside = aside_prefix(keys, &change.name, rev);
        Some((format!("{aside}{within}"), Some(text.clone())))
    });
    unread.collect()
}

fn is_readable(within: &str, text: &str) -> bool {
    match within.split_once('/') {
        Some(("line" | "pack", _)) => unseal(text).is_some(),
        _ => read_head(text).is_ok(),
    }
}

fn aside_prefix(keys: Keys, name: &str, rev: Revision) -> String {
    format!("{}{}-{}/", keys.aside_prefix(name), rev.number, rev.by.0)
}

/// Whether the lines that a change adds are already in their places.
fn is_already_written(change: &RecordChange, rows: &Rows) -> bool {
    let ChangeKind::Append { at, lines, .. } = &change.what else {
        return false;
    };
    let keys = Keys(change.generation);
    let lies = |(place, line): (usize, &String)| {
        let row = rows.get(&keys.line(&change.name, place));
        row.and_then(|text| unseal(text)).as_ref() == Some(line)
    };
    !lines.is_empty() && (*at..).zip(lines).all(lies)
}

/// Returns the rows that keep unreadable texts unchanged.
fn unreadable_rows(
    change: &RecordChange,
    head: Option<&str>,
    aside: &[String],
    rows: &Rows,
) -> Vec<RowWrite> {
    let (keys, name) = (Keys(change.generation), change.name.as_str());
    let Revision { number, by } = change.rev;
    let place = |at: usize| format!("{}{number}-{}/{at}", keys.aside_prefix(name), by.0);
    let texts = aside.iter().enumerate();
    let mut write: Vec<RowWrite> = texts
        .map(|(at, text)| (place(at), Some(text.clone())))
        .collect();
    match (head, rows.get(&keys.head(name))) {
        (Some(head), None) => {
            write.push((keys.head(name), Some(head.to_owned())));
            write.push((keys.removal_mark(name), None));
        }
        (Some(head), Some(lies)) if head != lies => {
            write.push((place(aside.len()), Some(head.to_owned())));
        }
        _ => {}
    }
    write
}

fn rows_for_change(
    change: &RecordChange,
    rev: Revision,
    before: Option<&RecordHead>,
    rows: &Rows,
) -> Vec<RowWrite> {
    let (keys, name) = (Keys(change.generation), change.name.as_str());
    let mark = rev.write();
    match (&change.what, before) {
        (ChangeKind::Remove, _) => vec![(keys.removal_mark(name), seal_text(rev, &mark))],
        (ChangeKind::KeepUnreadable { .. }, _) => Vec::new(),
        (ChangeKind::Restore, before) => {
            let mut write = vec![(keys.removal_mark(name), None)];
            // The head gets this change's revision: its own is older, and later changes must come
            // after this one.
            write.extend(before.map(|head| {
                let head = RecordHead {
                    rev,
                    head: head.head.clone(),
                    ..*head
                };
                (keys.head(name), seal_head(&head))
            }));
            write
        }
        (ChangeKind::Pack { text }, before) => {
            let Some(head) = before else {
                return Vec::new();
            };
            // Packing doesn't change the content.
            let lines = head.lines;
            let head = RecordHead {
                packed: true,
                head: head.head.clone(),
                ..*head
            };
            let mut write = vec![
                (keys.head(name), seal_head(&head)),
                (keys.pack(name), seal_text(rev, text)),
            ];
            write.extend((0..lines).map(|place| (keys.line(name, place), None)));
            write
        }
        (
            ChangeKind::Put(content) | ChangeKind::Rewrite(content) | ChangeKind::Repair(content),
            before,
        ) => put_rows(change, rev, content, before, rows),
        (ChangeKind::PutPacked { head, lines, text }, before) => {
            put_packed_rows(change, rev, (head, *lines, text), before, rows)
        }
        (ChangeKind::Append { head, at, lines }, before) => {
            write_lines_from(change, rev, (head, *at, lines), before, rows)
        }
        (ChangeKind::Truncate { head, keep }, before) => {
            write_lines_from(change, rev, (head, *keep, &[]), before, rows)
        }
    }
}

fn seal_text(rev: Revision, text: &str) -> Option<String> {
    Some(seal::seal(rev.number, text))
}

fn seal_head(head: &RecordHead) -> Option<String> {
    seal_text(head.rev, &head.write())
}

/// Gives a record a complete new content. Rows that can't be read are moved aside first, even if
/// no page knew about the damage.
fn put_rows(
    change: &RecordChange,
    rev: Revision,
    content: &Content,
    before: Option<&RecordHead>,
    rows: &Rows,
) -> Vec<RowWrite> {
    let (keys, name) = (Keys(change.generation), change.name.as_str());
    let mends =
        matches!(change.what, ChangeKind::Repair(_)) || !is_intact(keys, name, before, rows);
    let mut write = Vec::new();
    if mends {
        write = move_aside_rows(keys, name, rev, rows);
    } else if let (Some(lies), []) = (rows.get(&keys.head(name)), &content.lines[..]) {
        write.push((keys.previous_head(name), Some(lies.clone())));
    }
    write.extend(write_lines_from(
        change,
        rev,
        (&content.head, 0, &content.lines),
        before,
        rows,
    ));
    write
}

/// Gives a record the content of a finished game with packed lines.
fn put_packed_rows(
    change: &RecordChange,
    rev: Revision,
    (head, lines, text): (&str, usize, &str),
    before: Option<&RecordHead>,
    rows: &Rows,
) -> Vec<RowWrite> {
    let (keys, name) = (Keys(change.generation), change.name.as_str());
    let written = seal_head(&RecordHead {
        rev,
        lines,
        packed: true,
        head: head.to_owned(),
    });
    let mut write = if is_intact(keys, name, before, rows) {
        Vec::new()
    } else {
        move_aside_rows(keys, name, rev, rows)
    };
    write.extend([
        (keys.first_head(name), written.clone()),
        (keys.previous_head(name), None),
        (keys.head(name), written),
        (keys.pack(name), seal_text(rev, text)),
        (keys.removal_mark(name), None),
    ]);
    let were = before.map_or(0, |head| head.lines);
    write.extend((0..were).map(|place| (keys.line(name, place), None)));
    write
}

/// Whether all rows of a record can be read.
fn is_intact(keys: Keys, name: &str, before: Option<&RecordHead>, rows: &Rows) -> bool {
    let good = |key: String| rows.get(&key).is_some_and(|text| unseal(text).is_some());
    match before {
        None => !rows.contains_key(&keys.head(name)),
        Some(RecordHead { packed: true, .. }) => good(keys.pack(name)),
        Some(head) => (0..head.lines).all(|place| good(keys.line(name, place))),
    }
}

/// Moves all rows of a record aside unchanged. The previous head also stays in its
/// place, to fall back on.
fn move_aside_rows(keys: Keys, name: &str, rev: Revision, rows: &Rows) -> Vec<RowWrite> {
    let aside = aside_prefix(keys, name, rev);
    let single = [
        keys.head(name),
        keys.pack(name),
        keys.previous_head(name),
        keys.first_head(name),
    ];
    let mut write = Vec::new();
    for (key, text) in rows {
        if single.contains(key) || keys.is_line(name, key) {
            let rest = key.strip_prefix(&keys.prefix()).unwrap_or(key);
            write.push((format!("{aside}{rest}"), Some(text.clone())));
            if *key != keys.previous_head(name) || read_head(text).is_err() {
                write.push((key.clone(), None));
            }
        }
    }
    write
}

/// Writes a new head and the lines from a place on, and removes all later lines.
fn write_lines_from(
    change: &RecordChange,
    rev: Revision,
    (head, from, lines): (&str, usize, &[String]),
    before: Option<&RecordHead>,
    rows: &Rows,
) -> Vec<RowWrite> {
    let (keys, name) = (Keys(change.generation), change.name.as_str());
    let (were, are) = (before.map_or(0, |head| head.lines), from + lines.len());
    let was_packed = before.is_some_and(|head| head.packed);
    // The lines stay packed only if nothing but the head changes.
    let packed = was_packed && change.what.needs_revision() && lines.is_empty() && from == were;
    let written = seal_head(&RecordHead {
        rev,
        lines: are,
        packed,
        head: head.to_owned(),
    });
    let mut write = Vec::new();
    if from == 0 && !lines.is_empty() {
        write.push((keys.first_head(name), written.clone()));
        write.push((keys.previous_head(name), None));
    }
    write.push((keys.head(name), written));
    for (place, line) in (from..).zip(lines) {
        write.push((keys.line(name, place), seal_text(rev, line)));
    }
    write.extend((are..were).map(|place| (keys.line(name, place), None)));
    if was_packed && !packed {
        write.push((keys.pack(name), None));
    }
    if rows.contains_key(&keys.removal_mark(name)) {
        write.push((keys.removal_mark(name), None));
    }
    write
}

/// Returns the rows that hold a record in its known state.
pub(crate) fn entry_rows(generation: Generation, name: &str, entry: &RecordEntry) -> Vec<RowWrite> {
    let (keys, rev) = (Keys(generation), entry.rev);
    let mut rows = Vec::new();
    if let RecordState::Readable { head, lines, .. } = &entry.state {
        let head = RecordHead {
            rev,
            lines: lines.count(),
            packed: false,
            head: head.clone(),
        };
        rows.push((keys.head(name), seal_head(&head)));
        if let RecordLines::Loaded(lines) = lines {
            let lines = lines.iter().enumerate();
            rows.extend(lines.map(|(at, line)| (keys.line(name, at), seal_text(rev, line))));
        }
    }
    if entry.gone {
        rows.push((keys.removal_mark(name), seal_text(rev, &rev.write())));
    }
    rows
}
