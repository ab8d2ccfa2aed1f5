//! The set-up screen of One Letter Better.

use leptos::prelude::*;
use one_letter_better::screen::set_up::{Form, SetUp};

use super::solo_scores;
use one_letter_better::CARD;
use screen::set_up::GameForm;
use ui::app_state::AppState;
use ui::draw::memo;
use ui::screens::set_up::form::{GameFormParts, set_up_form};
use ui::screens::set_up::form_state::FormState;

/// Draws the set-up screen.
pub fn set_up() -> AnyView {
    let bench = FormState::open(SetUp::remembered);
    let rules = memo(move || bench.form.with(|form| form.rules().clone()));
    let best = move || solo_scores::best_scores_for(&rules.get());
    set_up_form(
        &CARD,
        bench,
        GameFormParts::with_footer(view! { {best} }.into_any()),
    )
}

/// Reads or changes the saved set-up form from another screen.
pub(crate) fn with_form<T>(app: AppState, with: impl FnOnce(&mut SetUp) -> T) -> T {
    let before: SetUp = app.load(Form::RECORD);
    let mut form = before.clone();
    let told = with(&mut form);
    if form != before {
        app.save(Form::RECORD, &form);
    }
    told
}
