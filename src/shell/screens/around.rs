//! What is around every game on its screen: the rules that were chosen, the way out.

use leptos::prelude::*;

use crate::desk::{GameCard, Route};
use crate::shell::desk::use_desk;
use crate::shell::draw::{all, memo, show_when};
use crate::shell::session::Session;
use crate::table::{Game, Seat};
use crate::words::shelf;

/// What was chosen for this game, and where all the rules are.
pub fn rules_of<G: Game>(
    session: Session<G>,
    told: fn(&G::Options, &[Seat]) -> Vec<String>,
    card: &'static GameCard,
) -> AnyView {
    let says = session.with_now(|game| {
        let journal = game.journal();
        told(&journal.options, &journal.seats)
    });
    let id = session.id();
    let barred = use_desk()
        .look_ups_wait_for(Some(&id))
        .iter()
        .any(|(game, _)| *game == id);
    let over = memo(move || session.with(|game| game.outcome().is_some()));
    rules(says, card, Route::WordsFor(id.to_string()), move || {
        barred && !over.get()
    })
}

/// `shut` says whether words can be challenged in the game, and so nobody looks them up (O29).
fn rules(
    says: Vec<String>,
    card: &'static GameCard,
    checker: Route,
    shut: impl Fn() -> bool + Copy + Send + Sync + 'static,
) -> AnyView {
    let line = |says| view! { <li>{says}</li> }.into_any();
    let link = |route: Route, says| {
        view! {
            <a class="button" href=route.hash()>
                {says}
            </a>
        }
        .into_any()
    };
    let says_shut = || view! { <p class="soft">{shelf::NO_LOOK_UPS}</p> }.into_any();
    view! {
        <details>
            <summary>{shelf::RULES}</summary>
            <ul class="chosen">{all(says.into_iter().map(line))}</ul>
            {show_when(shut, says_shut)}
            <p class="buttons">
                {link(Route::Rules(card), shelf::ALL_RULES)}
                {show_when(move || !shut(), move || link(checker.clone(), shelf::CHECK_WORDS))}
            </p>
        </details>
    }
    .into_any()
}
