//! A save file's text, written and read record by record, so that a file of thousands of games
//! needs no more memory than what is kept of it.

use super::ArchiveError;
use lexicon::checksum::{Crc, crc32};

/// Before the version and the checksum, at the beginning of every save file.
const TITLE: &str = "Lettercase save file";
const VERSION: u32 = 1;

/// A part of a save file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Section {
    /// Records by name.
    Records,
    /// Damaged texts that were moved aside.
    Rescued,
    /// Rows of records that cannot be read.
    Raw,
}

impl Section {
    const ALL: [Section; 3] = [Section::Records, Section::Rescued, Section::Raw];

    fn name(self) -> &'static str {
        match self {
            Section::Records => "records",
            Section::Rescued => "rescued",
            Section::Raw => "raw",
        }
    }
}

/// A text of a save file: its section, its name, and the text.
pub type Text = (Section, String, String);

/// What tells a text of a save file from another: its section, its name, and the checksum of the
/// text.
pub type Sum = (Section, String, u32);

/// Returns what tells this text from others.
pub fn sum_of(section: Section, name: &str, text: &str) -> Sum {
    (section, name.to_owned(), crc32(text.as_bytes()))
}

/// Writes a save file. Its first line comes last, since the checksum of all else is in it.
#[derive(Debug)]
pub struct Writer {
    crc: Crc,
    section: Section,
    first: bool,
    piece: String,
    sums: Vec<Sum>,
}

impl Default for Writer {
    fn default() -> Self {
        Writer {
            crc: Crc::new(),
            section: Section::Records,
            first: true,
            piece: "{\"records\":{".to_owned(),
            sums: Vec::new(),
        }
    }
}

impl Writer {
    /// Adds a text. Sections come in their order.
    pub fn add(&mut self, section: Section, name: &str, text: &str) {
        if section != self.section {
            self.section = section;
            self.first = true;
            self.piece.push_str("},");
            self.quote(section.name());
            self.piece.push_str(":{");
        }
        if !std::mem::take(&mut self.first) {
            self.piece.push(',');
        }
        self.quote(name);
        self.piece.push(':');
        self.quote(text);
        self.sums.push(sum_of(section, name, text));
    }

    fn quote(&mut self, text: &str) {
        // A text is always written.
        let quoted = serde_json::to_string(text).unwrap_or_default();
        self.piece.push_str(&quoted);
    }

    /// Takes what has been written since the last time.
    pub fn piece(&mut self) -> String {
        let piece = std::mem::take(&mut self.piece);
        self.crc.add(piece.as_bytes());
        piece
    }

    /// Ends the file: its first line, its last piece, and the sums of all texts in it.
    pub fn end(mut self) -> (String, String, Vec<Sum>) {
        self.piece.push_str("}}");
        let mut last = self.piece();
        last.push('\n');
        let first = format!("{TITLE} {VERSION} {:08x}\n", self.crc.value());
        (first, last, self.sums)
    }
}

/// What comes next in a save file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Next {
    /// The first line.
    #[default]
    Title,
    /// The brace before all sections.
    Open,
    /// The name of the first section, or the end of a file without any.
    FirstSection,
    /// The name of another section.
    Section,
    /// The colon behind a section's name.
    SectionColon,
    /// The brace before a section's texts.
    SectionOpen,
    /// The name of the first text, or the end of an empty section.
    FirstName,
    /// The name of another text.
    Name,
    /// The colon behind a text's name.
    Colon,
    /// The text itself.
    Body,
    /// A comma, or the end of the section.
    AfterText,
    /// A comma, or the brace behind all sections.
    AfterSection,
    /// Nothing but space.
    End,
}

/// Reads a save file's text, in pieces of any length.
#[derive(Debug, Default)]
pub struct Reader {
    /// What was not read yet, from here on.
    rest: String,
    at: usize,
    /// Up to where no end of a text was found.
    looked: usize,
    next: Next,
    section: Option<Section>,
    name: String,
    sum: u32,
    crc: Crc,
}

impl Reader {
    /// Takes another piece. `has_room`: whether so many bytes of memory can be had.
    ///
    /// # Errors
    /// There is no memory for it.
    pub fn feed(&mut self, piece: &str, has_room: fn(usize) -> bool) -> Result<(), ArchiveError> {
        let rest = self.rest.get(self.at..).unwrap_or_default().len();
        // What is read of it takes as much once more, and its parts again.
        if !has_room(4 * (rest + piece.len())) {
            return Err(ArchiveError::TooLarge);
        }
        self.rest.drain(..self.at);
        self.looked = self.looked.saturating_sub(self.at);
        self.at = 0;
        self.rest.push_str(piece);
        Ok(())
    }

    /// Takes the next text, if all of it is here.
    ///
    /// # Errors
    /// It is no save file, a newer one, or damaged.
    pub fn text(&mut self) -> Result<Option<Text>, ArchiveError> {
        if self.next == Next::Title && !self.title()? {
            return Ok(None);
        }
        while let Some((sign, text)) = self.token()? {
            self.next = match (self.next, sign) {
                (Next::Open, b'{') => Next::FirstSection,
                (Next::FirstSection | Next::Section, b'"') => {
                    let section = Section::ALL.into_iter().find(|one| one.name() == text);
                    self.section = Some(section.ok_or(ArchiveError::Damaged)?);
                    Next::SectionColon
                }
                (Next::SectionColon, b':') => Next::SectionOpen,
                (Next::SectionOpen, b'{') => Next::FirstName,
                (Next::FirstName | Next::Name, b'"') => {
                    self.name = text;
                    Next::Colon
                }
                (Next::Colon, b':') => Next::Body,
                (Next::Body, b'"') => {
                    self.next = Next::AfterText;
                    let section = self.section.unwrap_or(Section::Records);
                    return Ok(Some((section, std::mem::take(&mut self.name), text)));
                }
                (Next::AfterText, b',') => Next::Name,
                (Next::FirstName | Next::AfterText, b'}') => Next::AfterSection,
                (Next::AfterSection, b',') => Next::Section,
                (Next::FirstSection | Next::AfterSection, b'}') => Next::End,
                _ => return Err(ArchiveError::Damaged),
            };
        }
        Ok(None)
    }

    /// The file ends here: says whether all of it was read and nothing was changed.
    ///
    /// # Errors
    /// It is no save file, or damaged.
    pub fn end(&mut self) -> Result<(), ArchiveError> {
        match self.next {
            Next::End if self.crc.value() == self.sum => Ok(()),
            Next::Title if !self.rest.starts_with(TITLE) => Err(ArchiveError::Foreign),
            _ => Err(ArchiveError::Damaged),
        }
    }

    fn title(&mut self) -> Result<bool, ArchiveError> {
        let text = self.rest.trim_start_matches('\u{feff}');
        let known = text.len().min(TITLE.len());
        if text.as_bytes().get(..known) != TITLE.as_bytes().get(..known) {
            return Err(ArchiveError::Foreign);
        }
        let Some((head, _)) = text.split_once('\n') else {
            return match text.len() > TITLE.len() + 100 {
                true => Err(ArchiveError::Damaged),
                false => Ok(false),
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
        self.next = Next::Open;
        Ok(true)
    }

    /// Takes the next sign, with its text where it is one in quotes; none until all of it is here.
    fn token(&mut self) -> Result<Option<(u8, String)>, ArchiveError> {
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
        self.crc.add(read.as_bytes());
        self.at = end;
        let text = match sign {
            b'"' => base::json::read(read).map_err(|_| ArchiveError::Damaged)?,
            _ => String::new(),
        };
        Ok(Some((sign, text)))
    }

    /// Where the text ends that is quoted from here, if all of it is here.
    fn end_of_quoted(&mut self, from: usize) -> Option<usize> {
        let bytes = self.rest.as_bytes();
        let mut at = self.looked.max(from + 1);
        while let Some(sign) = bytes.get(at) {
            match sign {
                b'"' => return Some(at + 1),
                // What it escapes comes with the next piece.
                b'\\' if at + 1 == bytes.len() => break,
                b'\\' => at += 2,
                _ => at += 1,
            }
        }
        self.looked = at.min(bytes.len());
        None
    }
}
