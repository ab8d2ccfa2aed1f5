//! The history, the rules that were chosen, and leaving.

use leptos::prelude::*;

use super::bench::Bench;
use crate::games::one_letter_better::CARD;
use crate::games::one_letter_better::words::set_up::RULES;
use crate::shell::screens::around::{leaving, rules_of};
use crate::shell::screens::history_panel::read;
use crate::words::rule::told;

/// What was, and the way out.
pub fn history_panel(bench: Bench) -> AnyView {
    let rules = rules_of(
        bench.session,
        |options, seats| told(RULES, options, seats),
        &CARD,
    );
    view! {
        {read(*bench)}
        {rules}
        {leaving()}
    }
    .into_any()
}
