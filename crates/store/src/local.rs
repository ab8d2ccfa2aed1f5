//! Whole-store operations on rows that aren't on a disk, so that nothing has to wait. The page
//! does the same on its disk, each in one transaction.

use super::bulk_op::BulkOp;
use super::transfer::MergePlan;
use super::vault::generations::cleanup_rows;
use super::vault::{Generation, RowRequest, WriterId};
use super::{Archive, Records, SortedMap, Store, StoreError};

impl<S: Store> Records<S> {
    /// Returns all records as a file holds them.
    ///
    /// # Errors
    /// Why nothing could be read.
    pub fn archive_local(&self) -> Result<Archive, StoreError> {
        let rows = self.read_rows(&[RowRequest::Prefix(String::new())])?;
        Ok(self.archive(&rows, &SortedMap::new()))
    }

    /// Erases everything. Returns the previous generation, which can be restored.
    ///
    /// # Errors
    /// Why nothing was erased.
    ///
    /// ```
    /// use store::{MemoryStore, Records};
    ///
    /// let mut records = Records::new(MemoryStore::default());
    /// records.save("players", "Ada");
    /// let before = records.erase_local()?;
    /// assert!(records.names().is_empty());
    /// records.go_back_local(before)?;
    /// assert_eq!(records.names(), ["players"]);
    /// # Ok::<(), store::StoreError>(())
    /// ```
    pub fn erase_local(&mut self) -> Result<Generation, StoreError> {
        self.replace_local(&Archive::default())
    }

    /// Replaces everything with a file's content. Returns the previous generation, which can be
    /// restored.
    ///
    /// # Errors
    /// Why nothing was replaced.
    pub fn replace_local(&mut self, archive: &Archive) -> Result<Generation, StoreError> {
        let before = self.generation();
        self.run_bulk_op(&self.replace_op(archive))?;
        Ok(before)
    }

    /// Goes back to an earlier generation.
    ///
    /// # Errors
    /// Why nothing was changed.
    pub fn go_back_local(&mut self, to: Generation) -> Result<(), StoreError> {
        self.run_bulk_op(&self.go_back_op(to)).map(drop)
    }

    /// Adds a file's records to those on this device. `by` must be a new writer, as for
    /// [`Records::merge`].
    ///
    /// # Errors
    /// Why nothing was imported.
    ///
    /// ```
    /// use store::vault::WriterId;
    /// use store::{Archive, MemoryStore, Records};
    ///
    /// let mut records = Records::new(MemoryStore::default());
    /// records.save("players", "Ada");
    /// let mut archive = Archive::default();
    /// archive.records.insert("settings".to_owned(), "dark".to_owned());
    ///
    /// let import = records.merge_local(&archive, WriterId(8))?;
    /// assert_eq!(records.names(), ["players", "settings"]);
    /// records.unmerge_local(&import, WriterId(9))?;
    /// assert_eq!(records.names(), ["players"]);
    /// # Ok::<(), store::StoreError>(())
    /// ```
    pub fn merge_local(
        &mut self,
        archive: &Archive,
        by: WriterId,
    ) -> Result<MergePlan, StoreError> {
        let merging = self.merge(archive, by);
        self.run_bulk_op(&merging.bulk_op())?;
        Ok(merging)
    }

    /// Undoes an import.
    ///
    /// # Errors
    /// Why the import stays.
    pub fn unmerge_local(&mut self, merging: &MergePlan, by: WriterId) -> Result<(), StoreError> {
        let back = self.unmerge(merging, by);
        self.run_bulk_op(&back).map(drop)
    }

    /// Runs an operation and reads everything again. Returns the generation in force afterwards,
    /// or `None` if another page was faster.
    ///
    /// # Errors
    /// Why the operation failed. Nothing was changed.
    pub fn run_bulk_op(&mut self, op: &BulkOp) -> Result<Option<Generation>, StoreError> {
        let rows = self.read_rows(&op.required_rows())?;
        let (now, write) = op.apply_unless_lost(&self.known_store(), &rows).unzip();
        self.write_rows(write.unwrap_or_default())?;
        now.into_iter()
            .for_each(|generation| self.note_own_generation(generation));
        self.reread()?;
        Ok(now)
    }

    /// Cleans up: removes earlier generations and removed records, which can't be restored after
    /// that.
    ///
    /// # Errors
    /// Why nothing was cleaned up.
    ///
    /// ```
    /// use store::{MemoryStore, Records};
    ///
    /// let mut records = Records::new(MemoryStore::default());
    /// records.save("players", "Ada");
    /// records.remove("players");
    /// records.sweep_local()?;
    /// records.reread()?;
    /// records.restore("players");
    /// assert!(records.names().is_empty(), "too late");
    /// # Ok::<(), store::StoreError>(())
    /// ```
    pub fn sweep_local(&mut self) -> Result<(), StoreError> {
        let rows = self.read_rows(&[RowRequest::Prefix(String::new())])?;
        self.write_rows(cleanup_rows(
            self.generation(),
            rows.keys().map(String::as_str),
        ))
    }
}
