//! Checks that the records of a save file can be read, before any of them is kept.

use serde::de::IgnoredAny;

use crate::Settings;
use crate::StoredDraft;
use crate::day::{DayLedger, MissedPositions, PlayedGames};
use base::json::read;
use game::{Moment, Roster};

/// Whether a record other than a game can be read by the code that will load it. Records of a
/// single game are checked less: they must be JSON, or for a deck's code any line of text.
pub fn is_readable_record(name: &str, body: &str) -> bool {
    let text = || read::<String>(body).is_ok();
    match name {
        "settings" => read::<Settings>(body).is_ok(),
        "players" => read::<Roster>(body).is_ok(),
        "days" => read::<DayLedger>(body).is_ok(),
        "misses" => read::<MissedPositions>(body).is_ok(),
        "played" => read::<PlayedGames>(body).is_ok(),
        "clock" => read::<Option<(String, Moment)>>(body).is_ok(),
        "draft" => read::<Option<StoredDraft>>(body).is_ok(),
        "who" | "learner" => text(),
        _ => match name.rsplit_once('/') {
            Some((_, "first" | "learned" | "rating" | "tips")) => text(),
            // Only the code that reads the deck can check it.
            Some((_, "sent")) => true,
            _ => read::<IgnoredAny>(body).is_ok(),
        },
    }
}
