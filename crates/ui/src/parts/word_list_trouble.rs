//! A row that says what is wrong with the word list, with a button that helps.

use leptos::prelude::*;

use super::{Button, Weight};
use crate::app_state::use_app;
use crate::draw::{join_views, memo, show_when, signal};
use crate::wordlist::use_word_list;
use screen::health::{PageTrouble, Remedy};
use screen::text;

/// Context that marks content below a trouble row, so that the trouble isn't shown twice.
#[derive(Clone, Copy)]
struct TroubleShownAbove;

/// Draws a table below a row that says what is wrong with the word list; without trouble there is
/// no row. The table itself only says that it is waiting for the list.
pub(crate) fn below_word_list_trouble<E>(
    draw: impl FnOnce() -> Result<AnyView, E>,
) -> Result<AnyView, E> {
    provide_context(TroubleShownAbove);
    let below = draw()?;
    Ok(join_views([word_list_trouble(), below]))
}

fn word_list_trouble() -> AnyView {
    let (words, app) = (use_word_list(), use_app());
    let trouble = memo(move || words.trouble());
    // Announced to screen readers like a notice, wherever on the table the focus is.
    Effect::new(move |before: Option<Option<PageTrouble>>| {
        let now = trouble.get();
        match (before.flatten(), now) {
            (_, Some(trouble)) => app.announce(trouble.words()),
            (Some(_), None) => app.announce(text::WORD_LIST_READY),
            (None, None) => {}
        }
        now
    });
    let on_cure = Callback::new(move |remedy| words.apply_remedy(remedy));
    let row = move || trouble_row(trouble.into(), on_cure);
    show_when(move || trouble.with(Option::is_some), row)
}

/// Whether a row above already shows what is wrong with the word list.
pub(crate) fn is_trouble_shown_above() -> bool {
    use_context::<TroubleShownAbove>().is_some()
}

/// Draws a row that says what is wrong, beside the button that helps. The row stays while the
/// remedy is tried, so that nothing below it moves.
pub(crate) fn trouble_row(
    trouble: Signal<Option<PageTrouble>>,
    on_cure: Callback<Remedy>,
) -> AnyView {
    let says = move || trouble.get().map(PageTrouble::words).unwrap_or_default();
    view! {
        <div class="notice trouble-row" data-kind="trouble">
            <p>{says}</p>
            {remedy_button(trouble, on_cure, Weight::Plain)}
        </div>
    }
    .into_any()
}

/// Draws the button that applies the remedy. It is disabled while waiting is all that helps.
pub(crate) fn remedy_button(
    trouble: Signal<Option<PageTrouble>>,
    on_cure: Callback<Remedy>,
    weight: Weight,
) -> AnyView {
    let remedy = move || trouble.get().and_then(PageTrouble::remedy);
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
