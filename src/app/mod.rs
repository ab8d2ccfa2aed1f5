//! The page, drawn with Leptos.
use leptos::prelude::*;

/// Puts the app into the page.
pub fn mount() {
    console_error_panic_hook::set_once();
    mount_to_body(|| view! { <h1>"Lettercase"</h1> });
}
