//! How records lie on a disk: rows of text under keys, changed by whole transactions.
//!
//! | key | text |
//! |---|---|
//! | `age` | sealed: the age that is in force |
//! | `store-id` | tells this store from one that takes its place when it is cleared |
//! | `AGE/head/NAME` | sealed: the state's [`Rev`], how many lines there are, the head |
//! | `AGE/line/NAME/000012` | sealed: a line, by its place |
//! | `AGE/pack/NAME` | sealed: all lines of a finished game, packed |
//! | `AGE/back/NAME` | a small record's last head but one, to fall back on |
//! | `AGE/first/NAME` | a game's first head, to fall back on |
//! | `AGE/gone/NAME` | sealed: the state in which it was removed |
//! | `AGE/aside/NAME/NUMBER/…` | what could not be read, as it was found |
//! | `writer/ID` | the number of the last change of a page that landed here |
//!
//! What is removed stays as it lies until it is swept away, with the mark that it is gone; the
//! mark stays longer, so that an older change that comes late does not bring it back.

use super::change::{Age, Rev, Writer};
use super::entry::{Entry, Lines, State};
use crate::Sorted;
use crate::seal::{self, Slot};

/// What a transaction writes: a text under a key, or nothing any more.
pub type Row = (String, Option<String>);

/// The rows that a transaction has read.
pub type Rows = Sorted<String>;

/// Which rows a transaction reads first.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Asked {
    /// The one under this key.
    Key(String),
    /// All whose keys begin so.
    Under(String),
    /// The keys alone of those, with empty texts where nothing else asks for these.
    KeysUnder(String),
}

/// A head as it lies there: its state, how many lines there are, and whether they are packed
/// stand before it.
pub(super) struct Head {
    pub rev: Rev,
    pub lines: usize,
    pub packed: bool,
    pub head: String,
}

impl Head {
    pub(super) fn write(&self) -> String {
        let packed = if self.packed { "packed" } else { "" };
        format!(
            "{} {} {packed}\n{}",
            self.lines,
            self.rev.write(),
            self.head
        )
    }

    fn read(text: &str) -> Option<Head> {
        let (before, head) = text.split_once('\n')?;
        let (lines, rest) = before.split_once(' ')?;
        let (rev, packed) = rest.rsplit_once(' ')?;
        Some(Head {
            rev: Rev::read(rev)?,
            lines: lines.parse().ok()?,
            packed: packed == "packed",
            head: head.to_owned(),
        })
    }
}

/// The keys of an age's rows.
#[derive(Debug, Clone, Copy)]
pub struct Keys(pub Age);

impl Keys {
    /// Under which all rows of the age lie.
    pub fn all(self) -> String {
        format!("{:x}/", self.0.0)
    }

    fn of(self, what: &str, name: &str) -> String {
        format!("{:x}/{what}/{name}", self.0.0)
    }

    /// A record's head.
    pub fn head(self, name: &str) -> String {
        self.of("head", name)
    }

    /// A record's lines, up to their places.
    pub fn lines(self, name: &str) -> String {
        self.of("line", name) + "/"
    }

    pub(super) fn line(self, name: &str, place: usize) -> String {
        format!("{}{place:06}", self.lines(name))
    }

    /// Whether a key is one of a record's lines, and not of another record whose name goes on
    /// behind this one's.
    pub(super) fn is_line(self, name: &str, key: &str) -> bool {
        let place = key.strip_prefix(&self.lines(name));
        place.is_some_and(|place| !place.contains('/'))
    }

    /// A record's packed lines.
    pub fn pack(self, name: &str) -> String {
        self.of("pack", name)
    }

    /// The last head but one of a record without lines.
    pub fn back(self, name: &str) -> String {
        self.of("back", name)
    }

    /// The first head of a record with lines.
    pub fn first(self, name: &str) -> String {
        self.of("first", name)
    }

    /// The mark that a record is gone.
    pub fn gone(self, name: &str) -> String {
        self.of("gone", name)
    }

    /// All of a record but its open lines and what was moved aside; last the mark that it is gone.
    pub fn single(self, name: &str) -> [String; 5] {
        [
            self.head(name),
            self.back(name),
            self.first(name),
            self.pack(name),
            self.gone(name),
        ]
    }

    /// What of a record was moved aside.
    pub fn aside(self, name: &str) -> String {
        self.of("aside", name) + "/"
    }
}

/// The record that a row belongs to, by its key within the age; marks and what was moved aside
/// belong to none.
pub fn owner(key: &str) -> Option<&str> {
    match key.split_once('/')? {
        ("head" | "pack" | "back" | "first", name) => Some(name),
        ("line", line) => Some(line.rsplit_once('/')?.0),
        _ => None,
    }
}

/// Under which the age in force is written.
pub const AGE: &str = "age";

pub(super) fn writer_key(writer: Writer) -> String {
    format!("writer/{}", writer.0)
}

/// The age in force; the first one, where none is written.
pub fn age(rows: &Rows) -> Age {
    let text = rows.get(AGE).and_then(|text| unsealed(text));
    Age(text.and_then(|text| text.parse().ok()).unwrap_or(0))
}

/// The row that puts an age in force.
pub fn in_force(age: Age) -> Row {
    // Always as long, so that it can be changed where nothing else has room.
    let age = format!("{:020}", age.0);
    (AGE.to_owned(), Some(seal::seal(0, &age)))
}

/// The records whose heads and marks lie in these rows of an age; lines are counted, not read.
pub fn entries(age: Age, rows: &Rows) -> Sorted<Entry> {
    let keys = Keys(age);
    let heads = rows.iter().filter_map(|(key, text)| {
        let name = key.strip_prefix(&keys.head(""))?;
        Some((name.to_owned(), entry(text)))
    });
    // One by one: they are in order, and a map that is collected brings a sort of its own.
    let mut entries = Sorted::new();
    for (name, entry) in heads {
        entries.insert(name, entry);
    }
    for (key, text) in rows {
        let back = key.strip_prefix(&keys.back(""));
        if let Some(entry) = back.and_then(|name| entries.get_mut(name)) {
            entry.fall_back_on(read_head(text).ok().map(|back| back.head));
        }
        let Some(name) = key.strip_prefix(&keys.gone("")) else {
            continue;
        };
        let rev = unsealed(text).and_then(|text| Rev::read(&text));
        let entry: &mut Entry = entries.or_default(name);
        entry.gone = true;
        entry.rev = entry.rev.max(rev.unwrap_or_default());
    }
    entries
}

/// A game whose head cannot be read, by its first one and all lines that are there.
fn fallen_back(
    age: Age,
    name: &str,
    rows: &Rows,
    unpack: impl Fn(&str) -> Option<String>,
) -> Option<Entry> {
    let keys = Keys(age);
    let mut entry = entry(rows.get(&keys.first(name))?);
    let State::Here { lines, lost, .. } = &mut entry.state else {
        return None;
    };
    let line = |place| unsealed(rows.get(&keys.line(name, place))?);
    let packed = packed(age, name, rows).and_then(|text| unpack(&text));
    // Whatever is kept next moves the damaged head aside.
    *lost = 1;
    *lines = Lines::Here(match packed {
        Some(text) => text.split('\n').map(str::to_owned).collect(),
        None => (0..).map_while(line).collect(),
    });
    Some(entry)
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
            back: None,
        },
        Err(_) => Entry {
            state: State::unread(head),
            ..Entry::default()
        },
    }
}

/// One record with its lines, by all rows of it.
pub fn record(
    age: Age,
    name: &str,
    rows: &Rows,
    unpack: impl Fn(&str) -> Option<String>,
) -> Option<Entry> {
    let keys = Keys(age);
    let mut entry = entries(age, rows).remove(name)?;
    if entry.state == State::Damaged
        && let Some(back) = fallen_back(age, name, rows, &unpack)
    {
        let gone = entry.gone;
        return Some(Entry { gone, ..back });
    }
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
        let text = self::packed(age, name, rows).and_then(|text| unpack(&text));
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

/// The packed text of a record, if its lines lie packed.
pub fn packed(age: Age, name: &str, rows: &Rows) -> Option<String> {
    unsealed(rows.get(&Keys(age).pack(name))?)
}

pub(super) enum Unread {
    Newer,
    Damaged,
}

pub(super) fn read_head(text: &str) -> Result<Head, Unread> {
    match seal::open(Some(text.to_owned())) {
        Slot::Good { body, .. } => Head::read(&body).ok_or(Unread::Damaged),
        Slot::Newer => Err(Unread::Newer),
        Slot::Empty | Slot::Damaged { .. } => Err(Unread::Damaged),
    }
}

pub(super) fn unsealed(text: &str) -> Option<String> {
    match seal::open(Some(text.to_owned())) {
        Slot::Good { body, .. } => Some(body),
        _ => None,
    }
}
