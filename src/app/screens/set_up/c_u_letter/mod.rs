//! Setting up a game of C U Letter.
//!
//! - `rules`: every rule behind the presets

mod rules;

use leptos::prelude::*;

use super::super::best_scores::letter_best;
use super::bench::Bench;
use super::form::{Beside, form};
use crate::games::Kind;
use crate::screen::set_up::c_u_letter::SetUp;
use crate::screen::{Route, text};

/// The screen.
pub fn set_up() -> AnyView {
    let bench = Bench::open(SetUp::remembered);
    let best = move || {
        let seats = bench.seats.get();
        letter_best(&bench.form.with(|form| form.choices(&seats)))
    };
    let second = view! {
        {rules::more(bench)}
        <p class="buttons">
            <a class="button" href=Route::Rules(Kind::CULetter).hash()>
                {text::LETTER_RULES}
            </a>
        </p>
    };
    let beside = Beside {
        first: view! { {best} }.into_any(),
        ..Beside::second(second.into_any())
    };
    form(Kind::CULetter, bench, beside)
}
