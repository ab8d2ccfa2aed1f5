//! A button: a verb, in one of four weights.

use leptos::prelude::*;

/// How much a button stands out.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Weight {
    /// One of several.
    #[default]
    Plain,
    /// What most people want here.
    Main,
    /// There if looked for.
    Quiet,
    /// Takes something away.
    Grave,
}

/// A button. A picture alone needs a `label`.
#[component]
pub fn Button(
    /// What it does.
    on_press: Callback<()>,
    /// How much it stands out.
    #[prop(optional)]
    weight: Weight,
    /// Its name, where its content is a picture or says too little.
    #[prop(optional, into)]
    label: Option<String>,
    /// By what name the table explains it.
    #[prop(optional, into)]
    thing: Option<String>,
    /// Whether it cannot be pressed now.
    #[prop(optional, into)]
    off: Signal<bool>,
    /// Its words or picture.
    children: Children,
) -> impl IntoView {
    let class = match weight {
        Weight::Plain => "button",
        Weight::Main => "button button-main",
        Weight::Quiet => "button button-quiet",
        Weight::Grave => "button button-grave",
    };
    view! {
        <button
            type="button"
            class=class
            aria-label=label
            data-thing=thing
            disabled=move || off.get()
            on:click=move |_| on_press.run(())
        >
            {children()}
        </button>
    }
}
