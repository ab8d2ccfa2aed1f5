//! How records lie on a disk: rows of text under keys, changed by whole transactions.
//!
//! | key | text |
//! |---|---|
//! | `age` | sealed: the age that is in force |
//! | `AGE/head/NAME` | sealed: the state's [`Rev`], how many lines there are, the head |
//! | `AGE/line/NAME/000012` | sealed: a line, by its place |
//! | `AGE/pack/NAME` | sealed: all lines of a finished game, packed |
//! | `AGE/gone/NAME` | sealed: the state in which it was removed |
//! | `AGE/aside/NAME/NUMBER/…` | what could not be read, as it was found |
//! | `writer/ID` | the number of the last change of a page that landed here |
//!
//! What is removed stays as it lies until it is swept away, with the mark that it is gone; the
//! mark stays longer, so that an older change that comes late does not bring it back.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::change::{Age, Change, Rev, What, Writer};
use super::entry::{Entry, Lines, State};
use crate::storage::seal::{self, Slot};

/// What a transaction writes: a text under a key, or nothing any more.
pub type Row = (String, Option<String>);

/// The rows that a transaction has read.
pub type Rows = BTreeMap<String, String>;

/// Which rows a transaction reads first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Asked {
    /// The one under this key.
    Key(String),
    /// All whose keys begin so.
    Under(String),
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
    /// A newer Lettercase wrote the record: it stays as it is.
    Newer,
}

#[derive(Serialize, Deserialize)]
struct Head {
    rev: Rev,
    lines: usize,
    #[serde(default, skip_serializing_if = "is_false")]
    packed: bool,
    head: String,
}

fn is_false(flag: &bool) -> bool {
    !flag
}

/// The keys of an age's rows.
#[derive(Debug, Clone, Copy)]
pub struct Keys(pub Age);

impl Keys {
    /// Under which all rows of the age lie.
    #[must_use]
    pub fn all(self) -> String {
        format!("{:x}/", self.0.0)
    }

    fn of(self, what: &str, name: &str) -> String {
        format!("{:x}/{what}/{name}", self.0.0)
    }

    /// A record's head.
    #[must_use]
    pub fn head(self, name: &str) -> String {
        self.of("head", name)
    }

    /// A record's lines, up to their places.
    #[must_use]
    pub fn lines(self, name: &str) -> String {
        self.of("line", name) + "/"
    }

    fn line(self, name: &str, place: usize) -> String {
        format!("{}{place:06}", self.lines(name))
    }

    /// A record's packed lines.
    #[must_use]
    pub fn pack(self, name: &str) -> String {
        self.of("pack", name)
    }

    /// The mark that a record is gone.
    #[must_use]
    pub fn gone(self, name: &str) -> String {
        self.of("gone", name)
    }

    /// What of a record was moved aside.
    #[must_use]
    pub fn aside(self, name: &str) -> String {
        self.of("aside", name) + "/"
    }
}

/// Under which the age in force is written.
pub const AGE: &str = "age";

fn writer_key(writer: Writer) -> String {
    format!("writer/{}", writer.0)
}

/// The age in force; the first one, where none is written.
#[must_use]
pub fn age(rows: &Rows) -> Age {
    let text = rows.get(AGE).and_then(|text| unsealed(text));
    Age(text.and_then(|text| text.parse().ok()).unwrap_or(0))
}

/// The row that puts an age in force.
#[must_use]
pub fn in_force(age: Age) -> Row {
    (AGE.to_owned(), Some(seal::seal(0, &age.0.to_string())))
}

/// The rows that must be read in the transaction before a change can land.
#[must_use]
pub fn needs(change: &Change) -> Vec<Asked> {
    let keys = Keys(change.age);
    let name = &change.name;
    let first = [writer_key(change.rev.by), keys.head(name), keys.gone(name)];
    let mut asked: Vec<Asked> = first.into_iter().map(Asked::Key).collect();
    match &change.what {
        What::Append { at, lines, .. } => {
            let places = *at..at + lines.len();
            asked.extend(places.map(|place| Asked::Key(keys.line(name, place))));
        }
        What::Mend(_) => {
            asked.push(Asked::Key(keys.pack(name)));
            asked.push(Asked::Under(keys.lines(name)));
        }
        _ => {}
    }
    asked
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
    let keys = Keys(change.age);
    let lies = rows
        .get(&keys.head(&change.name))
        .map(|text| read_head(text));
    if matches!(lies, Some(Err(Unread::Newer)))
        && !matches!(change.what, What::Remove | What::Return)
    {
        return (Landed::Newer, vec![counted]);
    }
    let head = lies.and_then(Result::ok);
    let gone = rows.get(&keys.gone(&change.name));
    let gone = gone.and_then(|text| serde_json::from_str::<Rev>(&unsealed(text)?).ok());
    let now = head
        .as_ref()
        .map(|head| head.rev)
        .max(gone)
        .unwrap_or_default();
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
    let mut write = write(change, rev, head.as_ref(), rows);
    write.push(counted);
    (Landed::Now, write)
}

/// Whether the lines that a change adds lie where it adds them.
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

fn write(change: &Change, rev: Rev, before: Option<&Head>, rows: &Rows) -> Vec<Row> {
    let (keys, name) = (Keys(change.age), change.name.as_str());
    let sealed = |text: &str| Some(seal::seal(rev.number, text));
    let json = |rev: Rev| serde_json::to_string(&rev).unwrap_or_default();
    let were = before.map_or(0, |head| head.lines);
    let was_packed = before.is_some_and(|head| head.packed);
    let mut write: Vec<Row> = Vec::new();
    let (head, from, lines): (&str, usize, &[String]) = match &change.what {
        What::Remove => return vec![(keys.gone(name), sealed(&json(rev)))],
        What::Return => {
            // The head's own state is older; what comes later must be later than this.
            let mut write = vec![(keys.gone(name), None)];
            if let Some(head) = before {
                let head = Head {
                    rev,
                    head: head.head.clone(),
                    ..*head
                };
                write.push((
                    keys.head(name),
                    sealed(&serde_json::to_string(&head).unwrap_or_default()),
                ));
            }
            return write;
        }
        What::Pack { text } => {
            let head = before.map_or("", |head| head.head.as_str());
            let head = Head {
                rev,
                lines: were,
                packed: true,
                head: head.to_owned(),
            };
            write.push((
                keys.head(name),
                sealed(&serde_json::to_string(&head).unwrap_or_default()),
            ));
            write.push((keys.pack(name), sealed(text)));
            write.extend((0..were).map(|place| (keys.line(name, place), None)));
            return write;
        }
        What::Put(content) => (&content.head, 0, &content.lines),
        What::Mend(content) => {
            let aside = format!("{}{}-{}/", keys.aside(name), rev.number, rev.by.0);
            let found = rows.iter().filter(|(key, _)| {
                **key == keys.head(name)
                    || **key == keys.pack(name)
                    || key.starts_with(&keys.lines(name))
            });
            for (key, text) in found {
                let rest = key.strip_prefix(&keys.all()).unwrap_or(key);
                write.push((format!("{aside}{rest}"), Some(text.clone())));
                write.push((key.clone(), None));
            }
            (&content.head, 0, &content.lines)
        }
        What::Append { head, at, lines } => (head, *at, lines),
        What::Cut { head, keep } => (head, *keep, &[]),
    };
    // Only a new head leaves the lines packed.
    let packed = was_packed && change.what.builds() && lines.is_empty() && from == were;
    let are = from + lines.len();
    let written = Head {
        rev,
        lines: are,
        packed,
        head: head.to_owned(),
    };
    let written = serde_json::to_string(&written).unwrap_or_default();
    write.push((keys.head(name), sealed(&written)));
    for (place, line) in (from..).zip(lines) {
        write.push((keys.line(name, place), sealed(line)));
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

/// The records whose heads and marks lie in these rows of an age; lines are counted, not read.
#[must_use]
pub fn entries(age: Age, rows: &Rows) -> BTreeMap<String, Entry> {
    let keys = Keys(age);
    let heads = rows.iter().filter_map(|(key, text)| {
        let name = key.strip_prefix(&keys.head(""))?;
        Some((name.to_owned(), entry(text)))
    });
    let mut entries: BTreeMap<String, Entry> = heads.collect();
    for (key, text) in rows {
        let Some(name) = key.strip_prefix(&keys.gone("")) else {
            continue;
        };
        let rev = unsealed(text).and_then(|text| serde_json::from_str(&text).ok());
        let entry = entries.entry(name.to_owned()).or_default();
        entry.gone = true;
        entry.rev = entry.rev.max(rev.unwrap_or_default());
    }
    entries
}

fn entry(head: &str) -> Entry {
    match read_head(head) {
        Ok(Head {
            rev,
            lines,
            packed,
            head,
        }) => Entry {
            rev,
            state: State::Here {
                head,
                lines: match lines {
                    0 => Lines::Here(Vec::new()),
                    count => Lines::OnDisk(count),
                },
                lost: 0,
                packed,
            },
            gone: false,
        },
        Err(Unread::Newer) => Entry {
            state: State::Newer,
            ..Entry::default()
        },
        Err(Unread::Damaged) => Entry {
            state: State::Damaged,
            ..Entry::default()
        },
    }
}

/// One record with its lines, by all rows of it.
#[must_use]
pub fn record(
    age: Age,
    name: &str,
    rows: &Rows,
    unpack: impl Fn(&str) -> Option<String>,
) -> Option<Entry> {
    let keys = Keys(age);
    let mut entry = entries(age, rows).remove(name)?;
    let State::Here {
        lines,
        lost,
        packed,
        ..
    } = &mut entry.state
    else {
        return Some(entry);
    };
    let Lines::OnDisk(count) = *lines else {
        return Some(entry);
    };
    let read: Vec<String> = if *packed {
        let text = rows
            .get(&keys.pack(name))
            .and_then(|text| unpack(&unsealed(text)?));
        text.map(|text| text.split('\n').map(str::to_owned).collect())
            .unwrap_or_default()
    } else {
        let line = |place| unsealed(rows.get(&keys.line(name, place))?);
        (0..count).map_while(line).collect()
    };
    *lost = count.saturating_sub(read.len());
    *lines = Lines::Here(read);
    Some(entry)
}

enum Unread {
    Newer,
    Damaged,
}

fn read_head(text: &str) -> Result<Head, Unread> {
    match seal::open(Some(text.to_owned())) {
        Slot::Good { body, .. } => serde_json::from_str(&body).map_err(|_| Unread::Damaged),
        Slot::Newer => Err(Unread::Newer),
        Slot::Empty | Slot::Damaged { .. } => Err(Unread::Damaged),
    }
}

fn unsealed(text: &str) -> Option<String> {
    match seal::open(Some(text.to_owned())) {
        Slot::Good { body, .. } => Some(body),
        _ => None,
    }
}
