//! The hint button, the same in all games: a bulb whose label says whether it starts or continues a
//! hint.

use leptos::prelude::*;

use crate::draw::signal;
use crate::parts::{Icon, IconKind};
use screen::text::table::{HINT, MORE_HINT};

/// Draws the hint button. `told` is whether a hint has been started. While `off` is true a press
/// does nothing, but the button stays focusable, so that the keyboard focus isn't lost.
pub fn draw_hint_button(
    told: impl Fn() -> bool + Send + Sync + 'static,
    off: impl Fn() -> bool + Send + Sync + 'static,
    ask: Callback<()>,
) -> AnyView {
    fn draw_button(told: Signal<bool>, off: Signal<bool>, ask: Callback<()>) -> AnyView {
        let says = move || if told.get() { MORE_HINT } else { HINT };
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
    draw_button(signal(told), signal(off), ask)
}
