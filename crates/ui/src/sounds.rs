//! Sounds and vibration for moments of a game, as chosen in the settings.

use super::desk::desk_here;
use super::{dom, speaker};
use screen::{Cue, Moments, Vibration};

/// Plays the sound and vibration for a moment of a game, as chosen in the settings. Works outside
/// of Leptos contexts.
pub fn play(cue: Cue) {
    let Some(desk) = desk_here() else {
        return;
    };
    let settings = desk.settings_now();
    if settings.moments == Moments::On {
        speaker::sound(cue.notes());
    }
    if settings.vibration == Vibration::On {
        dom::shake(cue.shakes());
    }
}
