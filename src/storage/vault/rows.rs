//! How records lie on a disk: rows of text under keys, changed by whole transactions.
//!
//! | key | text |
//! |---|---|
//! | `head/NAME` | sealed: the state's [`Rev`], how many lines there are, the head |
//! | `line/NAME/000012` | sealed: a line, by its place |
//! | `writer/ID` | the number of the last change of a page that landed here |
//!
//! A removed record leaves a head without content, so that an older change that comes late
//! does not bring it back.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::change::{Change, Content, Rev, What, Writer};
use crate::storage::seal::{self, Slot};

/// What a transaction writes: a text under a key, or nothing any more.
pub type Row = (String, Option<String>);

/// The rows that a transaction has read.
pub type Rows = BTreeMap<String, String>;

const HEAD: &str = "head/";
const LINE: &str = "line/";

/// A record as it was found on a disk.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Entry {
    /// Which state it is in.
    pub rev: Rev,
    /// What it holds; `None`: it was removed.
    pub content: Option<Content>,
    /// So many lines were there once and cannot be read: the first of them and all after it.
    pub lost: usize,
}

/// How a change ended up on the disk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Landed {
    /// It is there now.
    Now,
    /// It was there already, or something later is.
    Before,
    /// Somebody else changed the record meanwhile, and it does not fit any more.
    Nowhere,
}

#[derive(Serialize, Deserialize)]
struct Head {
    rev: Rev,
    /// `None`: the record is gone.
    lines: Option<usize>,
    head: String,
}

/// The rows that must be read in the transaction before a change can land.
#[must_use]
pub fn needs(change: &Change) -> Vec<String> {
    let mut keys = vec![writer_key(change.rev.by), head_key(&change.name)];
    if let What::Append { at, lines, .. } = &change.what {
        let places = *at..at + lines.len();
        keys.extend(places.map(|place| line_key(&change.name, place)));
    }
    keys
}

/// What a transaction must write so that a change lands, by the rows that it read.
///
/// `late`: its page may be gone, and the change was found in the tail.
#[must_use]
pub fn land(change: &Change, late: bool, rows: &Rows) -> (Landed, Vec<Row>) {
    let Rev { number, by: writer } = change.rev;
    let last = rows.get(&writer_key(writer));
    let last: u64 = last.and_then(|text| text.parse().ok()).unwrap_or(0);
    if number <= last {
        return (Landed::Before, Vec::new());
    }
    let counted = (writer_key(writer), Some(number.to_string()));
    let head = rows.get(&head_key(&change.name));
    let head = head.and_then(|text| read_head(text));
    let now = head.as_ref().map(|head| head.rev).unwrap_or_default();
    let mut rev = change.rev;
    match change.what.builds() {
        true if now != change.after => {
            let landed = match stands(change, rows) {
                true => Landed::Before,
                false => Landed::Nowhere,
            };
            return (landed, vec![counted]);
        }
        true => {}
        // Of two whole values the later one stands: who is here now is later than who is gone.
        false if late && now >= change.rev => return (Landed::Before, vec![counted]),
        false if now >= change.rev => rev.number = now.number + 1,
        false => {}
    }
    let were = head.and_then(|head| head.lines).unwrap_or(0);
    let mut write = write(&change.name, rev, &change.what, were);
    write.push(counted);
    (Landed::Now, write)
}

/// Whether the lines that a change adds lie where it adds them.
fn stands(change: &Change, rows: &Rows) -> bool {
    let What::Append { at, lines, .. } = &change.what else {
        return false;
    };
    let lies = |(place, line): (usize, &String)| {
        let row = rows.get(&line_key(&change.name, place));
        row.and_then(|text| read_line(text)).as_ref() == Some(line)
    };
    !lines.is_empty() && (*at..).zip(lines).all(lies)
}

fn write(name: &str, rev: Rev, what: &What, were: usize) -> Vec<Row> {
    let (head, from, lines): (_, usize, &[String]) = match what {
        What::Put(content) => (Some(&content.head), 0, &content.lines),
        What::Append { head, at, lines } => (Some(head), *at, lines),
        What::Cut { head, keep } => (Some(head), *keep, &[]),
        What::Remove => (None, 0, &[]),
    };
    let are = from + lines.len();
    let written = Head {
        rev,
        lines: head.map(|_| are),
        head: head.cloned().unwrap_or_default(),
    };
    let written = serde_json::to_string(&written).unwrap_or_default();
    let mut rows: Vec<Row> = vec![(head_key(name), Some(seal::seal(rev.number, &written)))];
    for (place, line) in (from..).zip(lines) {
        rows.push((line_key(name, place), Some(seal::seal(rev.number, line))));
    }
    rows.extend((are..were).map(|place| (line_key(name, place), None)));
    rows
}

/// The records that lie in all rows of a disk, and the texts that cannot be understood.
#[must_use]
pub fn read(rows: &Rows) -> (BTreeMap<String, Entry>, Vec<Row>) {
    let mut entries = BTreeMap::new();
    let mut unread = Vec::new();
    for (key, text) in rows {
        let Some(name) = key.strip_prefix(HEAD) else {
            continue;
        };
        match read_head(text) {
            Some(head) => {
                entries.insert(name.to_owned(), entry(name, head, rows));
            }
            None => unread.push((key.clone(), Some(text.clone()))),
        }
    }
    (entries, unread)
}

fn entry(name: &str, head: Head, rows: &Rows) -> Entry {
    let lines = head.lines.unwrap_or(0);
    let line = |place| read_line(rows.get(&line_key(name, place))?);
    let read: Vec<String> = (0..lines).map_while(line).collect();
    Entry {
        rev: head.rev,
        lost: lines - read.len(),
        content: head.lines.map(|_| Content {
            head: head.head,
            lines: read,
        }),
    }
}

fn read_head(text: &str) -> Option<Head> {
    serde_json::from_str(&read_line(text)?).ok()
}

fn read_line(text: &str) -> Option<String> {
    match seal::open(Some(text.to_owned())) {
        Slot::Good { body, .. } => Some(body),
        _ => None,
    }
}

fn head_key(name: &str) -> String {
    format!("{HEAD}{name}")
}

fn line_key(name: &str, place: usize) -> String {
    format!("{LINE}{name}/{place:06}")
}

fn writer_key(writer: Writer) -> String {
    format!("writer/{}", writer.0)
}
