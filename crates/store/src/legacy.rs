//! Imports data from other places: the slots of the first version, and rows from a time when there
//! was no disk. Each text is imported once, and removed when it's saved in its proper place.
//!
//! Imports are noted as records `taken/NAME`, by the checksums of the texts. A note is never saved
//! without the data that it's about.

use super::game_lines::{is_game, join_game, salvage_game, similar_names};
use super::records::{IMPORT_NOTE_PREFIX, Records, StorageBackend};
use super::transfer::{raw_rows, rescued_record_name};
use super::vault::{
    Content, Generation, Keys, RecordEntry, RecordLines, RecordState, RowRequest, Rows,
    current_generation, local, read_entries, read_record,
};
use super::{StorageFault, Store, v1_slots};
use base::sorting::{sort_by, sort_by_key};
use lexicon::checksum::crc32;

/// Prefix of notes about rows, to keep them apart from notes about slots.
const ROW_NOTE_PREFIX: &str = "rows/";

/// What was found of a record in another place, such as the first version's slots.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct LegacyRecord {
    /// The record's name.
    pub name: String,
    /// The readable contents, newest first.
    pub good: Vec<Content>,
    /// The texts that can't be read, unchanged.
    pub damaged: Vec<String>,
    /// Texts that had been moved aside already.
    pub aside: Vec<String>,
    /// The text written by a newer version of Lettercase, if there is one. Then the record's other
    /// texts don't count.
    pub newer: Option<String>,
    /// Checksums of all the texts.
    pub sums: Vec<u32>,
    /// The keys that hold the texts, each with its text's checksum.
    pub keys: Vec<(String, u32)>,
}

impl<S: Store> Records<S> {
    /// Imports what the first version saved in slots, and rows from a time when there was no disk.
    pub(super) fn import_legacy(&mut self) {
        let rows = match self.backend() {
            StorageBackend::Disk => local::read(self.store(), &[RowRequest::Prefix(String::new())]),
            _ => Ok(Rows::new()),
        };
        let rows = rows.unwrap_or_default();
        // What was imported into these rows, while there was no disk, counts as imported here too.
        for (name, entry) in read_entries(current_generation(&rows), &rows) {
            if let (Some(note), Some(sums)) = (name.strip_prefix(IMPORT_NOTE_PREFIX), entry.head())
            {
                self.note_import(note, sums.split(' '));
            }
        }
        let found = v1_slots::read_records(self.store(), |name, sum| self.was_imported(name, sum));
        for found in found.unwrap_or_default() {
            self.import_record(&found.name.clone(), found);
            // Records are imported one at a time, so that there is space for the next.
            self.run_pending();
        }
        for found in self.records_in_rows(current_generation(&rows), &rows) {
            self.import_record(&format!("{ROW_NOTE_PREFIX}{}", found.name), found);
        }
        let keys = rows.into_iter();
        let mut keys: Vec<(String, u32)> = keys
            .map(|(key, text)| (local::key(&key), crc32(text.as_bytes())))
            .collect();
        // The heads go first, since rows without a head aren't a record.
        sort_by_key(&mut keys, |(key, _)| !key.contains("/head/"));
        self.remove_when_saved(keys);
        self.run_pending();
    }

    fn was_imported(&self, note: &str, sum: u32) -> bool {
        let sums = self
            .entry(&format!("{IMPORT_NOTE_PREFIX}{note}"))
            .and_then(RecordEntry::head);
        let sum = format!("{sum:08x}");
        sums.is_some_and(|sums| sums.split(' ').any(|known| known == sum))
    }

    fn note_import<'t>(&mut self, note: &str, new: impl IntoIterator<Item = &'t str>) {
        let name = format!("{IMPORT_NOTE_PREFIX}{note}");
        let known = self.entry(&name).and_then(RecordEntry::head);
        let mut sums = known.unwrap_or_default().to_owned();
        for sum in new {
            if !sums.split(' ').any(|known| known == sum) {
                let between = if sums.is_empty() { "" } else { " " };
                sums = format!("{sums}{between}{sum}");
            }
        }
        self.vault().save_note(&name, &sums);
    }

    fn import_record(&mut self, note: &str, found: LegacyRecord) {
        self.import_texts(&found);
        let sums = found.sums.iter().map(|sum| format!("{sum:08x}"));
        let sums: Vec<String> = sums.collect();
        self.note_import(note, sums.iter().map(String::as_str));
        self.remove_when_saved(found.keys);
    }

    fn import_texts(&mut self, found: &LegacyRecord) {
        let name = found.name.as_str();
        let mut good = found.good.clone();
        let cannot = found.damaged.iter().chain(&found.aside);
        let mut aside: Vec<String> = cannot.cloned().collect();
        if let Some(newer) = &found.newer {
            aside.extend(good.iter().map(join_game));
            return self
                .vault()
                .keep_unreadable(name, Some(newer.clone()), aside);
        }
        if is_game(name) {
            // The older copy is usually just shorter, or has a step that was undone since.
            for older in good.split_off(good.len().min(1)) {
                let longer = good
                    .first()
                    .is_some_and(|newest| is_continuation(newest, &older));
                aside.extend((!longer).then(|| join_game(&older)));
            }
        }
        // If no copy is good, a damaged one stands in for the record, so that the player sees it.
        let stands = found.damaged.first().filter(|_| good.is_empty());
        let saved = stands.and_then(|text| salvage_game(name, text));
        let head = stands.filter(|_| saved.is_none()).cloned();
        if head.is_some() {
            aside.remove(0);
        }
        if head.is_some() || !aside.is_empty() {
            self.vault().keep_unreadable(name, head, aside);
        }
        good.extend(saved);
        if !good.is_empty() && !found.damaged.is_empty() {
            let (name, recovered) = (name.to_owned(), true);
            self.report_fault(StorageFault::Damaged { name, recovered });
        }
        for content in good.iter().rev() {
            self.import_content(name, content);
        }
    }

    /// Imports a game, unless it's here already. If a page of the previous version, or one without
    /// a disk, went on with a game that had been imported, both copies are kept.
    fn import_content(&mut self, name: &str, content: &Content) {
        if !is_game(name) {
            return self.vault().save(name, content);
        }
        let (place, here) = self.name_for(name, content, &[]);
        if !here {
            self.vault().save(&place, content);
        }
    }

    /// Returns the name under which to save a game: its own, or a similar one that is free. Also
    /// returns whether that name already holds this very game.
    pub(super) fn name_for(
        &mut self,
        name: &str,
        content: &Content,
        taken: &[String],
    ) -> (String, bool) {
        for place in similar_names(name) {
            if self.content(&place).as_ref() == Some(content) {
                return (place, true);
            }
            let there = self.entry(&place);
            let free = there.is_none_or(|entry| match &entry.state {
                RecordState::Absent => !entry.gone,
                // The same game was deleted on this device, and is restored unchanged.
                RecordState::Readable { head, lines, .. } => {
                    let same = *lines == RecordLines::Loaded(content.lines.clone());
                    entry.gone && same && *head == content.head
                }
                RecordState::Damaged | RecordState::Newer => false,
            });
            if free && !taken.contains(&place) {
                return (place, false);
            }
        }
        // Never reached, since the sequence of similar names doesn't end.
        (name.to_owned(), false)
    }

    /// Returns what was saved in rows of the synchronous store while there was no disk.
    fn records_in_rows(&self, of: Generation, rows: &Rows) -> Vec<LegacyRecord> {
        let keys = Keys(of);
        let aside = keys.aside_prefix("");
        let aside: Vec<(&str, &String)> = rows
            .iter()
            .filter_map(|(key, text)| Some((rescued_record_name(key.strip_prefix(&aside)?), text)))
            .collect();
        let entries = read_entries(of, rows);
        let mut names: Vec<&str> = entries.keys().map(String::as_str).collect();
        names.extend(aside.iter().map(|(name, _)| *name));
        sort_by(&mut names, |one, other| one.cmp(other));
        names.dedup();
        let ours = names
            .into_iter()
            .filter(|name| !name.starts_with(IMPORT_NOTE_PREFIX));
        ours.map(|name| {
            let mut found = LegacyRecord {
                name: name.to_owned(),
                ..LegacyRecord::default()
            };
            let mut is_new = |text: &str| {
                let sum = crc32(text.as_bytes());
                found.sums.push(sum);
                !self.was_imported(&format!("{ROW_NOTE_PREFIX}{name}"), sum)
            };
            for (_, text) in aside.iter().filter(|(of, _)| *of == name) {
                if is_new(text) {
                    found.aside.push((*text).clone());
                }
            }
            let lies = entries.get(name).filter(|entry| !entry.gone);
            let Some(entry) = lies.and_then(|_| read_record(of, name, rows, |_| None)) else {
                return found;
            };
            let content = entry.content();
            let text = content.as_ref().map(join_game).unwrap_or_default();
            found.good.extend(content.filter(|_| is_new(&text)));
            if !matches!(entry.state, RecordState::Readable { lost: 0, .. }) {
                let mut raw = raw_rows(keys, name, rows);
                raw.retain(|(_, text)| is_new(text));
                let head = raw.iter().position(|(key, _)| key.starts_with("head/"));
                let head = head.map(|at| raw.remove(at).1);
                match entry.state {
                    RecordState::Newer => found.newer = head,
                    _ => found.damaged.extend(head),
                }
                found.damaged.extend(raw.into_iter().map(|(_, text)| text));
            }
            found
        })
        .collect()
    }
}

/// Whether one of two games is the other with more steps.
fn is_continuation(newest: &Content, older: &Content) -> bool {
    let fewer = newest.lines.len().min(older.lines.len());
    fewer > 0
        && newest
            .lines
            .iter()
            .zip(&older.lines)
            .all(|(one, other)| one == other)
}
