//! Records: named texts that are kept in memory and written so that nothing is lost.

use super::game_lines::{is_game, similar_names};
use super::vault::{
    ChangeOutcome, Content, DiskSnapshot, Generation, Keys, KnownStore, RecordEntry, RecordLines,
    RecordState, RowRequest, RowWrite, Rows, Transaction, TransactionOutcome, Vault, WriterId,
    current_generation, entry_rows, generation_row, local, read_entries, read_record,
};
use super::{MemoryStore, StorageFault, Store, StoreError};
use lexicon::checksum::crc32;

/// Prefix of records that note what was imported from another place.
pub(super) const IMPORT_NOTE_PREFIX: &str = "taken/";

/// Result of [`Records::load`].
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LoadedText {
    /// The newest text that can be read.
    pub body: Option<String>,
    /// A fault that the player should hear about.
    pub trouble: Option<StorageFault>,
}

/// Where the rows are stored.
#[derive(Debug, Clone)]
pub enum StorageBackend {
    /// On an asynchronous disk. Its owner runs [`Vault::next_transaction`].
    Disk,
    /// In the synchronous store, because there is no disk.
    SyncStore,
    /// In memory until the page closes, because nothing else is available.
    Memory(MemoryStore),
}

/// Named records.
///
/// All heads are in memory from the beginning. A game's lines are read when the game is opened:
/// [`Records::lines`] says which rows hold them, and [`Records::take_lines`] takes these rows.
#[derive(Debug, Clone)]
pub struct Records<S> {
    vault: Vault<S>,
    backend: StorageBackend,
    /// Keys of the synchronous store whose texts were imported, each with the text's checksum.
    /// They are removed once all of it is saved in its proper place.
    imported_keys: Vec<(String, u32)>,
    /// Faults found while importing.
    faults: Vec<StorageFault>,
    /// The generation that this page itself last put in force.
    own_generation: Option<Generation>,
    /// The id of the store, as [`KnownStore`] has it, and the number of ids created here.
    pub(super) id: Option<String>,
    pub(super) ids: u32,
    /// Whether the store has been lost since [`Records::was_lost`] was last called.
    pub(super) lost: bool,
    /// Records that couldn't be written again after the store was lost, because too
    /// little of them was in memory.
    pub(super) unknown: Vec<String>,
}

/// Returns the rows of a generation that must be read before anything else.
pub fn initial_row_requests(generation: Generation) -> Vec<RowRequest> {
    let keys = Keys(generation);
    let starts = [keys.head(""), keys.previous_head(""), keys.removal_mark("")];
    starts.into_iter().map(RowRequest::Prefix).collect()
}

impl<S: Store> Records<S> {
    /// Opens records whose rows are in `store` itself.
    pub fn new(store: S) -> Self {
        // No other page is running, so the next unused number will do.
        let keys = store.keys().unwrap_or_default();
        let writers = keys.iter().filter_map(|key| key.rsplit_once("writer/"));
        let writers = writers.filter_map(|(_, writer)| writer.parse().ok());
        Self::without_disk(store, WriterId(writers.max().unwrap_or(0) + 1))
    }

    /// Opens records whose rows are in `store` itself, as one page among several.
    pub fn without_disk(mut store: S, writer: WriterId) -> Self {
        local::finish(&mut store);
        let found = local::read(&store, &KnownStore::identity_rows());
        let rows = found.and_then(|found| {
            let generation = current_generation(&found);
            let rows = local::read(&store, &initial_row_requests(generation))?;
            Ok((generation, rows, KnownStore::store_id_in(&found)))
        });
        let (backend, generation, rows, id) = match rows {
            Ok((generation, rows, id)) => (StorageBackend::SyncStore, generation, rows, id),
            Err(_) => {
                let memory = StorageBackend::Memory(MemoryStore::default());
                (memory, Generation(0), Rows::new(), None)
            }
        };
        let disk = Some(read_entries(generation, &rows));
        let vault = Vault::without_disk(writer, store, DiskSnapshot { generation, disk });
        let mut records = Self::from_vault(vault, backend, id);
        // From now on the space for this row is reserved. If there is no space, there is no store
        // yet that could be lost.
        if records.write_rows(vec![generation_row(generation)]).is_ok() {
            records.id.get_or_insert_default();
        }
        records.import_legacy();
        records
    }

    /// Opens records on a disk, from the rows read first: [`KnownStore::identity_rows`], then
    /// [`initial_row_requests`].
    pub fn on_disk(mut store: S, writer: WriterId, generation: Generation, rows: &Rows) -> Self {
        local::finish(&mut store);
        let disk = Some(read_entries(generation, rows));
        let vault = Vault::open(writer, store, DiskSnapshot { generation, disk });
        let mut records =
            Self::from_vault(vault, StorageBackend::Disk, KnownStore::store_id_in(rows));
        records.import_legacy();
        records
    }

    fn from_vault(vault: Vault<S>, backend: StorageBackend, id: Option<String>) -> Self {
        Records {
            vault,
            backend,
            imported_keys: Vec::new(),
            faults: Vec::new(),
            own_generation: None,
            id,
            ids: 0,
            lost: false,
            unknown: Vec::new(),
        }
    }

    /// Returns the generation in force.
    pub fn generation(&self) -> Generation {
        self.vault.generation()
    }

    /// Returns all changes that aren't on the disk yet.
    pub(super) fn pending(&self) -> Transaction {
        self.vault.pending()
    }

    /// Iterates over what is known of all records.
    pub(super) fn all_entries(&self) -> impl Iterator<Item = (&str, &RecordEntry)> {
        self.vault.entries()
    }

    /// Returns the vault, whose transactions the disk's owner runs.
    pub fn vault(&mut self) -> &mut Vault<S> {
        &mut self.vault
    }

    /// Returns where the rows are stored.
    pub fn backend(&self) -> &StorageBackend {
        &self.backend
    }

    /// Returns the synchronous store.
    pub fn store(&self) -> &S {
        self.vault.log_store()
    }

    /// Returns mutable access to the synchronous store, so that a test can cause faults in it.
    pub fn store_mut(&mut self) -> &mut S {
        self.vault.log_store_mut()
    }

    /// Runs all pending transactions that needn't wait for a disk, and removes imported texts from
    /// their old place once everything is saved.
    pub fn run_pending(&mut self) {
        while !matches!(self.backend, StorageBackend::Disk) {
            let Some(transaction) = self.vault.next_transaction() else {
                break;
            };
            let mut outcome = self.run_transaction(&transaction);
            if outcome == Ok(None) {
                self.vault.finish_transaction(Ok(Vec::new()));
                match self.reread() {
                    Ok(()) => continue,
                    Err(_) => break,
                }
            }
            if outcome == Err(StoreError::Blocked)
                && matches!(self.backend, StorageBackend::SyncStore)
            {
                // The store was available when the page opened, and is blocked now.
                self.switch_to_memory();
                outcome = Ok(Some(vec![
                    ChangeOutcome::Applied;
                    transaction.changes.len()
                ]));
            }
            let refused = outcome.is_err();
            self.vault
                .finish_transaction(outcome.map(Option::unwrap_or_default));
            if refused {
                break;
            }
        }
        if self.vault.is_saved() && !matches!(self.backend, StorageBackend::Memory(_)) {
            let log_store = self.vault.log_store_mut();
            for (key, sum) in std::mem::take(&mut self.imported_keys) {
                let text = log_store.get(&key).ok().flatten();
                // A page of an older version may have written there since.
                if text.is_some_and(|text| crc32(text.as_bytes()) == sum) {
                    // If the text can't be removed, its note still says that it was imported.
                    let _ = log_store.remove(&key);
                }
            }
        }
    }

    /// Switches to memory, keeping all that is known.
    fn switch_to_memory(&mut self) {
        let mut memory = MemoryStore::default();
        for (name, entry) in self.vault.entries() {
            // Writing to memory never fails.
            let _ = local::write(
                &mut memory,
                entry_rows(self.vault.generation(), name, entry),
            );
        }
        let _ = local::write(&mut memory, vec![generation_row(self.vault.generation())]);
        self.id = Some(String::new());
        self.backend = StorageBackend::Memory(memory);
    }

    /// Runs a transaction on rows that aren't on a disk. Returns `None` if another page wrote
    /// first or the store was lost; then everything has to be read again.
    ///
    /// # Errors
    /// Why nothing was written.
    pub fn run_transaction(
        &mut self,
        transaction: &Transaction,
    ) -> Result<Option<Vec<ChangeOutcome>>, StoreError> {
        if let StorageBackend::Memory(memory) = &mut self.backend {
            return local::run(memory, transaction).map(Some);
        }
        let knows = self.known_store();
        let mut asked = transaction.required_rows();
        asked.extend(KnownStore::identity_rows());
        let rows = self.read_rows(&asked)?;
        let (ended, write) = knows.apply_transaction(transaction, &rows);
        self.write_rows(write)?;
        Ok(match ended {
            TransactionOutcome::Applied(landed, id) => {
                self.set_store_id(id);
                Some(landed)
            }
            TransactionOutcome::OtherGeneration | TransactionOutcome::StoreLost => None,
        })
    }

    /// Reads rows that aren't on a disk.
    ///
    /// # Errors
    /// Why nothing could be read.
    pub fn read_rows(&self, asked: &[RowRequest]) -> Result<Rows, StoreError> {
        match &self.backend {
            StorageBackend::Memory(memory) => local::read(memory, asked),
            _ => local::read(self.vault.log_store(), asked),
        }
    }

    /// Writes rows that aren't on a disk, all or none of them.
    ///
    /// # Errors
    /// Why nothing was written.
    pub fn write_rows(&mut self, rows: Vec<RowWrite>) -> Result<(), StoreError> {
        match &mut self.backend {
            StorageBackend::Memory(memory) => local::write(memory, rows),
            _ => local::write(self.vault.log_store_mut(), rows),
        }
    }

    /// Reads all rows again that aren't on a disk.
    ///
    /// # Errors
    /// Why nothing could be read. What was known stays unchanged.
    pub fn reread(&mut self) -> Result<(), StoreError> {
        let found = self.read_rows(&KnownStore::identity_rows())?;
        let rows = self.read_rows(&initial_row_requests(current_generation(&found)))?;
        self.take_reread_rows(&found, &rows);
        Ok(())
    }

    /// Replaces all that is known, because another generation is in force or another page changed
    /// rows. If another page replaced everything, pending changes from here are carried over to
    /// the new generation; a game gets another name if its own is taken.
    pub fn reload(&mut self, generation: Generation, rows: &Rows) {
        let follows = generation != self.generation() && self.own_generation != Some(generation);
        let mut along: Vec<(String, Content)> = Vec::new();
        for (change, _) in self.pending().changes.into_iter().filter(|_| follows) {
            let seen = along.iter().any(|(name, _)| *name == change.name);
            if change.what.is_logged() && !seen {
                let content = self.vault.get(&change.name);
                along.extend(content.map(|content| (change.name, content)));
            }
        }
        self.vault
            .reload(generation, read_entries(generation, rows));
        for (name, content) in along {
            let free = |place: &String| !is_game(place) || !self.is_known(place);
            if let Some(place) = similar_names(&name).find(free) {
                self.save_content(&place, &content);
            }
        }
    }

    /// Notes that this page itself has put a generation in force.
    pub fn note_own_generation(&mut self, generation: Generation) {
        self.own_generation = Some(generation);
    }

    /// Returns the newest readable text of the record `name`, or its head if the record has lines.
    pub fn load(&self, name: &str) -> LoadedText {
        let Some(entry) = self.vault.entry(name).filter(|entry| !entry.gone) else {
            return LoadedText::default();
        };
        let name = || name.to_owned();
        let (body, trouble) = match &entry.state {
            RecordState::Absent => (None, None),
            RecordState::Readable { head, lost, .. } => {
                let trouble = StorageFault::Damaged {
                    name: name(),
                    recovered: true,
                };
                (Some(head.clone()), (*lost > 0).then_some(trouble))
            }
            RecordState::Damaged => {
                let trouble = StorageFault::Damaged {
                    name: name(),
                    recovered: false,
                };
                (None, Some(trouble))
            }
            RecordState::Newer => (None, Some(StorageFault::Newer { name: name() })),
        };
        LoadedText { body, trouble }
    }

    /// Finds the newest text of the record `name` that `understood` accepts, and returns the
    /// fault that the player should hear about. A text that isn't accepted is moved aside as
    /// soon as another is saved.
    pub fn read(
        &mut self,
        name: &str,
        understood: &mut dyn FnMut(&str) -> bool,
    ) -> Option<StorageFault> {
        let mut loaded = self.load(name);
        let strange = |loaded: &LoadedText, understood: &mut dyn FnMut(&str) -> bool| {
            loaded.body.as_deref().is_some_and(|body| !understood(body))
        };
        for _ in 0..2 {
            if !strange(&loaded, understood) {
                break;
            }
            self.vault.mark_invalid(name, None);
            loaded = self.load(name);
        }
        loaded.trouble
    }

    /// Returns what is known of a record, if it exists or has existed.
    pub fn entry(&self, name: &str) -> Option<&RecordEntry> {
        self.vault.entry(name)
    }

    /// Returns the games whose heads can't be read. They may still open from their first heads.
    pub fn damaged_games(&self) -> Vec<String> {
        let games = self.vault.names().filter(|name| is_game(name));
        let state = |name: &&str| self.vault.entry(name).map(|entry| &entry.state);
        let damaged = games.filter(|name| state(name) == Some(&RecordState::Damaged));
        damaged.map(str::to_owned).collect()
    }

    /// Whether a record's lines are stored one by one, not packed.
    pub(crate) fn has_unpacked_lines(&self, name: &str) -> bool {
        let state = self.vault.entry(name).map(|entry| &entry.state);
        matches!(state, Some(RecordState::Readable { lines, packed: false, lost: 0, .. }) if lines.count() > 0)
    }

    /// Marks a record's lines from `from` on as invalid. They are moved aside as soon as something
    /// else is saved there.
    pub fn mark_invalid(&mut self, name: &str, from: usize) {
        self.vault.mark_invalid(name, Some(from));
    }

    /// Saves `body` as the record `name`.
    pub fn save(&mut self, name: &str, body: &str) {
        self.save_content(name, &Content::from_text(body));
    }

    /// Saves a record with lines.
    pub fn save_content(&mut self, name: &str, content: &Content) {
        self.vault.save(name, content);
        self.run_pending();
    }

    /// Changes a record's head only.
    pub fn save_head(&mut self, name: &str, head: &str) {
        self.vault.save_head(name, head);
        self.run_pending();
    }

    /// Removes a record. It can be brought back until it's cleaned up.
    pub fn remove(&mut self, name: &str) {
        self.vault.remove(name);
        self.run_pending();
    }

    /// Brings back a removed record.
    pub fn restore(&mut self, name: &str) {
        self.vault.restore(name);
        self.run_pending();
    }

    /// Returns the names of all records, in order.
    pub fn names(&self) -> Vec<String> {
        let names = self
            .vault
            .names()
            .filter(|name| !name.starts_with(IMPORT_NOTE_PREFIX));
        names.map(str::to_owned).collect()
    }

    /// Returns which rows hold a record's lines, or `None` if the lines have been read already.
    pub fn lines(&self, name: &str) -> Option<Vec<RowRequest>> {
        let entry = self.vault.entry(name)?;
        let unread = match &entry.state {
            RecordState::Readable { lines, .. } => matches!(lines, RecordLines::OnDisk(_)),
            RecordState::Damaged => true,
            RecordState::Absent | RecordState::Newer => false,
        };
        unread.then(|| record_row_requests(self.vault.generation(), name))
    }

    /// Takes a record's rows after they were read. `unpacked` holds its lines if they are packed.
    pub fn take_lines(&mut self, name: &str, rows: &Rows, unpacked: Option<&str>) {
        let there = self.read_entry(name, rows, unpacked);
        self.vault.take_over(name, there);
    }

    fn read_entry(&self, name: &str, rows: &Rows, unpacked: Option<&str>) -> Option<RecordEntry> {
        read_record(self.vault.generation(), name, rows, |_| {
            unpacked.map(str::to_owned)
        })
    }

    /// Returns all of a record. Its lines are read first, unless that has to wait for a disk.
    pub fn content(&mut self, name: &str) -> Option<Content> {
        if let Some(asked) = self.lines(name)
            && !matches!(self.backend, StorageBackend::Disk)
            && let Ok(rows) = self.read_rows(&asked)
        {
            let there = self.read_entry(name, &rows, None);
            self.vault.sync_record(name, there);
        }
        self.vault.get(name)
    }

    /// Returns why changes aren't saved permanently, if they aren't.
    pub fn save_error(&self) -> Option<StoreError> {
        match self.backend {
            StorageBackend::Memory(_) => Some(StoreError::Blocked),
            _ => self.vault.last_error(),
        }
    }

    /// Schedules imported keys for removal from their old place, once everything is saved.
    pub(super) fn remove_when_saved(&mut self, keys: Vec<(String, u32)>) {
        self.imported_keys.extend(keys);
    }

    pub(super) fn report_fault(&mut self, trouble: StorageFault) {
        self.faults.push(trouble);
    }

    /// Returns the faults found while importing, and forgets them, so that they are shown once.
    pub fn take_faults(&mut self) -> Vec<StorageFault> {
        std::mem::take(&mut self.faults)
    }
}

/// Returns which rows hold a record, with its lines.
pub fn record_row_requests(generation: Generation, name: &str) -> Vec<RowRequest> {
    let keys = Keys(generation);
    let mut asked: Vec<RowRequest> = keys
        .single_rows(name)
        .into_iter()
        .map(RowRequest::Row)
        .collect();
    asked.push(RowRequest::Prefix(keys.lines(name)));
    asked
}
