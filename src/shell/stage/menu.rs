//! The menu's leaf, and the leaf of the rules that were chosen.

use leptos::prelude::*;

use crate::desk::{GameCard, Route};
use crate::shell::desk::use_desk;
use crate::shell::draw::{all, show_when};
use crate::shell::session::Session;
use crate::table::{Game, Seat};
use crate::words::{shelf, stage as words};

/// Whether nobody may look words up now (O29), followed.
fn shut<G: Game>(session: Session<G>) -> Memo<bool> {
    let id = session.id();
    let barred = use_desk()
        .look_ups_wait_for(Some(&id))
        .iter()
        .any(|(game, _)| *game == id);
    Memo::new(move |_| barred && session.with(|game| game.outcome().is_none()))
}

/// What was chosen for this game, and where all the rules are.
pub fn rules<G: Game>(
    session: Session<G>,
    told: fn(&G::Options, &[Seat]) -> Vec<String>,
    card: &'static GameCard,
) -> AnyView {
    let says = session.with_now(|game| {
        let journal = game.journal();
        told(&journal.options, &journal.seats)
    });
    let line = |says| view! { <li>{says}</li> }.into_any();
    view! {
        <ul class="chosen">{all(says.into_iter().map(line))}</ul>
        <p class="buttons">
            <a class="button" href=Route::Rules(card).hash()>{shelf::ALL_RULES}</a>
        </p>
    }
    .into_any()
}

/// How this table behaves, and where else one can go.
pub fn menu<G: Game>(session: Session<G>, card: &'static GameCard) -> AnyView {
    let shut = shut(session);
    let checker = Route::WordsFor(session.id().to_string());
    let link = |route: &Route, says: &'static str| {
        let hash = route.hash();
        view! { <a class="row" href=hash>{says}</a> }.into_any()
    };
    let look_up = move || link(&checker, words::CHECKER);
    let says_shut = || view! { <p class="row soft">{shelf::NO_LOOK_UPS}</p> }.into_any();
    view! {
        {show_when(move || !shut.get(), look_up)}
        {show_when(move || shut.get(), says_shut)}
        {link(&Route::Rules(card), words::HOW_TO_PLAY)}
        {link(&Route::Settings, words::SETTINGS)}
        <a class="row" href=Route::Home.hash()>
            {words::LEAVE}
            <small>{words::LEAVE_SAYS}</small>
        </a>
    }
    .into_any()
}
