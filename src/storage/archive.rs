//! Everything in one file: to take along, or to bring back.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::leaves::is_game;
use crate::checksum::crc32;
use crate::sorting::Sorted;

const TITLE: &str = "Lettercase save file";
const VERSION: u32 = 1;

/// All records, as a file holds them: a line of title, version and checksum, then JSON.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Archive {
    /// The records by name.
    pub records: Sorted<String>,
    /// Damaged texts that were moved aside, as they were found.
    #[serde(default, skip_serializing_if = "Sorted::is_empty")]
    pub rescued: Sorted<String>,
    /// Records that cannot be read, or not to their end, row by row as they lie.
    #[serde(default, skip_serializing_if = "Sorted::is_empty")]
    pub raw: Sorted<String>,
}

/// Why a file is not brought back. Nothing has changed then.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ArchiveError {
    /// It does not begin as our files do: choose another file.
    #[error("not a Lettercase save file")]
    Foreign,
    /// It is larger than any of our files: choose another file.
    #[error("too large")]
    TooLarge,
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
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.records.is_empty() && self.rescued.is_empty() && self.raw.is_empty()
    }

    /// The games alone.
    #[must_use]
    pub fn games(&self) -> Archive {
        let games = self.records.iter().filter(|(name, _)| is_game(name));
        Archive {
            records: games
                .map(|(name, text)| (name.clone(), text.clone()))
                .collect(),
            ..Archive::default()
        }
    }

    /// Of everything, what belongs to one record.
    #[must_use]
    pub fn of_record(&self, name: &str) -> Archive {
        let of_it = |key: &str| {
            let rest = key.strip_prefix(name);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        let pick = |all: &Sorted<String>, of_it: &dyn Fn(&str) -> bool| {
            let found = all.iter().filter(|(key, _)| of_it(key));
            found
                .map(|(key, text)| (key.clone(), text.clone()))
                .collect()
        };
        // Rows say first what they are.
        let row = |key: &str| key.split_once('/').is_some_and(|(_, key)| of_it(key));
        Archive {
            records: pick(&self.records, &of_it),
            rescued: pick(&self.rescued, &of_it),
            raw: pick(&self.raw, &row),
        }
    }

    /// The file's text.
    pub fn write(&self) -> String {
        let body = serde_json::to_string(self).unwrap_or_default();
        format!("{TITLE} {VERSION} {:08x}\n{body}\n", crc32(body.as_bytes()))
    }

    /// Reads a file's text; all of it is checked before anything is made of it.
    pub fn read(text: &str) -> Result<Self, ArchiveError> {
        let text = text.trim_start_matches('\u{feff}');
        let rest = text.strip_prefix(TITLE).ok_or(ArchiveError::Foreign)?;
        let (head, body) = rest.split_once('\n').ok_or(ArchiveError::Damaged)?;
        let mut head = head.split_ascii_whitespace();
        let version: u32 = number(head.next(), 10)?;
        if version > VERSION {
            return Err(ArchiveError::Newer);
        }
        let body = body.trim_end();
        let sum = number(head.next(), 16)?;
        if version < VERSION || sum != crc32(body.as_bytes()) {
            return Err(ArchiveError::Damaged);
        }
        let archive: Archive = crate::json::read(body).map_err(|_| ArchiveError::Damaged)?;
        if archive.is_empty() {
            return Err(ArchiveError::Empty);
        }
        Ok(archive)
    }
}

fn number(text: Option<&str>, radix: u32) -> Result<u32, ArchiveError> {
    text.and_then(|text| u32::from_str_radix(text, radix).ok())
        .ok_or(ArchiveError::Damaged)
}
