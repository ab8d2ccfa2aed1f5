//! A clock that is nearly out is heard: by those who listen to the page, and by its ticking.

use leptos::prelude::*;

use super::desk::use_desk;
use super::speaker;
use crate::shell::draw::memo;
use screen::{ClockFace, Note, Sound, Stage, text};

/// How long a tick is, in milliseconds.
const TICK: u16 = 70;

/// Tells when a clock comes to its last seconds, and ticks through them.
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
