//! Word Heist on its screen.
//!
//! - `bench`: what this screen holds, and its verbs
//! - `bots`: opponents that look, and act in their time
//! - `keyboard`: what keys do that nothing else has a use for
//! - `seats`: everybody's words
//! - `middle`: the pile, the letters in the centre, who has them reserved
//! - `entry`: the word that is typed, and what comes of it
//! - `pads`: a pad in each player's corner
//! - `asking`: what the whole table decides: done, stopping, taking back, house words
//! - `flight`: a word's letters move to where they lie next
//! - `history_panel`: the history, leaving
//! - `over`: the end
//! - `review`: what could have been made

mod asking;
mod bench;
mod bots;
mod entry;
mod flight;
mod history_panel;
mod keyboard;
mod middle;
mod over;
mod pads;
mod practice;
mod review;
mod rules;
mod seats;
mod set_up;

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;

use self::bench::Bench;
use super::rules::{Mode, WordHeist};
use super::words::NAME;
use crate::desk::Route;
use crate::games::word_heist::PRACTICE;
use crate::shell::dom::HEADING;
use crate::shell::draw::show_when;
use crate::shell::room::Came;
use crate::shell::screens::rematch::{again, otherwise};
use crate::shell::screens::within::{game, unknown};
use crate::table::{GameId, Unreadable};

/// All of it: what stands behind this is taken out of the page's program as it is built
/// (`scripts/split`), and fetched by who goes there.
#[wasm_split(word_heist, wasm_split_path = ::leptos::wasm_split, fallible)]
pub fn room() -> Came {
    Ok(screen)
}

/// What else is about it: fetched by who reads its rules, or practises.
#[wasm_split(word_heist__annex, wasm_split_path = ::leptos::wasm_split, fallible)]
pub fn annex() -> Came {
    Ok(beside)
}

/// The screen of a route of its annex.
fn beside(route: Route) -> AnyView {
    match route {
        Route::Rules(_) => rules::how_to_play(),
        Route::Other(_, other) if *other == PRACTICE => practice::practice(),
        other => unknown(other),
    }
}

/// The screen of a route of this game.
fn screen(route: Route) -> AnyView {
    match route {
        Route::SetUp(_) => set_up::set_up(),
        Route::SetUpLike(kind, id) => otherwise::<WordHeist>(kind, &id),
        Route::Again(kind, id) => again::<WordHeist>(kind, &id),
        Route::Game(_, ref id) => game(&route, id, table),
        other => unknown(other),
    }
}

/// The table of a game that is kept here.
fn table(id: &GameId) -> Result<AnyView, Unreadable> {
    let bench = Bench::open(id)?;
    keyboard::listen(bench);
    let mode = bench.table.with_untracked(|table| table.options.mode);
    let buzzers = matches!(mode, Mode::Buzzers { .. });
    let calls = buzzers || mode == Mode::CallItOut;
    let plays = move || !bench.over();
    let padded = move || buzzers && plays();
    let table = view! {
        <h1 class="only-heard" id=HEADING tabindex="-1">{NAME}</h1>
        <div class="heist" data-calls=calls.then_some("") data-padded=move || padded().then_some("")>
            {show_when(padded, move || pads::row(bench, true))}
            {seats::seats(bench)}
            <div class="heist-play">
                {show_when(plays, move || middle::middle(bench))}
                {show_when(move || plays() && !bench.asked(), move || entry::entry(bench))}
                {show_when(move || bench.asked(), move || asking::question(bench))}
                {show_when(move || bench.over(), move || over::life(bench))}
            </div>
            <div class="heist-else">
                {show_when(move || plays() && !bench.asked(), move || asking::asking(bench))}
                {show_when(move || bench.over(), move || over::over(bench))}
                {history_panel::history_panel(bench)}
            </div>
            {show_when(padded, move || pads::row(bench, false))}
        </div>
    }
    .into_any();
    Ok(table)
}
