//! Sounds and vibration for moments of a game, as chosen in the settings.

use super::app_state::current_app;
use super::{audio, dom};
use screen::{Cue, Moments, Vibration};

/// Plays the sound and vibration for a moment of a game, as chosen in the settings. Works outside
/// of Leptos contexts.
pub fn play(cue: Cue) {
    let Some(app) = current_app() else {
        return;
    };
    let settings = app.settings_untracked();
    if settings.moments == Moments::On {
        audio::play_notes(cue.notes());
    }
    if settings.vibration == Vibration::On {
        dom::vibrate(cue.vibration());
    }
}
