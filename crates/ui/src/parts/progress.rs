//! A progress bar.

use leptos::prelude::*;

/// A labelled progress bar. Without a percentage it shows that the duration is unknown.
#[component]
pub fn Progress(
    #[prop(into)] words: String,
    /// Percentage done.
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
