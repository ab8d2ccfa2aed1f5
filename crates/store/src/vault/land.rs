//! Applies a change to the rows: what a transaction must read and write, and
//! whether the change still fits.

use super::change::{Age, Change, Content, Rev, What};
use super::entry::{Entry, Lines, State};
use super::rows::{Asked, Head, Keys, Row, Rows, Unread, owner, read_head, unsealed, writer_key};
use crate::seal;

/// Outcome of applying a change to the disk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Landed {
    /// The change was applied.
    Now,
    /// The change had been applied already, or a later one had.
    Before,
    /// Another page has changed the record, so that the change no longer fits.
    Nowhere,
    /// A newer Lettercase wrote the record, so it stays as it is.
    Newer,
}

/// Returns the rows that the transaction must read before a change can be applied.
pub fn needs(change: &Change) -> Vec<Asked> {
    let keys = Keys(change.age);
    let name = &change.name;
    let first = [writer_key(change.rev.by), keys.head(name), keys.gone(name)];
    let mut asked: Vec<Asked> = first.into_iter().map(Asked::Key).collect();
    match &change.what {
        What::Append { at, lines, .. } => {
            let places = *at..at + lines.len();
            asked.extend(places.map(|place| Asked::Key(keys.line(name, place))));
            if *at == 0 {
                asked.extend([keys.back(name), keys.first(name)].map(Asked::Key));
            }
        }
        What::Put(_) | What::Again(_) | What::Mend(_) | What::Lay { .. } => {
            let texts = [keys.pack(name), keys.back(name), keys.first(name)];
            asked.extend(texts.map(Asked::Key));
            asked.push(Asked::Under(keys.lines(name)));
        }
        _ => {}
    }
    asked
}

/// Returns the outcome of a change, and the rows that a transaction must write to apply it,
/// given the rows that it read.
///
/// `late`: the change was read from the write-ahead log of a page that may be closed.
pub fn land(change: &Change, late: bool, rows: &Rows) -> (Landed, Vec<Row>) {
    let Rev { number, by: writer } = change.rev;
    let last = rows.get(&writer_key(writer));
    let last: u64 = last.and_then(|text| text.parse().ok()).unwrap_or(0);
    let again = matches!(change.what, What::Again(_));
    if number <= last && !again {
        return (Landed::Before, Vec::new());
    }
    // Changes that restore a lost store were counted when they were new, so they may come in any
    // order.
    let counted = (!again).then(|| (writer_key(writer), Some(number.to_string())));
    let counted: Vec<Row> = counted.into_iter().collect();
    let keys = Keys(change.age);
    let lies = rows
        .get(&keys.head(&change.name))
        .map(|text| read_head(text));
    if matches!(lies, Some(Err(Unread::Newer)))
        && !matches!(change.what, What::Remove | What::Return | What::Keep { .. })
    {
        return (Landed::Newer, counted);
    }
    if let What::Keep { head, aside } = &change.what {
        let mut write = kept(change, head.as_deref(), aside, rows);
        write.extend(counted);
        return (Landed::Now, write);
    }
    let head = lies.and_then(Result::ok);
    let gone = rows.get(&keys.gone(&change.name));
    let gone = gone.and_then(|text| Rev::read(&unsealed(text)?));
    let now = head
        .as_ref()
        .map(|head| head.rev)
        .max(gone)
        .unwrap_or_default();
    // Nothing can be added to packed lines.
    let packed = head.as_ref().is_some_and(|head| head.packed);
    let fits = now == change.after && !(packed && change.what.changes_lines());
    let mut rev = change.rev;
    match change.what.builds() {
        true if !fits => {
            let landed = match stands(change, rows) {
                true => Landed::Before,
                false => Landed::Nowhere,
            };
            return (landed, counted);
        }
        true => {}
        // Of two complete values the later one wins. A page that is still open counts as
        // later than a closed one.
        false if (late || again) && now >= change.rev => return (Landed::Before, counted),
        false if now >= change.rev => rev.number = now.number + 1,
        false => {}
    }
    let mut write = write(change, rev, head.as_ref(), rows);
    let unread = written_over(change, rev, &write, rows);
    write.extend(unread);
    write.extend(counted);
    (Landed::Now, write)
}

/// Moves rows aside that are about to be overwritten but can't be read. Nothing
/// unreadable is ever overwritten.
fn written_over(change: &Change, rev: Rev, write: &[Row], rows: &Rows) -> Vec<Row> {
    let keys = Keys(change.age);
    let unread = write.iter().filter_map(|(key, _)| {
        let within = key.strip_prefix(&keys.all())?;
        owner(within)?;
        let text = rows.get(key).filter(|text| !can_be_read(within, text))?;
        let aside = aside_of(keys, &change.name, rev);
        Some((format!("{aside}{within}"), Some(text.clone())))
    });
    unread.collect()
}

fn can_be_read(within: &str, text: &str) -> bool {
    match within.split_once('/') {
        Some(("line" | "pack", _)) => unsealed(text).is_some(),
        _ => read_head(text).is_ok(),
    }
}

fn aside_of(keys: Keys, name: &str, rev: Rev) -> String {
    format!("{}{}-{}/", keys.aside(name), rev.number, rev.by.0)
}

/// Whether the lines that a change adds are already in their places.
fn stands(change: &Change, rows: &Rows) -> bool {
    let What::Append { at, lines, .. } = &change.what else {
        return false;
    };
    let keys = Keys(change.age);
    let lies = |(place, line): (usize, &String)| {
        let row = rows.get(&keys.line(&change.name, place));
        row.and_then(|text| unsealed(text)).as_ref() == Some(line)
    };
    !lines.is_empty() && (*at..).zip(lines).all(lies)
}

/// Returns the rows that keep unreadable texts unchanged.
fn kept(change: &Change, head: Option<&str>, aside: &[String], rows: &Rows) -> Vec<Row> {
    let (keys, name) = (Keys(change.age), change.name.as_str());
    let Rev { number, by } = change.rev;
    let place = |at: usize| format!("{}{number}-{}/{at}", keys.aside(name), by.0);
    let texts = aside.iter().enumerate();
    let mut write: Vec<Row> = texts
        .map(|(at, text)| (place(at), Some(text.clone())))
        .collect();
    match (head, rows.get(&keys.head(name))) {
        (Some(head), None) => {
            write.push((keys.head(name), Some(head.to_owned())));
            write.push((keys.gone(name), None));
        }
        (Some(head), Some(lies)) if head != lies => {
            write.push((place(aside.len()), Some(head.to_owned())));
        }
        _ => {}
    }
    write
}

fn write(change: &Change, rev: Rev, before: Option<&Head>, rows: &Rows) -> Vec<Row> {
    let (keys, name) = (Keys(change.age), change.name.as_str());
    let mark = rev.write();
    match (&change.what, before) {
        (What::Remove, _) => vec![(keys.gone(name), sealed(rev, &mark))],
        (What::Keep { .. }, _) => Vec::new(),
        (What::Return, before) => {
            let mut write = vec![(keys.gone(name), None)];
            // The head's own revision is older, and later changes must be later than this one.
            write.extend(before.map(|head| {
                let head = Head {
                    rev,
                    head: head.head.clone(),
                    ..*head
                };
                (keys.head(name), sealed_head(&head))
            }));
            write
        }
        (What::Pack { text }, before) => {
            let Some(head) = before else {
                return Vec::new();
            };
            // Packing doesn't change the content.
            let lines = head.lines;
            let head = Head {
                packed: true,
                head: head.head.clone(),
                ..*head
            };
            let mut write = vec![
                (keys.head(name), sealed_head(&head)),
                (keys.pack(name), sealed(rev, text)),
            ];
            write.extend((0..lines).map(|place| (keys.line(name, place), None)));
            write
        }
        (What::Put(content) | What::Again(content) | What::Mend(content), before) => {
            put(change, rev, content, before, rows)
        }
        (What::Lay { head, lines, text }, before) => {
            lay(change, rev, (head, *lines, text), before, rows)
        }
        (What::Append { head, at, lines }, before) => {
            go_on(change, rev, (head, *at, lines), before, rows)
        }
        (What::Cut { head, keep }, before) => go_on(change, rev, (head, *keep, &[]), before, rows),
    }
}

fn sealed(rev: Rev, text: &str) -> Option<String> {
    Some(seal::seal(rev.number, text))
}

fn sealed_head(head: &Head) -> Option<String> {
    sealed(head.rev, &head.write())
}

/// Gives a record a complete new content. Rows that can't be read are moved aside first, even if
/// no page knew about the damage.
fn put(
    change: &Change,
    rev: Rev,
    content: &Content,
    before: Option<&Head>,
    rows: &Rows,
) -> Vec<Row> {
    let (keys, name) = (Keys(change.age), change.name.as_str());
    let mends = matches!(change.what, What::Mend(_)) || !is_sound(keys, name, before, rows);
    let mut write = Vec::new();
    if mends {
        write = moved_aside(keys, name, rev, rows);
    } else if let (Some(lies), []) = (rows.get(&keys.head(name)), &content.lines[..]) {
        write.push((keys.back(name), Some(lies.clone())));
    }
    write.extend(go_on(
        change,
        rev,
        (&content.head, 0, &content.lines),
        before,
        rows,
    ));
    write
}

/// Gives a record the content of a finished game with packed lines.
fn lay(
    change: &Change,
    rev: Rev,
    (head, lines, text): (&str, usize, &str),
    before: Option<&Head>,
    rows: &Rows,
) -> Vec<Row> {
    let (keys, name) = (Keys(change.age), change.name.as_str());
    let written = sealed_head(&Head {
        rev,
        lines,
        packed: true,
        head: head.to_owned(),
    });
    let mut write = match is_sound(keys, name, before, rows) {
        true => Vec::new(),
        false => moved_aside(keys, name, rev, rows),
    };
    write.extend([
        (keys.first(name), written.clone()),
        (keys.back(name), None),
        (keys.head(name), written),
        (keys.pack(name), sealed(rev, text)),
        (keys.gone(name), None),
    ]);
    let were = before.map_or(0, |head| head.lines);
    write.extend((0..were).map(|place| (keys.line(name, place), None)));
    write
}

/// Whether all rows of a record can be read.
fn is_sound(keys: Keys, name: &str, before: Option<&Head>, rows: &Rows) -> bool {
    let good = |key: String| rows.get(&key).is_some_and(|text| unsealed(text).is_some());
    match before {
        None => !rows.contains_key(&keys.head(name)),
        Some(Head { packed: true, .. }) => good(keys.pack(name)),
        Some(head) => (0..head.lines).all(|place| good(keys.line(name, place))),
    }
}

/// Moves all rows of a record aside unchanged. The previous head also stays in its
/// place, to fall back on.
fn moved_aside(keys: Keys, name: &str, rev: Rev, rows: &Rows) -> Vec<Row> {
    let aside = aside_of(keys, name, rev);
    let single = [
        keys.head(name),
        keys.pack(name),
        keys.back(name),
        keys.first(name),
    ];
    let mut write = Vec::new();
    for (key, text) in rows {
        if single.contains(key) || keys.is_line(name, key) {
            let rest = key.strip_prefix(&keys.all()).unwrap_or(key);
            write.push((format!("{aside}{rest}"), Some(text.clone())));
            if *key != keys.back(name) || read_head(text).is_err() {
                write.push((key.clone(), None));
            }
        }
    }
    write
}

/// Writes a new head and the lines from a place on, and removes all later lines.
fn go_on(
    change: &Change,
    rev: Rev,
    (head, from, lines): (&str, usize, &[String]),
    before: Option<&Head>,
    rows: &Rows,
) -> Vec<Row> {
    let (keys, name) = (Keys(change.age), change.name.as_str());
    let (were, are) = (before.map_or(0, |head| head.lines), from + lines.len());
    let was_packed = before.is_some_and(|head| head.packed);
    // Only a change of the head alone leaves the lines packed.
    let packed = was_packed && change.what.builds() && lines.is_empty() && from == were;
    let written = sealed_head(&Head {
        rev,
        lines: are,
        packed,
        head: head.to_owned(),
    });
    let mut write = Vec::new();
    if from == 0 && !lines.is_empty() {
        write.push((keys.first(name), written.clone()));
        write.push((keys.back(name), None));
    }
    write.push((keys.head(name), written));
    for (place, line) in (from..).zip(lines) {
        write.push((keys.line(name, place), sealed(rev, line)));
    }
    write.extend((are..were).map(|place| (keys.line(name, place), None)));
    if was_packed && !packed {
        write.push((keys.pack(name), None));
    }
    if rows.contains_key(&keys.gone(name)) {
        write.push((keys.gone(name), None));
    }
    write
}

/// Returns the rows that hold a record in its known state.
pub fn kept_rows(age: Age, name: &str, entry: &Entry) -> Vec<Row> {
    let (keys, rev) = (Keys(age), entry.rev);
    let mut rows = Vec::new();
    if let State::Here { head, lines, .. } = &entry.state {
        let head = Head {
            rev,
            lines: lines.count(),
            packed: false,
            head: head.clone(),
        };
        rows.push((keys.head(name), sealed_head(&head)));
        if let Lines::Here(lines) = lines {
            let lines = lines.iter().enumerate();
            rows.extend(lines.map(|(at, line)| (keys.line(name, at), sealed(rev, line))));
        }
    }
    if entry.gone {
        rows.push((keys.gone(name), sealed(rev, &rev.write())));
    }
    rows
}
