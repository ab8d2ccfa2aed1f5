//! Bulk operations of the desk: exporting everything, restoring a file, erasing. Each is one
//! transaction or one row on the disk, so it is done completely or not at all.

use std::cell::Cell;
use std::rc::Rc;

use super::desk::{Desk, fresh_writer};
use super::disk::Disk;
use store::carry::Merging;
use store::leaves::content_of;
use store::vault::{Age, Asked, Keys, Knows, Rows, packed};
use store::{Archive, Deed, PackedGame, Refused};

/// How a bulk operation is undone.
#[derive(Clone)]
pub enum WayBack {
    /// Return to an earlier generation.
    Age {
        /// The generation that was put aside.
        to: Age,
        /// The generation that replaced it.
        from: Age,
    },
    /// Remove what a file added.
    Without(Merging),
}

/// Retries when another tab commits first.
const TRIES: usize = 50;

impl Desk {
    /// Reads rows, from the disk or from the store that replaces it.
    pub(super) async fn rows(self, asked: &[Asked]) -> Result<Rows, Refused> {
        match self.disk() {
            Some(disk) => disk.read(asked).await,
            None => {
                let rows = self.with_records(|records| records.rows(asked));
                rows.unwrap_or(Err(Refused::Blocked))
            }
        }
    }

    /// Runs a bulk operation, then rereads everything. Returns the generation now in force, or
    /// `None` if another tab wrote first.
    async fn does(self, deed: Deed) -> Result<Option<Age>, Refused> {
        let done = match self.disk() {
            Some(disk) => {
                let knows = self.with_records(|all| all.knows()).unwrap_or_default();
                let done = match (write(&disk, &knows, deed.clone()).await, deed.alone()) {
                    // Pending changes stay pending, and are adapted.
                    (Err(Refused::Full), Some(alone)) => write(&disk, &knows, alone).await?,
                    (done, _) => done?,
                };
                if let Some(age) = done {
                    self.with_records(|records| records.has_made(age));
                }
                self.look_again(&disk).await?;
                done
            }
            None => {
                let done = self.with_records(|records| records.does(&deed));
                done.unwrap_or(Err(Refused::Blocked))?
            }
        };
        if done.is_some() {
            self.tell_tabs_of_everything();
        }
        self.lay_out();
        self.changed();
        if done.is_none() {
            // After a loss of the store, rewriting it comes first.
            self.write_all().await;
        }
        Ok(done)
    }

    fn age(self) -> Age {
        let age = self.with_records(|records| records.age());
        age.unwrap_or_default()
    }

    /// Erases everything. The data stays on the disk until no undo can reach it.
    pub async fn erase(self) -> Result<WayBack, Refused> {
        self.replace(&Archive::default()).await
    }

    /// Replaces everything with a file's content.
    pub async fn replace(self, archive: &Archive) -> Result<WayBack, Refused> {
        self.hold_litter();
        for _ in 0..TRIES {
            let to = self.age();
            let deed = self.with_records(|records| records.replacing(archive));
            if let Some(from) = self.does(deed.ok_or(Refused::Blocked)?).await? {
                return Ok(WayBack::Age { to, from });
            }
        }
        Err(Refused::Blocked)
    }

    /// Adds a file's content to what is here. Returns which games were added.
    pub async fn merge(self, archive: &Archive) -> Result<(Vec<String>, WayBack), Refused> {
        self.hold_litter();
        // The file's names may clash with those of any game, so all heads are needed.
        self.read_rest().await?;
        let archive = &mut archive.clone();
        for _ in 0..TRIES {
            self.find_same(archive).await?;
            let unread = self.with_records(|records| records.taken_by(&*archive));
            for name in unread.unwrap_or_default() {
                self.read_record(&name).await?;
            }
            let merging = self.with_records(|records| records.merge(archive, fresh_writer()));
            let merging = merging.ok_or(Refused::Blocked)?;
            if self.does(merging.deed()).await?.is_some() {
                return Ok((merging.games.clone(), WayBack::Without(merging)));
            }
        }
        Err(Refused::Blocked)
    }

    /// Undoes a bulk operation. Returns whether that was possible: it isn't once another tab has
    /// replaced everything.
    pub async fn go_back(self, way: &WayBack) -> Result<bool, Refused> {
        match way {
            WayBack::Age { to, from } => {
                if self.age() != *from {
                    return Ok(false);
                }
                let back = self.with_records(|records| records.going_back(*to));
                let done = self.does(back.ok_or(Refused::Blocked)?).await?;
                Ok(done.is_some())
            }
            WayBack::Without(merging) => {
                for _ in 0..TRIES {
                    if self.age() != merging.of() {
                        break;
                    }
                    let back = self.with_records(|all| all.unmerge(merging, fresh_writer()));
                    if self.does(back.ok_or(Refused::Blocked)?).await?.is_some() {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
        }
    }

    fn hold_litter(self) {
        if let Some(disk) = self.disk() {
            disk.hold_litter();
        }
    }

    /// Returns all rows of the current generation, including pending changes.
    pub async fn rows_for_file(self) -> Result<(Age, Rows), Refused> {
        let of = self.age();
        let rows = self.rows(&[Asked::Under(Keys(of).all())]).await?;
        let rows = self.with_records(|records| records.with_pending(&rows));
        Ok((of, rows.ok_or(Refused::Blocked)?))
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

    /// A game from a file, with its steps packed as they are stored; `None` if they can't be
    /// packed.
    pub async fn pack_game(self, name: &str, text: &str) -> Option<PackedGame> {
        let content = content_of(name, text);
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
    async fn find_same(self, archive: &mut Archive) -> Result<(), Refused> {
        for game in archive.packed.values_mut() {
            game.same = None;
        }
        let perhaps = self.with_records(|records| records.perhaps_here(&*archive));
        let (Some(perhaps), Some(disk)) = (perhaps, self.disk()) else {
            return Ok(());
        };
        let of = self.age();
        let keys = perhaps.iter().map(|(_, place)| Keys(of).pack(place));
        let rows = disk.read(&keys.map(Asked::Key).collect::<Vec<_>>()).await?;
        for (name, place) in perhaps {
            let Some(game) = archive.packed.get_mut(&name) else {
                continue;
            };
            let lies = packed(of, &place, &rows);
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
    pub(super) async fn read_record(self, name: &str) -> Result<(), Refused> {
        let of = self.age();
        let mut asked = store::all_of(of, name);
        asked.extend(Knows::asked());
        let rows = self.rows(&asked).await?;
        if let Some(disk) = self.disk()
            && self.with_records(|all| all.knows().is_lost(&rows)) == Some(true)
        {
            self.look_again(&disk).await?;
            self.lay_out();
            self.changed();
            return Ok(());
        }
        let lines = match (self.disk(), packed(of, name, &rows)) {
            (Some(disk), Some(text)) => disk.unpack(&text).await,
            _ => None,
        };
        self.with_records(|records| records.hear(name, &rows, lines.as_deref()));
        Ok(())
    }
}

async fn write(disk: &Disk, knows: &Knows, deed: Deed) -> Result<Option<Age>, Refused> {
    let now = Rc::new(Cell::new(None));
    let told = Rc::clone(&now);
    let (needs, knows) = (deed.needs(), knows.clone());
    let decide = move |rows| {
        let (now, write) = deed.runs(&knows, &rows).unzip();
        told.set(now);
        write.unwrap_or_default()
    };
    disk.write(&needs, decide).await?;
    Ok(now.get())
}
