//! Small helpers from which all dynamic views are made, which keeps the program small.
//!
//! Leptos generates separate code for each type of view. Where a list, a choice or the boundary
//! between two parts uses [`AnyView`], all of them share the code in this module.
//! `docs/adr/0012-one-view-type.md` lists what each pattern costs.

use std::sync::Arc;

use leptos::prelude::*;

use screen::{SentencePart, WallSign, sentence_parts};

/// A function that draws a line of a list; called only if the line is new.
pub type DrawLine = Box<dyn FnOnce() -> AnyView + Send>;

/// An empty view.
pub fn nothing() -> AnyView {
    ().into_any()
}

/// Several views, one after another.
pub fn join_views(views: impl IntoIterator<Item = AnyView>) -> AnyView {
    views.into_iter().collect::<Vec<_>>().into_any()
}

/// Draws a sentence with its walls as small pictures, which screen readers read as words.
pub fn sentence(says: &str, signs: &[WallSign]) -> AnyView {
    join_views(sentence_parts(says, signs).into_iter().map(|part| {
        match part {
            SentencePart::Text(text) => text.to_owned().into_any(),
            SentencePart::Sign(sign) => view! {
                <span
                    class="wall-sign"
                    role="img"
                    aria-label=sign.words.clone()
                    title=sign.words.clone()
                    data-upright=sign.upright.then_some("")
                ></span>
            }
            .into_any(),
        }
    }))
}

/// Draws a view while a condition holds. Redraws only when the condition becomes true again.
pub fn show_when(
    when: impl Fn() -> bool + Send + Sync + 'static,
    draw: impl Fn() -> AnyView + Send + 'static,
) -> AnyView {
    fn show(when: Memo<bool>, draw: Box<dyn Fn() -> AnyView + Send>) -> AnyView {
        view! { {move || if when.get() { draw() } else { nothing() }} }.into_any()
    }
    show(memo(when), Box::new(draw))
}

/// Draws a list, and at each change redraws only the lines whose key is new.
pub fn keyed_list(lines: impl Fn() -> Vec<(String, DrawLine)> + Send + Sync + 'static) -> AnyView {
    fn list(lines: Arc<dyn Fn() -> Vec<(String, DrawLine)> + Send + Sync>) -> AnyView {
        view! {
            <For each=move || lines() key=|(key, _)| key.clone() children=|(_, draw)| draw() />
        }
        .into_any()
    }
    list(Arc::new(lines))
}

/// Creates a memo, which is recomputed when its dependencies change. Its code is generated once for
/// each type of value, whereas Leptos generates it for each call site.
pub fn memo<T>(work_out: impl Fn() -> T + Send + Sync + 'static) -> Memo<T>
where
    T: PartialEq + Send + Sync + 'static,
{
    fn from_boxed<T>(work_out: Box<dyn Fn() -> T + Send + Sync>) -> Memo<T>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        Memo::new(move |_| work_out())
    }
    from_boxed(Box::new(work_out))
}

/// Creates a derived signal, which is recomputed each time it is read. Its code is shared like that
/// of [`memo()`].
pub fn signal<T>(work_out: impl Fn() -> T + Send + Sync + 'static) -> Signal<T>
where
    T: Send + Sync + 'static,
{
    fn from_boxed<T>(work_out: Box<dyn Fn() -> T + Send + Sync>) -> Signal<T>
    where
        T: Send + Sync + 'static,
    {
        Signal::derive(work_out)
    }
    from_boxed(Box::new(work_out))
}

/// Runs a function now, and again whenever its dependencies change.
pub fn effect(act: impl FnMut() + 'static) {
    fn from_boxed(mut act: Box<dyn FnMut()>) {
        Effect::new(move |_| act());
    }
    from_boxed(Box::new(act));
}
