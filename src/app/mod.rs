//! The page, drawn with Leptos: the shell, the parts every game uses, and the screens.
//!
//! Nothing here decides a rule. A screen reads what [`crate::screen`] computes, and
//! hands what a touch or a key means back to whoever asked.

mod browser_store;
mod desk;
mod dom;
mod drag;
mod draw;
mod games;
mod helper;
mod parts;
mod screens;
mod session;
mod shell;
mod word_shelf;
mod words;

use leptos::prelude::*;

/// Puts the app in the place of the boot screen.
pub fn mount() {
    // The boot script opens `#/parts` with the other program.
    open(draw::nothing);
}

/// The app with the page of parts: a program of its own, since nobody who plays needs
/// it (`src/bin/parts.rs`).
pub fn mount_with_parts() {
    open(|| view! { <screens::Parts /> }.into_any());
}

fn open(parts: fn() -> AnyView) {
    std::panic::set_hook(Box::new(|panic| {
        // From here on nothing is saved: what this page believes may be wrong.
        dom::stop();
        console_error_panic_hook::hook(panic);
    }));
    if let (Some(boot), Some(place)) = (dom::by_id("boot"), dom::by_id("app")) {
        mount_to(dom::html(place), move || view! { <shell::App parts /> }).forget();
        boot.remove();
    }
}
