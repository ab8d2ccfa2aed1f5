//! A clock that is nearly out is heard: by those who listen to the page, and by its ticking.

use std::cell::RefCell;

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, AudioContextState};

use super::desk::use_desk;
use crate::desk::{ClockFace, Sound, Stage};
use crate::words as text;

thread_local! {
    /// What sounds are made with, once there was one.
    static SPEAKER: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// How long a tick is, in seconds.
const TICK: f64 = 0.07;
/// How loud.
const LOUD: f32 = 0.06;

/// Tells when a clock comes to its last seconds, and ticks through them.
pub fn listen_to(face: Memo<Option<ClockFace>>) {
    let desk = use_desk();
    let second = Memo::new(move |_| face.get().map(|face| (face.stage(), face.seconds())));
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
                // A device without sound stays silent.
                let _ = tick(if stage == Stage::Last { 880.0 } else { 660.0 });
            }
        }
        now
    });
}

/// One tick.
fn tick(hertz: f32) -> Result<(), JsValue> {
    SPEAKER.with_borrow_mut(|speaker| {
        let speaker = match speaker {
            Some(speaker) => speaker,
            None => speaker.insert(AudioContext::new()?),
        };
        if speaker.state() != AudioContextState::Running {
            // Nobody has touched the page yet: it may sound from the next tick on.
            return speaker.resume().map(drop);
        }
        let (tone, loud) = (speaker.create_oscillator()?, speaker.create_gain()?);
        let now = speaker.current_time();
        tone.frequency().set_value(hertz);
        loud.gain().set_value(LOUD);
        loud.gain().linear_ramp_to_value_at_time(0.0, now + TICK)?;
        tone.connect_with_audio_node(&loud)?;
        loud.connect_with_audio_node(&speaker.destination())?;
        tone.start()?;
        tone.stop_with_when(now + TICK)
    })
}
