//! What happened, the rules that were chosen, and leaving the table (A19).

use leptos::prelude::*;

use super::asking::waited;
use super::bench::Bench;
use crate::games::word_heist::CARD;
use crate::games::word_heist::rules::Action;
use crate::games::word_heist::words::set_up::RULES;
use crate::games::word_heist::words::table as words;
use crate::shell::draw::{all, show_when};
use crate::shell::parts::{Button, Weight};
use crate::shell::screens::around::rules_of;
use crate::shell::screens::history_panel::read;
use crate::shell::seated::Plays;
use crate::table::SeatId;
use crate::words::rule::told;

/// The history, and the way out.
pub fn history_panel(bench: Bench) -> AnyView {
    let may_leave = move || !bench.over() && bench.people_there().len() > 1;
    view! {
        {read(*bench)}
        {rules(bench)}
        {show_when(may_leave, move || leaving(bench))}
    }
    .into_any()
}

/// What was chosen for this game.
fn rules(bench: Bench) -> AnyView {
    rules_of(
        bench.session,
        |options, seats| told(RULES, options, seats),
        &CARD,
    )
}

fn leaving(bench: Bench) -> AnyView {
    let leave = move |seat: SeatId| {
        let says = words::leaves(&bench.session.name(seat));
        let leave = Callback::new(move |()| {
            bench.act_as(waited(bench, seat), &Action::Leave(seat));
        });
        view! { <Button weight=Weight::Grave on_press=leave>{says}</Button> }.into_any()
    };
    let people = move || all(bench.people_there().into_iter().map(leave));
    view! {
        <details>
            <summary>{words::LEAVE}</summary>
            <p class="soft">{words::LEAVE_SAYS}</p>
            <div class="buttons">{move || people()}</div>
        </details>
    }
    .into_any()
}
