//! C U Letter on its screen. Hands are hidden, and cards that lie face down: what is drawn comes
//! from the view of who is before it, so nothing else is in the document.
//!
//! - `best`: the best scores alone
//! - `bench`: what this screen holds, and its verbs
//! - `touching`: what taps and keys mean
//! - `keyboard`: keys, over the board and elsewhere
//! - `bots`: programs that think and act
//! - `cover`: the device goes from hand to hand
//! - `seats`: who plays, what they own, how near the end is
//! - `board`: squares, cards and zones
//! - `pointing`: fingers and mice on it
//! - `card`: a card's face, and how it lies
//! - `zones`: what is drawn under the cards and around them
//! - `turn`: what comes next, and the controls for it
//! - `placing`: the hand, what its cards do, and the buttons for it
//! - `claiming`: words that are marked and claimed, and what the table decides
//! - `scramble`: words of what is left
//! - `ledger`: the words claimed
//! - `walk`: the end of a round, step by step
//! - `over`: the end of rounds and of the game
//! - `history_panel`: the history, the rules that were chosen, leaving

mod bench;
mod best;
mod board;
mod bots;
pub(super) mod card;
mod claiming;
mod cover;
mod history_panel;
mod keyboard;
mod ledger;
mod over;
mod placing;
mod pointing;
mod rules;
mod scramble;
mod seats;
mod set_up;
mod touching;
mod turn;
mod walk;
pub(super) mod zones;

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;

use self::bench::Bench;
use super::desk::Scene;
use super::rules::{CULetter, Scramble, Stage, View};
use super::words::NAME;
use crate::desk::Route;
use crate::shell::dom::HEADING;
use crate::shell::draw::show_when;
use crate::shell::room::Came;
use crate::shell::screens::rematch::{again, otherwise};
use crate::shell::screens::within::{game, unknown};
use crate::table::{GameId, Unreadable};

/// All of it: what stands behind this is taken out of the page's program as it is built
/// (`scripts/split`), and fetched by who goes there.
#[wasm_split(c_u_letter, wasm_split_path = ::leptos::wasm_split, fallible)]
pub fn room() -> Came {
    Ok(screen)
}

/// What else is about it: fetched by who reads its rules.
#[wasm_split(c_u_letter__annex, wasm_split_path = ::leptos::wasm_split, fallible)]
pub fn annex() -> Came {
    Ok(beside)
}

/// The screen of a route of its annex.
fn beside(route: Route) -> AnyView {
    match route {
        Route::Rules(_) => rules::how_to_play(),
        other => unknown(other),
    }
}

/// The screen of a route of this game.
fn screen(route: Route) -> AnyView {
    match route {
        Route::SetUp(_) => set_up::set_up(),
        Route::SetUpLike(kind, id) => otherwise::<CULetter>(kind, &id),
        Route::Again(kind, id) => again::<CULetter>(kind, &id),
        Route::Game(_, ref id) => game(&route, id, table),

        other => unknown(other),
    }
}

/// The table of a game that is kept here.
fn table(id: &GameId) -> Result<AnyView, Unreadable> {
    let bench = Bench::open(id)?;
    keyboard::listen(bench);
    // A hand that comes is drawn anew, whoever's was there before.
    let covered = Memo::new(move |_| match bench.scene.get() {
        Scene::Cover(seat) => Some(seat),
        _ => None,
    });
    let drawn = move || match covered.get() {
        Some(seat) => cover::cover(bench, seat),
        None => open(bench),
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
    let loose = move || bench.view.with(spreads) && bench.past.with(Option::is_none);
    // Where all is over and nothing is left there is no board to look at.
    let bare = Memo::new(move |_| {
        let gone = |view: &View| view.table.stage == Stage::Over && view.table.board.is_bare();
        bench.view.with(gone) && !bench.walk.walks() && bench.past.with(Option::is_none)
    });
    let lies = move || !loose() && !bare.get();
    let claims = move || bench.view.with(|view| in_round(&view.table.stage));
    view! {
        <div
            class="letter"
            data-over=move || over().then_some("")
            data-bare=move || bare.get().then_some("")
        >
            {seats::seats(bench)}
            <div class="letter-middle">
                {show_when(lies, move || board::board(bench))}
                {show_when(loose, move || scramble::pool(bench))}
            </div>
            <div class="letter-play">
                {show_when(move || !over(), move || turn::turn(bench))}
                {show_when(over, move || over::over(bench))}
            </div>
            <div class="letter-else">
                {show_when(claims, move || ledger::ledger(bench))}
                {history_panel::history_panel(bench)}
            </div>
        </div>
    }
    .into_any()
}

/// Whether what is left lies in no order (C40).
fn spreads(view: &View) -> bool {
    let scrambles = matches!(view.table.stage, Stage::Scramble(_));
    scrambles && view.table.options.scramble != Scramble::InLines
}

/// Whether cards are placed and words claimed.
fn in_round(stage: &Stage) -> bool {
    matches!(
        stage,
        Stage::Placing | Stage::Claiming | Stage::Revealing(_)
    )
}
