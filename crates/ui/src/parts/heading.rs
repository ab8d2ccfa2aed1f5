//! A screen's heading.

use leptos::prelude::*;

use crate::dom::HEADING;

/// A screen's heading. It gets the focus when the screen is entered.
#[component]
pub fn Heading(words: &'static str) -> impl IntoView {
    view! {
        <h1 id=HEADING tabindex="-1">
            {words}
        </h1>
    }
}
