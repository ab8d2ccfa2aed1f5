//! Records: named texts that are kept in memory and written so that nothing is lost.

use super::leaves::{is_game, names_like};
use super::vault::{
    Age, Asked, Content, Ended, Entry, Keys, Knows, Landed, Lines, Opening, Row, Rows, State,
    Transaction, Vault, Writer, age, entries, in_force, kept_rows, local, record,
};
use super::{MemoryStore, Refused, Store, Trouble};
use lexicon::checksum::crc32;

/// Prefix of records that note what was imported from another place.
pub(super) const TAKEN: &str = "taken/";

/// Result of [`Records::load`].
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Loaded {
    /// The newest text that can be read.
    pub body: Option<String>,
    /// A fault that the player should hear about.
    pub trouble: Option<Trouble>,
}

/// Where the rows are stored.
#[derive(Debug, Clone)]
pub enum Place {
    /// On an asynchronous disk. Its owner runs [`Vault::next_transaction`].
    Disk,
    /// In the synchronous store, because there is no disk.
    Beside,
    /// In memory until the page closes, because nothing else is available.
    Memory(MemoryStore),
}

/// Named records.
///
/// All heads are in memory from the beginning. A game's lines are read when the game is opened:
/// [`Records::lines`] says which rows hold them, and [`Records::hear`] takes these rows.
#[derive(Debug, Clone)]
pub struct Records<S> {
    vault: Vault<S>,
    place: Place,
    /// Keys of the synchronous store whose texts were imported, each with the text's checksum.
    /// They are removed once all of it is saved in its proper place.
    left: Vec<(String, u32)>,
    /// Faults found while importing.
    told: Vec<Trouble>,
    /// The generation that this page itself last put in force.
    made: Option<Age>,
    /// The id of the store, as [`Knows`] has it, and the number of ids created here.
    pub(super) id: Option<String>,
    pub(super) ids: u32,
    /// Whether the store has been lost since [`Records::was_lost`] was last called.
    pub(super) lost: bool,
    /// Records that couldn't be written again after the store was lost, because too
    /// little of them was in memory.
    pub(super) unknown: Vec<String>,
}

/// Returns the rows of a generation that must be read before anything else.
pub fn first_rows(age: Age) -> Vec<Asked> {
    let keys = Keys(age);
    let starts = [keys.head(""), keys.back(""), keys.gone("")];
    starts.into_iter().map(Asked::Under).collect()
}

impl<S: Store> Records<S> {
    /// Opens records whose rows are in `store` itself.
    pub fn new(store: S) -> Self {
        // No other page is running, so the next unused number will do.
        let keys = store.keys().unwrap_or_default();
        let writers = keys.iter().filter_map(|key| key.rsplit_once("writer/"));
        let writers = writers.filter_map(|(_, writer)| writer.parse().ok());
        Self::beside(store, Writer(writers.max().unwrap_or(0) + 1))
    }

    /// Opens records whose rows are in `store` itself, as one page among several.
    pub fn beside(mut store: S, writer: Writer) -> Self {
        local::finish(&mut store);
        let found = local::read(&store, &Knows::asked());
        let rows = found.and_then(|found| {
            let age = age(&found);
            let rows = local::read(&store, &first_rows(age))?;
            Ok((age, rows, Knows::id_in(&found)))
        });
        let (place, age, rows, id) = match rows {
            Ok((age, rows, id)) => (Place::Beside, age, rows, id),
            Err(_) => {
                let memory = Place::Memory(MemoryStore::default());
                (memory, Age(0), Rows::new(), None)
            }
        };
        let disk = Some(entries(age, &rows));
        let vault = Vault::beside(writer, store, Opening { age, disk });
        let mut records = Self::with(vault, place, id);
        // From now on its space is reserved. If there is no space, there is no store
        // yet that could be lost.
        if records.write(vec![in_force(age)]).is_ok() {
            records.id.get_or_insert_default();
        }
        records.take_over();
        records
    }

    /// Opens records on a disk, from the rows read first: [`Knows::asked`], then [`first_rows`].
    pub fn on_disk(mut store: S, writer: Writer, age: Age, rows: &Rows) -> Self {
        local::finish(&mut store);
        let disk = Some(entries(age, rows));
        let vault = Vault::open(writer, store, Opening { age, disk });
        let mut records = Self::with(vault, Place::Disk, Knows::id_in(rows));
        records.take_over();
        records
    }

    fn with(vault: Vault<S>, place: Place, id: Option<String>) -> Self {
        Records {
            vault,
            place,
            left: Vec::new(),
            told: Vec::new(),
            made: None,
            id,
            ids: 0,
            lost: false,
            unknown: Vec::new(),
        }
    }

    /// Returns the generation in force.
    pub fn age(&self) -> Age {
        self.vault.age()
    }

    /// Returns all changes that aren't on the disk yet.
    pub(super) fn pending(&self) -> Transaction {
        self.vault.pending()
    }

    /// Iterates over what is known of all records.
    pub(super) fn all_entries(&self) -> impl Iterator<Item = (&str, &Entry)> {
        self.vault.entries()
    }

    /// Returns the vault, whose transactions the disk's owner runs.
    pub fn vault(&mut self) -> &mut Vault<S> {
        &mut self.vault
    }

    /// Returns where the rows are stored.
    pub fn place(&self) -> &Place {
        &self.place
    }

    /// Returns the synchronous store.
    pub fn store(&self) -> &S {
        self.vault.tail()
    }

    /// Returns mutable access to the synchronous store, so that a test can cause faults in it.
    pub fn store_mut(&mut self) -> &mut S {
        self.vault.tail_mut()
    }

    /// Runs all pending transactions that needn't wait for a disk, and removes imported texts from
    /// their old place once everything is saved.
    pub fn settle(&mut self) {
        while !matches!(self.place, Place::Disk) {
            let Some(transaction) = self.vault.next_transaction() else {
                break;
            };
            let mut outcome = self.transact(&transaction);
            if outcome == Ok(None) {
                self.vault.ended(Ok(Vec::new()));
                match self.look_again() {
                    Ok(()) => continue,
                    Err(_) => break,
                }
            }
            if outcome == Err(Refused::Blocked) && matches!(self.place, Place::Beside) {
                // The store was available as the page opened, and is blocked now.
                self.remember();
                outcome = Ok(Some(vec![Landed::Now; transaction.changes.len()]));
            }
            let refused = outcome.is_err();
            self.vault.ended(outcome.map(Option::unwrap_or_default));
            if refused {
                break;
            }
        }
        if self.vault.is_saved() && !matches!(self.place, Place::Memory(_)) {
            let tail = self.vault.tail_mut();
            for (key, sum) in std::mem::take(&mut self.left) {
                let lies = tail.get(&key).ok().flatten();
                // A page of an older version may have written there since.
                if lies.is_some_and(|text| crc32(text.as_bytes()) == sum) {
                    // If it can't be removed, its note still says that it was imported.
                    let _ = tail.remove(&key);
                }
            }
        }
    }

    /// Switches to memory, keeping all that is known.
    fn remember(&mut self) {
        let mut memory = MemoryStore::default();
        for (name, entry) in self.vault.entries() {
            // Memory never refuses.
            let _ = local::write(&mut memory, kept_rows(self.vault.age(), name, entry));
        }
        let _ = local::write(&mut memory, vec![in_force(self.vault.age())]);
        self.id = Some(String::new());
        self.place = Place::Memory(memory);
    }

    /// Runs a transaction on rows that aren't on a disk. Returns `None` if another page wrote
    /// first or the store was lost; then everything has to be read again.
    ///
    /// # Errors
    /// Why nothing was written.
    pub fn transact(&mut self, transaction: &Transaction) -> Result<Option<Vec<Landed>>, Refused> {
        if let Place::Memory(memory) = &mut self.place {
            return local::run(memory, transaction).map(Some);
        }
        let knows = self.knows();
        let mut asked = transaction.needs();
        asked.extend(Knows::asked());
        let rows = self.rows(&asked)?;
        let (ended, write) = knows.runs(transaction, &rows);
        self.write(write)?;
        Ok(match ended {
            Ended::Landed(landed, id) => {
                self.is_in(id);
                Some(landed)
            }
            Ended::OtherAge | Ended::Lost => None,
        })
    }

    /// Reads rows that aren't on a disk.
    ///
    /// # Errors
    /// Why nothing could be read.
    pub fn rows(&self, asked: &[Asked]) -> Result<Rows, Refused> {
        match &self.place {
            Place::Memory(memory) => local::read(memory, asked),
            _ => local::read(self.vault.tail(), asked),
        }
    }

    /// Writes rows that aren't on a disk, all or none of them.
    ///
    /// # Errors
    /// Why nothing was written.
    pub fn write(&mut self, rows: Vec<Row>) -> Result<(), Refused> {
        match &mut self.place {
            Place::Memory(memory) => local::write(memory, rows),
            _ => local::write(self.vault.tail_mut(), rows),
        }
    }

    /// Reads all rows again that aren't on a disk.
    ///
    /// # Errors
    /// Why nothing could be read. What was known stays unchanged.
    pub fn look_again(&mut self) -> Result<(), Refused> {
        let found = self.rows(&Knows::asked())?;
        let rows = self.rows(&first_rows(age(&found)))?;
        self.look(&found, &rows);
        Ok(())
    }

    /// Replaces all that is known, because another generation is in force or another page changed
    /// rows. If another page replaced everything, pending changes from here are carried over to
    /// the new generation; a game gets another name if its own is taken.
    pub fn turn_to(&mut self, age: Age, rows: &Rows) {
        let follows = age != self.age() && self.made != Some(age);
        let mut along: Vec<(String, Content)> = Vec::new();
        for (change, _) in self.pending().changes.into_iter().filter(|_| follows) {
            let seen = along.iter().any(|(name, _)| *name == change.name);
            if change.what.matters() && !seen {
                let content = self.vault.get(&change.name);
                along.extend(content.map(|content| (change.name, content)));
            }
        }
        self.vault.turn_to(age, entries(age, rows));
        for (name, content) in along {
            let free = |place: &String| !is_game(place) || !self.is_known(place);
            if let Some(place) = names_like(&name).find(free) {
                self.keep(&place, &content);
            }
        }
    }

    /// Notes that this page itself has put a generation in force.
    pub fn has_made(&mut self, age: Age) {
        self.made = Some(age);
    }

    /// Returns the newest readable text of the record `name`, or its head if the record has lines.
    pub fn load(&self, name: &str) -> Loaded {
        let Some(entry) = self.vault.entry(name).filter(|entry| !entry.gone) else {
            return Loaded::default();
        };
        let name = || name.to_owned();
        let (body, trouble) = match &entry.state {
            State::Nothing => (None, None),
            State::Here { head, lost, .. } => {
                let trouble = Trouble::Damaged {
                    name: name(),
                    recovered: true,
                };
                (Some(head.clone()), (*lost > 0).then_some(trouble))
            }
            State::Damaged => {
                let trouble = Trouble::Damaged {
                    name: name(),
                    recovered: false,
                };
                (None, Some(trouble))
            }
            State::Newer => (None, Some(Trouble::Newer { name: name() })),
        };
        Loaded { body, trouble }
    }

    /// Finds the newest text of the record `name` that `understood` accepts, and returns the
    /// fault that the player should hear about. A text that isn't accepted is moved aside as
    /// soon as another is saved.
    pub fn read(
        &mut self,
        name: &str,
        understood: &mut dyn FnMut(&str) -> bool,
    ) -> Option<Trouble> {
        let mut loaded = self.load(name);
        let strange = |loaded: &Loaded, understood: &mut dyn FnMut(&str) -> bool| {
            loaded.body.as_deref().is_some_and(|body| !understood(body))
        };
        for _ in 0..2 {
            if !strange(&loaded, understood) {
                break;
            }
            self.vault.not_understood(name, None);
            loaded = self.load(name);
        }
        loaded.trouble
    }

    /// Returns what is known of a record, if it exists or has existed.
    pub fn entry(&self, name: &str) -> Option<&Entry> {
        self.vault.entry(name)
    }

    /// Returns the games whose heads can't be read. They may still open from their first heads.
    pub fn damaged_games(&self) -> Vec<String> {
        let games = self.vault.names().filter(|name| is_game(name));
        let state = |name: &&str| self.vault.entry(name).map(|entry| &entry.state);
        let damaged = games.filter(|name| state(name) == Some(&State::Damaged));
        damaged.map(str::to_owned).collect()
    }

    /// Whether a record's lines are stored one by one, not packed.
    pub fn is_open(&self, name: &str) -> bool {
        let state = self.vault.entry(name).map(|entry| &entry.state);
        matches!(state, Some(State::Here { lines, packed: false, lost: 0, .. }) if lines.count() > 0)
    }

    /// Marks a record's lines from `from` on as invalid. They are moved aside as soon as something
    /// else is saved there.
    pub fn not_understood(&mut self, name: &str, from: usize) {
        self.vault.not_understood(name, Some(from));
    }

    /// Saves `body` as the record `name`.
    pub fn save(&mut self, name: &str, body: &str) {
        self.keep(name, &Content::whole(body));
    }

    /// Saves a record with lines.
    pub fn keep(&mut self, name: &str, content: &Content) {
        self.vault.save(name, content);
        self.settle();
    }

    /// Changes a record's head only.
    pub fn save_head(&mut self, name: &str, head: &str) {
        self.vault.save_head(name, head);
        self.settle();
    }

    /// Removes a record. It can be brought back until it's cleaned up.
    pub fn remove(&mut self, name: &str) {
        self.vault.remove(name);
        self.settle();
    }

    /// Brings back a removed record.
    pub fn bring_back(&mut self, name: &str) {
        self.vault.bring_back(name);
        self.settle();
    }

    /// Returns the names of all records, in order.
    pub fn names(&self) -> Vec<String> {
        let names = self.vault.names().filter(|name| !name.starts_with(TAKEN));
        names.map(str::to_owned).collect()
    }

    /// Returns which rows hold a record's lines, or `None` if the lines have been read already.
    pub fn lines(&self, name: &str) -> Option<Vec<Asked>> {
        let entry = self.vault.entry(name)?;
        let unread = match &entry.state {
            State::Here { lines, .. } => matches!(lines, Lines::OnDisk(_)),
            State::Damaged => true,
            State::Nothing | State::Newer => false,
        };
        unread.then(|| all_of(self.vault.age(), name))
    }

    /// Takes a record's rows after they were read. `unpacked` holds its lines if they are packed.
    pub fn hear(&mut self, name: &str, rows: &Rows, unpacked: Option<&str>) {
        let there = self.entry_in(name, rows, unpacked);
        self.vault.take_over(name, there);
    }

    fn entry_in(&self, name: &str, rows: &Rows, unpacked: Option<&str>) -> Option<Entry> {
        record(self.vault.age(), name, rows, |_| {
            unpacked.map(str::to_owned)
        })
    }

    /// Returns all of a record. Its lines are read first, unless that has to wait for a disk.
    pub fn content(&mut self, name: &str) -> Option<Content> {
        if let Some(asked) = self.lines(name)
            && !matches!(self.place, Place::Disk)
            && let Ok(rows) = self.rows(&asked)
        {
            let there = self.entry_in(name, &rows, None);
            self.vault.heard(name, there);
        }
        self.vault.get(name)
    }

    /// Returns why changes aren't saved permanently, if they aren't.
    pub fn trouble(&self) -> Option<Refused> {
        match self.place {
            Place::Memory(_) => Some(Refused::Blocked),
            _ => self.vault.refused(),
        }
    }

    /// Schedules imported keys for removal from their old place, once everything is saved.
    pub(super) fn let_go_of(&mut self, keys: Vec<(String, u32)>) {
        self.left.extend(keys);
    }

    pub(super) fn tell(&mut self, trouble: Trouble) {
        self.told.push(trouble);
    }

    /// Returns the faults found while importing, and forgets them, so that they are shown once.
    pub fn told(&mut self) -> Vec<Trouble> {
        std::mem::take(&mut self.told)
    }
}

/// Returns which rows hold a record, with its lines.
pub fn all_of(age: Age, name: &str) -> Vec<Asked> {
    let keys = Keys(age);
    let mut asked: Vec<Asked> = keys.single(name).into_iter().map(Asked::Key).collect();
    asked.push(Asked::Under(keys.lines(name)));
    asked
}
