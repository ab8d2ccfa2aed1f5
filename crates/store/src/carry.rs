//! Exports everything to a file, and imports a file: either beside the records on this device, or
//! in their place. Each import is one transaction or one switch, so it's done completely or not at
//! all.

use super::deed::{Deed, laid};
use super::leaves::{content_of, is_game, names_like, together};
use super::records::TAKEN;
use super::vault::ages::{begin, laid as laid_in};
use super::vault::{
    Age, Content, Entry, Keys, Row, Rows, State, Transaction, What, Writer, entries, owner, record,
};
use super::{Archive, PackedGame, Records, Store};
use base::sorting::Sorted;

/// Returns all records in these rows of a generation. `unpacked` holds the lines of packed games.
pub fn archive(age: Age, rows: &Rows, unpacked: &Sorted<String>) -> Archive {
    let mut archive = Archive::default();
    for name in names_in(age, rows) {
        archive_of(age, &name, rows, unpacked.get(&name), &mut archive);
    }
    archive.rescued = rescued(age, rows);
    archive
}

/// Returns the names of the records that go into a file.
pub fn names_in(age: Age, rows: &Rows) -> Vec<String> {
    let entries = entries(age, rows).into_iter();
    let there = entries.filter(|(name, entry)| !entry.gone && !name.starts_with(TAKEN));
    there.map(|(name, _)| name).collect()
}

/// Adds a record in the form that a file holds. `lines` are the lines of a packed game.
pub fn archive_of(
    age: Age,
    name: &str,
    rows: &Rows,
    lines: Option<&String>,
    archive: &mut Archive,
) {
    let own = rows_of(Keys(age), name, rows);
    let found = record(age, name, &own, |_| lines.cloned());
    let whole = found.filter(|entry| matches!(entry.state, State::Here { lost: 0, .. }));
    match whole.and_then(|entry| entry.content()) {
        Some(content) => {
            archive.records.insert(name.to_owned(), together(&content));
        }
        None => archive.raw.extend(as_it_lies(Keys(age), name, &own)),
    }
}

/// Returns a record's rows, and possibly some rows of other records whose names start with this
/// one's.
fn rows_of(keys: Keys, name: &str, rows: &Rows) -> Rows {
    let mut own = Rows::new();
    for key in keys.single(name) {
        if let Some(text) = rows.get(&key) {
            own.insert(key, text.clone());
        }
    }
    let lines = keys.lines(name);
    let all = rows.range(lines.clone()..);
    for (key, text) in all.take_while(|(key, _)| key.starts_with(&lines)) {
        own.insert(key.clone(), text.clone());
    }
    own
}

/// Returns the texts that were moved aside, by their names in a file.
pub fn rescued(age: Age, rows: &Rows) -> Sorted<String> {
    let mut rescued = Sorted::new();
    let aside = Keys(age).aside("");
    let aside = aside.trim_end_matches('/');
    for (key, text) in rows {
        if let Some(name) = key.strip_prefix(aside) {
            rescued.insert(name.trim_start_matches('/').to_owned(), text.clone());
        }
    }
    rescued
}

/// Returns all rows of a record, by their keys within the generation.
pub(super) fn as_it_lies(keys: Keys, name: &str, rows: &Rows) -> Vec<(String, String)> {
    let [there @ .., _gone] = keys.single(name);
    let lines = keys.lines(name);
    let of_it = rows
        .iter()
        .filter(|(key, _)| there.contains(key) || key.starts_with(&lines));
    let within = of_it.filter_map(|(key, text)| {
        let key = key.strip_prefix(&keys.all())?;
        Some((key.to_owned(), text.clone()))
    });
    within.collect()
}

/// Returns the record that a text was moved aside from, by the text's name in a file.
pub fn name_of(aside: &str) -> &str {
    // The name is either `NAME/NUMBER-WRITER/PLACE…`, or the record's name only.
    let mut parts = aside.split('/').scan(0, |at, part| {
        let start = *at;
        *at += part.len() + 1;
        Some((start, part))
    });
    let numbered = parts.find(|(_, part)| {
        let both = part.split_once('-');
        both.is_some_and(|(number, by)| {
            let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
            digits(number) && digits(by)
        })
    });
    let end = numbered.map_or(aside.len(), |(start, _)| start.saturating_sub(1));
    aside.get(..end).unwrap_or(aside)
}

/// Returns the records that a file holds row by row, with their rows under the keys of a
/// generation.
fn raw_records(archive: &Archive, of: Age) -> Sorted<Rows> {
    let mut all: Sorted<Rows> = Sorted::new();
    for (key, text) in &archive.raw {
        // A record that the file holds whole isn't needed row by row.
        let here =
            |name: &str| archive.records.contains_key(name) || archive.packed.contains_key(name);
        let name = owner(key).filter(|name| !here(name));
        if let Some(name) = name.filter(|name| !name.starts_with(TAKEN)) {
            let rows = all.or_default(name);
            rows.insert(format!("{}{key}", Keys(of).all()), text.clone());
        }
    }
    all
}

/// Returns the rows with which a file replaces everything except these notes.
pub(super) fn replace_with(to: Age, archive: &Archive, notes: &[(String, Content)]) -> Vec<Row> {
    let records = archive.records.iter();
    let records = records.filter(|(name, _)| !name.starts_with(TAKEN));
    let contents = records.map(|(name, text)| (name.clone(), content_of(name, text)));
    let contents: Vec<(String, Content)> = contents.chain(notes.iter().cloned()).collect();
    let keys = Keys(to);
    let mut rows = begin(
        to,
        contents
            .iter()
            .map(|(name, content)| (name.as_str(), content)),
    );
    // The switch to the new generation comes last.
    let switch = rows.pop();
    for (name, game) in &archive.packed {
        rows.extend(laid_in(to, name, lay(game)));
    }
    for raw in raw_records(archive, to).into_values() {
        rows.extend(raw.into_iter().map(|(key, text)| (key, Some(text))));
    }
    for (name, text) in &archive.rescued {
        let of = name_of(name);
        let rest = name.strip_prefix(of).filter(|rest| !rest.is_empty());
        let rest = rest.unwrap_or("/0-0/0").trim_start_matches('/');
        rows.push((format!("{}{rest}", keys.aside(of)), Some(text.clone())));
    }
    rows.extend(switch);
    rows
}

fn lay(game: &PackedGame) -> What {
    let PackedGame {
        head, lines, text, ..
    } = game.clone();
    What::Lay { head, lines, text }
}

/// An import that adds a file's records to those on this device, with what is needed to undo it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Merging {
    /// The changes: those still pending here, and then those of the file.
    there: Transaction,
    /// The number of changes at the end that are the file's.
    own: usize,
    of: Age,
    /// The imported games, by the names of their records on this device.
    pub games: Vec<String>,
    /// The writer of the file's changes.
    by: Writer,
    /// The previous content of each record that the file changes.
    before: Vec<(String, Option<Content>)>,
}

impl Merging {
    /// Returns the generation that the file was imported into.
    pub fn of(&self) -> Age {
        self.of
    }

    /// Returns the operation that carries out the import.
    pub fn deed(&self) -> Deed {
        Deed::Run {
            of: self.of,
            there: self.there.clone(),
            own: self.own,
        }
    }
}

impl<S: Store> Records<S> {
    /// Returns the operation that goes back to an earlier generation.
    pub fn going_back(&self, to: Age) -> Deed {
        let (from, pending) = (self.age(), self.pending());
        Deed::GoBack { to, from, pending }
    }

    /// Returns all records, from all rows of the generation and the changes still pending.
    /// `unpacked` holds the lines of packed games.
    pub fn archive(&self, rows: &Rows, unpacked: &Sorted<String>) -> Archive {
        archive(self.age(), &self.with_pending(rows), unpacked)
    }

    /// Returns all rows of the generation as they will be once pending changes are applied.
    pub fn with_pending(&self, rows: &Rows) -> Rows {
        let mut rows = rows.clone();
        let mut pending = self.pending();
        pending.changes.retain(|(change, _)| change.what.matters());
        for (_, late) in &mut pending.changes {
            // Some of it may have been applied already.
            *late = true;
        }
        let (_, write) = pending.lands(&rows);
        laid(&mut rows, &write);
        rows
    }

    /// Returns the operation that replaces everything with a file.
    pub fn replacing(&self, archive: &Archive) -> Deed {
        let notes = self.all_entries().filter_map(|(name, entry)| {
            let note = name.starts_with(TAKEN).then(|| entry.content())??;
            Some((name.to_owned(), note))
        });
        Deed::Replace {
            from: self.age(),
            archive: archive.clone(),
            notes: notes.collect(),
        }
    }

    /// Returns the games on this device that a file may also hold. Their lines must be read before
    /// the file can be imported.
    pub fn taken_by(&self, archive: &Archive) -> Vec<String> {
        let raw = archive.raw.keys().filter_map(|key| owner(key));
        let mut unread: Vec<String> = Vec::new();
        for name in archive.records.keys().map(String::as_str).chain(raw) {
            let known = names_like(name).take_while(|place| self.is_known(place));
            for place in known.filter(|place| is_game(place) && self.lines(place).is_some()) {
                if !unread.contains(&place) {
                    unread.push(place);
                }
            }
        }
        unread
    }

    /// Returns the packed games of a file that this device may have already, each with the record
    /// that may hold it: their heads and numbers of steps are equal.
    pub fn perhaps_here(&self, archive: &Archive) -> Vec<(String, String)> {
        let mut all = Vec::new();
        for (name, game) in &archive.packed {
            for place in names_like(name).take_while(|place| self.is_known(place)) {
                let state = self.entry(&place).map(|entry| &entry.state);
                if let Some(State::Here {
                    head,
                    lines,
                    lost: 0,
                    ..
                }) = state
                    && *head == game.head
                    && lines.count() == game.lines
                {
                    all.push((name.clone(), place));
                }
            }
        }
        all
    }

    /// Returns the name under which to save a packed game of a file, and whether this device has
    /// the game already.
    fn place_for_packed(&self, name: &str, game: &PackedGame, taken: &[String]) -> (String, bool) {
        if let Some(place) = &game.same {
            let gone = self.entry(place).is_some_and(|entry| entry.gone);
            return (place.clone(), !gone);
        }
        let free = |place: &String| {
            let free = |entry: &Entry| entry.state == State::Nothing && !entry.gone;
            self.entry(place).is_none_or(free) && !taken.contains(place)
        };
        let place = names_like(name).find(free);
        (place.unwrap_or_default(), false)
    }

    /// Plans an import that adds a file's records to those on this device. A game whose name is
    /// taken gets another, unless this device has the very same game already; of all other records
    /// the file's version wins. Changes still pending here are applied with the import, before it.
    pub fn merge(&mut self, archive: &Archive, by: Writer) -> Merging {
        let mut merging = self.merging(by);
        for (name, text) in &archive.records {
            if !name.starts_with(TAKEN) {
                self.bring(&mut merging, name, content_of(name, text), Vec::new());
            }
        }
        for (name, game) in &archive.packed {
            let (place, here) = self.place_for_packed(name, game, &merging.games);
            merging.games.push(place.clone());
            if !here {
                merging.before.push((place.clone(), None));
                self.add(&mut merging, &place, lay(game));
            }
        }
        for (name, rows) in &raw_records(archive, Age(0)) {
            let found = record(Age(0), name, rows, |_| None);
            let known = self.is_known(name);
            let content = found.and_then(|entry| entry.content());
            let readable =
                content.filter(|content| !known || is_game(name) && !content.lines.is_empty());
            let head = Keys(Age(0)).head(name);
            match readable {
                Some(content) => {
                    let aside = rows.values().cloned().collect();
                    self.bring(&mut merging, name, content, aside);
                }
                None => {
                    let mut rows = rows.clone();
                    let head = rows.remove(&head);
                    if head.is_some() && !known {
                        merging.before.push((name.to_owned(), None));
                    }
                    let aside = rows.into_values().collect();
                    self.add(&mut merging, name, What::Keep { head, aside });
                }
            }
        }
        for (name, text) in &archive.rescued {
            let (head, aside) = (None, vec![text.clone()]);
            self.add(&mut merging, name_of(name), What::Keep { head, aside });
        }
        merging
    }

    pub(super) fn is_known(&self, name: &str) -> bool {
        let entry = self.entry(name);
        entry.is_some_and(|entry| entry.state != State::Nothing)
    }

    fn merging(&self, by: Writer) -> Merging {
        Merging {
            there: self.pending(),
            of: self.age(),
            by,
            ..Merging::default()
        }
    }

    fn add(&mut self, merging: &mut Merging, name: &str, what: What) {
        let change = self.vault().draft(merging.by, name, what);
        merging.there.changes.push((change, false));
        merging.own += 1;
    }

    /// Adds a record of a file to the import, along with those texts of it that couldn't be read.
    fn bring(&mut self, merging: &mut Merging, name: &str, content: Content, aside: Vec<String>) {
        let mut to = name.to_owned();
        let mut before = None;
        if is_game(name) {
            let (place, here) = self.place_for(name, &content, &merging.games);
            merging.games.push(place.clone());
            if here {
                return;
            }
            to = place;
        } else {
            before = self.content(name);
        }
        if let Some(what) = self.vault().what(&to, &content) {
            merging.before.push((to.clone(), before));
            self.add(merging, &to, what);
        }
        if !aside.is_empty() {
            let head = None;
            self.add(merging, &to, What::Keep { head, aside });
        }
    }

    /// Returns the operation that undoes an import. Records that were changed
    /// since stay as they are.
    pub fn unmerge(&mut self, merging: &Merging, by: Writer) -> Deed {
        let mut back = self.merging(by);
        for (name, before) in &merging.before {
            let untouched = self.entry(name).is_some_and(|entry| {
                let unread = matches!(entry.state, State::Damaged | State::Newer);
                unread || entry.rev.by == merging.by
            });
            let what = match before {
                Some(content) => What::Put(content.clone()),
                None => What::Remove,
            };
            if untouched {
                self.add(&mut back, name, what);
            }
        }
        back.deed()
    }
}
