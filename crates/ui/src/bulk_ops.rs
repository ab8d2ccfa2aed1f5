//! Bulk operations of the app state: exporting everything, restoring a file, erasing. Each is one
//! transaction or one row on the disk, so it is done completely or not at all.

use std::cell::Cell;
use std::rc::Rc;

use super::app_state::{AppState, new_writer};
use super::disk::Disk;
use store::game_lines::parse_content;
use store::transfer::MergePlan;
use store::vault::{Generation, Keys, KnownStore, RowRequest, Rows, packed_lines};
use store::{Archive, BulkOp, PackedGame, StoreError};

/// How a bulk operation is undone.
#[derive(Clone)]
pub enum BulkUndo {
    /// Return to an earlier generation.
    Generation {
        /// The generation that was put aside.
        to: Generation,
        /// The generation that replaced the one put aside.
        from: Generation,
    },
    /// Remove what a file added.
    Without(MergePlan),
}

/// Retries when another tab commits first.
const MAX_RETRIES: usize = 50;

impl AppState {
    /// Reads rows, from the disk or from the store that replaces it.
    pub(super) async fn read_rows(self, asked: &[RowRequest]) -> Result<Rows, StoreError> {
        match self.disk() {
            Some(disk) => disk.read(asked).await,
            None => {
                let rows = self.with_records(|records| records.read_rows(asked));
                rows.unwrap_or(Err(StoreError::Blocked))
            }
        }
    }

    /// Runs a bulk operation, then rereads everything. Returns the generation now in force, or
    /// `None` if another tab wrote first.
    async fn run_bulk_op(self, deed: BulkOp) -> Result<Option<Generation>, StoreError> {
        let done = match self.disk() {
            Some(disk) => {
                let knows = self
                    .with_records(|all| all.known_store())
                    .unwrap_or_default();
                let done = match (
                    write_bulk_op(&disk, &knows, deed.clone()).await,
                    deed.without_pending(),
                ) {
                    // There isn't enough space for pending changes too: they stay pending, and are
                    // carried over.
                    (Err(StoreError::Full), Some(alone)) => {
                        write_bulk_op(&disk, &knows, alone).await?
                    }
                    (done, _) => done?,
                };
                if let Some(age) = done {
                    self.with_records(|records| records.note_own_generation(age));
                }
                self.reread_startup_data(&disk).await?;
                done
            }
            None => {
                let done = self.with_records(|records| records.run_bulk_op(&deed));
                done.unwrap_or(Err(StoreError::Blocked))?
            }
        };
        if done.is_some() {
            self.send_everything_changed();
        }
        self.reload_preferences();
        self.save_changes();
        if done.is_none() {
            // If the store was lost, it is written again before the operation is retried.
            self.write_all().await;
        }
        Ok(done)
    }

    fn generation(self) -> Generation {
        let age = self.with_records(|records| records.generation());
        age.unwrap_or_default()
    }

    /// Erases everything. The data stays on the disk until no undo can reach it.
    pub async fn erase_all(self) -> Result<BulkUndo, StoreError> {
        self.replace_all(&Archive::default()).await
    }

    /// Replaces everything with a file's content.
    pub async fn replace_all(self, archive: &Archive) -> Result<BulkUndo, StoreError> {
        self.hold_deleted_data();
        for _ in 0..MAX_RETRIES {
            let to = self.generation();
            let deed = self.with_records(|records| records.replace_op(archive));
            if let Some(from) = self.run_bulk_op(deed.ok_or(StoreError::Blocked)?).await? {
                return Ok(BulkUndo::Generation { to, from });
            }
        }
        Err(StoreError::Blocked)
    }

    /// Adds a file's content to what is here. Returns which games were added.
    pub async fn merge_archive(
        self,
        archive: &Archive,
    ) -> Result<(Vec<String>, BulkUndo), StoreError> {
        self.hold_deleted_data();
        // The file's names may clash with those of any game, so all heads are needed.
        self.read_remaining_heads().await?;
        let archive = &mut archive.clone();
        for _ in 0..MAX_RETRIES {
            self.mark_existing_games(archive).await?;
            let unread = self.with_records(|records| records.unread_games_in(&*archive));
            for name in unread.unwrap_or_default() {
                self.read_record(&name).await?;
            }
            let merging = self.with_records(|records| records.merge(archive, new_writer()));
            let merging = merging.ok_or(StoreError::Blocked)?;
            if self.run_bulk_op(merging.bulk_op()).await?.is_some() {
                return Ok((merging.games.clone(), BulkUndo::Without(merging)));
            }
        }
        Err(StoreError::Blocked)
    }

    /// Undoes a bulk operation. Returns whether that was possible: it isn't once another tab has
    /// replaced everything.
    pub async fn undo_bulk_op(self, way: &BulkUndo) -> Result<bool, StoreError> {
        match way {
            BulkUndo::Generation { to, from } => {
                if self.generation() != *from {
                    return Ok(false);
                }
                let back = self.with_records(|records| records.go_back_op(*to));
                let done = self.run_bulk_op(back.ok_or(StoreError::Blocked)?).await?;
                Ok(done.is_some())
            }
            BulkUndo::Without(merging) => {
                for _ in 0..MAX_RETRIES {
                    if self.generation() != merging.generation() {
                        break;
                    }
                    let back = self.with_records(|all| all.unmerge(merging, new_writer()));
                    if self
                        .run_bulk_op(back.ok_or(StoreError::Blocked)?)
                        .await?
                        .is_some()
                    {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
        }
    }

    fn hold_deleted_data(self) {
        if let Some(disk) = self.disk() {
            disk.hold_deleted_data();
        }
    }

    /// Returns all rows of the current generation, including pending changes.
    pub async fn rows_for_file(self) -> Result<(Generation, Rows), StoreError> {
        let of = self.generation();
        let rows = self
            .read_rows(&[RowRequest::Prefix(Keys(of).prefix())])
            .await?;
        let rows = self.with_records(|records| records.with_pending(&rows));
        Ok((of, rows.ok_or(StoreError::Blocked)?))
    }

    /// Decompresses the texts that are present; the result has the same order.
    pub async fn unpack_all(self, texts: Vec<Option<String>>) -> Vec<Option<String>> {
        let all: Vec<String> = texts.iter().flatten().cloned().collect();
        let unpacked = match self.disk().filter(|_| !all.is_empty()) {
            Some(disk) => disk.unpack_all(&all).await,
            None => Vec::new(),
        };
        let mut unpacked = unpacked.into_iter();
        let place = |text: Option<String>| text.and_then(|_| unpacked.next()?);
        texts.into_iter().map(place).collect()
    }

    /// Returns a game from a file, with its steps packed as they are stored; `None` if they can't
    /// be packed.
    pub async fn pack_game(self, name: &str, text: &str) -> Option<PackedGame> {
        let content = parse_content(name, text);
        let lines = content.lines.len();
        // Packed lines are separated by line ends, so no line may contain one.
        let fits = lines > 0 && !content.lines.iter().any(|line| line.contains('\n'));
        let disk = self.disk().filter(|_| fits)?;
        let text = disk.pack(&content.lines.join("\n")).await?;
        Some(PackedGame {
            head: content.head,
            lines,
            text,
            same: None,
        })
    }

    /// Marks the packed games of a file that are already on this device.
    async fn mark_existing_games(self, archive: &mut Archive) -> Result<(), StoreError> {
        for game in archive.packed.values_mut() {
            game.same = None;
        }
        let perhaps = self.with_records(|records| records.possible_duplicates(&*archive));
        let (Some(perhaps), Some(disk)) = (perhaps, self.disk()) else {
            return Ok(());
        };
        let of = self.generation();
        let keys = perhaps.iter().map(|(_, place)| Keys(of).pack(place));
        let rows = disk
            .read(&keys.map(RowRequest::Row).collect::<Vec<_>>())
            .await?;
        for (name, place) in perhaps {
            let Some(game) = archive.packed.get_mut(&name) else {
                continue;
            };
            let lies = packed_lines(of, &place, &rows);
            let mut same = lies.as_ref() == Some(&game.text);
            if !same {
                // The stored game is not packed, or was packed by another browser.
                self.read_record(&place).await?;
                let here = self
                    .with_records(|records| records.content(&place))
                    .flatten();
                let lines = disk.unpack(&game.text).await;
                same = lines.is_some() && here.map(|here| here.lines.join("\n")) == lines;
            }
            if same {
                game.same.get_or_insert(place);
            }
        }
        Ok(())
    }

    /// Reads a record with all its lines, including another tab's entries in the write-ahead log.
    pub(super) async fn read_record(self, name: &str) -> Result<(), StoreError> {
        let of = self.generation();
        let mut asked = store::record_row_requests(of, name);
        asked.extend(KnownStore::identity_rows());
        let rows = self.read_rows(&asked).await?;
        if let Some(disk) = self.disk()
            && self.with_records(|all| all.known_store().is_lost(&rows)) == Some(true)
        {
            self.reread_startup_data(&disk).await?;
            self.reload_preferences();
            self.save_changes();
            return Ok(());
        }
        let lines = match (self.disk(), packed_lines(of, name, &rows)) {
            (Some(disk), Some(text)) => disk.unpack(&text).await,
            _ => None,
        };
        self.with_records(|records| records.take_lines(name, &rows, lines.as_deref()));
        Ok(())
    }
}

async fn write_bulk_op(
    disk: &Disk,
    knows: &KnownStore,
    deed: BulkOp,
) -> Result<Option<Generation>, StoreError> {
    let now = Rc::new(Cell::new(None));
    let told = Rc::clone(&now);
    let (needs, knows) = (deed.required_rows(), knows.clone());
    let decide = move |rows| {
        let (now, write) = deed.apply_unless_lost(&knows, &rows).unzip();
        told.set(now);
        write.unwrap_or_default()
    };
    disk.write(&needs, decide).await?;
    Ok(now.get())
}
