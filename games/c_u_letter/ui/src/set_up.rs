//! The set-up screen of C U Letter.

use leptos::prelude::*;

use super::best_score;
use c_u_letter::CARD;
use c_u_letter::screen::set_up::SetUp;
use ui::screens::set_up::form::{GameFormParts, set_up_form};
use ui::screens::set_up::form_state::FormState;

/// Draws the set-up screen.
pub fn set_up() -> AnyView {
    let bench = FormState::open(SetUp::remembered);
    let best = move || {
        let seats = bench.seats.get();
        best_score::best_score(&bench.form.with(|form| form.choices(&seats)))
    };
    set_up_form(
        &CARD,
        bench,
        GameFormParts::with_footer(view! { {best} }.into_any()),
    )
}
