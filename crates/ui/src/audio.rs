//! Sounds from the browser's synthesiser; no audio files are needed.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, AudioContextState};

use screen::CueNote;

thread_local! {
    /// The audio context, created on first use.
    static AUDIO_CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// The volume, from 0 to 1.
const VOLUME: f32 = 0.06;

/// Plays these notes. Silent on a device without sound, and until the user has touched the page,
/// because browsers don't allow sound before that.
pub(crate) fn play_notes(notes: &[CueNote]) {
    let _ = try_play_notes(notes);
}

fn try_play_notes(notes: &[CueNote]) -> Result<(), JsValue> {
    AUDIO_CONTEXT.with_borrow_mut(|speaker| {
        let speaker = match speaker {
            Some(speaker) => speaker,
            None => speaker.insert(AudioContext::new()?),
        };
        if speaker.state() != AudioContextState::Running {
            return speaker.resume().map(drop);
        }
        notes.iter().try_for_each(|note| play_note(speaker, note))
    })
}

fn play_note(speaker: &AudioContext, note: &CueNote) -> Result<(), JsValue> {
    let (tone, loud) = (speaker.create_oscillator()?, speaker.create_gain()?);
    let begins = speaker.current_time() + f64::from(note.after) / 1_000.0;
    let ends = begins + f64::from(note.long) / 1_000.0;
    tone.frequency().set_value(note.hertz.into());
    loud.gain().set_value_at_time(VOLUME, begins)?;
    loud.gain().linear_ramp_to_value_at_time(0.0, ends)?;
    tone.connect_with_audio_node(&loud)?;
    loud.connect_with_audio_node(&speaker.destination())?;
    tone.start_with_when(begins)?;
    tone.stop_with_when(ends)
}
