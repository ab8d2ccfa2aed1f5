//! Days: what is the same for everybody on a date, without a server.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Chance;

/// A date of the calendar, from 2000 to 9999. Written as `2025-01-31`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Day {
    year: u16,
    month: u8,
    day: u8,
}

/// The text or the numbers are no date that we know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("no such day")]
pub struct NotADay;

impl Day {
    /// The day of a year, a month from 1 and a day from 1.
    ///
    /// # Errors
    /// The calendar has no such day, or it is not from 2000 to 9999.
    pub const fn new(year: u16, month: u8, day: u8) -> Result<Day, NotADay> {
        let leap =
            year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let days = match month {
            1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
            4 | 6 | 9 | 11 => 30,
            2 if leap => 29,
            2 => 28,
            _ => 0,
        };
        if 2000 <= year && year <= 9999 && 1 <= day && day <= days {
            Ok(Day { year, month, day })
        } else {
            Err(NotADay)
        }
    }

    /// The chance of a game on this day: of the text `word-heist day 2025-01-31`. The text
    /// may never change, nor what a game draws with it, or two versions of the program would
    /// deal otherwise on one day.
    #[must_use]
    pub fn chance(self, game: &str) -> Chance {
        Chance::from_text(&format!("{game} day {self}"))
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Day { year, month, day } = self;
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = NotADay;

    fn from_str(text: &str) -> Result<Day, NotADay> {
        let mut parts = text.splitn(3, '-');
        let year = parts.next().and_then(|year| year.parse().ok());
        let mut next = || parts.next().and_then(|part| part.parse().ok());
        match (year, next(), next()) {
            (Some(year), Some(month), Some(day)) => Day::new(year, month, day),
            _ => Err(NotADay),
        }
    }
}

impl From<Day> for String {
    fn from(day: Day) -> String {
        day.to_string()
    }
}

impl TryFrom<String> for Day {
    type Error = NotADay;

    fn try_from(text: String) -> Result<Day, NotADay> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_the_calendars() {
        for day in ["2024-02-29", "2000-02-29", "2025-12-31", "9999-01-01"] {
            assert_eq!(day.parse::<Day>().unwrap().to_string(), day);
        }
        for none in [
            "2025-02-29",
            "2100-02-29",
            "2025-04-31",
            "1999-12-31",
            "2025-13-01",
            "x",
        ] {
            assert_eq!(none.parse::<Day>(), Err(NotADay), "{none}");
        }
    }
}
