//! What was: undo, the history in which any turn can be looked at again, and the rules
//! that were chosen.

use leptos::prelude::*;

use super::bench::Bench;
use crate::games::paper_grid::CARD;
use crate::games::paper_grid::words::set_up::RULES;
use crate::shell::parts::{Button, Icon, Picture};
use crate::shell::screens::around::rules_of;
use crate::shell::screens::history_panel::{back_to_now, look_back};
use crate::shell::seated::Plays;
use crate::words as text;
use crate::words::rule::told;

/// Undo and the history.
pub fn history_panel(bench: Bench) -> AnyView {
    let undo = Callback::new(move |()| bench.undo());
    let cannot = Signal::derive(move || !bench.session.can_undo());
    view! {
        <div class="buttons">
            <Button off=cannot on_press=undo>
                <Icon picture=Picture::Undo />
                {text::UNDO}
            </Button>
            {back_to_now(*bench)}
        </div>
        {look_back(*bench, || {})}
        {rules(bench)}
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
