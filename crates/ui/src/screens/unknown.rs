//! The screen for an unknown address, with a link home.

use leptos::prelude::*;

use crate::parts::Heading;
use screen::{Route, text};

/// Shows the unknown address as text.
#[component]
pub fn Unknown(path: String) -> impl IntoView {
    view! {
        <Heading words=text::heading(&Route::Unknown(String::new())) />
        <section class="sheet prose">
            <p>{text::nothing_at(&path)}</p>
            <p class="buttons">
                <a class="button button-main" href=Route::Home.hash()>
                    {text::GO_HOME}
                </a>
            </p>
        </section>
    }
}
