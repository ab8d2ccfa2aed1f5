//! Clocks as data. Nothing here reads a clock: every act comes with its moment.

use base::json::{Map, Value};
use serde::{Deserialize, Serialize};

/// A moment of table time: milliseconds for which this game has lain open. It stands
/// still while the table is covered or the page is closed, so a clock never runs out
/// behind somebody's back.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Moment(pub u64);

impl Moment {
    /// As the game is laid out.
    pub const START: Moment = Moment(0);

    /// The moment so many seconds later.
    #[must_use]
    pub const fn plus_seconds(self, seconds: u16) -> Moment {
        Moment(self.0.saturating_add(seconds as u64 * 1000))
    }

    /// Milliseconds from this moment to a later one; none if it is earlier.
    pub const fn until(self, later: Moment) -> u64 {
        later.0.saturating_sub(self.0)
    }
}

/// What time somebody has for a thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Allowance {
    /// All the time in the world.
    #[default]
    Untimed,
    /// So many seconds.
    Seconds(u16),
}

impl Allowance {
    /// So many seconds, or with none all the time in the world.
    pub const fn of(seconds: u16) -> Allowance {
        match seconds {
            0 => Allowance::Untimed,
            seconds => Allowance::Seconds(seconds),
        }
    }

    /// Its value as a rule: the seconds, or 0 without limit.
    pub fn value(self) -> u32 {
        match self {
            Allowance::Untimed => 0,
            // None can be chosen: a journal from elsewhere may say so.
            Allowance::Seconds(0) => u32::MAX,
            Allowance::Seconds(seconds) => seconds.into(),
        }
    }

    /// An allowance as version 1 wrote it, `"untimed"` or `{"seconds":30}`, brought into the
    /// shape of a rule.
    pub fn modernise(saved: &mut Map, rule: &str) {
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

/// A clock that was given some time, and can be held and let go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Countdown {
    /// Milliseconds left when it was last looked at; `None` for an untimed one.
    left: Option<u64>,
    /// Since when it runs, if it is timed and runs.
    since: Option<Moment>,
}

impl Countdown {
    /// A clock that starts now.
    pub fn start(allowance: Allowance, at: Moment) -> Countdown {
        let left = match allowance {
            Allowance::Untimed => None,
            Allowance::Seconds(seconds) => Some(u64::from(seconds) * 1000),
        };
        Countdown { left, since: None }.running(at)
    }

    /// Held from now on.
    #[must_use]
    pub fn held(self, at: Moment) -> Countdown {
        let left = self.left(at);
        Countdown { left, since: None }
    }

    /// Let go on from now.
    #[must_use]
    pub fn running(self, at: Moment) -> Countdown {
        let left = self.left(at);
        let since = left.map(|_| at);
        Countdown { left, since }
    }

    /// Milliseconds left; `None` if it is untimed.
    pub fn left(self, at: Moment) -> Option<u64> {
        let gone = self.since.map_or(0, |since| since.until(at));
        Some(self.left?.saturating_sub(gone))
    }

    /// When it runs out, if it is timed and running.
    pub fn ends(self) -> Option<Moment> {
        Some(Moment(self.since?.0.saturating_add(self.left?)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_held_clock_loses_no_time() {
        let clock = Countdown::start(Allowance::Seconds(30), Moment(1_000));
        assert_eq!(clock.ends(), Some(Moment(31_000)));
        let held = clock.held(Moment(11_000));
        assert_eq!(held.ends(), None);
        assert_eq!(held.left(Moment(99_000)), Some(20_000));
        assert_eq!(held.running(Moment(99_000)).ends(), Some(Moment(119_000)));
    }

    #[test]
    fn an_untimed_clock_never_ends() {
        let clock = Countdown::start(Allowance::Untimed, Moment::START);
        assert_eq!((clock.ends(), clock.left(Moment(5))), (None, None));
    }
}
