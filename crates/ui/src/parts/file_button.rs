//! A button for choosing a file from the device.

use leptos::html;
use leptos::prelude::*;
use web_sys::File;

use super::{Button, Icon, IconKind, Weight};

/// Draws a button for choosing a file, which `chosen` receives. The same file can be chosen twice
/// in a row.
pub fn file_button(
    id: &'static str,
    words: &'static str,
    weight: Weight,
    chosen: Callback<File>,
) -> AnyView {
    let input = NodeRef::<html::Input>::new();
    let choose = Callback::new(move |()| {
        if let Some(input) = input.get_untracked() {
            input.set_value("");
            input.click();
        }
    });
    let read = move |_| {
        if let Some(file) = input
            .get_untracked()
            .and_then(|input| input.files()?.get(0))
        {
            chosen.run(file);
        }
    };
    view! {
        <Button weight on_press=choose>
            <Icon picture=IconKind::Open />
            {words}
        </Button>
        <input
            id=id
            type="file"
            accept=".txt,.gz,text/plain,application/gzip"
            aria-label=words
            tabindex="-1"
            hidden
            node_ref=input
            on:change=read
        />
    }
    .into_any()
}
