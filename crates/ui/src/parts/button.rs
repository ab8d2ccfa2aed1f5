//! A button with a text or a picture, in one of four weights.

use leptos::prelude::*;

/// How much a button stands out.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Weight {
    /// One of several equal choices.
    #[default]
    Plain,
    /// The choice that most people want.
    Main,
    /// Discreet, for those who look for it.
    Quiet,
    /// A choice that removes something.
    Grave,
}

/// A button. A button with only a picture needs a `label`.
#[component]
pub fn Button(
    on_press: Callback<()>,
    #[prop(optional)] weight: Weight,
    /// The accessible name, if the content is a picture or isn't clear enough.
    #[prop(optional, into)]
    label: Option<String>,
    /// The name under which the table explains this button.
    #[prop(optional, into)]
    thing: Option<String>,
    /// Whether the button is disabled.
    #[prop(optional, into)]
    off: Signal<bool>,
    /// The button's text or picture.
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
