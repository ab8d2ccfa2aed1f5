//! A turn's clock: a ring that empties, the time in figures, and a changed look near the end.

use leptos::prelude::*;

use screen::{ClockFace, ClockStage, text};

/// The ring's circumference, in hundredths of the drawing's units.
const RING_LENGTH: u32 = 6283;

/// A clock. Screen readers can read the time at any moment; the game announces when time runs
/// short.
#[component]
pub fn Clock(#[prop(into)] face: Signal<ClockFace>) -> impl IntoView {
    view! {
        <div class="clock" role="timer" data-stage=move || stage_class(face.get())>
            <svg viewBox="0 0 24 24" aria-hidden="true">
                <circle cx="12" cy="12" r="10" />
                <circle
                    class="left"
                    cx="12"
                    cy="12"
                    r="10"
                    stroke-dasharray="62.83"
                    stroke-dashoffset=move || elapsed_arc(face.get())
                />
            </svg>
            <span aria-hidden="true">{move || face.get().text()}</span>
            <span class="only-heard">{move || text::clock(face.get())}</span>
        </div>
    }
}

/// The name of the clock's stage in the style sheet.
fn stage_class(face: ClockFace) -> &'static str {
    match face.stage() {
        ClockStage::Calm => "calm",
        ClockStage::Soon => "soon",
        ClockStage::Last => "last",
        ClockStage::Out => "out",
    }
}

/// The length of the ring's empty part, in the drawing's units.
fn elapsed_arc(face: ClockFace) -> String {
    let gone = RING_LENGTH * (1000 - face.share()) / 1000;
    format!("{}.{:02}", gone / 100, gone % 100)
}
