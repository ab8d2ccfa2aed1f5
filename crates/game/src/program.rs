//! Who a program at the table is.

use std::fmt;
use std::str::FromStr;

use base::json::Value;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

use super::{Game, Rung};

/// What a program is called in saves: a short word that never changes. What people call it is
/// words.
///
/// It holds the word's letters, the last one in the lowest eight bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ProgramId(u128);

/// A text that no program can be called by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("no program is called so")]
pub struct NoProgram;

impl ProgramId {
    /// How many letters it has at most.
    pub const LONGEST: usize = 16;

    /// The program that a text written in a source names.
    ///
    /// # Panics
    /// The text is empty, too long, or has anything else in it than small letters, digits and
    /// hyphens.
    pub const fn new(id: &str) -> ProgramId {
        match ProgramId::checked(id) {
            Some(id) => id,
            None => panic!("no program is called so"),
        }
    }

    const fn checked(id: &str) -> Option<ProgramId> {
        let mut left = id.as_bytes();
        if left.is_empty() || left.len() > ProgramId::LONGEST {
            return None;
        }
        let mut letters = 0;
        while let [first, others @ ..] = left {
            if !matches!(first, b'a'..=b'z' | b'0'..=b'9' | b'-') {
                return None;
            }
            letters = letters << 8 | *first as u128;
            left = others;
        }
        Some(ProgramId(letters))
    }

    /// Whoever adapts to the people at the table: what a form asks for.
    pub const MATCH: ProgramId = ProgramId::new("match");
    /// The same as it sits at a table, but for a last digit: so many half steps up the ladder.
    const ADAPTED: u128 = ProgramId::new("match-").0;

    /// Whoever adapts, so many half steps up the ladder, ten at most.
    pub(super) const fn adapted_to(half_steps: u8) -> ProgramId {
        ProgramId(ProgramId::ADAPTED << 8 | (b'0' + half_steps % 10) as u128)
    }

    /// How many half steps up the ladder it stands, if it is whoever adapts.
    pub(super) const fn adapted(self) -> Option<u8> {
        let digit = (self.0 & 0xff) as u8;
        match self.0 >> 8 == ProgramId::ADAPTED && digit.is_ascii_digit() {
            true => Some(digit - b'0'),
            false => None,
        }
    }

    /// Who a form asks for to have it at the table: whoever adapts stands nowhere yet.
    #[must_use]
    pub fn asked_for(self) -> ProgramId {
        self.adapted().map_or(self, |_| ProgramId::MATCH)
    }

    /// Reads what saves have; version 1 had the program's English name, "The Owl".
    fn read(text: &str) -> Result<ProgramId, NoProgram> {
        match text.strip_prefix("The ") {
            Some(name) => name.to_ascii_lowercase().parse(),
            None => text.parse(),
        }
    }
}

impl FromStr for ProgramId {
    type Err = NoProgram;

    fn from_str(text: &str) -> Result<Self, NoProgram> {
        ProgramId::checked(text).ok_or(NoProgram)
    }
}

impl fmt::Display for ProgramId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = self.0.to_be_bytes().into_iter();
        let letters = letters.skip_while(|letter| *letter == 0).map(char::from);
        f.write_str(&letters.collect::<String>())
    }
}

impl fmt::Debug for ProgramId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for ProgramId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for ProgramId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        ProgramId::read(&text).map_err(D::Error::custom)
    }
}

/// An upgrade of journals in which who plays was told by the name on the seat. A name that no
/// program bore played as the gentlest.
pub fn name_programs<G: Game>(journal: &mut Value) -> Option<()> {
    let Some(Value::Array(seats)) = journal.get_mut("seats") else {
        return None;
    };
    for seat in seats {
        if seat.get("by")?.as_str() == Some("program") {
            let name = seat.get("player")?.get("name")?.as_str()?;
            let named = ProgramId::read(name).ok();
            let known = named.filter(|id| Rung::of::<G>(*id).is_some());
            let id = known.or(G::PROGRAMS.first().copied())?;
            let by = seat.get_mut("by")?;
            *by = id.to_string().into();
        }
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_a_short_word() {
        let owl = ProgramId::new("owl");
        assert_eq!(owl.to_string(), "owl");
        assert_eq!("owl".parse(), Ok(owl));
        let longest = "a-program-so-lon";
        assert_eq!(
            longest.parse().map(|id: ProgramId| id.to_string()),
            Ok(longest.to_owned())
        );
        for none in ["", "Owl", "the owl", "a-program-so-long", "é"] {
            assert_eq!(none.parse::<ProgramId>(), Err(NoProgram), "{none}");
        }
    }

    #[test]
    fn version_1_called_programs_by_name() {
        let read = |text: &str| serde_json::from_str::<ProgramId>(text).ok();
        assert_eq!(read("\"The Owl\""), Some(ProgramId::new("owl")));
        assert_eq!(read("\"owl\""), Some(ProgramId::new("owl")));
        assert_eq!(read("\"Grace\""), None);
    }
}
