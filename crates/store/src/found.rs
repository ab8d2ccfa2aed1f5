//! Imports data from other places: the slots of the first version, and rows from a time when there
//! was no disk. Each text is imported once, and removed when it's saved in its proper place.
//!
//! Imports are noted as records `taken/NAME`, by the checksums of the texts. A note is never saved
//! without the data that it's about.

use super::carry::{as_it_lies, name_of};
use super::leaves::{as_far_as_it_goes, is_game, names_like, together};
use super::records::{Place, Records, TAKEN};
use super::vault::{
    Age, Asked, Content, Entry, Keys, Lines, Rows, State, age, entries, local, record,
};
use super::{Store, Trouble, slots};
use base::sorting::{sort_by, sort_by_key};
use lexicon::checksum::crc32;

/// Prefix of notes about rows, to keep them apart from notes about slots.
const ROWS: &str = "rows/";

/// What was found of a record in another place, such as the first version's slots.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Found {
    /// The record's name.
    pub name: String,
    /// The readable contents, newest first.
    pub good: Vec<Content>,
    /// The texts that can't be read, unchanged.
    pub damaged: Vec<String>,
    /// Texts that had been moved aside already.
    pub aside: Vec<String>,
    /// The text of a newer Lettercase, if there is one. Then the record's other texts don't count.
    pub newer: Option<String>,
    /// Checksums of all the texts.
    pub sums: Vec<u32>,
    /// The keys that hold the texts, each with its text's checksum.
    pub keys: Vec<(String, u32)>,
}

impl<S: Store> Records<S> {
    /// Imports what the first version saved in slots, and rows from a time when there was no disk.
    pub(super) fn take_over(&mut self) {
        let rows = match self.place() {
            Place::Disk => local::read(self.store(), &[Asked::Under(String::new())]),
            _ => Ok(Rows::new()),
        };
        let rows = rows.unwrap_or_default();
        // What was imported there counts as imported here.
        for (name, entry) in entries(age(&rows), &rows) {
            if let (Some(note), Some(sums)) = (name.strip_prefix(TAKEN), entry.head()) {
                self.note(note, sums.split(' '));
            }
        }
        let found = slots::found(self.store(), |name, sum| self.was_taken(name, sum));
        for found in found.unwrap_or_default() {
            self.take(&found.name.clone(), found);
            // One at a time, so that there is space for the next.
            self.settle();
        }
        for found in self.found_in(age(&rows), &rows) {
            self.take(&format!("{ROWS}{}", found.name), found);
        }
        let keys = rows.into_iter();
        let mut keys: Vec<(String, u32)> = keys
            .map(|(key, text)| (local::key(&key), crc32(text.as_bytes())))
            .collect();
        // The heads go first, since rows without a head aren't a record.
        sort_by_key(&mut keys, |(key, _)| !key.contains("/head/"));
        self.let_go_of(keys);
        self.settle();
    }

    fn was_taken(&self, note: &str, sum: u32) -> bool {
        let sums = self.entry(&format!("{TAKEN}{note}")).and_then(Entry::head);
        let sum = format!("{sum:08x}");
        sums.is_some_and(|sums| sums.split(' ').any(|known| known == sum))
    }

    fn note<'t>(&mut self, note: &str, new: impl IntoIterator<Item = &'t str>) {
        let name = format!("{TAKEN}{note}");
        let known = self.entry(&name).and_then(Entry::head);
        let mut sums = known.unwrap_or_default().to_owned();
        for sum in new {
            if !sums.split(' ').any(|known| known == sum) {
                let between = if sums.is_empty() { "" } else { " " };
                sums = format!("{sums}{between}{sum}");
            }
        }
        self.vault().note(&name, &sums);
    }

    fn take(&mut self, note: &str, found: Found) {
        self.take_texts(&found);
        let sums = found.sums.iter().map(|sum| format!("{sum:08x}"));
        let sums: Vec<String> = sums.collect();
        self.note(note, sums.iter().map(String::as_str));
        self.let_go_of(found.keys);
    }

    fn take_texts(&mut self, found: &Found) {
        let name = found.name.as_str();
        let mut good = found.good.clone();
        let cannot = found.damaged.iter().chain(&found.aside);
        let mut aside: Vec<String> = cannot.cloned().collect();
        if let Some(newer) = &found.newer {
            aside.extend(good.iter().map(together));
            return self.vault().keep(name, Some(newer.clone()), aside);
        }
        if is_game(name) {
            // The older copy is usually just shorter, or has a step that was undone since.
            for older in good.split_off(good.len().min(1)) {
                let longer = good.first().is_some_and(|newest| goes_on(newest, &older));
                aside.extend((!longer).then(|| together(&older)));
            }
        }
        // If no copy is good, a damaged one stands in for the record, so that the player sees it.
        let stands = found.damaged.first().filter(|_| good.is_empty());
        let saved = stands.and_then(|text| as_far_as_it_goes(name, text));
        let head = stands.filter(|_| saved.is_none()).cloned();
        if head.is_some() {
            aside.remove(0);
        }
        if head.is_some() || !aside.is_empty() {
            self.vault().keep(name, head, aside);
        }
        good.extend(saved);
        if !good.is_empty() && !found.damaged.is_empty() {
            let (name, recovered) = (name.to_owned(), true);
            self.tell(Trouble::Damaged { name, recovered });
        }
        for content in good.iter().rev() {
            self.take_content(name, content);
        }
    }

    /// Imports a game, unless it's here already. If a page of the previous version, or one without
    /// a disk, went on with a game that had been imported, both copies are kept.
    fn take_content(&mut self, name: &str, content: &Content) {
        if !is_game(name) {
            return self.vault().save(name, content);
        }
        let (place, here) = self.place_for(name, content, &[]);
        if !here {
            self.vault().save(&place, content);
        }
    }

    /// Returns the name under which to save a game: its own, or a similar one that is free. Also
    /// returns whether that name already holds this very game.
    pub(super) fn place_for(
        &mut self,
        name: &str,
        content: &Content,
        taken: &[String],
    ) -> (String, bool) {
        for place in names_like(name) {
            if self.content(&place).as_ref() == Some(content) {
                return (place, true);
            }
            let there = self.entry(&place);
            let free = there.is_none_or(|entry| match &entry.state {
                State::Nothing => !entry.gone,
                // The same game was deleted here, and comes back as it was.
                State::Here { head, lines, .. } => {
                    let same = *lines == Lines::Here(content.lines.clone());
                    entry.gone && same && *head == content.head
                }
                State::Damaged | State::Newer => false,
            });
            if free && !taken.contains(&place) {
                return (place, false);
            }
        }
        // Never reached, since there are always more names.
        (name.to_owned(), false)
    }

    /// Returns what was saved in rows of the synchronous store while there was no disk.
    fn found_in(&self, of: Age, rows: &Rows) -> Vec<Found> {
        let keys = Keys(of);
        let aside = keys.aside("");
        let aside: Vec<(&str, &String)> = rows
            .iter()
            .filter_map(|(key, text)| Some((name_of(key.strip_prefix(&aside)?), text)))
            .collect();
        let entries = entries(of, rows);
        let mut names: Vec<&str> = entries.keys().map(String::as_str).collect();
        names.extend(aside.iter().map(|(name, _)| *name));
        sort_by(&mut names, |one, other| one.cmp(other));
        names.dedup();
        let ours = names.into_iter().filter(|name| !name.starts_with(TAKEN));
        ours.map(|name| {
            let mut found = Found {
                name: name.to_owned(),
                ..Found::default()
            };
            let mut is_new = |text: &str| {
                let sum = crc32(text.as_bytes());
                found.sums.push(sum);
                !self.was_taken(&format!("{ROWS}{name}"), sum)
            };
            for (_, text) in aside.iter().filter(|(of, _)| *of == name) {
                if is_new(text) {
                    found.aside.push((*text).clone());
                }
            }
            let lies = entries.get(name).filter(|entry| !entry.gone);
            let Some(entry) = lies.and_then(|_| record(of, name, rows, |_| None)) else {
                return found;
            };
            let content = entry.content();
            let text = content.as_ref().map(together).unwrap_or_default();
            found.good.extend(content.filter(|_| is_new(&text)));
            if !matches!(entry.state, State::Here { lost: 0, .. }) {
                let mut raw = as_it_lies(keys, name, rows);
                raw.retain(|(_, text)| is_new(text));
                let head = raw.iter().position(|(key, _)| key.starts_with("head/"));
                let head = head.map(|at| raw.remove(at).1);
                match entry.state {
                    State::Newer => found.newer = head,
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
fn goes_on(newest: &Content, older: &Content) -> bool {
    let fewer = newest.lines.len().min(older.lines.len());
    fewer > 0
        && newest
            .lines
            .iter()
            .zip(&older.lines)
            .all(|(one, other)| one == other)
}
