//! Announces that a clock has nearly run out, in speech for screen readers and by ticking.

use leptos::prelude::*;

use super::desk::use_desk;
use super::speaker;
use crate::draw::memo;
use screen::{ClockFace, Note, Sound, Stage, text};

/// Length of a tick, in milliseconds.
const TICK: u16 = 70;

/// Announces when a clock reaches its last seconds, and ticks through them.
pub fn listen_to(face: Memo<Option<ClockFace>>) {
    let desk = use_desk();
    let second = memo(move || face.get().map(|face| (face.stage(), face.seconds())));
    Effect::new(move |before: Option<Option<(Stage, u32)>>| {
        let now = second.get();
        if let (Some(Some((was, _))), Some((stage, seconds))) = (before, now) {
            let comes = was != stage;
            if comes && matches!(stage, Stage::Soon | Stage::Last) {
                let face = face.get_untracked();
                desk.say(face.map(text::clock).unwrap_or_default());
            }
            let ticks = stage == Stage::Last && seconds > 0 || comes && stage == Stage::Soon;
            if ticks && desk.settings_now().sound == Sound::On {
                speaker::sound(&[Note {
                    hertz: if stage == Stage::Last { 880 } else { 660 },
                    after: 0,
                    long: TICK,
                }]);
            }
        }
        now
    });
}
