//! The moments of a game, heard and felt by who has chosen to.

use super::desk::desk_here;
use super::{dom, speaker};
use screen::{Cue, Moments, Vibration};

/// Lets a moment be heard and felt, as the settings say. It can be called from anywhere.
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
