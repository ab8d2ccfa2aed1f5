//! Records: named things that are kept, read at once, and written so that nothing is lost.

use super::leaves::{is_game, names_like};
use super::vault::{
    Age, Asked, Content, Ended, Entry, Keys, Knows, Landed, Lines, Opening, Row, Rows, State,
    Transaction, Vault, Writer, age, entries, in_force, kept_rows, local, record,
};
use super::{MemoryStore, Refused, Store, Trouble};
use lexicon::checksum::crc32;

/// Before the name of each record that tells what was taken over from another place.
pub(super) const TAKEN: &str = "taken/";

/// What [`Records::load`] found.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Loaded {
    /// The newest text that can be read.
    pub body: Option<String>,
    /// What the player should hear of it.
    pub trouble: Option<Trouble>,
}

/// Where the rows lie.
#[derive(Debug, Clone)]
pub enum Place {
    /// On a disk that answers later: who has it runs [`Vault::next_transaction`].
    Disk,
    /// In the store that answers at once, for want of a disk.
    Beside,
    /// In memory, until the page closes: there is no other place.
    Memory(MemoryStore),
}

/// Named records.
///
/// All heads are here from the beginning. The lines of a game are read when it is opened:
/// [`Records::lines`] says which rows they are in, [`Records::hear`] takes them.
#[derive(Debug, Clone)]
pub struct Records<S> {
    vault: Vault<S>,
    place: Place,
    /// What lies in another place and goes once all of it is where it belongs: keys of the store
    /// that answers at once, and the sums of what was found there.
    left: Vec<(String, u32)>,
    /// What was wrong with it.
    told: Vec<Trouble>,
    /// The age that this page itself has put in force last.
    made: Option<Age>,
    /// The id of the store, as [`Knows`] has it, and how many ids were given here.
    pub(super) id: Option<String>,
    pub(super) ids: u32,
    /// Whether the store was lost since somebody asked last.
    pub(super) lost: bool,
    /// The records of which too little was known to be written again.
    pub(super) unknown: Vec<String>,
}

/// The rows that must be read before anything else.
pub fn first_rows(age: Age) -> Vec<Asked> {
    let keys = Keys(age);
    let starts = [keys.head(""), keys.back(""), keys.gone("")];
    starts.into_iter().map(Asked::Under).collect()
}

impl<S: Store> Records<S> {
    /// Records whose rows lie in `store` itself.
    pub fn new(store: S) -> Self {
        // Nobody else is here: the next number that no page has had.
        let keys = store.keys().unwrap_or_default();
        let writers = keys.iter().filter_map(|key| key.rsplit_once("writer/"));
        let writers = writers.filter_map(|(_, writer)| writer.parse().ok());
        Self::beside(store, Writer(writers.max().unwrap_or(0) + 1))
    }

    /// The same, of a page among others.
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
        // It has its room from now on. Without room there is no store yet that could be lost.
        if records.write(vec![in_force(age)]).is_ok() {
            records.id.get_or_insert_default();
        }
        records.take_over();
        records
    }

    /// Records on a disk, by the rows that were read first: [`Knows::asked`], then [`first_rows`].
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

    /// The age in force.
    pub fn age(&self) -> Age {
        self.vault.age()
    }

    /// All that is on its way to the rows.
    pub(super) fn pending(&self) -> Transaction {
        self.vault.pending()
    }

    /// What is known of all records.
    pub(super) fn all_entries(&self) -> impl Iterator<Item = (&str, &Entry)> {
        self.vault.entries()
    }

    /// The vault underneath: whoever has the disk runs its transactions.
    pub fn vault(&mut self) -> &mut Vault<S> {
        &mut self.vault
    }

    /// Where the rows lie.
    pub fn place(&self) -> &Place {
        &self.place
    }

    /// The store underneath.
    pub fn store(&self) -> &S {
        self.vault.tail()
    }

    /// The store underneath, for a test to make trouble in.
    pub fn store_mut(&mut self) -> &mut S {
        self.vault.tail_mut()
    }

    /// Runs what is to run, where that needs no waiting; what was taken over goes from where it
    /// lay before.
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
                // It was there as the page opened, and is blocked now.
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
                // An older page may have written there since.
                if lies.is_some_and(|text| crc32(text.as_bytes()) == sum) {
                    // What stays is known to have been taken over.
                    let _ = tail.remove(&key);
                }
            }
        }
    }

    /// Memory goes on with all that is known.
    fn remember(&mut self) {
        let mut memory = MemoryStore::default();
        for (name, entry) in self.vault.entries() {
            // Memory takes everything.
            let _ = local::write(&mut memory, kept_rows(self.vault.age(), name, entry));
        }
        let _ = local::write(&mut memory, vec![in_force(self.vault.age())]);
        self.id = Some(String::new());
        self.place = Place::Memory(memory);
    }

    /// Runs a transaction on rows that are not on a disk; `None`: another page was there first, or
    /// the store was lost, and everything has to be looked at again.
    ///
    /// # Errors
    /// Why none of it was done.
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

    /// Reads rows that are not on a disk.
    ///
    /// # Errors
    /// Why nothing is handed out.
    pub fn rows(&self, asked: &[Asked]) -> Result<Rows, Refused> {
        match &self.place {
            Place::Memory(memory) => local::read(memory, asked),
            _ => local::read(self.vault.tail(), asked),
        }
    }

    /// Writes rows that are not on a disk, all or none.
    ///
    /// # Errors
    /// Why none was written.
    pub fn write(&mut self, rows: Vec<Row>) -> Result<(), Refused> {
        match &mut self.place {
            Place::Memory(memory) => local::write(memory, rows),
            _ => local::write(self.vault.tail_mut(), rows),
        }
    }

    /// Looks at all rows again that are not on a disk.
    ///
    /// # Errors
    /// Why nothing is handed out: all stays as it was known.
    pub fn look_again(&mut self) -> Result<(), Refused> {
        let found = self.rows(&Knows::asked())?;
        let rows = self.rows(&first_rows(age(&found)))?;
        self.look(&found, &rows);
        Ok(())
    }

    /// Looks at everything again: another age is in force, or rows were changed behind it. If
    /// somebody else put everything aside, what is on its way from here goes along; a game gets
    /// another name where its own is taken.
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

    /// This page itself has put an age in force.
    pub fn has_made(&mut self, age: Age) {
        self.made = Some(age);
    }

    /// The newest readable text of the record `name`, if it has no lines; its head otherwise.
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

    /// Looks for the newest text of the record `name` that is `understood`, and tells what the
    /// player should hear. A text that is not understood is moved aside as soon as another is
    /// kept.
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

    /// What is known of a record, if there is one or was one.
    pub fn entry(&self, name: &str) -> Option<&Entry> {
        self.vault.entry(name)
    }

    /// The games whose heads cannot be read: they may be opened by their first ones.
    pub fn damaged_games(&self) -> Vec<String> {
        let games = self.vault.names().filter(|name| is_game(name));
        let state = |name: &&str| self.vault.entry(name).map(|entry| &entry.state);
        let damaged = games.filter(|name| state(name) == Some(&State::Damaged));
        damaged.map(str::to_owned).collect()
    }

    /// Whether a record's lines lie one by one.
    pub fn is_open(&self, name: &str) -> bool {
        let state = self.vault.entry(name).map(|entry| &entry.state);
        matches!(state, Some(State::Here { lines, packed: false, lost: 0, .. }) if lines.count() > 0)
    }

    /// What was read of a record makes no sense from this line on: it is moved aside as soon as
    /// something else is kept there.
    pub fn not_understood(&mut self, name: &str, from: usize) {
        self.vault.not_understood(name, Some(from));
    }

    /// Keeps `body` as the record `name`.
    pub fn save(&mut self, name: &str, body: &str) {
        self.keep(name, &Content::whole(body));
    }

    /// Keeps a record with lines.
    pub fn keep(&mut self, name: &str, content: &Content) {
        self.vault.save(name, content);
        self.settle();
    }

    /// Changes a record's head alone.
    pub fn save_head(&mut self, name: &str, head: &str) {
        self.vault.save_head(name, head);
        self.settle();
    }

    /// Takes a record out of sight.
    pub fn remove(&mut self, name: &str) {
        self.vault.remove(name);
        self.settle();
    }

    /// Brings back what was removed.
    pub fn bring_back(&mut self, name: &str) {
        self.vault.bring_back(name);
        self.settle();
    }

    /// The names of all records, in order.
    pub fn names(&self) -> Vec<String> {
        let names = self.vault.names().filter(|name| !name.starts_with(TAKEN));
        names.map(str::to_owned).collect()
    }

    /// The rows in which a record's lines are, if they have not been read.
    pub fn lines(&self, name: &str) -> Option<Vec<Asked>> {
        let entry = self.vault.entry(name)?;
        let unread = match &entry.state {
            State::Here { lines, .. } => matches!(lines, Lines::OnDisk(_)),
            State::Damaged => true,
            State::Nothing | State::Newer => false,
        };
        unread.then(|| all_of(self.vault.age(), name))
    }

    /// A record's rows were read. `unpacked`: the lines of its packed text.
    pub fn hear(&mut self, name: &str, rows: &Rows, unpacked: Option<&str>) {
        let there = self.entry_in(name, rows, unpacked);
        self.vault.take_over(name, there);
    }

    fn entry_in(&self, name: &str, rows: &Rows, unpacked: Option<&str>) -> Option<Entry> {
        record(self.vault.age(), name, rows, |_| {
            unpacked.map(str::to_owned)
        })
    }

    /// All of a record; its lines are read, where that needs no waiting.
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

    /// Why what is new is not kept for good, if it is not.
    pub fn trouble(&self) -> Option<Refused> {
        match self.place {
            Place::Memory(_) => Some(Refused::Blocked),
            _ => self.vault.refused(),
        }
    }

    /// Something lies in another place, and goes from there once all is kept.
    pub(super) fn let_go_of(&mut self, keys: Vec<(String, u32)>) {
        self.left.extend(keys);
    }

    pub(super) fn tell(&mut self, trouble: Trouble) {
        self.told.push(trouble);
    }

    /// What was wrong with what was taken over, to be told once.
    pub fn told(&mut self) -> Vec<Trouble> {
        std::mem::take(&mut self.told)
    }
}

/// All rows of a record.
pub fn all_of(age: Age, name: &str) -> Vec<Asked> {
    let keys = Keys(age);
    let mut asked: Vec<Asked> = keys.single(name).into_iter().map(Asked::Key).collect();
    asked.push(Asked::Under(keys.lines(name)));
    asked
}
