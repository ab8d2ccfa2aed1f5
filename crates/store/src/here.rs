//! Whole-store operations on rows that aren't on a disk, so that nothing has to wait. The page
//! does the same on its disk, each in one transaction.

use super::carry::Merging;
use super::deed::Deed;
use super::vault::ages::litter;
use super::vault::{Age, Asked, Writer};
use super::{Archive, Records, Refused, Sorted, Store};

impl<S: Store> Records<S> {
    /// Returns all records as a file holds them.
    ///
    /// # Errors
    /// Why nothing could be read.
    pub fn archive_here(&self) -> Result<Archive, Refused> {
        let rows = self.rows(&[Asked::Under(String::new())])?;
        Ok(self.archive(&rows, &Sorted::new()))
    }

    /// Erases everything. Returns the previous generation, which can be restored.
    ///
    /// # Errors
    /// Why nothing was erased.
    pub fn erase_here(&mut self) -> Result<Age, Refused> {
        self.replace_here(&Archive::default())
    }

    /// Replaces everything with a file's content. Returns the previous generation, which can be
    /// restored.
    ///
    /// # Errors
    /// Why nothing was replaced.
    pub fn replace_here(&mut self, archive: &Archive) -> Result<Age, Refused> {
        let before = self.age();
        self.does(&self.replacing(archive))?;
        Ok(before)
    }

    /// Goes back to an earlier generation.
    ///
    /// # Errors
    /// Why nothing was changed.
    pub fn go_back_here(&mut self, to: Age) -> Result<(), Refused> {
        self.does(&self.going_back(to)).map(drop)
    }

    /// Adds a file's records to those on this device. `by` must be a new writer, as for
    /// [`Records::merge`].
    ///
    /// # Errors
    /// Why nothing was imported.
    pub fn merge_here(&mut self, archive: &Archive, by: Writer) -> Result<Merging, Refused> {
        let merging = self.merge(archive, by);
        self.does(&merging.deed())?;
        Ok(merging)
    }

    /// Undoes an import.
    ///
    /// # Errors
    /// Why the import stays.
    pub fn unmerge_here(&mut self, merging: &Merging, by: Writer) -> Result<(), Refused> {
        let back = self.unmerge(merging, by);
        self.does(&back).map(drop)
    }

    /// Runs an operation and reads everything again. Returns the generation in force afterwards,
    /// or `None` if another page was faster.
    ///
    /// # Errors
    /// Why the operation failed. Nothing was changed.
    pub fn does(&mut self, deed: &Deed) -> Result<Option<Age>, Refused> {
        let rows = self.rows(&deed.needs())?;
        let (now, write) = deed.runs(&self.knows(), &rows).unzip();
        self.write(write.unwrap_or_default())?;
        now.into_iter().for_each(|age| self.has_made(age));
        self.look_again()?;
        Ok(now)
    }

    /// Cleans up: removes earlier generations and removed records, which can't be restored after
    /// that.
    ///
    /// # Errors
    /// Why nothing was cleaned up.
    pub fn sweep_here(&mut self) -> Result<(), Refused> {
        let rows = self.rows(&[Asked::Under(String::new())])?;
        self.write(litter(self.age(), rows.keys().map(String::as_str)))
    }
}
