//! Dates, and random numbers that are the same for everyone on a date, without a server.

use std::fmt;
use std::str::FromStr;

use base::json::{Map, Value};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Chance;

/// A calendar date from 2000 to 9999, written as `2025-01-31`.
///
/// ```
/// use game::{Day, DayError};
///
/// let day: Day = "2024-02-28".parse()?;
/// assert_eq!(day.plus_days(2), Some(Day::new(2024, 3, 1)?));
/// assert_eq!(day.weekday_index(), 2, "a Wednesday");
/// assert_eq!(day.to_number(), 20_240_228);
/// assert_eq!("2025-02-29".parse::<Day>(), Err(DayError));
/// # Ok::<(), DayError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Day {
    year: u16,
    month: u8,
    day: u8,
}

/// What decides the order of letters or cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DealSource {
    /// Random, different in every game.
    #[default]
    Chance,
    /// The deal is fixed by the date: all players get the same deal.
    Day(Day),
}

impl DealSource {
    /// Returns the date that fixes the deal, if one does.
    pub const fn day(self) -> Option<Day> {
        match self {
            DealSource::Chance => None,
            DealSource::Day(day) => Some(day),
        }
    }
}

impl DealSource {
    /// Converts a deal as version 1 wrote it, `"chance"` or `{"day":"2025-01-31"}`, into the form
    /// of a rule's value, in place.
    pub fn upgrade_saved(saved: &mut Map) {
        let Some(value) = saved.get_mut("deal") else {
            return;
        };
        if value == "chance" {
            *value = Value::Null;
        } else if let Some(day) = value.get("day") {
            *value = day.clone();
        }
    }
}

impl From<Option<Day>> for DealSource {
    fn from(day: Option<Day>) -> DealSource {
        day.map_or(DealSource::Chance, DealSource::Day)
    }
}

/// 1 January 2000, counted in days of the calendar used by [`Day::day_count`], whose years begin in
/// March.
const DAYS_BEFORE_2000: u32 = 730_425;

/// Error: not a calendar date from 2000 to 9999.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("not a date from 2000-01-01 to 9999-12-31")]
pub struct DayError;

impl Day {
    /// Makes a date from a year, a month from 1 and a day from 1.
    ///
    /// # Errors
    /// The calendar has no such day, or the year isn't from 2000 to 9999.
    pub const fn new(year: u16, month: u8, day: u8) -> Result<Day, DayError> {
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
            Err(DayError)
        }
    }

    /// Returns the date as a number such as `20250131`.
    pub const fn to_number(self) -> u32 {
        self.year as u32 * 10_000 + self.month as u32 * 100 + self.day as u32
    }

    /// Returns the date of a number such as `20250131`, or `None` if there is no such date.
    pub const fn from_number(number: u32) -> Option<Day> {
        let (month, day) = (number / 100 % 100, number % 100);
        if number / 10_000 > 9999 {
            return None;
        }
        match Day::new((number / 10_000) as u16, month as u8, day as u8) {
            Ok(day) => Some(day),
            Err(DayError) => None,
        }
    }

    /// Returns the number of days from 1 January 2000 to this date.
    pub const fn day_count(self) -> u32 {
        // Years begin in March here, so that a leap day is the last of its year.
        let late = if self.month < 3 { 1 } else { 0 };
        let year = self.year as u32 - late;
        let month = (self.month as u32 + 9) % 12;
        let days = 365 * year + year / 4 - year / 100 + year / 400;
        days + (153 * month + 2) / 5 + self.day as u32 - 1 - DAYS_BEFORE_2000
    }

    /// Returns the date `count` days after 1 January 2000, or `None` beyond 9999.
    pub fn from_day_count(count: u32) -> Option<Day> {
        // A year has at most 366 days, so the date is in this year or one of the next few.
        let mut year = u16::try_from(2000 + count / 366).ok()?;
        while let Ok(next) = Day::new(year + 1, 1, 1)
            && next.day_count() <= count
        {
            year += 1;
        }
        let begins = |month: &u8| Day::new(year, *month, 1).map_or(u32::MAX, Day::day_count);
        let month = (1..=12).rev().find(|month| begins(month) <= count)?;
        let day = u8::try_from(count - begins(&month) + 1).ok()?;
        Day::new(year, month, day).ok()
    }

    /// Returns the date `days` earlier, or `None` before 2000.
    pub fn minus_days(self, days: u32) -> Option<Day> {
        Day::from_day_count(self.day_count().checked_sub(days)?)
    }

    /// Returns the date `days` later, or `None` beyond 9999.
    pub fn plus_days(self, days: u32) -> Option<Day> {
        Day::from_day_count(self.day_count().checked_add(days)?)
    }

    /// Returns the day of the week, counted from Monday as 0.
    pub const fn weekday_index(self) -> usize {
        // 1 January 2000 was a Saturday.
        (self.day_count() as usize + 5) % 7
    }

    /// Returns the month, counted from January as 0.
    pub const fn month_index(self) -> usize {
        self.month as usize - 1
    }

    /// Returns the day of the month, counted from 1.
    pub const fn day_of_month(self) -> u8 {
        self.day
    }

    /// Returns the random generator of a game on this date, seeded with a text such as `word-heist
    /// day 2025-01-31`. Neither the text nor what a game draws with it may ever change, or two
    /// versions of the program would deal differently on the same date.
    ///
    /// ```
    /// use game::Day;
    ///
    /// let deal = |day: Day| {
    ///     let mut letters = *b"aeinorst";
    ///     day.chance("word-heist").shuffle(&mut letters);
    ///     letters
    /// };
    /// let day = Day::new(2025, 1, 31)?;
    /// assert_eq!(deal(day), deal(day), "the same deal for everyone");
    /// assert_ne!(deal(day), deal(Day::new(2025, 2, 1)?));
    /// # Ok::<(), game::DayError>(())
    /// ```
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
    type Err = DayError;

    fn from_str(text: &str) -> Result<Day, DayError> {
        let mut parts = text.splitn(3, '-');
        let year = parts.next().and_then(|year| year.parse().ok());
        let mut next = || parts.next().and_then(|part| part.parse().ok());
        match (year, next(), next()) {
            (Some(year), Some(month), Some(day)) => Day::new(year, month, day),
            _ => Err(DayError),
        }
    }
}

impl From<Day> for String {
    fn from(day: Day) -> String {
        day.to_string()
    }
}

impl TryFrom<String> for Day {
    type Error = DayError;

    fn try_from(text: String) -> Result<Day, DayError> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn day_count_weekday_and_neighbours_follow_the_calendar() {
        let day = |text: &str| text.parse::<Day>().unwrap();
        assert_eq!(day("2000-01-01").day_count(), 0);
        assert_eq!(day("2000-01-01").weekday_index(), 5, "a Saturday");
        assert_eq!(day("2026-11-26").weekday_index(), 3, "a Thursday");
        assert_eq!(day("2024-03-01").minus_days(1), Some(day("2024-02-29")));
        assert_eq!(day("2025-12-31").plus_days(1), Some(day("2026-01-01")));
        assert_eq!(day("2000-01-01").minus_days(1), None);
        assert_eq!(day("9999-12-31").plus_days(1), None);
        let mut last = None;
        for count in 0..40_000 {
            let day = Day::from_day_count(count).unwrap();
            assert_eq!(day.day_count(), count, "{day}");
            assert!(Some(day) > last, "{day}");
            last = Some(day);
        }
        let end = day("9999-12-31");
        assert_eq!(Day::from_day_count(end.day_count()), Some(end));
        assert_eq!((end.month_index(), end.day_of_month()), (11, 31));
    }

    #[test]
    fn only_calendar_dates_from_2000_to_9999_are_days() {
        for day in ["2024-02-29", "2000-02-29", "2025-12-31", "9999-01-01"] {
            let read: Day = day.parse().unwrap();
            assert_eq!(read.to_string(), day);
            assert_eq!(Day::from_number(read.to_number()), Some(read));
        }
        for none in [
            "2025-02-29",
            "2100-02-29",
            "2025-04-31",
            "1999-12-31",
            "2025-13-01",
            "x",
        ] {
            assert_eq!(none.parse::<Day>(), Err(DayError), "{none}");
        }
        for none in [0, 19_991_231, 20_250_229, 100_000_101, u32::MAX] {
            assert_eq!(Day::from_number(none), None, "{none}");
        }
    }
}
