//! Drawing lean: the few shapes of which every view is made that changes.
//!
//! Leptos writes code of its own for each type of view. Where a list, a choice or a
//! border between two parts ends in [`AnyView`], all of them share what is here. What
//! each pattern weighs is in ARCHITECTURE.md.

use std::sync::Arc;

use leptos::prelude::*;

/// A view to be drawn once it is known that it is new.
pub type Draw = Box<dyn FnOnce() -> AnyView + Send>;

/// Nothing at all.
pub fn nothing() -> AnyView {
    ().into_any()
}

/// Several views, one after another.
pub fn all(views: impl IntoIterator<Item = AnyView>) -> AnyView {
    views.into_iter().collect::<Vec<_>>().into_any()
}

/// Draws while a condition holds, and anew only when it comes to hold again.
pub fn show_when(
    when: impl Fn() -> bool + Send + Sync + 'static,
    draw: impl Fn() -> AnyView + Send + 'static,
) -> AnyView {
    fn show(when: Memo<bool>, draw: Box<dyn Fn() -> AnyView + Send>) -> AnyView {
        view! { {move || if when.get() { draw() } else { nothing() }} }.into_any()
    }
    show(Memo::new(move |_| when()), Box::new(draw))
}

/// Draws a list anew at each change, save the lines whose key was there before.
pub fn keyed(lines: impl Fn() -> Vec<(String, Draw)> + Send + Sync + 'static) -> AnyView {
    fn list(lines: Arc<dyn Fn() -> Vec<(String, Draw)> + Send + Sync>) -> AnyView {
        view! {
            <For each=move || lines() key=|(key, _)| key.clone() children=|(_, draw)| draw() />
        }
        .into_any()
    }
    list(Arc::new(lines))
}
