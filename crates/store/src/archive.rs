//! All records in one file, for export and import.

use thiserror::Error;

use super::game_lines::is_game;
use super::stream::{SaveFileReader, SaveFileSection, SaveFileText, SaveFileWriter};
use base::sorting::SortedMap;

/// All records as a save file holds them: a line with a title, version and checksum, then JSON.
///
/// ```
/// use store::{Archive, ArchiveError};
///
/// let mut archive = Archive::default();
/// archive.records.insert("players".to_owned(), "Ada".to_owned());
/// let file = archive.write();
/// assert!(file.starts_with("Lettercase save file 1 "));
/// assert_eq!(Archive::read(&file), Ok(archive));
///
/// let changed = file.replace("Ada", "Bob");
/// assert_eq!(Archive::read(&changed), Err(ArchiveError::Damaged));
/// assert_eq!(Archive::read("Dear diary"), Err(ArchiveError::Foreign));
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Archive {
    /// The readable records by name.
    pub records: SortedMap<String>,
    /// Damaged texts that were moved aside, unchanged.
    pub rescued: SortedMap<String>,
    /// Rows of records that can't be read completely, unchanged.
    pub raw: SortedMap<String>,
    /// Finished games whose steps were packed while the file was read, in the form that a disk
    /// holds. They aren't in any other list.
    pub packed: SortedMap<PackedGame>,
}

/// A game with packed steps.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PackedGame {
    /// The game's head: its card and the beginning of its journal.
    pub head: String,
    /// The number of steps.
    pub lines: usize,
    /// The steps, packed into one text.
    pub text: String,
    /// The name under which this device has the same game already, even if it was removed.
    pub same: Option<String>,
}

/// Why a file can't be imported. In that case nothing has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ArchiveError {
    /// The file doesn't begin as a save file does. Another file is needed.
    #[error("not a Lettercase save file")]
    Foreign,
    /// There isn't enough memory for the file. Another device, or a smaller file, is needed.
    #[error("the save file is too large for the available memory")]
    TooLarge,
    /// The file is compressed, and this browser can't decompress it.
    #[error("the save file is compressed and can’t be decompressed here")]
    Packed,
    /// A newer version of Lettercase wrote the file. Updating helps.
    #[error("the save file was written by a newer version")]
    Newer,
    /// The file begins well but was cut off or changed. Another copy is needed.
    #[error("the save file is damaged")]
    Damaged,
    /// The file holds nothing.
    #[error("the save file is empty")]
    Empty,
}

impl Archive {
    /// Whether the archive holds nothing.
    pub fn is_empty(&self) -> bool {
        let texts = [&self.records, &self.rescued, &self.raw];
        texts.iter().all(|texts| texts.is_empty()) && self.packed.is_empty()
    }

    /// Returns an archive of the games only.
    pub fn games_only(&self) -> Archive {
        let games = self.records.iter().filter(|(name, _)| is_game(name));
        Archive {
            records: games
                .map(|(name, text)| (name.clone(), text.clone()))
                .collect(),
            packed: self.packed.clone(),
            ..Archive::default()
        }
    }

    /// Returns the text of the save file.
    pub fn write(&self) -> String {
        let mut writer = SaveFileWriter::default();
        self.write_to(&mut writer);
        let body = writer.take_piece();
        let (first, last, _) = writer.finish();
        first + &body + &last
    }

    /// Adds everything to a save file that is being written.
    pub fn write_to(&self, writer: &mut SaveFileWriter) {
        let sections = [
            (SaveFileSection::Records, &self.records),
            (SaveFileSection::Rescued, &self.rescued),
            (SaveFileSection::Raw, &self.raw),
        ];
        for (section, texts) in sections {
            for (name, text) in texts {
                writer.add(section, name, text);
            }
        }
    }

    /// Adds a text that was read from a save file.
    pub fn insert(&mut self, (section, name, text): SaveFileText) {
        let texts = match section {
            SaveFileSection::Records => &mut self.records,
            SaveFileSection::Rescued => &mut self.rescued,
            SaveFileSection::Raw => &mut self.raw,
        };
        texts.insert(name, text);
    }

    /// Reads a save file's text. Nothing is returned unless all of it is sound.
    pub fn read(text: &str) -> Result<Self, ArchiveError> {
        let mut reader = SaveFileReader::default();
        let mut archive = Archive::default();
        reader.feed(text, |_| true)?;
        while let Some(text) = reader.next_text()? {
            archive.insert(text);
        }
        reader.finish()?;
        if archive.is_empty() {
            Err(ArchiveError::Empty)
        } else {
            Ok(archive)
        }
    }

    /// Reads a save file, compressed or not, as the page does with the browser's own functions.
    ///
    /// ```
    /// use store::{Archive, gzip};
    ///
    /// let mut archive = Archive::default();
    /// archive.records.insert("players".to_owned(), "Ada".to_owned());
    /// let packed = gzip::compress(archive.write().as_bytes());
    /// assert_eq!(Archive::read_file(&packed), Ok(archive));
    /// ```
    pub fn read_file(file: &[u8]) -> Result<Self, ArchiveError> {
        match super::gzip::decompress(file) {
            Some(text) => Self::read(&String::from_utf8_lossy(&text?)),
            None => Self::read(&String::from_utf8_lossy(file)),
        }
    }
}
