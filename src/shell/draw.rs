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
    show(memo(when), Box::new(draw))
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

/// What is worked out anew when what it follows changes. Of each type of value there is one of
/// these in the program, where Leptos writes one for each place.
pub fn memo<T>(work_out: impl Fn() -> T + Send + Sync + 'static) -> Memo<T>
where
    T: PartialEq + Send + Sync + 'static,
{
    fn of<T>(work_out: Box<dyn Fn() -> T + Send + Sync>) -> Memo<T>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        Memo::new(move |_| work_out())
    }
    of(Box::new(work_out))
}

/// The same, worked out each time somebody looks.
pub fn signal<T>(work_out: impl Fn() -> T + Send + Sync + 'static) -> Signal<T>
where
    T: Send + Sync + 'static,
{
    fn of<T>(work_out: Box<dyn Fn() -> T + Send + Sync>) -> Signal<T>
    where
        T: Send + Sync + 'static,
    {
        Signal::derive(work_out)
    }
    of(Box::new(work_out))
}

/// Does something, and again when what it follows changes.
pub fn effect(act: impl FnMut() + 'static) {
    fn of(mut act: Box<dyn FnMut()>) {
        Effect::new(move |_| act());
    }
    of(Box::new(act));
}
