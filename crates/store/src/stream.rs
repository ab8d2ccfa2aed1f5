//! Writes and reads a save file's text record by record, so that a file of thousands of games
//! needs no more memory than what is kept of it.

use super::ArchiveError;
use lexicon::checksum::{Crc, crc32};

/// The title at the beginning of every save file, before the version and the checksum.
const TITLE: &str = "Lettercase save file";
const VERSION: u32 = 1;

/// A part of a save file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum SaveFileSection {
    /// Readable records by name.
    Records,
    /// Damaged texts that were moved aside.
    Rescued,
    /// Rows of records that can't be read completely.
    Raw,
}

impl SaveFileSection {
    const ALL: [SaveFileSection; 3] = [
        SaveFileSection::Records,
        SaveFileSection::Rescued,
        SaveFileSection::Raw,
    ];

    fn name(self) -> &'static str {
        match self {
            SaveFileSection::Records => "records",
            SaveFileSection::Rescued => "rescued",
            SaveFileSection::Raw => "raw",
        }
    }
}

/// A text of a save file: its section, name and content.
pub type SaveFileText = (SaveFileSection, String, String);

/// The fingerprint of a text in a save file: its section, name and checksum.
pub type TextFingerprint = (SaveFileSection, String, u32);

/// Returns the fingerprint of a text.
pub fn fingerprint(section: SaveFileSection, name: &str, text: &str) -> TextFingerprint {
    (section, name.to_owned(), crc32(text.as_bytes()))
}

/// Writes a save file. The file's first line is produced last, since it holds the
/// checksum of all the rest.
#[derive(Debug)]
pub struct SaveFileWriter {
    crc: Crc,
    section: SaveFileSection,
    first: bool,
    piece: String,
    sums: Vec<TextFingerprint>,
}

impl Default for SaveFileWriter {
    fn default() -> Self {
        SaveFileWriter {
            crc: Crc::new(),
            section: SaveFileSection::Records,
            first: true,
            piece: "{\"records\":{".to_owned(),
            sums: Vec::new(),
        }
    }
}

impl SaveFileWriter {
    /// Adds a text. Sections must come in order.
    pub fn add(&mut self, section: SaveFileSection, name: &str, text: &str) {
        if section != self.section {
            self.section = section;
            self.first = true;
            self.piece.push_str("},");
            self.push_quoted(section.name());
            self.piece.push_str(":{");
        }
        if !std::mem::take(&mut self.first) {
            self.piece.push(',');
        }
        self.push_quoted(name);
        self.piece.push(':');
        self.push_quoted(text);
        self.sums.push(fingerprint(section, name, text));
    }

    fn push_quoted(&mut self, text: &str) {
        // Serialising a text never fails.
        let quoted = serde_json::to_string(text).unwrap_or_default();
        self.piece.push_str(&quoted);
    }

    /// Returns what has been written since the last call.
    pub fn take_piece(&mut self) -> String {
        let piece = std::mem::take(&mut self.piece);
        self.crc.update(piece.as_bytes());
        piece
    }

    /// Ends the file. Returns its first line, its last piece, and the fingerprints of all its
    /// texts.
    pub fn finish(mut self) -> (String, String, Vec<TextFingerprint>) {
        self.piece.push_str("}}");
        let mut last = self.take_piece();
        last.push('\n');
        let first = format!("{TITLE} {VERSION} {:08x}\n", self.crc.value());
        (first, last, self.sums)
    }
}

/// What is expected next in a save file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum ExpectedToken {
    /// The first line.
    #[default]
    Title,
    /// The opening brace of the sections.
    Open,
    /// The name of the first section, or the end of a file without sections.
    FirstSection,
    /// The name of a further section.
    Section,
    /// The colon after a section's name.
    SectionColon,
    /// The opening brace of a section's texts.
    SectionOpen,
    /// The name of the first text, or the end of an empty section.
    FirstName,
    /// The name of a further text.
    Name,
    /// The colon after a text's name.
    Colon,
    /// The text itself.
    Body,
    /// A comma, or the end of the section.
    AfterText,
    /// A comma, or the closing brace of the sections.
    AfterSection,
    /// The end of the file: nothing but white space.
    End,
}

/// Reads a save file's text in pieces of any length.
///
/// ```
/// use store::stream::{SaveFileReader, SaveFileSection, SaveFileWriter};
///
/// let mut writer = SaveFileWriter::default();
/// writer.add(SaveFileSection::Records, "players", "Ada");
/// let body = writer.take_piece();
/// writer.add(SaveFileSection::Records, "settings", "dark");
/// let (first, last, _) = writer.finish();
///
/// let mut reader = SaveFileReader::default();
/// let mut names = Vec::new();
/// for piece in [first, body, last] {
///     reader.feed(&piece, |_| true)?;
///     while let Some((_, name, _)) = reader.next_text()? {
///         names.push(name);
///     }
/// }
/// reader.finish()?;
/// assert_eq!(names, ["players", "settings"]);
/// # Ok::<(), store::ArchiveError>(())
/// ```
#[derive(Debug, Default)]
pub struct SaveFileReader {
    /// The text from which to read on, starting at `at`.
    rest: String,
    at: usize,
    /// Position up to which no end of a quoted text was found.
    looked: usize,
    next: ExpectedToken,
    section: Option<SaveFileSection>,
    name: String,
    sum: u32,
    crc: Crc,
}

impl SaveFileReader {
    /// Takes another piece of the file. `has_room` says whether a number of bytes
    /// of memory is available.
    ///
    /// # Errors
    /// There isn't enough memory for it.
    pub fn feed(&mut self, piece: &str, has_room: fn(usize) -> bool) -> Result<(), ArchiveError> {
        let rest = self.rest.get(self.at..).unwrap_or_default().len();
        // The texts read from the file take as much memory again, and so do their parts.
        if !has_room(4 * (rest + piece.len())) {
            return Err(ArchiveError::TooLarge);
        }
        self.rest.drain(..self.at);
        self.looked = self.looked.saturating_sub(self.at);
        self.at = 0;
        self.rest.push_str(piece);
        Ok(())
    }

    /// Returns the next text, if it has arrived completely.
    ///
    /// # Errors
    /// The file isn't a save file, is a newer one, or is damaged.
    pub fn next_text(&mut self) -> Result<Option<SaveFileText>, ArchiveError> {
        if self.next == ExpectedToken::Title && !self.read_title()? {
            return Ok(None);
        }
        while let Some((sign, text)) = self.next_token()? {
            self.next = match (self.next, sign) {
                (ExpectedToken::Open, b'{') => ExpectedToken::FirstSection,
                (ExpectedToken::FirstSection | ExpectedToken::Section, b'"') => {
                    let section = SaveFileSection::ALL
                        .into_iter()
                        .find(|one| one.name() == text);
                    self.section = Some(section.ok_or(ArchiveError::Damaged)?);
                    ExpectedToken::SectionColon
                }
                (ExpectedToken::SectionColon, b':') => ExpectedToken::SectionOpen,
                (ExpectedToken::SectionOpen, b'{') => ExpectedToken::FirstName,
                (ExpectedToken::FirstName | ExpectedToken::Name, b'"') => {
                    self.name = text;
                    ExpectedToken::Colon
                }
                (ExpectedToken::Colon, b':') => ExpectedToken::Body,
                (ExpectedToken::Body, b'"') => {
                    self.next = ExpectedToken::AfterText;
                    let section = self.section.unwrap_or(SaveFileSection::Records);
                    return Ok(Some((section, std::mem::take(&mut self.name), text)));
                }
                (ExpectedToken::AfterText, b',') => ExpectedToken::Name,
                (ExpectedToken::FirstName | ExpectedToken::AfterText, b'}') => {
                    ExpectedToken::AfterSection
                }
                (ExpectedToken::AfterSection, b',') => ExpectedToken::Section,
                (ExpectedToken::FirstSection | ExpectedToken::AfterSection, b'}') => {
                    ExpectedToken::End
                }
                _ => return Err(ArchiveError::Damaged),
            };
        }
        Ok(None)
    }

    /// Ends reading: checks that all of the file was read and nothing was changed.
    ///
    /// # Errors
    /// The file isn't a save file, or is damaged.
    pub fn finish(&mut self) -> Result<(), ArchiveError> {
        match self.next {
            ExpectedToken::End if self.crc.value() == self.sum => Ok(()),
            ExpectedToken::Title if !self.rest.starts_with(TITLE) => Err(ArchiveError::Foreign),
            _ => Err(ArchiveError::Damaged),
        }
    }

    fn read_title(&mut self) -> Result<bool, ArchiveError> {
        let text = self.rest.trim_start_matches('\u{feff}');
        let known = text.len().min(TITLE.len());
        if text.as_bytes().get(..known) != TITLE.as_bytes().get(..known) {
            return Err(ArchiveError::Foreign);
        }
        let Some((head, _)) = text.split_once('\n') else {
            return if text.len() > TITLE.len() + 100 {
                Err(ArchiveError::Damaged)
            } else {
                Ok(false)
            };
        };
        self.at = self.rest.len() - text.len() + head.len() + 1;
        let mut words = head
            .get(TITLE.len()..)
            .unwrap_or_default()
            .split_ascii_whitespace();
        let mut number = |radix| {
            let number = words
                .next()
                .and_then(|word| u32::from_str_radix(word, radix).ok());
            number.ok_or(ArchiveError::Damaged)
        };
        let version = number(10)?;
        if version > VERSION {
            return Err(ArchiveError::Newer);
        }
        self.sum = number(16)?;
        if version < VERSION {
            return Err(ArchiveError::Damaged);
        }
        self.next = ExpectedToken::Open;
        Ok(true)
    }

    /// Takes the next token, with its text if it's quoted; `None` until it has arrived completely.
    fn next_token(&mut self) -> Result<Option<(u8, String)>, ArchiveError> {
        let rest = self.rest.get(self.at..).unwrap_or_default();
        let space = rest.len() - rest.trim_ascii_start().len();
        let Some(&sign) = rest.as_bytes().get(space) else {
            return Ok(None);
        };
        let from = self.at + space;
        let end = match sign {
            b'"' => self.end_of_quoted(from),
            _ => Some(from + 1),
        };
        let Some(end) = end else {
            return Ok(None);
        };
        let read = self.rest.get(self.at..end).unwrap_or_default();
        self.crc.update(read.as_bytes());
        self.at = end;
        let text = match sign {
            b'"' => base::json::read(read).map_err(|_| ArchiveError::Damaged)?,
            _ => String::new(),
        };
        Ok(Some((sign, text)))
    }

    /// Returns where the text that is quoted from here ends, if it has arrived completely.
    fn end_of_quoted(&mut self, from: usize) -> Option<usize> {
        let bytes = self.rest.as_bytes();
        let mut at = self.looked.max(from + 1);
        while let Some(sign) = bytes.get(at) {
            match sign {
                b'"' => return Some(at + 1),
                // The escaped character comes with the next piece.
                b'\\' if at + 1 == bytes.len() => break,
                b'\\' => at += 2,
                _ => at += 1,
            }
        }
        self.looked = at.min(bytes.len());
        None
    }
}
