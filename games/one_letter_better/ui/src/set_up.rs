//! The set-up screen of One Letter Better.

use leptos::prelude::*;
use one_letter_better::screen::set_up::{Form, SetUp};

use super::best;
use one_letter_better::CARD;
use screen::set_up::Ruled;
use ui::desk::Desk;
use ui::draw::memo;
use ui::screens::set_up::bench::Bench;
use ui::screens::set_up::form::{Beside, form};

/// Draws the set-up screen.
pub fn set_up() -> AnyView {
    let bench = Bench::open(SetUp::remembered);
    let rules = memo(move || bench.form.with(|form| form.rules().clone()));
    let best = move || best::of(&rules.get());
    form(&CARD, bench, Beside::last(view! { {best} }.into_any()))
}

/// Reads or changes the saved set-up form from another screen.
pub fn with_form<T>(desk: Desk, with: impl FnOnce(&mut SetUp) -> T) -> T {
    let before: SetUp = desk.load(Form::RECORD);
    let mut form = before.clone();
    let told = with(&mut form);
    if form != before {
        desk.keep(Form::RECORD, &form);
    }
    told
}
