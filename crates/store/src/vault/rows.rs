//! The layout of records on a disk: rows of text under keys, changed by whole transactions.
//!
//! | key | text |
//! |---|---|
//! | `age` | sealed: the generation in force |
//! | `store-id` | distinguishes this store from one that replaces it after it was cleared |
//! | `AGE/head/NAME` | sealed: the [`Rev`], the number of lines, the head |
//! | `AGE/line/NAME/000012` | sealed: a line, by its place |
//! | `AGE/pack/NAME` | sealed: all lines of a finished game, packed |
//! | `AGE/back/NAME` | a small record's previous head, to fall back on |
//! | `AGE/first/NAME` | a game's first head, to fall back on |
//! | `AGE/gone/NAME` | sealed: the revision at which the record was removed |
//! | `AGE/aside/NAME/NUMBER/…` | what couldn't be read, unchanged |
//! | `writer/ID` | the number of a page's last change that was applied here |
//!
//! A removed record keeps its rows, plus a mark that it's gone, until it's cleaned up. The mark
//! stays longer, so that an older change that arrives late doesn't bring the record back.

use super::change::{Age, Rev, Writer};
use super::entry::{Entry, Lines, State};
use crate::Sorted;
use crate::seal::{self, Slot};

/// A row that a transaction writes: a key with its new text, or with `None` to remove it.
pub type Row = (String, Option<String>);

/// Rows that a transaction has read, by key.
pub type Rows = Sorted<String>;

/// A request for rows that a transaction reads first.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Asked {
    /// The row under this key.
    Key(String),
    /// All rows whose keys begin with this text.
    Under(String),
    /// Only the keys that begin with this text. Their texts are left empty, unless
    /// another request asks for them.
    KeysUnder(String),
}

/// A head as a row holds it: preceded by its revision, the number of lines, and
/// whether they are packed.
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

/// The keys of the rows of a generation.
#[derive(Debug, Clone, Copy)]
pub struct Keys(pub Age);

impl Keys {
    /// Returns the prefix of all keys of the generation.
    pub fn all(self) -> String {
        format!("{:x}/", self.0.0)
    }

    fn of(self, what: &str, name: &str) -> String {
        format!("{:x}/{what}/{name}", self.0.0)
    }

    /// Returns the key of a record's head.
    pub fn head(self, name: &str) -> String {
        self.of("head", name)
    }

    /// Returns the prefix of the keys of a record's lines.
    pub fn lines(self, name: &str) -> String {
        self.of("line", name) + "/"
    }

    pub(super) fn line(self, name: &str, place: usize) -> String {
        format!("{}{place:06}", self.lines(name))
    }

    /// Whether a key is that of one of a record's lines, and not of another record whose name
    /// starts with this one's.
    pub(super) fn is_line(self, name: &str, key: &str) -> bool {
        let place = key.strip_prefix(&self.lines(name));
        place.is_some_and(|place| !place.contains('/'))
    }

    /// Returns the key of a record's packed lines.
    pub fn pack(self, name: &str) -> String {
        self.of("pack", name)
    }

    /// Returns the key of the previous head of a record without lines.
    pub fn back(self, name: &str) -> String {
        self.of("back", name)
    }

    /// Returns the key of the first head of a record with lines.
    pub fn first(self, name: &str) -> String {
        self.of("first", name)
    }

    /// Returns the key of the mark that a record is gone.
    pub fn gone(self, name: &str) -> String {
        self.of("gone", name)
    }

    /// Returns all keys of a record, except those of unpacked lines and of texts moved aside. The
    /// mark that it's gone comes last.
    pub fn single(self, name: &str) -> [String; 5] {
        [
            self.head(name),
            self.back(name),
            self.first(name),
            self.pack(name),
            self.gone(name),
        ]
    }

    /// Returns the prefix of the keys of a record's texts that were moved aside.
    pub fn aside(self, name: &str) -> String {
        self.of("aside", name) + "/"
    }
}

/// Returns the record that a row belongs to, by its key within the generation. Marks and texts
/// that were moved aside don't belong to any.
pub fn owner(key: &str) -> Option<&str> {
    match key.split_once('/')? {
        ("head" | "pack" | "back" | "first", name) => Some(name),
        ("line", line) => Some(line.rsplit_once('/')?.0),
        _ => None,
    }
}

/// Key of the row that says which generation is in force.
pub const AGE: &str = "age";

pub(super) fn writer_key(writer: Writer) -> String {
    format!("writer/{}", writer.0)
}

/// Returns the generation in force, or generation 0 if no row says so.
pub fn age(rows: &Rows) -> Age {
    let text = rows.get(AGE).and_then(|text| unsealed(text));
    Age(text.and_then(|text| text.parse().ok()).unwrap_or(0))
}

/// Returns the row that puts a generation in force.
pub fn in_force(age: Age) -> Row {
    // Always the same length, so that it can be changed even where nothing else fits.
    let age = format!("{:020}", age.0);
    (AGE.to_owned(), Some(seal::seal(0, &age)))
}

/// Returns the records of a generation from the rows of their heads and marks.
/// Lines are counted, not read.
pub fn entries(age: Age, rows: &Rows) -> Sorted<Entry> {
    let keys = Keys(age);
    let heads = rows.iter().filter_map(|(key, text)| {
        let name = key.strip_prefix(&keys.head(""))?;
        Some((name.to_owned(), entry(text)))
    });
    // One by one: they are in order, and collecting a map would add the code of another sort.
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

/// Recovers a game whose head can't be read, from its first head and all lines that are there.
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
    // The next save moves the damaged head aside.
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

/// Returns one record with its lines, from all its rows.
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

/// Returns the packed text of a record's lines, if they are packed.
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
