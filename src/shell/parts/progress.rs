//! How far something has come.

use leptos::prelude::*;

/// A progress bar with its words; without a share nobody knows how long.
#[component]
pub fn Progress(
    #[prop(into)] words: String,
    /// Hundredths done.
    #[prop(into)]
    done: Signal<Option<u32>>,
) -> impl IntoView {
    view! {
        <div class="progress">
            <div>
                <span>{words.clone()}</span>
                <span aria-hidden="true">{move || done.get().map_or_else(String::new, |done| format!("{done} %"))}</span>
            </div>
            <progress aria-label=words.clone() max="100" value=move || done.get().map(|done| done.to_string())></progress>
        </div>
    }
}
