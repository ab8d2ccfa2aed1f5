//! The layout of records on a disk: rows of text under keys, changed by whole transactions.
//!
//! | key | text |
//! |---|---|
//! | `age` | sealed: the generation in force |
//! | `store-id` | distinguishes this store from one that replaces it after it was cleared |
//! | `AGE/head/NAME` | sealed: the [`Revision`], the number of lines, the head |
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

use super::change::{Generation, Revision, WriterId};
use super::entry::{RecordEntry, RecordLines, RecordState};
use crate::SortedMap;
use crate::seal::{self, OpenedSeal};

/// A row that a transaction writes: a key with its new text, or with `None` to remove it.
pub type RowWrite = (String, Option<String>);

/// Rows that a transaction has read, by key.
pub type Rows = SortedMap<String>;

/// A request for rows that a transaction reads first.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum RowRequest {
    /// The row under this key.
    Row(String),
    /// All rows whose keys begin with this text.
    Prefix(String),
    /// Only the keys that begin with this text. Their texts are left empty, unless
    /// another request asks for them.
    KeysWithPrefix(String),
}

/// A head as a row holds it: preceded by its revision, the number of lines, and
/// whether they are packed.
pub(super) struct RecordHead {
    pub rev: Revision,
    pub lines: usize,
    pub packed: bool,
    pub head: String,
}

impl RecordHead {
    pub(super) fn write(&self) -> String {
        let packed = if self.packed { "packed" } else { "" };
        format!(
            "{} {} {packed}\n{}",
            self.lines,
            self.rev.write(),
            self.head
        )
    }

    fn read(text: &str) -> Option<RecordHead> {
        let (before, head) = text.split_once('\n')?;
        let (lines, rest) = before.split_once(' ')?;
        let (rev, packed) = rest.rsplit_once(' ')?;
        Some(RecordHead {
            rev: Revision::read(rev)?,
            lines: lines.parse().ok()?,
            packed: packed == "packed",
            head: head.to_owned(),
        })
    }
}

/// The keys of the rows of a generation.
///
/// ```
/// use store::vault::{Generation, Keys};
///
/// let keys = Keys(Generation(2));
/// assert_eq!(keys.head("game/abc"), "2/head/game/abc");
/// assert_eq!(keys.lines("game/abc"), "2/line/game/abc/");
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Keys(pub Generation);

impl Keys {
    /// Returns the prefix of all keys of the generation.
    pub fn prefix(self) -> String {
        format!("{:x}/", self.0.0)
    }

    fn key(self, what: &str, name: &str) -> String {
        format!("{:x}/{what}/{name}", self.0.0)
    }

    /// Returns the key of a record's head.
    pub fn head(self, name: &str) -> String {
        self.key("head", name)
    }

    /// Returns the prefix of the keys of a record's lines.
    pub fn lines(self, name: &str) -> String {
        self.key("line", name) + "/"
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
        self.key("pack", name)
    }

    /// Returns the key of the previous head of a record without lines.
    pub fn previous_head(self, name: &str) -> String {
        self.key("back", name)
    }

    /// Returns the key of the first head of a record with lines.
    pub(crate) fn first_head(self, name: &str) -> String {
        self.key("first", name)
    }

    /// Returns the key of the mark that a record is gone.
    pub fn removal_mark(self, name: &str) -> String {
        self.key("gone", name)
    }

    /// Returns all keys of a record, except those of unpacked lines and of texts moved aside. The
    /// mark that it's gone comes last.
    pub(crate) fn single_rows(self, name: &str) -> [String; 5] {
        [
            self.head(name),
            self.previous_head(name),
            self.first_head(name),
            self.pack(name),
            self.removal_mark(name),
        ]
    }

    /// Returns the prefix of the keys of a record's texts that were moved aside.
    pub fn aside_prefix(self, name: &str) -> String {
        self.key("aside", name) + "/"
    }
}

/// Returns the record that a row belongs to, by its key within the generation. Marks and texts
/// that were moved aside don't belong to any.
pub(crate) fn owning_record(key: &str) -> Option<&str> {
    match key.split_once('/')? {
        ("head" | "pack" | "back" | "first", name) => Some(name),
        ("line", line) => Some(line.rsplit_once('/')?.0),
        _ => None,
    }
}

/// Key of the row that says which generation is in force.
pub const GENERATION_KEY: &str = "age";

pub(super) fn writer_key(writer: WriterId) -> String {
    format!("writer/{}", writer.0)
}

/// Returns the generation in force, or generation 0 if no row says so.
pub fn current_generation(rows: &Rows) -> Generation {
    let text = rows.get(GENERATION_KEY).and_then(|text| unseal(text));
    Generation(text.and_then(|text| text.parse().ok()).unwrap_or(0))
}

/// Returns the row that puts a generation in force.
pub(crate) fn generation_row(generation: Generation) -> RowWrite {
    // The text always has the same length, so that it can be changed even where nothing else fits.
    let generation = format!("{:020}", generation.0);
    (GENERATION_KEY.to_owned(), Some(seal::seal(0, &generation)))
}

/// Returns the records of a generation from the rows of their heads and marks.
/// Lines are counted, not read.
pub fn read_entries(generation: Generation, rows: &Rows) -> SortedMap<RecordEntry> {
    let keys = Keys(generation);
    let heads = rows.iter().filter_map(|(key, text)| {
        let name = key.strip_prefix(&keys.head(""))?;
        Some((name.to_owned(), entry_from_head(text)))
    });
    // Inserted one by one: the names are in order, and collecting a map would add the code of
    // another sort.
    let mut entries = SortedMap::new();
    for (name, entry) in heads {
        entries.insert(name, entry);
    }
    for (key, text) in rows {
        let back = key.strip_prefix(&keys.previous_head(""));
        if let Some(entry) = back.and_then(|name| entries.get_mut(name)) {
            entry.set_previous_head(read_head(text).ok().map(|back| back.head));
        }
        let Some(name) = key.strip_prefix(&keys.removal_mark("")) else {
            continue;
        };
        let rev = unseal(text).and_then(|text| Revision::read(&text));
        let entry: &mut RecordEntry = entries.get_or_insert_default(name);
        entry.gone = true;
        entry.rev = entry.rev.max(rev.unwrap_or_default());
    }
    entries
}

/// Recovers a game whose head can't be read, from its first head and all lines that are there.
fn recover_game(
    generation: Generation,
    name: &str,
    rows: &Rows,
    unpack: impl Fn(&str) -> Option<String>,
) -> Option<RecordEntry> {
    let keys = Keys(generation);
    let mut entry = entry_from_head(rows.get(&keys.first_head(name))?);
    let RecordState::Readable { lines, lost, .. } = &mut entry.state else {
        return None;
    };
    let line = |place| unseal(rows.get(&keys.line(name, place))?);
    let packed = packed_lines(generation, name, rows).and_then(|text| unpack(&text));
    // The next save moves the damaged head aside.
    *lost = 1;
    *lines = RecordLines::Loaded(match packed {
        Some(text) => text.split('\n').map(str::to_owned).collect(),
        None => (0..).map_while(line).collect(),
    });
    Some(entry)
}

fn entry_from_head(head: &str) -> RecordEntry {
    match read_head(head) {
        Ok(RecordHead {
            rev,
            lines,
            packed,
            head,
        }) => RecordEntry {
            rev,
            state: RecordState::Readable {
                head,
                lines: match lines {
                    0 => RecordLines::Loaded(Vec::new()),
                    count => RecordLines::OnDisk(count),
                },
                lost: 0,
                packed,
            },
            gone: false,
            back: None,
        },
        Err(_) => RecordEntry {
            state: RecordState::from_unreadable_head(head),
            ..RecordEntry::default()
        },
    }
}

/// Returns one record with its lines, from all its rows.
pub fn read_record(
    generation: Generation,
    name: &str,
    rows: &Rows,
    unpack: impl Fn(&str) -> Option<String>,
) -> Option<RecordEntry> {
    let keys = Keys(generation);
    let mut entry = read_entries(generation, rows).remove(name)?;
    if entry.state == RecordState::Damaged
        && let Some(back) = recover_game(generation, name, rows, &unpack)
    {
        let gone = entry.gone;
        return Some(RecordEntry { gone, ..back });
    }
    let RecordState::Readable {
        lines,
        lost,
        packed,
        ..
    } = &mut entry.state
    else {
        return Some(entry);
    };
    let RecordLines::OnDisk(count) = *lines else {
        return Some(entry);
    };
    let read: Vec<String> = if *packed {
        let text = self::packed_lines(generation, name, rows).and_then(|text| unpack(&text));
        text.map(|text| text.split('\n').map(str::to_owned).collect())
            .unwrap_or_default()
    } else {
        let line = |place| unseal(rows.get(&keys.line(name, place))?);
        (0..count).map_while(line).collect()
    };
    *lost = count.saturating_sub(read.len());
    *lines = RecordLines::Loaded(read);
    Some(entry)
}

/// Returns the packed text of a record's lines, if they are packed.
pub fn packed_lines(generation: Generation, name: &str, rows: &Rows) -> Option<String> {
    unseal(rows.get(&Keys(generation).pack(name))?)
}

pub(super) enum HeadError {
    Newer,
    Damaged,
}

pub(super) fn read_head(text: &str) -> Result<RecordHead, HeadError> {
    match seal::open(Some(text.to_owned())) {
        OpenedSeal::Intact { body, .. } => RecordHead::read(&body).ok_or(HeadError::Damaged),
        OpenedSeal::Newer => Err(HeadError::Newer),
        OpenedSeal::Empty | OpenedSeal::Damaged { .. } => Err(HeadError::Damaged),
    }
}

pub(super) fn unseal(text: &str) -> Option<String> {
    match seal::open(Some(text.to_owned())) {
        OpenedSeal::Intact { body, .. } => Some(body),
        _ => None,
    }
}
