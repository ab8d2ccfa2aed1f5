//! Setting up a game of One Letter Better.
//!
//! - `rules`: every rule behind the presets

mod rules;

use leptos::prelude::*;

use super::super::best_scores::better_best;
use super::bench::Bench;
use super::form::{Beside, form};
use crate::app::desk::Desk;
use crate::games::Kind;
use crate::screen::set_up::Form;
use crate::screen::set_up::one_letter_better::SetUp;
use crate::screen::{Route, text};

/// The screen.
pub fn set_up() -> AnyView {
    let bench = Bench::open(SetUp::remembered);
    let best = move || better_best(&bench.rules.now.get());
    let second = view! {
        {rules::more(bench)}
        <p class="buttons">
            <a class="button" href=Route::Rules(Kind::OneLetterBetter).hash()>
                {text::BETTER_RULES}
            </a>
            <a class="button" href=Route::Deck.hash()>{text::CHANGE_DECK}</a>
        </p>
    };
    let beside = Beside {
        first: view! { {best} }.into_any(),
        ..Beside::second(second.into_any())
    };
    form(Kind::OneLetterBetter, bench, beside)
}

/// Reads or changes the form from another screen.
pub fn with_form<T>(desk: Desk, with: impl FnOnce(&mut SetUp) -> T) -> T {
    let before: SetUp = desk.load(SetUp::RECORD);
    let mut form = before.clone();
    let told = with(&mut form);
    if form != before {
        desk.keep(SetUp::RECORD, &form);
    }
    told
}
