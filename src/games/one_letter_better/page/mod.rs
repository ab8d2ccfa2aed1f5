//! One Letter Better on its screen. Hands are hidden: what is drawn comes from the view of who
//! is before it, so nothing else is in the document.
//!
//! - `best`: the best scores alone
//! - `bench`: what this screen holds, and its verbs
//! - `touching`: what taps and keys mean
//! - `bots`: programs that think, and act so that people can follow
//! - `keyboard`: what keys do that nothing else has a use for
//! - `cover`: the device goes from hand to hand
//! - `doubt`: the words of a turn are challenged, and the list answers
//! - `seats`: everybody's words
//! - `middle`: the deck, the pile, what happened since the own turn
//! - `card`: a card's face; what a pointer is over
//! - `turn`: what comes next, and the buttons for it
//! - `line`: the word that is built
//! - `hand`: the own cards
//! - `fan`: STL-1
//! - `history_panel`: the history, the rules that were chosen, leaving
//! - `over`: the end of rounds and of the match
//! - `review`: what could have been played

mod bench;
mod best;
mod bots;
mod card;
mod cover;
mod deck;
mod doubt;
mod fan;
mod hand;
mod history_panel;
mod keyboard;
mod line;
mod middle;
mod over;
mod review;
mod rules;
mod seats;
mod set_up;
mod touching;
mod turn;

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;

use self::bench::Bench;
use super::desk::Scene;
use super::rules::OneLetterBetter;
use super::words::NAME;
use crate::desk::Route;
use crate::games::one_letter_better::DECK;
use crate::shell::dom::HEADING;
use crate::shell::draw::show_when;
use crate::shell::room::Came;
use crate::shell::screens::rematch::{again, otherwise};
use crate::shell::screens::within::{game, unknown};
use crate::table::{GameId, Unreadable};

/// All of it: what stands behind this is taken out of the page's program as it is built
/// (`scripts/split`), and fetched by who goes there.
#[wasm_split(one_letter_better, wasm_split_path = ::leptos::wasm_split, fallible)]
pub fn room() -> Came {
    Ok(screen)
}

/// What else is about it: fetched by who reads its rules, or changes the deck.
#[wasm_split(one_letter_better__annex, wasm_split_path = ::leptos::wasm_split, fallible)]
pub fn annex() -> Came {
    Ok(beside)
}

/// The screen of a route of its annex.
fn beside(route: Route) -> AnyView {
    match route {
        Route::Rules(_) => rules::how_to_play(),
        Route::Other(_, other) if *other == DECK => deck::deck(),
        other => unknown(other),
    }
}

/// The screen of a route of this game.
fn screen(route: Route) -> AnyView {
    match route {
        Route::SetUp(_) => set_up::set_up(),
        Route::SetUpLike(kind, id) => otherwise::<OneLetterBetter>(kind, &id),
        Route::Again(kind, id) => again::<OneLetterBetter>(kind, &id),
        Route::Game(_, ref id) => game(&route, id, table),
        other => unknown(other),
    }
}

/// The table of a game that is kept here.
fn table(id: &GameId) -> Result<AnyView, Unreadable> {
    let bench = Bench::open(id)?;
    keyboard::listen(bench);
    // A hand that comes is drawn anew, whoever's was there before.
    let face = Memo::new(move |_| match bench.scene.get() {
        Scene::Cover(seat) => (Some(seat), None),
        Scene::HandOver => (None, None),
        _ => (None, Some(bench.view.with(|view| view.own))),
    });
    let drawn = move || match face.get() {
        (Some(seat), _) => cover::cover(bench, seat),
        (None, None) => cover::hand_over(bench),
        (None, Some(_)) => open(bench),
    };
    let table = view! {
        <h1 class="only-heard" id=HEADING tabindex="-1">{NAME}</h1>
        {drawn}
    }
    .into_any();
    Ok(table)
}

/// The table, with the hand of who is before it.
fn open(bench: Bench) -> AnyView {
    let over = move || matches!(bench.scene.get(), Scene::RoundOver | Scene::Over);
    let doubts = move || bench.scene.get() == Scene::Doubts;
    let plays = move || !over() && !doubts();
    view! {
        <div class="better" data-over=move || over().then_some("")>
            {show_when(move || !over(), move || middle::middle(bench))}
            {seats::seats(bench)}
            <div class="better-play">
                {show_when(plays, move || turn::turn(bench))}
                {show_when(doubts, move || doubt::window(bench))}
                {show_when(over, move || over::over(bench))}
            </div>
            <div class="better-else">{history_panel::history_panel(bench)}</div>
        </div>
    }
    .into_any()
}
