//! A model of all stored records: the same bulk operations on plain values.

use std::collections::{BTreeMap, BTreeSet};

use store::Archive;
use store::game_lines::join_game;
use store::vault::Content;

/// The writer that changed a record last.
pub type Writer = u64;
/// The writer of records from a file that replaced everything.
pub const NOBODY: Writer = 0;
/// The writer of the page's own changes.
pub const PAGE: Writer = 1;

/// A game, or another record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredRecord {
    /// The number in the record's head.
    pub head: u32,
    /// The steps, if the record is a game.
    pub steps: Vec<u32>,
    pub gone: bool,
    pub by: Writer,
    /// The record was removed and then swept: only its name is still known.
    pub swept: bool,
}

impl StoredRecord {
    pub fn is_same(&self, other: &StoredRecord) -> bool {
        self.swept && other.swept
            || (self.head, &self.steps, self.gone) == (other.head, &other.steps, other.gone)
    }
}

/// All stored records.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RecordSet {
    pub things: BTreeMap<String, StoredRecord>,
    /// Records already migrated from another place, with their contents.
    pub taken: BTreeSet<String>,
}

/// How to undo a merge.
#[derive(Debug, Clone)]
pub struct MergeUndo {
    pub by: Writer,
    pub before: Vec<(String, Option<u32>)>,
}

pub fn parse_content(name: &str, head: u32, steps: &[u32]) -> Content {
    if name.starts_with("game/") {
        Content {
            head: format!("{{\"t\":{head}}}\n{{\"steps\":["),
            lines: steps
                .iter()
                .map(|step| format!("{{\"s\":{step}}}"))
                .collect(),
        }
    } else {
        Content::from_text(&head.to_string())
    }
}

/// A record's head and steps, if it can be read as one.
pub fn parse_record(content: &Content) -> Option<(u32, Vec<u32>)> {
    let digits = |text: &str| -> Option<u32> {
        let text = text.trim_start_matches(|c: char| !c.is_ascii_digit());
        let end = text.find(|c: char| !c.is_ascii_digit());
        text.get(..end.unwrap_or(text.len()))?.parse().ok()
    };
    let steps: Option<Vec<u32>> = content.lines.iter().map(|line| digits(line)).collect();
    Some((digits(&content.head)?, steps?))
}

pub fn similar_names(name: &str) -> impl Iterator<Item = String> + use<> {
    let name = name.to_owned();
    let others = (2..).map({
        let name = name.clone();
        move |number: u32| format!("{name}{number}")
    });
    std::iter::once(name).chain(others)
}

impl RecordSet {
    pub fn put(&mut self, name: &str, head: u32, steps: &[u32], by: Writer) {
        let thing = StoredRecord {
            head,
            steps: steps.to_vec(),
            gone: false,
            by,
            swept: false,
        };
        self.things.insert(name.to_owned(), thing);
    }

    pub fn present_records(&self) -> impl Iterator<Item = (&String, &StoredRecord)> {
        self.things.iter().filter(|(_, thing)| !thing.gone)
    }

    pub fn games(&self) -> Vec<String> {
        let games = self
            .present_records()
            .filter(|(name, _)| name.starts_with("game/"));
        games.map(|(name, _)| name.clone()).collect()
    }

    pub fn set_gone(&mut self, name: &str, gone: bool, by: Writer) {
        if let Some(thing) = self.things.get_mut(name) {
            thing.gone = gone;
            thing.by = by;
        }
    }

    /// Whether the found records are the same as the records of this `RecordSet`.
    pub fn matches(&self, found: &RecordSet) -> bool {
        self.things.len() == found.things.len()
            && self.things.iter().all(|(name, thing)| {
                let other = found.things.get(name);
                other.is_some_and(|other| other.is_same(thing))
            })
    }

    pub fn archive(&self) -> Archive {
        let records = self.present_records().map(|(name, thing)| {
            let content = parse_content(name, thing.head, &thing.steps);
            (name.clone(), join_game(&content))
        });
        Archive {
            records: records.collect(),
            ..Archive::default()
        }
    }

    /// The name that a merged game gets: its own, or a similar free one; and whether the game is
    /// already there.
    fn merged_name(&self, name: &str, game: &StoredRecord, taken: &[String]) -> (String, bool) {
        for place in similar_names(name) {
            let there = self.things.get(&place);
            if there.is_some_and(|there| {
                !there.gone && there.head == game.head && there.steps == game.steps
            }) {
                return (place, true);
            }
            let returns = there.is_some_and(|there| {
                there.gone && !there.swept && there.head == game.head && there.steps == game.steps
            });
            if (there.is_none() || returns) && !taken.contains(&place) {
                return (place, false);
            }
        }
        unreachable!()
    }

    /// The records after a file replaced everything.
    pub fn replaced_by(&self, file: &RecordSet) -> RecordSet {
        let mut now = RecordSet {
            taken: self.taken.clone(),
            ..RecordSet::default()
        };
        for (name, thing) in file.present_records() {
            now.put(name, thing.head, &thing.steps, NOBODY);
        }
        now
    }

    /// The records after an earlier generation was restored.
    pub fn restored_to(&self, before: &RecordSet) -> RecordSet {
        let mut now = before.clone();
        let begun = self
            .present_records()
            .filter(|(name, thing)| name.starts_with("game/") && thing.by != NOBODY);
        for (name, game) in begun {
            let free = |place: &String| now.things.get(place).is_none_or(|there| there.swept);
            let place = similar_names(name).find(free).unwrap();
            now.put(&place, game.head, &game.steps, game.by);
        }
        now
    }

    /// The records after a file was merged, and how to undo that.
    pub fn merged(&self, file: &RecordSet, by: Writer) -> (RecordSet, MergeUndo) {
        let mut now = self.clone();
        let mut brought = MergeUndo {
            by,
            before: Vec::new(),
        };
        let mut games = Vec::new();
        for (name, thing) in file.present_records() {
            let game = name.starts_with("game/");
            let mut place = name.clone();
            if game {
                let (free, here) = self.merged_name(name, thing, &games);
                games.push(free.clone());
                if here {
                    continue;
                }
                place = free;
            }
            let here = self.things.get(&place).filter(|here| !here.gone);
            if here.is_some_and(|here| here.head == thing.head && !game) {
                continue;
            }
            let before = here.filter(|_| !game).map(|here| here.head);
            brought.before.push((place.clone(), before));
            now.put(&place, thing.head, &thing.steps, by);
        }
        (now, brought)
    }

    /// The records after a merge was undone.
    pub fn unmerged(&self, brought: &MergeUndo, by: Writer) -> RecordSet {
        let mut now = self.clone();
        for (name, before) in &brought.before {
            let touched = now
                .things
                .get(name)
                .is_none_or(|thing| thing.by != brought.by);
            match before {
                _ if touched => {}
                Some(head) => now.put(name, *head, &[], by),
                None => now.set_gone(name, true, by),
            }
        }
        now
    }

    /// The records after migrating a record from another place, newest text last, unless it was
    /// migrated before.
    pub fn migrate_record(&self, note: &str, name: &str, found: &[StoredRecord]) -> RecordSet {
        let mut now = self.clone();
        let mut new = None;
        for thing in found {
            let what = format!("{note} {name} {} {:?}", thing.head, thing.steps);
            if now.taken.insert(what) {
                new = Some(thing);
            }
        }
        if let Some(thing) = new {
            // Only names that were never used here are free.
            let unread = |place: &String| !now.things.contains_key(place);
            let place = if name.starts_with("game/") {
                similar_names(name).find(unread).unwrap()
            } else {
                name.to_owned()
            };
            now.put(&place, thing.head, &thing.steps, PAGE);
        }
        now
    }

    /// The records after sweeping: what no undo can restore is removed.
    pub fn without_swept(&self) -> RecordSet {
        let mut now = self.clone();
        for thing in now.things.values_mut().filter(|thing| thing.gone) {
            thing.swept = true;
        }
        now
    }
}
