//! A dialog over the screen, closed by Escape, by its buttons, or by Back.

use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::draw::{effect, show_when};

/// A dialog that is shown while `open` is true. On closing, the browser restores the focus. While
/// the dialog is open the history has an extra entry, so that Back closes the dialog instead of
/// leaving the screen.
#[component]
pub fn Dialog(
    /// Prefix of the heading's id, unique on the screen.
    id: &'static str,
    #[prop(into)] title: Signal<String>,
    open: RwSignal<bool>,
    children: ChildrenFn,
) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    let stepped = StoredValue::new(false);

    effect(move || {
        let Some(dialog) = dialog.get() else { return };
        if open.get() && !dialog.open() {
            // Fails only if the dialog is already open or no longer in the page.
            let _ = dialog.show_modal();
            if let Ok(history) = window().history() {
                // If adding the entry fails, Back leaves the screen, as it does everywhere else.
                let pushed = history.push_state_with_url(&JsValue::NULL, "", None);
                stepped.set_value(pushed.is_ok());
            }
        } else if !open.get() && dialog.open() {
            dialog.close();
        }
    });
    let back = window_event_listener(ev::popstate, move |_| {
        if stepped.try_update_value(std::mem::take) == Some(true) {
            open.set(false);
        }
    });
    let step_back = move || {
        if stepped.try_update_value(std::mem::take) == Some(true)
            && let Ok(history) = window().history()
        {
            // If the history can't go back, it merely keeps an extra entry.
            let _ = history.back();
        }
    };
    on_cleanup(move || back.remove());

    let heading = format!("{id}-title");
    let title_id = heading.clone();
    let content = move || {
        view! {
            <h2 id=title_id.clone()>{move || title.get()}</h2>
            {children()}
        }
        .into_any()
    };
    view! {
        <dialog
            class="dialog"
            node_ref=dialog
            aria-labelledby=heading
            on:close=move |_| {
                open.set(false);
                step_back();
            }
            on:click=move |event| {
                // A click whose target is the dialog element itself was outside the dialog's
                // content.
                let on_veil = event.target() == event.current_target();
                if on_veil {
                    open.set(false);
                }
            }
        >
            {show_when(move || open.get(), content)}
        </dialog>
    }
}
