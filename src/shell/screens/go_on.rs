//! The button that lets the next bot act, for who wants to tap for each.

use leptos::prelude::*;

use crate::shell::draw::show_when;
use crate::shell::pace::Pacer;
use crate::shell::parts::{Button, Weight};
use crate::words::table as words;

/// Drawn as long as a bot waits for a tap.
pub fn go_on(pace: Pacer) -> AnyView {
    let on = Callback::new(move |()| {
        pace.hurry();
    });
    show_when(
        move || pace.waits_for_tap(),
        move || {
            view! { <Button weight=Weight::Main on_press=on>{words::GO_ON}</Button> }.into_any()
        },
    )
}
