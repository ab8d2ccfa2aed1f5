//! A screen's heading.

use leptos::prelude::*;

use crate::dom::HEADING_ID;

/// A screen's heading. It gets the focus when the screen is entered.
#[component]
pub fn Heading(words: &'static str) -> impl IntoView {
    view! {
        <h1 id=HEADING_ID tabindex="-1">
            {words}
        </h1>
    }
}
