//! A text to copy and send.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::Button;
use crate::app_state::use_app;
use crate::dom;
use screen::text;

/// Draws a text in a read-only field, with a button that copies it and an explanation.
pub fn copy_field(
    id: &'static str,
    label: &'static str,
    says: &'static str,
    value: Signal<String>,
) -> AnyView {
    let app = use_app();
    let copy = Callback::new(move |()| {
        let text = value.get_untracked();
        spawn_local(async move {
            match dom::copy_to_clipboard(&text).await {
                Ok(()) => app.notify(text::COPIED, None),
                Err(_) => app.notify_error(text::NOT_COPIED),
            }
        });
    });
    view! {
        <div class="entry">
            <label for=id>{label}</label>
            <div class="entry-line">
                <input id=id type="text" readonly=true prop:value=value />
                <Button label=text::copy_what(label) on_press=copy>
                    {text::COPY}
                </Button>
            </div>
            <p class="soft">{says}</p>
        </div>
    }
    .into_any()
}
