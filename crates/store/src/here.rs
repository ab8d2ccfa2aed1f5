//! What is done to everything at once, where nothing has to wait: with rows that are not on a
//! disk. The page does the same on its disk, each in one transaction.

use super::carry::Merging;
use super::deed::Deed;
use super::vault::ages::litter;
use super::vault::{Age, Asked, Writer};
use super::{Archive, Records, Refused, Sorted, Store};

impl<S: Store> Records<S> {
    /// Everything, as a file holds it.
    ///
    /// # Errors
    /// Why nothing is handed out.
    pub fn archive_here(&self) -> Result<Archive, Refused> {
        let rows = self.rows(&[Asked::Under(String::new())])?;
        Ok(self.archive(&rows, &Sorted::new()))
    }

    /// Puts everything aside. What is handed out goes back to it.
    ///
    /// # Errors
    /// Why it stays.
    pub fn erase_here(&mut self) -> Result<Age, Refused> {
        self.replace_here(&Archive::default())
    }

    /// Puts everything aside for what a file holds. What is handed out goes back to it.
    ///
    /// # Errors
    /// Why it stays.
    pub fn replace_here(&mut self, archive: &Archive) -> Result<Age, Refused> {
        let before = self.age();
        self.does(&self.replacing(archive))?;
        Ok(before)
    }

    /// Goes back to what was put aside.
    ///
    /// # Errors
    /// Why it stays aside.
    pub fn go_back_here(&mut self, to: Age) -> Result<(), Refused> {
        self.does(&self.going_back(to)).map(drop)
    }

    /// Lays a file beside what is here. `by` is somebody new, as for [`Records::merge`].
    ///
    /// # Errors
    /// Why nothing of it came.
    pub fn merge_here(&mut self, archive: &Archive, by: Writer) -> Result<Merging, Refused> {
        let merging = self.merge(archive, by);
        self.does(&merging.deed())?;
        Ok(merging)
    }

    /// Takes away again what a file has brought.
    ///
    /// # Errors
    /// Why it stays.
    pub fn unmerge_here(&mut self, merging: &Merging, by: Writer) -> Result<(), Refused> {
        let back = self.unmerge(merging, by);
        self.does(&back).map(drop)
    }

    /// Does a deed, and looks at everything again. Says which age is in force then, or that
    /// somebody else was quicker.
    ///
    /// # Errors
    /// Why nothing was done.
    pub fn does(&mut self, deed: &Deed) -> Result<Option<Age>, Refused> {
        let rows = self.rows(&deed.needs())?;
        let (now, write) = deed.runs(&self.knows(), &rows).unzip();
        self.write(write.unwrap_or_default())?;
        now.into_iter().for_each(|age| self.has_made(age));
        self.look_again()?;
        Ok(now)
    }

    /// Sweeps away what nobody can come back to.
    ///
    /// # Errors
    /// Why it stays.
    pub fn sweep_here(&mut self) -> Result<(), Refused> {
        let rows = self.rows(&[Asked::Under(String::new())])?;
        self.write(litter(self.age(), rows.keys().map(String::as_str)))
    }
}
