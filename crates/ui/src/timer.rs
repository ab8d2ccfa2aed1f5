//! Announces that a clock has nearly run out, in speech for screen readers and by ticking.

use leptos::prelude::*;

use super::app_state::use_app;
use super::audio;
use crate::draw::memo;
use screen::{ClockFace, ClockStage, CueNote, Sound, text};

/// Length of a tick, in milliseconds.
const TICK_MS: u16 = 70;

/// Announces when a clock reaches its last seconds, and ticks through them.
pub fn announce_time_running_out(face: Memo<Option<ClockFace>>) {
    let app = use_app();
    let second = memo(move || face.get().map(|face| (face.stage(), face.seconds())));
    Effect::new(move |before: Option<Option<(ClockStage, u32)>>| {
        let now = second.get();
        if let (Some(Some((was, _))), Some((stage, seconds))) = (before, now) {
            let comes = was != stage;
            if comes && matches!(stage, ClockStage::Soon | ClockStage::Last) {
                let face = face.get_untracked();
                app.announce(face.map(text::clock).unwrap_or_default());
            }
            let ticks =
                stage == ClockStage::Last && seconds > 0 || comes && stage == ClockStage::Soon;
            if ticks && app.settings_untracked().sound == Sound::On {
                audio::play_notes(&[CueNote {
                    hertz: if stage == ClockStage::Last { 880 } else { 660 },
                    after: 0,
                    long: TICK_MS,
                }]);
            }
        }
        now
    });
}
