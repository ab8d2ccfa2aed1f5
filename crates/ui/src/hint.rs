//! Hints, the same in all games: the button that asks for them, and the slip that shows them in
//! place of the prompt, each step instead of the one before.

use leptos::prelude::*;

use crate::draw::{join_views, signal};
use crate::parts::{Icon, IconKind};
use screen::text::table::{HINT, HINT_AGAIN, MORE_HINT, hint_step};

/// The number of steps of a hint: where to look, what goes there, and the whole move.
const HINT_STEPS: usize = 3;

/// What the slip shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HintSlip {
    /// How many steps of the hint have been given; 0 if there is nothing to hint at.
    pub steps: usize,
    /// The sentence of the last step.
    pub says: String,
}

/// Draws the slip with the last step of a hint.
pub(crate) fn draw_hint_slip(hint: Signal<Option<HintSlip>>) -> AnyView {
    let draw = move |HintSlip { steps, says }| {
        let dot = |at| view! { <i data-on=(at < steps).then_some("")></i> }.into_any();
        view! {
            <span aria-hidden="true">
                <Icon picture=IconKind::Bulb />
                <span>{join_views((0..HINT_STEPS).map(dot))}</span>
            </span>
            <p>
                {(steps > 0)
                    .then(|| view! { <span class="only-heard">{hint_step(steps)}</span> })} {says}
            </p>
        }
    };
    view! {
        <div class="slip" role="status">
            {move || hint.get().map(draw)}
        </div>
    }
    .into_any()
}

/// Draws the hint button. `steps` is how many steps of a hint have been given; after the last one a
/// press prepares the hinted move again. While `off` is true a press does nothing, but the button
/// stays focusable, so that the keyboard focus isn't lost.
pub fn draw_hint_button(
    steps: impl Fn() -> usize + Send + Sync + 'static,
    off: impl Fn() -> bool + Send + Sync + 'static,
    ask: Callback<()>,
) -> AnyView {
    fn draw_button(steps: Signal<usize>, off: Signal<bool>, ask: Callback<()>) -> AnyView {
        let says = move || match steps.get() {
            0 => HINT,
            HINT_STEPS.. => HINT_AGAIN,
            _ => MORE_HINT,
        };
        view! {
            <span class="square hint">
                <button
                    type="button"
                    class="button"
                    aria-label=says
                    data-thing="do hint"
                    aria-disabled=move || off.get().then_some("true")
                    on:click=move |_| {
                        if !off.get_untracked() {
                            ask.run(());
                        }
                    }
                >
                    <Icon picture=IconKind::Bulb />
                </button>
            </span>
        }
        .into_any()
    }
    draw_button(signal(steps), signal(off), ask)
}
