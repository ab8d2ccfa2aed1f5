//! The history, in which any turn can be looked at again; the rules that were chosen; leaving.

use leptos::prelude::*;

use super::bench::Bench;
use crate::games::c_u_letter::CARD;
use crate::games::c_u_letter::words::set_up::RULES;
use crate::shell::screens::around::{leaving, rules_of};
use crate::shell::screens::history_panel::{back_to_now, look_back};
use crate::words::rule::told;

/// What was, and the way out.
pub fn history_panel(bench: Bench) -> AnyView {
    let rules = rules_of(
        bench.session,
        |options, seats| told(RULES, options, seats),
        &CARD,
    );
    view! {
        {back_to_now(*bench)}
        {look_back(*bench, move || bench.walk.skip())}
        {rules}
        {leaving()}
    }
    .into_any()
}
