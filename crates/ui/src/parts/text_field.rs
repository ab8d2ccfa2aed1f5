//! A text field with its refusal below it.

use leptos::prelude::*;

/// A labelled text field. The refusal is linked to it for screen readers.
#[component]
pub fn TextField(
    /// Prefix of the elements' ids, unique on the screen.
    id: &'static str,
    #[prop(into)] label: String,
    /// The typed text.
    value: RwSignal<String>,
    /// Why the text is refused; empty if it isn't.
    #[prop(into)]
    refusal: Signal<String>,
    /// Called when Enter is pressed.
    on_enter: Callback<()>,
    /// Content beside the field, such as a button that does the same as Enter.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let says = format!("{id}-refusal");
    view! {
        <div class="entry">
            <label for=id>{label}</label>
            <div class="entry-line">
            <input
                id=id
                type="text"
                autocomplete="off"
                dir="auto"
                enterkeyhint="done"
                aria-invalid=move || (!refusal.get().is_empty()).then_some("true")
                aria-describedby=says.clone()
                prop:value=move || value.get()
                on:input=move |event| value.set(event_target_value(&event))
                on:keydown=move |event| {
                    if event.key() == "Enter" && !event.is_composing() {
                        event.prevent_default();
                        on_enter.run(());
                    }
                }
            />
            {children.map(|children| children())}
            </div>
            <p class="refusal" id=says role="alert">{move || refusal.get()}</p>
        </div>
    }
}
