//! Everything in one file: to take along, or to bring back.

use thiserror::Error;

use super::leaves::is_game;
use super::stream::{Reader, Section, Text, Writer};
use base::sorting::Sorted;

/// All records, as a file holds them: a line of title, version and checksum, then JSON.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Archive {
    /// The records by name.
    pub records: Sorted<String>,
    /// Damaged texts that were moved aside, as they were found.
    pub rescued: Sorted<String>,
    /// Records that cannot be read, or not to their end, row by row as they lie.
    pub raw: Sorted<String>,
    /// Finished games of a file whose steps were packed as they were read, as they lie on a disk.
    /// They are in no other list.
    pub packed: Sorted<PackedGame>,
}

/// A game whose steps are packed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PackedGame {
    /// The game's head.
    pub head: String,
    /// How many steps it has.
    pub lines: usize,
    /// The steps, packed.
    pub text: String,
    /// Where the same game lies already, here or removed.
    pub same: Option<String>,
}

/// Why a file is not brought back. Nothing has changed then.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ArchiveError {
    /// It does not begin as our files do: choose another file.
    #[error("not a Lettercase save file")]
    Foreign,
    /// There is no memory for it: choose another device, or another file.
    #[error("too large for the memory")]
    TooLarge,
    /// It is packed, and this browser can't unpack.
    #[error("packed")]
    Packed,
    /// A newer Lettercase wrote it: update this one.
    #[error("written by a newer version")]
    Newer,
    /// It begins well, but was cut off or changed: use another copy.
    #[error("damaged")]
    Damaged,
    /// There is nothing in it.
    #[error("empty")]
    Empty,
}

impl Archive {
    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        let texts = [&self.records, &self.rescued, &self.raw];
        texts.iter().all(|texts| texts.is_empty()) && self.packed.is_empty()
    }

    /// The games alone.
    pub fn games(&self) -> Archive {
        let games = self.records.iter().filter(|(name, _)| is_game(name));
        Archive {
            records: games
                .map(|(name, text)| (name.clone(), text.clone()))
                .collect(),
            packed: self.packed.clone(),
            ..Archive::default()
        }
    }

    /// The file's text.
    pub fn write(&self) -> String {
        let mut writer = Writer::default();
        self.add_to(&mut writer);
        let body = writer.piece();
        let (first, last, _) = writer.end();
        first + &body + &last
    }

    /// Adds all of it to a file.
    pub fn add_to(&self, writer: &mut Writer) {
        let sections = [
            (Section::Records, &self.records),
            (Section::Rescued, &self.rescued),
            (Section::Raw, &self.raw),
        ];
        for (section, texts) in sections {
            for (name, text) in texts {
                writer.add(section, name, text);
            }
        }
    }

    /// Takes a text of a file.
    pub fn take(&mut self, (section, name, text): Text) {
        let texts = match section {
            Section::Records => &mut self.records,
            Section::Rescued => &mut self.rescued,
            Section::Raw => &mut self.raw,
        };
        texts.insert(name, text);
    }

    /// Reads a file's text; all of it is checked before anything is made of it.
    pub fn read(text: &str) -> Result<Self, ArchiveError> {
        let mut reader = Reader::default();
        let mut archive = Archive::default();
        reader.feed(text, |_| true)?;
        while let Some(text) = reader.text()? {
            archive.take(text);
        }
        reader.end()?;
        match archive.is_empty() {
            true => Err(ArchiveError::Empty),
            false => Ok(archive),
        }
    }

    /// Reads a file, packed or not, as the page does by the browser's own means.
    pub fn read_file(file: &[u8]) -> Result<Self, ArchiveError> {
        match super::gzip::unpack(file) {
            Some(text) => Self::read(&String::from_utf8_lossy(&text?)),
            None => Self::read(&String::from_utf8_lossy(file)),
        }
    }
}
