//! The set-up screen.

use leptos::prelude::*;

use ui::draw::nothing;
use ui::screens::set_up::form::{GameFormParts, set_up_form};
use ui::screens::set_up::form_state::FormState;
use word_heist::CARD;
use word_heist::screen::set_up::SetUp;

/// Draws the set-up screen.
pub fn set_up() -> AnyView {
    let bench = FormState::open(SetUp::remembered);
    set_up_form(&CARD, bench, GameFormParts::with_footer(nothing()))
}
