//! Checks that the records of a save file can be read, before any of them is kept.

use serde::de::IgnoredAny;

use crate::KeptDraft;
use crate::Settings;
use crate::day::{Days, Misses, Played};
use base::json::read;
use game::{Moment, Roster};

/// Whether a record other than a game can be read by the code that will load it. Records of a
/// single game are checked less: they must be JSON, or for a deck's code any line of text.
pub fn makes_sense(name: &str, body: &str) -> bool {
    let text = || read::<String>(body).is_ok();
    match name {
        "settings" => read::<Settings>(body).is_ok(),
        "players" => read::<Roster>(body).is_ok(),
        "days" => read::<Days>(body).is_ok(),
        "misses" => read::<Misses>(body).is_ok(),
        "played" => read::<Played>(body).is_ok(),
        "clock" => read::<Option<(String, Moment)>>(body).is_ok(),
        "draft" => read::<Option<KeptDraft>>(body).is_ok(),
        "who" | "learner" => text(),
        _ => match name.rsplit_once('/') {
            Some((_, "first" | "learned" | "rating" | "tips")) => text(),
            // Only the code that reads the deck can check it.
            Some((_, "sent")) => true,
            _ => read::<IgnoredAny>(body).is_ok(),
        },
    }
}
