//! A turn's clock: a ring that empties, the time in figures, and another look near the end.

use leptos::prelude::*;

use crate::screen::{ClockFace, Stage, text};

/// The ring's length, in the units of its own drawing.
const RING: f64 = 62.83;

/// A clock. It says the time when asked; what must be told in time, the game announces.
#[component]
pub fn Clock(#[prop(into)] face: Signal<ClockFace>) -> impl IntoView {
    let stage = move || match face.get().stage() {
        Stage::Calm => "calm",
        Stage::Soon => "soon",
        Stage::Last => "last",
        Stage::Out => "out",
    };
    let gone = move || RING * (1.0 - f64::from(face.get().share()) / 1000.0);
    view! {
        <div class="clock" role="timer" data-stage=stage>
            <svg viewBox="0 0 24 24" aria-hidden="true">
                <circle cx="12" cy="12" r="10" />
                <circle
                    class="left"
                    cx="12"
                    cy="12"
                    r="10"
                    stroke-dasharray=RING
                    stroke-dashoffset=gone
                />
            </svg>
            <span aria-hidden="true">{move || face.get().text()}</span>
            <span class="only-heard">{move || text::clock(face.get())}</span>
        </div>
    }
}
