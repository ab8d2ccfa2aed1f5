//! The set-up screen.

use leptos::prelude::*;

use ui::draw::nothing;
use ui::screens::set_up::bench::Bench;
use ui::screens::set_up::form::{Beside, form};
use word_heist::CARD;
use word_heist::screen::set_up::SetUp;

/// Draws the set-up screen.
pub fn set_up() -> AnyView {
    let bench = Bench::open(SetUp::remembered);
    form(&CARD, bench, Beside::last(nothing()))
}
