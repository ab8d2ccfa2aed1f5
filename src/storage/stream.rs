//! A save file's text, written and read record by record, so that a file of thousands of games
//! needs no more memory than what is kept of it.

use super::ArchiveError;
use crate::checksum::{Crc, crc32};

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
#[must_use]
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
    #[must_use]
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
    /// The name of a section; at the beginning also the brace behind all of them.
    Section { first: bool },
    /// The name of a text, or the end of the section; at the beginning without a comma.
    Text { first: bool },
    /// A comma, or the brace behind all sections.
    Behind,
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
    name: Option<String>,
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
        if self.at > 0 {
            self.rest.drain(..self.at);
            self.looked = self.looked.saturating_sub(self.at);
            self.at = 0;
        }
        self.rest.push_str(piece);
        Ok(())
    }

    /// Takes the next text, if all of it is here.
    ///
    /// # Errors
    /// It is no save file, a newer one, or damaged.
    pub fn text(&mut self) -> Result<Option<Text>, ArchiveError> {
        loop {
            let done = match self.next {
                Next::Title => self.title()?,
                Next::Open => self.takes(&[(b'{', Next::Section { first: true })])?,
                Next::Section { first } => self.section(first)?,
                Next::Text { first } => match self.pair(first)? {
                    Some(Some(text)) => return Ok(Some(text)),
                    Some(None) => true,
                    None => false,
                },
                Next::Behind => {
                    self.takes(&[(b',', Next::Section { first: false }), (b'}', Next::End)])?
                }
                Next::End => return self.only_space(),
            };
            if !done {
                return Ok(None);
            }
        }
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
        self.looked = self.at;
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

    /// The next sign that is no space, if it is here.
    fn peek(&mut self) -> Option<u8> {
        let rest = self.rest.as_bytes().get(self.at..)?;
        let space = rest
            .iter()
            .take_while(|sign| matches!(sign, b' ' | b'\n' | b'\r' | b'\t'));
        let space = space.count();
        self.pass(space);
        rest_at(&self.rest, self.at)
    }

    /// So many bytes were read.
    fn pass(&mut self, count: usize) {
        let end = self.at + count;
        let read = self.rest.as_bytes().get(self.at..end);
        self.crc.add(read.unwrap_or_default());
        self.at = end;
        self.looked = self.looked.max(end);
    }

    /// Takes one of these signs, and goes on as it says.
    fn takes(&mut self, signs: &[(u8, Next)]) -> Result<bool, ArchiveError> {
        let Some(sign) = self.peek() else {
            return Ok(false);
        };
        let next = signs.iter().find(|(one, _)| *one == sign);
        self.next = next.ok_or(ArchiveError::Damaged)?.1;
        self.pass(1);
        Ok(true)
    }

    fn section(&mut self, first: bool) -> Result<bool, ArchiveError> {
        let Some(sign) = self.peek() else {
            return Ok(false);
        };
        if sign == b'}' && first {
            return self.takes(&[(b'}', Next::End)]);
        }
        if self.name.is_none() {
            self.name = self.string()?;
        }
        let Some(name) = self.name.clone() else {
            return Ok(false);
        };
        let section = Section::ALL.into_iter().find(|one| one.name() == name);
        self.section = Some(section.ok_or(ArchiveError::Damaged)?);
        self.opens()
    }

    /// Takes the colon and the brace before a section's texts.
    fn opens(&mut self) -> Result<bool, ArchiveError> {
        if self.peek() != Some(b':') {
            return self.waits();
        }
        // Both at once: nothing says that only one was taken.
        let (at, looked, crc) = (self.at, self.looked, self.crc);
        self.pass(1);
        match self.peek() {
            Some(b'{') => {
                self.pass(1);
                self.name = None;
                self.next = Next::Text { first: true };
                Ok(true)
            }
            sign => {
                (self.at, self.looked, self.crc) = (at, looked, crc);
                match sign {
                    None => Ok(false),
                    Some(_) => Err(ArchiveError::Damaged),
                }
            }
        }
    }

    /// Nothing comes, or what must not.
    fn waits(&mut self) -> Result<bool, ArchiveError> {
        match self.peek() {
            None => Ok(false),
            Some(_) => Err(ArchiveError::Damaged),
        }
    }

    /// The next name and text of a section, or its end.
    fn pair(&mut self, first: bool) -> Result<Option<Option<Text>>, ArchiveError> {
        let Some(sign) = self.peek() else {
            return Ok(None);
        };
        if self.name.is_none() {
            match sign {
                b'}' => {
                    self.pass(1);
                    self.next = Next::Behind;
                    return Ok(Some(None));
                }
                b',' if !first => {
                    // A name has to follow.
                    if !self.is_followed() {
                        return Ok(None);
                    }
                    self.pass(1);
                    if self.peek() != Some(b'"') {
                        return Err(ArchiveError::Damaged);
                    }
                }
                _ if !first => return Err(ArchiveError::Damaged),
                _ => {}
            }
            self.name = self.string()?;
            // The comma was taken.
            self.next = Next::Text { first: true };
            if self.name.is_none() {
                return Ok(None);
            }
        }
        let Some(sign) = self.peek() else {
            return Ok(None);
        };
        if sign != b':' {
            return Err(ArchiveError::Damaged);
        }
        if !self.is_followed() {
            return Ok(None);
        }
        let before = (self.at, self.crc);
        self.pass(1);
        match self.string()? {
            Some(text) => {
                self.next = Next::Text { first: false };
                let name = self.name.take().unwrap_or_default();
                let section = self.section.unwrap_or(Section::Records);
                Ok(Some(Some((section, name, text))))
            }
            None => {
                (self.at, self.crc) = before;
                Ok(None)
            }
        }
    }

    /// Whether anything but space comes behind the next sign.
    fn is_followed(&self) -> bool {
        let behind = self.rest.get(self.at + 1..).unwrap_or_default();
        !behind.trim_ascii_start().is_empty()
    }

    /// The next text in quotes, if all of it is here.
    fn string(&mut self) -> Result<Option<String>, ArchiveError> {
        if self.peek() != Some(b'"') {
            return self.waits().map(|_| None);
        }
        let bytes = self.rest.as_bytes();
        let mut at = self.looked.max(self.at + 1);
        while let Some(sign) = bytes.get(at) {
            match sign {
                b'"' => {
                    let quoted = self.rest.get(self.at..=at).unwrap_or_default();
                    let text = crate::json::read::<String>(quoted);
                    self.pass(at + 1 - self.at);
                    return text.map(Some).map_err(|_| ArchiveError::Damaged);
                }
                // What it escapes comes with the next piece.
                b'\\' if at + 1 == bytes.len() => break,
                b'\\' => at += 2,
                _ => at += 1,
            }
        }
        self.looked = at.min(bytes.len());
        Ok(None)
    }

    fn only_space(&mut self) -> Result<Option<Text>, ArchiveError> {
        let crc = self.crc;
        let more = self.peek();
        // It is not summed.
        self.crc = crc;
        match more {
            None => Ok(None),
            Some(_) => Err(ArchiveError::Damaged),
        }
    }
}

fn rest_at(rest: &str, at: usize) -> Option<u8> {
    rest.as_bytes().get(at).copied()
}
