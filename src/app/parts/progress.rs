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
    let figure = move || done.get().map(|done| format!("{done} %"));
    view! {
        <div class="progress">
            <div>
                <span>{words.clone()}</span>
                <span aria-hidden="true">{figure}</span>
            </div>
            <progress aria-label=words.clone() max="100" value=move || done.get()></progress>
        </div>
    }
}
