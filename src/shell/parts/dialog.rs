//! A dialog over the screen: closed by Escape, by its buttons, and by going Back.

use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::shell::draw::{effect, show_when};

/// A dialog that is open while `open` says so. The browser gives the focus back where it
/// was. While it is open the history holds one more step, so that Back closes it and
/// leaves the screen alone.
#[component]
pub fn Dialog(
    /// Names the heading; one of a kind on a screen.
    id: &'static str,
    /// What it is about.
    #[prop(into)]
    title: Signal<String>,
    /// Whether it is open.
    open: RwSignal<bool>,
    /// Its content.
    children: ChildrenFn,
) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    let stepped = StoredValue::new(false);

    effect(move || {
        let Some(dialog) = dialog.get() else { return };
        if open.get() && !dialog.open() {
            // It refuses only where it is open already, or not in the page any more.
            let _ = dialog.show_modal();
            if let Ok(history) = window().history() {
                // Without the step, Back leaves the screen: as it does everywhere else.
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
            // A history that cannot go back keeps one step too many, and no more.
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
                // Only the space around the dialog is the dialog itself.
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
