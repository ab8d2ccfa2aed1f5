//! Exports everything to a file, and imports a file: either beside the records on this device, or
//! in their place. Each import is one transaction or one switch, so it's done completely or not at
//! all.

use super::bulk_op::{BulkOp, apply_rows};
use super::game_lines::{is_game, join_game, parse_content, similar_names};
use super::records::IMPORT_NOTE_PREFIX;
use super::vault::generations::{initial_record_rows, initial_rows};
use super::vault::{
    ChangeKind, Content, Generation, Keys, RecordEntry, RecordState, RowWrite, Rows, Transaction,
    WriterId, owning_record, read_entries, read_record,
};
use super::{Archive, PackedGame, Records, Store};
use base::sorting::SortedMap;

/// Returns all records in these rows of a generation. `unpacked` holds the lines of packed games.
pub fn archive(generation: Generation, rows: &Rows, unpacked: &SortedMap<String>) -> Archive {
    let mut archive = Archive::default();
    for name in record_names(generation, rows) {
        archive_record(generation, &name, rows, unpacked.get(&name), &mut archive);
    }
    archive.rescued = rescued_texts(generation, rows);
    archive
}

/// Returns the names of the records that go into a file.
pub fn record_names(generation: Generation, rows: &Rows) -> Vec<String> {
    let entries = read_entries(generation, rows).into_iter();
    let there =
        entries.filter(|(name, entry)| !entry.gone && !name.starts_with(IMPORT_NOTE_PREFIX));
    there.map(|(name, _)| name).collect()
}

/// Adds a record in the form that a file holds. `lines` are the lines of a packed game.
pub fn archive_record(
    generation: Generation,
    name: &str,
    rows: &Rows,
    lines: Option<&String>,
    archive: &mut Archive,
) {
    let own = record_rows(Keys(generation), name, rows);
    let found = read_record(generation, name, &own, |_| lines.cloned());
    let whole = found.filter(|entry| matches!(entry.state, RecordState::Readable { lost: 0, .. }));
    match whole.and_then(|entry| entry.content()) {
        Some(content) => {
            archive.records.insert(name.to_owned(), join_game(&content));
        }
        None => archive.raw.extend(raw_rows(Keys(generation), name, &own)),
    }
}

/// Returns a record's rows, and possibly some rows of other records whose names start with this
/// one's.
fn record_rows(keys: Keys, name: &str, rows: &Rows) -> Rows {
    let mut own = Rows::new();
    for key in keys.single_rows(name) {
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
pub fn rescued_texts(generation: Generation, rows: &Rows) -> SortedMap<String> {
    let mut rescued = SortedMap::new();
    let aside = Keys(generation).aside_prefix("");
    let aside = aside.trim_end_matches('/');
    for (key, text) in rows {
        if let Some(name) = key.strip_prefix(aside) {
            rescued.insert(name.trim_start_matches('/').to_owned(), text.clone());
        }
    }
    rescued
}

/// Returns all rows of a record, by their keys within the generation.
pub(super) fn raw_rows(keys: Keys, name: &str, rows: &Rows) -> Vec<(String, String)> {
    let [there @ .., _gone] = keys.single_rows(name);
    let lines = keys.lines(name);
    let of_it = rows
        .iter()
        .filter(|(key, _)| there.contains(key) || key.starts_with(&lines));
    let within = of_it.filter_map(|(key, text)| {
        let key = key.strip_prefix(&keys.prefix())?;
        Some((key.to_owned(), text.clone()))
    });
    within.collect()
}

/// Returns the record that a text was moved aside from, by the text's name in a file.
///
/// ```
/// use store::transfer::rescued_record_name;
///
/// assert_eq!(rescued_record_name("game/abc/12-3/head"), "game/abc");
/// assert_eq!(rescued_record_name("players"), "players");
/// ```
pub fn rescued_record_name(aside: &str) -> &str {
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
fn raw_records(archive: &Archive, of: Generation) -> SortedMap<Rows> {
    let mut all: SortedMap<Rows> = SortedMap::new();
    for (key, text) in &archive.raw {
        // A record that the file holds whole isn't needed row by row.
        let here =
            |name: &str| archive.records.contains_key(name) || archive.packed.contains_key(name);
        let name = owning_record(key).filter(|name| !here(name));
        if let Some(name) = name.filter(|name| !name.starts_with(IMPORT_NOTE_PREFIX)) {
            let rows = all.get_or_insert_default(name);
            rows.insert(format!("{}{key}", Keys(of).prefix()), text.clone());
        }
    }
    all
}

/// Returns the rows with which a file replaces everything except these notes.
pub(super) fn replacement_rows(
    to: Generation,
    archive: &Archive,
    notes: &[(String, Content)],
) -> Vec<RowWrite> {
    let records = archive.records.iter();
    let records = records.filter(|(name, _)| !name.starts_with(IMPORT_NOTE_PREFIX));
    let contents = records.map(|(name, text)| (name.clone(), parse_content(name, text)));
    let contents: Vec<(String, Content)> = contents.chain(notes.iter().cloned()).collect();
    let keys = Keys(to);
    let mut rows = initial_rows(
        to,
        contents
            .iter()
            .map(|(name, content)| (name.as_str(), content)),
    );
    // The switch to the new generation comes last.
    let switch = rows.pop();
    for (name, game) in &archive.packed {
        rows.extend(initial_record_rows(to, name, put_packed(game)));
    }
    for raw in raw_records(archive, to).into_values() {
        rows.extend(raw.into_iter().map(|(key, text)| (key, Some(text))));
    }
    for (name, text) in &archive.rescued {
        let of = rescued_record_name(name);
        let rest = name.strip_prefix(of).filter(|rest| !rest.is_empty());
        let rest = rest.unwrap_or("/0-0/0").trim_start_matches('/');
        rows.push((
            format!("{}{rest}", keys.aside_prefix(of)),
            Some(text.clone()),
        ));
    }
    rows.extend(switch);
    rows
}

fn put_packed(game: &PackedGame) -> ChangeKind {
    let PackedGame {
        head, lines, text, ..
    } = game.clone();
    ChangeKind::PutPacked { head, lines, text }
}

/// An import that adds a file's records to those on this device, with what is needed to undo it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct MergePlan {
    /// The changes: those still pending here, and then those of the file.
    transaction: Transaction,
    /// The number of changes at the end that are the file's.
    own_count: usize,
    generation: Generation,
    /// The imported games, by the names of their records on this device.
    pub games: Vec<String>,
    /// The writer of the file's changes.
    by: WriterId,
    /// The previous content of each record that the file changes.
    before: Vec<(String, Option<Content>)>,
}

impl MergePlan {
    /// Returns the generation that the file was imported into.
    pub fn generation(&self) -> Generation {
        self.generation
    }

    /// Returns the operation that carries out the import.
    pub fn bulk_op(&self) -> BulkOp {
        BulkOp::Merge {
            generation: self.generation,
            transaction: self.transaction.clone(),
            own_count: self.own_count,
        }
    }
}

impl<S: Store> Records<S> {
    /// Returns the operation that goes back to an earlier generation.
    pub fn go_back_op(&self, to: Generation) -> BulkOp {
        let (from, pending) = (self.generation(), self.pending());
        BulkOp::GoBack { to, from, pending }
    }

    /// Returns all records, from all rows of the generation and the changes still pending.
    /// `unpacked` holds the lines of packed games.
    pub fn archive(&self, rows: &Rows, unpacked: &SortedMap<String>) -> Archive {
        archive(self.generation(), &self.with_pending(rows), unpacked)
    }

    /// Returns all rows of the generation as they will be once pending changes are applied.
    pub fn with_pending(&self, rows: &Rows) -> Rows {
        let mut rows = rows.clone();
        let mut pending = self.pending();
        pending
            .changes
            .retain(|(change, _)| change.what.is_logged());
        for (_, late) in &mut pending.changes {
            // Some of the changes may have been applied already.
            *late = true;
        }
        let (_, write) = pending.apply(&rows);
        apply_rows(&mut rows, &write);
        rows
    }

    /// Returns the operation that replaces everything with a file.
    pub fn replace_op(&self, archive: &Archive) -> BulkOp {
        let notes = self.all_entries().filter_map(|(name, entry)| {
            let note = name
                .starts_with(IMPORT_NOTE_PREFIX)
                .then(|| entry.content())??;
            Some((name.to_owned(), note))
        });
        BulkOp::Replace {
            from: self.generation(),
            archive: archive.clone(),
            notes: notes.collect(),
        }
    }

    /// Returns the games on this device that a file may also hold. Their lines must be read before
    /// the file can be imported.
    pub fn unread_games_in(&self, archive: &Archive) -> Vec<String> {
        let raw = archive.raw.keys().filter_map(|key| owning_record(key));
        let mut unread: Vec<String> = Vec::new();
        for name in archive.records.keys().map(String::as_str).chain(raw) {
            let known = similar_names(name).take_while(|place| self.is_known(place));
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
    pub fn possible_duplicates(&self, archive: &Archive) -> Vec<(String, String)> {
        let mut all = Vec::new();
        for (name, game) in &archive.packed {
            for place in similar_names(name).take_while(|place| self.is_known(place)) {
                let state = self.entry(&place).map(|entry| &entry.state);
                if let Some(RecordState::Readable {
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
    fn name_for_packed(&self, name: &str, game: &PackedGame, taken: &[String]) -> (String, bool) {
        if let Some(place) = &game.same {
            let gone = self.entry(place).is_some_and(|entry| entry.gone);
            return (place.clone(), !gone);
        }
        let free = |place: &String| {
            let free = |entry: &RecordEntry| entry.state == RecordState::Absent && !entry.gone;
            self.entry(place).is_none_or(free) && !taken.contains(place)
        };
        let place = similar_names(name).find(free);
        (place.unwrap_or_default(), false)
    }

    /// Plans an import that adds a file's records to those on this device. A game whose name is
    /// taken gets another, unless this device has the very same game already; of all other records
    /// the file's version wins. Changes still pending here are applied with the import, before it.
    pub fn merge(&mut self, archive: &Archive, by: WriterId) -> MergePlan {
        let mut merging = self.new_merge_plan(by);
        for (name, text) in &archive.records {
            if !name.starts_with(IMPORT_NOTE_PREFIX) {
                self.add_record(&mut merging, name, parse_content(name, text), Vec::new());
            }
        }
        for (name, game) in &archive.packed {
            let (place, here) = self.name_for_packed(name, game, &merging.games);
            merging.games.push(place.clone());
            if !here {
                merging.before.push((place.clone(), None));
                self.add_change(&mut merging, &place, put_packed(game));
            }
        }
        for (name, rows) in &raw_records(archive, Generation(0)) {
            let found = read_record(Generation(0), name, rows, |_| None);
            let known = self.is_known(name);
            let content = found.and_then(|entry| entry.content());
            let readable =
                content.filter(|content| !known || is_game(name) && !content.lines.is_empty());
            let head = Keys(Generation(0)).head(name);
            match readable {
                Some(content) => {
                    let aside = rows.values().cloned().collect();
                    self.add_record(&mut merging, name, content, aside);
                }
                None => {
                    let mut rows = rows.clone();
                    let head = rows.remove(&head);
                    if head.is_some() && !known {
                        merging.before.push((name.to_owned(), None));
                    }
                    let aside = rows.into_values().collect();
                    self.add_change(
                        &mut merging,
                        name,
                        ChangeKind::KeepUnreadable { head, aside },
                    );
                }
            }
        }
        for (name, text) in &archive.rescued {
            let (head, aside) = (None, vec![text.clone()]);
            self.add_change(
                &mut merging,
                rescued_record_name(name),
                ChangeKind::KeepUnreadable { head, aside },
            );
        }
        merging
    }

    pub(super) fn is_known(&self, name: &str) -> bool {
        let entry = self.entry(name);
        entry.is_some_and(|entry| entry.state != RecordState::Absent)
    }

    fn new_merge_plan(&self, by: WriterId) -> MergePlan {
        MergePlan {
            transaction: self.pending(),
            generation: self.generation(),
            by,
            ..MergePlan::default()
        }
    }

    fn add_change(&mut self, merging: &mut MergePlan, name: &str, what: ChangeKind) {
        let change = self.vault().draft(merging.by, name, what);
        merging.transaction.changes.push((change, false));
        merging.own_count += 1;
    }

    /// Adds a record of a file to the import, along with those texts of it that couldn't be read.
    fn add_record(
        &mut self,
        merging: &mut MergePlan,
        name: &str,
        content: Content,
        aside: Vec<String>,
    ) {
        let mut to = name.to_owned();
        let mut before = None;
        if is_game(name) {
            let (place, here) = self.name_for(name, &content, &merging.games);
            merging.games.push(place.clone());
            if here {
                return;
            }
            to = place;
        } else {
            before = self.content(name);
        }
        if let Some(what) = self.vault().change_for(&to, &content) {
            merging.before.push((to.clone(), before));
            self.add_change(merging, &to, what);
        }
        if !aside.is_empty() {
            let head = None;
            self.add_change(merging, &to, ChangeKind::KeepUnreadable { head, aside });
        }
    }

    /// Returns the operation that undoes an import. Records that were changed
    /// since stay as they are.
    pub fn unmerge(&mut self, merging: &MergePlan, by: WriterId) -> BulkOp {
        let mut back = self.new_merge_plan(by);
        for (name, before) in &merging.before {
            let untouched = self.entry(name).is_some_and(|entry| {
                let unread = matches!(entry.state, RecordState::Damaged | RecordState::Newer);
                unread || entry.rev.by == merging.by
            });
            let what = match before {
                Some(content) => ChangeKind::Put(content.clone()),
                None => ChangeKind::Remove,
            };
            if untouched {
                self.add_change(&mut back, name, what);
            }
        }
        back.bulk_op()
    }
}
