//! A row that says what is wrong with the word list, with a button that helps.

use leptos::prelude::*;

use super::{Button, Weight};
use crate::desk::use_desk;
use crate::draw::{all, memo, show_when, signal};
use crate::words::use_words;
use screen::health::{Remedy, Trouble};
use screen::text;

/// Context that marks content below a trouble row, so that the trouble isn't shown twice.
#[derive(Clone, Copy)]
struct ToldAbove;

/// Draws a table below a row that says what is wrong with the word list; without trouble there is
/// no row. The table itself only says that it waits.
pub fn below_words_trouble<E>(draw: impl FnOnce() -> Result<AnyView, E>) -> Result<AnyView, E> {
    provide_context(ToldAbove);
    let below = draw()?;
    Ok(all([words_trouble(), below]))
}

fn words_trouble() -> AnyView {
    let (words, desk) = (use_words(), use_desk());
    let trouble = memo(move || words.trouble());
    // Announced to screen readers like a notice, wherever on the table the focus is.
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

/// Whether a row above already shows what is wrong with the word list.
pub fn told_above() -> bool {
    use_context::<ToldAbove>().is_some()
}

/// A row that says what is wrong, beside the button that helps. The row stays while the remedy is
/// tried, so that nothing below it moves.
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

/// The button that applies the remedy; disabled while waiting is all that helps.
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
