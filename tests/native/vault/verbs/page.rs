//! A page, as in `crates/ui`: what it does synchronously, and what it asks of the disk.

use base::sorting::SortedMap;
use store::transfer::MergePlan;
use store::vault::generations::cleanup_rows;
use store::vault::{
    Content, GENERATION_KEY, Generation, Keys, KnownStore, RecordChange, RecordLines, RecordState,
    RowRequest, RowWrite, Rows, Transaction, TransactionOutcome as Ran, WriterId,
    current_generation, packed_lines, read_entries, read_record,
};
use store::{Archive, Records, StoreError, initial_row_requests, record_row_requests};

use super::house::{PAGE, RecordSet, StoredRecord, parse_record};
use super::stores::{Disk, LocalStore};

/// A bulk operation in progress.
#[derive(Debug, Clone)]
pub enum BulkOperation {
    StoreOp(store::BulkOp),
    Sweep,
}

impl BulkOperation {
    pub fn name(&self) -> &'static str {
        match self {
            BulkOperation::StoreOp(store::BulkOp::Replace { .. }) => "Replace",
            BulkOperation::StoreOp(store::BulkOp::GoBack { .. }) => "GoBack",
            BulkOperation::StoreOp(store::BulkOp::Merge { .. }) => "Run",
            BulkOperation::Sweep => "Sweep",
        }
    }

    fn required_rows(&self) -> Vec<RowRequest> {
        match self {
            BulkOperation::StoreOp(deed) => deed.required_rows(),
            BulkOperation::Sweep => [
                RowRequest::Row(GENERATION_KEY.to_owned()),
                RowRequest::KeysWithPrefix(String::new()),
            ]
            .into(),
        }
    }

    /// The rows to write and the generation in force afterwards, or `None` if another tab wrote
    /// first.
    fn apply_unless_lost(
        &self,
        knows: &KnownStore,
        rows: &Rows,
    ) -> Option<(Generation, Vec<RowWrite>)> {
        match self {
            BulkOperation::StoreOp(deed) => deed.apply_unless_lost(knows, rows),
            BulkOperation::Sweep => {
                let of = current_generation(rows);
                Some((of, cleanup_rows(of, rows.keys().map(String::as_str))))
            }
        }
    }
}

/// The result of the page's own transaction.
#[derive(Debug, Clone)]
pub enum TransactionEnd {
    Finished(Ran),
    Refused(StoreError),
}

#[derive(Debug)]
pub struct Page {
    pub records: Records<LocalStore>,
    pub has_disk: bool,
    pub running: Option<(Transaction, KnownStore)>,
    /// The changes in the last transaction.
    pub sent: Vec<(RecordChange, bool)>,
    pub ended: Option<TransactionEnd>,
    pub deed: Option<BulkOperation>,
    /// The generation in force after the bulk operation, or `None` if another tab wrote first.
    pub deed_ended: Option<Result<Option<Generation>, StoreError>>,
    /// The game at the table, as it is shown there.
    pub table: Option<(String, Content)>,
    /// A record being loaded, and the rows found.
    pub reading: Option<(String, Rows)>,
    /// The rows read after a bulk operation, before they are applied.
    pub turning: Option<(Rows, Rows)>,
    /// Records that this page reported to continue in another tab.
    pub elsewhere: Vec<String>,
}

pub fn pack(lines: &[String]) -> String {
    format!("packed {}", lines.join("|"))
}

pub fn unpack(text: &str) -> Option<String> {
    Some(text.strip_prefix("packed ")?.replace('|', "\n"))
}

impl Page {
    /// Opens a page, on the disk if there is one.
    pub fn open(local: &LocalStore, disk: Option<&Disk>, writer: u64) -> Page {
        let records = match disk {
            Some(disk) => {
                let found = disk.read(&KnownStore::identity_rows());
                let of = current_generation(&found);
                let mut rows = disk.read(&initial_row_requests(of));
                rows.extend(found);
                Records::on_disk(local.clone(), WriterId(writer), of, &rows)
            }
            None => Records::without_disk(local.clone(), WriterId(writer)),
        };
        Page {
            records,
            has_disk: disk.is_some(),
            running: None,
            sent: Vec::new(),
            ended: None,
            deed: None,
            deed_ended: None,
            table: None,
            reading: None,
            turning: None,
            elsewhere: Vec::new(),
        }
    }

    fn read(&self, disk: &Disk, asked: &[RowRequest]) -> Rows {
        if self.has_disk {
            disk.read(asked)
        } else {
            self.records.read_rows(asked).unwrap()
        }
    }

    fn read_first(&self, disk: &Disk) -> (Rows, Rows) {
        let found = self.read(disk, &KnownStore::identity_rows());
        let of = current_generation(&found);
        (found, self.read(disk, &initial_row_requests(of)))
    }

    /// Reloads after another tab announced that everything changed.
    pub fn reload(&mut self, disk: &Disk) {
        let (found, rows) = self.read_first(disk);
        self.records.take_reread_rows(&found, &rows);
    }

    pub fn generation(&self) -> Generation {
        self.records.generation()
    }

    /// Starts loading a record with its lines.
    pub fn start_loading(&mut self, disk: &Disk, name: &str) {
        let rows = self.read(disk, &record_row_requests(self.generation(), name));
        self.reading = Some((name.to_owned(), rows));
    }

    /// Applies the loaded rows.
    pub fn apply_loaded_rows(&mut self) {
        if let Some((name, rows)) = self.reading.take() {
            let lines =
                packed_lines(self.generation(), &name, &rows).and_then(|text| unpack(&text));
            self.records.take_lines(&name, &rows, lines.as_deref());
        }
    }

    /// Loads a record with its lines.
    pub fn load_record(&mut self, disk: &Disk, name: &str) {
        self.start_loading(disk, name);
        self.apply_loaded_rows();
    }

    /// Opens a game, and returns what it shows.
    pub fn open_game(&mut self, disk: &Disk, name: &str) -> Result<Content, String> {
        if let Some((at, content)) = &self.table
            && at == name
        {
            return Ok(content.clone());
        }
        self.load_record(disk, name);
        let content = self.records.content(name);
        content.ok_or_else(|| format!("{name} does not open"))
    }

    pub fn save_content(&mut self, name: &str, content: Content) {
        self.records.save_content(name, &content);
        if !content.lines.is_empty() {
            self.table = Some((name.to_owned(), content));
        }
    }

    /// All records, as a file holds them.
    pub fn archive(&self, disk: &Disk) -> Archive {
        let rows = self.read(
            disk,
            &[RowRequest::Prefix(Keys(self.generation()).prefix())],
        );
        let packs = Keys(self.generation()).pack("");
        let names = rows.keys().filter_map(|key| key.strip_prefix(&packs));
        let unpacked: SortedMap<String> = names
            .filter_map(|name| {
                let text = packed_lines(self.generation(), name, &rows)?;
                Some((name.to_owned(), unpack(&text)?))
            })
            .collect();
        self.records.archive(&rows, &unpacked)
    }

    /// Packs a game, if it is intact.
    pub fn pack(&mut self, disk: &Disk, name: &str) {
        let rows = disk.read(&record_row_requests(self.generation(), name));
        let found = read_record(self.generation(), name, &rows, |_| None);
        if let Some(entry) = found
            && matches!(entry.state, RecordState::Readable { lost: 0, .. })
            && let Some(content) = entry.content()
        {
            let text = pack(&content.lines);
            self.records.vault().pack(name, entry.rev, text);
        }
    }

    pub fn merge(&mut self, disk: &Disk, archive: &Archive, by: u64) -> MergePlan {
        for name in self.records.unread_games_in(archive) {
            self.load_record(disk, &name);
        }
        self.records.merge(archive, WriterId(by))
    }

    /// Begins a bulk operation.
    pub fn begin_bulk(&mut self, deed: BulkOperation) {
        self.table = None;
        self.deed = Some(deed);
    }

    /// Lets the disk run the bulk operation, or refuse it.
    pub fn commit_bulk(&mut self, disk: &mut Disk) {
        let Some(deed) = self.deed.clone() else {
            return;
        };
        let asked = deed.required_rows();
        let mut now = None;
        let knows = self.records.known_store();
        let mut decide = |rows: &Rows| {
            let (generation, write) = deed.apply_unless_lost(&knows, rows).unzip();
            now = generation;
            write.unwrap_or_default()
        };
        let written = if self.has_disk {
            let lies = self.records.store().faults().disk_lies;
            disk.transact(&asked, decide, lies)
        } else {
            let rows = decide(&self.records.read_rows(&asked).unwrap());
            self.records.write_rows(rows)
        };
        if let Some(generation) = now.filter(|_| written.is_ok()) {
            self.records.note_own_generation(generation);
        }
        self.deed_ended = Some(written.map(|()| now));
    }

    /// Takes the result of the bulk operation and reads everything again.
    pub fn end_bulk(&mut self, disk: &Disk) {
        match self.deed_ended.take() {
            Some(Ok(_)) => {
                self.turning = Some(self.read_first(disk));
            }
            _ => self.deed = None,
        }
    }

    /// Applies what was read.
    pub fn apply_read_rows(&mut self) {
        if let Some((found, rows)) = self.turning.take() {
            self.records.take_reread_rows(&found, &rows);
        }
        self.deed = None;
    }

    /// The next possible steps of the disk and of the page.
    pub fn next_steps(&self) -> Vec<&'static str> {
        let mut can = Vec::new();
        match (&self.running, &self.ended) {
            (Some(_), _) => can.push("commit"),
            // The page finishes its own bulk operation first.
            (None, Some(TransactionEnd::Finished(Ran::OtherGeneration))) if self.deed.is_some() => {
            }
            (None, Some(_)) => can.push("answer"),
            (None, None) => can.push("start"),
        }
        match (&self.deed, &self.deed_ended, &self.turning) {
            (Some(_), _, Some(_)) => can.push("turn"),
            (Some(_), Some(_), _) => can.push("end_deed"),
            (Some(_), None, _) => can.push("commit_deed"),
            _ => {}
        }
        can
    }

    /// Starts the next transaction.
    pub fn start(&mut self) {
        let next = self.records.vault().next_transaction();
        let knows = self.records.known_store();
        self.running = next.map(|next| (next, knows));
    }

    /// Lets the disk run the transaction, or refuse it.
    pub fn commit(&mut self, disk: &mut Disk) {
        let Some((next, knows)) = self.running.take() else {
            return;
        };
        self.sent = next.changes.clone();
        let mut asked = next.required_rows();
        asked.extend(KnownStore::identity_rows());
        let mut ended = TransactionEnd::Finished(Ran::OtherGeneration);
        let decide = |rows: &Rows| {
            let (ran, write) = knows.apply_transaction(&next, rows);
            ended = TransactionEnd::Finished(ran);
            write
        };
        let lies = self.records.store().faults().disk_lies;
        if let Err(refused) = disk.transact(&asked, decide, lies) {
            ended = TransactionEnd::Refused(refused);
        }
        self.ended = Some(ended);
    }

    /// Takes the result of the transaction.
    pub fn end_commit(&mut self, disk: &Disk) {
        let Some(ended) = self.ended.take() else {
            return;
        };
        let outcome = match &ended {
            TransactionEnd::Finished(Ran::Applied(landed, _)) => Ok(landed.clone()),
            TransactionEnd::Finished(Ran::OtherGeneration | Ran::StoreLost) => Ok(Vec::new()),
            TransactionEnd::Refused(refused) => Err(*refused),
        };
        self.records.vault().finish_transaction(outcome);
        self.records.run_pending();
        match ended {
            TransactionEnd::Finished(Ran::Applied(_, id)) => {
                self.records.set_store_id(id);
                self.reload_overtaken(disk);
            }
            TransactionEnd::Finished(Ran::OtherGeneration | Ran::StoreLost) => self.reload(disk),
            TransactionEnd::Refused(_) => {}
        }
    }

    fn reload_overtaken(&mut self, disk: &Disk) {
        let names = self.records.vault().overtaken().map(str::to_owned);
        let names: Vec<String> = names.collect();
        for name in names {
            let rows = disk.read(&record_row_requests(self.generation(), &name));
            let there = read_entries(self.generation(), &rows).remove(&name);
            let cleared = there.is_none();
            let content = self.records.vault().get(&name);
            self.records.vault().sync_record(&name, there);
            match content.filter(|_| cleared) {
                Some(content) => self.records.save_content(&name, &content),
                None => self.elsewhere.push(name),
            }
        }
    }

    /// Whether everything on the page is reported saved.
    pub fn is_saved(&mut self) -> bool {
        let hurries = self.records.store().faults().page_hurries && self.running.is_some();
        self.deed.is_none() && (hurries || self.records.vault().is_saved())
    }

    /// All records that the page shows, and the names of the damaged ones.
    pub fn shown_records(&mut self, disk: &Disk) -> (RecordSet, Vec<String>) {
        let mut house = RecordSet::default();
        let mut damaged = Vec::new();
        let names = self.records.vault().entries();
        let names: Vec<String> = names.map(|(name, _)| name.to_owned()).collect();
        for name in names.iter().filter(|name| !name.starts_with("taken/")) {
            if self.records.lines(name).is_some() {
                let rows = self.read(disk, &record_row_requests(self.generation(), name));
                let lines =
                    packed_lines(self.generation(), name, &rows).and_then(|text| unpack(&text));
                let there = read_record(self.generation(), name, &rows, |_| lines.clone());
                self.records.vault().sync_record(name, there);
            }
            let entry = self.records.entry(name).unwrap();
            let (gone, by) = (entry.gone, PAGE);
            let empty = StoredRecord {
                head: 0,
                steps: Vec::new(),
                gone,
                by,
                swept: true,
            };
            let thing = match &entry.state {
                RecordState::Absent if !gone => continue,
                RecordState::Absent => empty,
                RecordState::Readable {
                    head, lines, lost, ..
                } => {
                    if *lost > 0 {
                        damaged.push(name.clone());
                    }
                    let RecordLines::Loaded(lines) = lines else {
                        panic!("{name} was not loaded");
                    };
                    let (head, lines) = (head.clone(), lines.clone());
                    let (head, steps) = parse_record(&Content { head, lines }).unwrap();
                    StoredRecord {
                        head,
                        steps,
                        swept: false,
                        ..empty
                    }
                }
                RecordState::Damaged | RecordState::Newer => {
                    damaged.push(name.clone());
                    empty
                }
            };
            house.things.insert(name.clone(), thing);
        }
        (house, damaged)
    }
}
