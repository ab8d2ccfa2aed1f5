//! The set-up screen.

use leptos::prelude::*;

use crate::games::word_heist::CARD;
use crate::games::word_heist::desk::set_up::SetUp;
use crate::shell::draw::nothing;
use crate::shell::screens::set_up::bench::Bench;
use crate::shell::screens::set_up::form::{Beside, form};

/// Draws the set-up screen.
pub fn set_up() -> AnyView {
    let bench = Bench::open(SetUp::remembered);
    form(&CARD, bench, Beside::last(nothing()))
}
