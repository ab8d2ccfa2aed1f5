//! The set-up screen of C U Letter.

use leptos::prelude::*;

use super::best;
use c_u_letter::CARD;
use c_u_letter::screen::set_up::SetUp;
use ui::screens::set_up::bench::Bench;
use ui::screens::set_up::form::{Beside, form};

/// Draws the set-up screen.
pub fn set_up() -> AnyView {
    let bench = Bench::open(SetUp::remembered);
    let best = move || {
        let seats = bench.seats.get();
        best::of(&bench.form.with(|form| form.choices(&seats)))
    };
    form(&CARD, bench, Beside::last(view! { {best} }.into_any()))
}
