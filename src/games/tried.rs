//! Test data for the games' set-up forms.

use game::{Day, Roster};

/// A roster of players with these names.
pub fn roster(names: &[&str]) -> Roster {
    let mut roster = Roster::default();
    for name in names {
        roster.add(name).unwrap();
    }
    roster
}

/// A fixed date, used as today.
pub fn today() -> Option<Day> {
    Day::new(2025, 1, 31).ok()
}
