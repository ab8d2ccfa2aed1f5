//! Taking everything along in a file, and bringing a file back: beside what is here, or in its
//! place. Each is one transaction or one switch, so it is done whole or not at all.

use super::deed::{Deed, laid};
use super::leaves::{content_of, is_game, names_like, together};
use super::records::TAKEN;
use super::vault::ages::{begin, laid as laid_in};
use super::vault::{
    Age, Content, Entry, Keys, Row, Rows, State, Transaction, What, Writer, entries, owner, record,
};
use super::{Archive, PackedGame, Records, Store};
use base::sorting::Sorted;

/// Everything that lies in these rows of an age. `unpacked`: the lines of packed games.
pub fn archive(age: Age, rows: &Rows, unpacked: &Sorted<String>) -> Archive {
    let mut archive = Archive::default();
    for name in names_in(age, rows) {
        archive_of(age, &name, rows, unpacked.get(&name), &mut archive);
    }
    archive.rescued = rescued(age, rows);
    archive
}

/// The names of the records that go into a file.
pub fn names_in(age: Age, rows: &Rows) -> Vec<String> {
    let entries = entries(age, rows).into_iter();
    let there = entries.filter(|(name, entry)| !entry.gone && !name.starts_with(TAKEN));
    there.map(|(name, _)| name).collect()
}

/// Adds a record as it goes into a file. `lines`: those of a packed game.
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

/// A record's rows, and perhaps some of others whose names go on behind this one's.
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

/// The texts that were moved aside, by their names in a file.
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

/// All rows of a record, by their keys within the age.
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

/// The record that a text was moved aside of, by its name in a file.
pub fn name_of(aside: &str) -> &str {
    // `NAME/NUMBER-WRITER/PLACE…`, or the name alone.
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

/// The records of a file that lie in it row by row, each with its rows as those of an age.
fn raw_records(archive: &Archive, of: Age) -> Sorted<Rows> {
    let mut all: Sorted<Rows> = Sorted::new();
    for (key, text) in &archive.raw {
        // What is here in one piece is not wanted in others.
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

/// The rows with which a file takes the place of everything, and these notes stay.
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
    // The switch comes last.
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

/// What bringing a file beside everything does, and the way back.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Merging {
    /// What is on its way from here, and then the file.
    there: Transaction,
    /// How many changes at the end are the file's.
    own: usize,
    of: Age,
    /// Which games came, by the names that they have here.
    pub games: Vec<String>,
    /// Who does it.
    by: Writer,
    /// What was there before, of each record that the file changes.
    before: Vec<(String, Option<Content>)>,
}

impl Merging {
    /// The age that it was laid in.
    pub fn of(&self) -> Age {
        self.of
    }

    /// What is to be done.
    pub fn deed(&self) -> Deed {
        Deed::Run {
            of: self.of,
            there: self.there.clone(),
            own: self.own,
        }
    }
}

impl<S: Store> Records<S> {
    /// The way back to an earlier age.
    pub fn going_back(&self, to: Age) -> Deed {
        let (from, pending) = (self.age(), self.pending());
        Deed::GoBack { to, from, pending }
    }

    /// Everything, by all rows of the age, and what is still on its way there. `unpacked`: the
    /// lines of packed games.
    pub fn archive(&self, rows: &Rows, unpacked: &Sorted<String>) -> Archive {
        archive(self.age(), &self.with_pending(rows), unpacked)
    }

    /// All rows of the age as they are once what is on its way is there.
    pub fn with_pending(&self, rows: &Rows) -> Rows {
        let mut rows = rows.clone();
        let mut pending = self.pending();
        pending.changes.retain(|(change, _)| change.what.matters());
        for (_, late) in &mut pending.changes {
            // Some of it may be there already.
            *late = true;
        }
        let (_, write) = pending.lands(&rows);
        laid(&mut rows, &write);
        rows
    }

    /// A file takes the place of everything.
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

    /// The games here that may be those of a file: their lines have to be read before the file
    /// can be laid beside.
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

    /// The packed games of a file that may be here already, each with the place where it may be:
    /// all that the head says of the one is true of the other.
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

    /// Where a packed game of a file goes, and whether it is there already.
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

    /// How a file is laid beside what is here. Games whose name is taken get another, unless
    /// they are here already as they are in the file; of the rest the file's is in force. What
    /// is still on its way from here lands with it, and before it.
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

    /// Brings a record of a file, and what of it could not be read.
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

    /// The way back from a file that was laid beside. What was changed since stays as it is.
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
