//! Whether the records of a save file make sense, before any of them is kept.

use serde::de::IgnoredAny;

use super::Settings;
use super::day::{Days, Misses, Played};
use super::kept_draft::KeptDraft;
use base::json::read;
use game::{Moment, Roster};

/// Whether a record that is no game can be read by what will ask for it. Of what belongs to one
/// game alone it is only known here that it is JSON, or one line of text: a deck is a code.
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
            // Its own file alone has it.
            Some((_, "sent")) => true,
            _ => read::<IgnoredAny>(body).is_ok(),
        },
    }
}
