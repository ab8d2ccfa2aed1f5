//! A button with a text or a picture, in one of four weights.

use leptos::prelude::*;

/// How much a button stands out.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Weight {
    /// Normal: a button for one of several equally important choices.
    #[default]
    Plain,
    /// Prominent: a button for the choice that most people want.
    Main,
    /// Discreet: a button for a choice that few people need.
    Quiet,
    /// Warning: a button for a choice that removes something.
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
