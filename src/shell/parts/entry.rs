//! A line to type in, with its refusal below it.

use leptos::prelude::*;

/// A labelled line of text. The refusal is tied to it, for those who hear the page.
#[component]
pub fn Entry(
    /// Names the elements; one of a kind on a screen.
    id: &'static str,
    #[prop(into)] label: String,
    /// What is typed.
    value: RwSignal<String>,
    /// Why it will not do; empty if it will.
    #[prop(into)]
    refusal: Signal<String>,
    /// Return was pressed.
    on_enter: Callback<()>,
    /// What stands beside the line: the button that does the same as Return.
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
