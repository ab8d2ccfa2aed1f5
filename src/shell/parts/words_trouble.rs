//! What is wrong with the word list, and the button that helps.

use leptos::prelude::*;

use super::{Button, Weight};
use crate::shell::desk::use_desk;
use crate::shell::draw::{all, memo, show_when, signal};
use crate::shell::words::use_words;
use screen::health::{Remedy, Trouble};
use screen::text;

/// That a row above tells what is wrong: nobody below it says so once more.
#[derive(Clone, Copy)]
struct ToldAbove;

/// Draws a table with a row above it that tells what is wrong with the words, as long as it
/// lasts: without trouble there is no row. The table itself says no more than that it waits.
pub fn below_words_trouble<E>(draw: impl FnOnce() -> Result<AnyView, E>) -> Result<AnyView, E> {
    provide_context(ToldAbove);
    let below = draw()?;
    Ok(all([words_trouble(), below]))
}

fn words_trouble() -> AnyView {
    let (words, desk) = (use_words(), use_desk());
    let trouble = memo(move || words.trouble());
    // It is said by the page's voice, as notices are, to those who are anywhere at the table.
    Effect::new(move |before: Option<Option<Trouble>>| {
        let now = trouble.get();
        match (before.flatten(), now) {
            (_, Some(trouble)) => desk.say(trouble.words()),
            (Some(_), None) => desk.say(text::WORDS_HERE),
            (None, None) => {}
        }
        now
    });
    let on_cure = Callback::new(move |remedy| words.cure(remedy));
    let row = move || trouble_row(trouble.into(), on_cure);
    show_when(move || trouble.with(Option::is_some), row)
}

/// Whether what is wrong is told above.
pub fn told_above() -> bool {
    use_context::<ToldAbove>().is_some()
}

/// What is wrong, beside the button that helps. The row stays as it is while that is tried, so
/// that nothing below it moves.
pub fn trouble_row(trouble: Signal<Option<Trouble>>, on_cure: Callback<Remedy>) -> AnyView {
    let says = move || trouble.get().map(Trouble::words).unwrap_or_default();
    view! {
        <div class="notice trouble-row" data-kind="trouble">
            <p>{says}</p>
            {cure(trouble, on_cure, Weight::Plain)}
        </div>
    }
    .into_any()
}

/// The button that helps. It is off while there is nothing to do but to wait.
pub fn cure(
    trouble: Signal<Option<Trouble>>,
    on_cure: Callback<Remedy>,
    weight: Weight,
) -> AnyView {
    let remedy = move || trouble.get().and_then(Trouble::remedy);
    let on_press = Callback::new(move |()| {
        if let Some(remedy) = untrack(remedy) {
            on_cure.run(remedy);
        }
    });
    let off = signal(move || remedy().is_none());
    view! {
        <Button weight on_press off>
            {move || remedy().unwrap_or(Remedy::FetchAgain).words()}
        </Button>
    }
    .into_any()
}
