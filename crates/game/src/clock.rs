//! Clocks as data. Nothing here reads the time: every action carries its moment.

use base::json::{Map, Value};
use serde::{Deserialize, Serialize};

/// A moment of table time: the milliseconds for which the game has been open. Table time is
/// paused while the table is covered or the page is closed, so a clock never runs out while
/// the player isn't looking.
///
/// ```
/// use game::Moment;
///
/// let later = Moment::START.plus_seconds(90);
/// assert_eq!(later, Moment(90_000));
/// assert_eq!(Moment(60_000).until(later), 30_000);
/// assert_eq!(later.until(Moment::START), 0);
/// ```
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Moment(pub u64);

impl Moment {
    /// The moment at which the game starts.
    pub const START: Moment = Moment(0);

    /// Returns the moment `seconds` later.
    #[must_use]
    pub const fn plus_seconds(self, seconds: u16) -> Moment {
        Moment(self.0.saturating_add(seconds as u64 * 1000))
    }

    /// Returns the milliseconds from this moment to a later one, or 0 if `later` is earlier.
    pub const fn until(self, later: Moment) -> u64 {
        later.0.saturating_sub(self.0)
    }
}

/// The time allowed for something, such as a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TimeLimit {
    /// No time limit.
    #[default]
    Untimed,
    /// A time limit in seconds.
    Seconds(u16),
}

impl TimeLimit {
    /// Returns a limit of this many seconds, or no limit for 0.
    pub const fn from_seconds(seconds: u16) -> TimeLimit {
        match seconds {
            0 => TimeLimit::Untimed,
            seconds => TimeLimit::Seconds(seconds),
        }
    }

    /// Returns the value of the rule that sets this limit: the seconds, or 0 for no limit.
    pub fn value(self) -> u32 {
        match self {
            TimeLimit::Untimed => 0,
            // No form offers a limit of 0 seconds, but a journal from elsewhere may have it.
            TimeLimit::Seconds(0) => u32::MAX,
            TimeLimit::Seconds(seconds) => seconds.into(),
        }
    }

    /// Converts a time limit as version 1 wrote it, `"untimed"` or `{"seconds":30}`, into the form
    /// of a rule's value, in place.
    pub fn upgrade_saved(saved: &mut Map, rule: &str) {
        let Some(value) = saved.get_mut(rule) else {
            return;
        };
        if value == "untimed" {
            *value = Value::Null;
        } else if let Some(seconds) = value.get("seconds") {
            *value = seconds.clone();
        }
    }
}

/// A countdown that can be paused and resumed.
///
/// ```
/// use game::{Countdown, Moment, TimeLimit};
///
/// let clock = Countdown::start(TimeLimit::Seconds(30), Moment(1_000));
/// assert_eq!(clock.deadline(), Some(Moment(31_000)));
/// let paused = clock.paused(Moment(11_000));
/// assert_eq!(paused.deadline(), None);
/// assert_eq!(paused.remaining(Moment(60_000)), Some(20_000));
/// assert_eq!(paused.resumed(Moment(60_000)).deadline(), Some(Moment(80_000)));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Countdown {
    /// Milliseconds left when the countdown was last started or paused; `None` if it is untimed.
    left: Option<u64>,
    /// The moment since which it has been running; `None` if it is paused or untimed.
    since: Option<Moment>,
}

impl Countdown {
    /// Returns a countdown that starts now.
    pub fn start(allowance: TimeLimit, at: Moment) -> Countdown {
        let left = match allowance {
            TimeLimit::Untimed => None,
            TimeLimit::Seconds(seconds) => Some(u64::from(seconds) * 1000),
        };
        Countdown { left, since: None }.resumed(at)
    }

    /// Returns the countdown paused at this moment.
    #[must_use]
    pub fn paused(self, at: Moment) -> Countdown {
        let left = self.remaining(at);
        Countdown { left, since: None }
    }

    /// Returns the countdown running from this moment on.
    #[must_use]
    pub fn resumed(self, at: Moment) -> Countdown {
        let left = self.remaining(at);
        let since = left.map(|_| at);
        Countdown { left, since }
    }

    /// Returns the milliseconds left at a moment, or `None` if it is untimed.
    pub fn remaining(self, at: Moment) -> Option<u64> {
        let gone = self.since.map_or(0, |since| since.until(at));
        Some(self.left?.saturating_sub(gone))
    }

    /// Returns the moment at which time runs out, if the countdown is timed and running.
    pub fn deadline(self) -> Option<Moment> {
        Some(Moment(self.since?.0.saturating_add(self.left?)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_paused_clock_loses_no_time() {
        let clock = Countdown::start(TimeLimit::Seconds(30), Moment(1_000));
        assert_eq!(clock.deadline(), Some(Moment(31_000)));
        let held = clock.paused(Moment(11_000));
        assert_eq!(held.deadline(), None);
        assert_eq!(held.remaining(Moment(99_000)), Some(20_000));
        assert_eq!(
            held.resumed(Moment(99_000)).deadline(),
            Some(Moment(119_000))
        );
    }

    #[test]
    fn an_untimed_clock_never_ends() {
        let clock = Countdown::start(TimeLimit::Untimed, Moment::START);
        assert_eq!((clock.deadline(), clock.remaining(Moment(5))), (None, None));
    }
}
