//! All components in all states on one page, for developing and testing the app. No menu leads
//! here.

mod board_sample;
mod faces;
mod forms;
mod stage;

use leptos::prelude::*;

use crate::parts::{Heading, Tabs};
use screen::{Route, text};

/// The page of components.
#[component]
pub fn Parts() -> impl IntoView {
    let shown = RwSignal::new(0);
    view! {
        <Heading words=text::heading(&Route::Parts) />
        <Tabs
            id="parts"
            label=text::heading(&Route::Parts)
            names=vec!["Board and rack", "Faces", "Forms", "Stage"]
            shown
        >
            {move || match shown.get() {
                0 => view! { <board_sample::BoardSample /> }.into_any(),
                1 => view! { <faces::Faces /> }.into_any(),
                2 => view! { <forms::Forms /> }.into_any(),
                _ => stage::stage_samples(),
            }}
        </Tabs>
    }
}

/// A titled section with a sample.
#[component]
fn Sample(name: &'static str, children: Children) -> impl IntoView {
    view! {
        <section class="sheet" aria-label=name>
            <h2>{name}</h2>
            {children()}
        </section>
    }
}
