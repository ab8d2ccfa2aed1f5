//! C U Letter on its screen. Hands are hidden, and cards that lie face down: what is drawn comes
//! from the view of who is before it, so nothing else is in the document.
//!
//! - `best`: the best scores alone
//! - `bench`: what this screen holds, and its verbs
//! - `seeing`: what it works out of the game: what is explained, marked, what happened last
//! - `touching`: what taps and keys mean
//! - `keyboard`: keys, over the board and elsewhere
//! - `bots`: programs that think and act
//! - `cover`: the device goes from hand to hand
//! - `left`: how near the end is, the clock
//! - `seats`: who plays, what they own, what they would get
//! - `board`: squares, cards, zones, and words around cards
//! - `pointing`: fingers and mice on it
//! - `card`: a card's face, and how it lies
//! - `zones`: what is drawn under the cards and around them
//! - `say`: what happened, what to do, what it would bring
//! - `hand`: what can be done now: place, claim, decide, spell
//! - `placing`: the hand, what its cards do, and the buttons for it
//! - `claiming`: words that are marked and claimed, and what the table decides
//! - `scramble`: words of what is left
//! - `ledger`: the words claimed
//! - `walk`: the end of a round, step by step
//! - `bill`: what a round paid
//! - `over`: the end of rounds and of the game
//! - `later`: what comes once the table stands

mod bench;
mod best;
mod bill;
mod board;
mod bots;
pub(super) mod card;
mod claiming;
mod cover;
mod day;
mod find;
mod hand;
mod keyboard;
pub mod later;
mod ledger;
mod left;
mod over;
mod placing;
mod pointing;
mod rules;
mod say;
mod scramble;
mod seats;
mod seeing;
mod set_up;
mod touching;
mod walk;
pub(super) mod zones;

use leptos::prelude::*;

use self::bench::Bench;
use super::desk::Scene;
use super::rules::{CULetter, Scramble, Stage, View};
use super::words::lessons::LESSONS;
use super::words::moments as words;
use super::{CARD, CLAIMS, PRACTICE};
use crate::shell::draw::{memo, show_when, signal};
use crate::shell::room::{Came, split_point};
use crate::shell::screens::learn::{Taught, learn};
use crate::shell::screens::rematch::{again, otherwise};
use crate::shell::screens::within::{game, unknown};
use crate::shell::stage::{Leaf, Regions, beside as history, stage};
use game::{GameId, SeatColour};
use screen::Route;
use store::Unreadable;

split_point! { c_u_letter:
    /// All of it: what stands behind this is taken out of the page's program as it is built
    /// (`scripts/split`), and fetched by who goes there.
    pub fn room() -> Came {
        Ok(screen)
    }
}

split_point! { c_u_letter__annex:
    /// What else is about it: fetched by who reads its rules.
    pub fn annex() -> Came {
        Ok(beside)
    }
}

/// What it teaches.
const TAUGHT: Taught = Taught {
    card: &CARD,
    words: &LESSONS,
    table,
};

/// The screen of a route of its annex.
fn beside(route: Route) -> AnyView {
    match route {
        ref here @ (Route::Rules(_) | Route::RulesFor(..)) => rules::how_to_play(here),
        Route::Learn(_, at) => learn::<CULetter>(TAUGHT, at),
        Route::Other(_, other) if *other == PRACTICE => day::practice(),
        Route::Other(_, other) if *other == CLAIMS => find::practice(),
        Route::Other(..) => day::day(),
        other => unknown(other),
    }
}

/// The screen of a route of this game.
fn screen(route: Route) -> AnyView {
    match route {
        Route::SetUp(_) => set_up::set_up(),
        Route::SetUpLike(kind, id) => otherwise::<CULetter>(kind, &id),
        Route::Again(kind, id) => again::<CULetter>(kind, &id),
        Route::Game(_, ref id) => game(&route, id, later::reader, table),

        other => unknown(other),
    }
}

/// The table of a game that is kept here.
fn table(id: &GameId) -> Result<AnyView, Unreadable> {
    let bench = Bench::open(id, later::coming)?;
    keyboard::listen(bench);
    // A hand that comes is drawn anew, whoever's was there before.
    let covered = memo(move || match bench.scene.get() {
        Scene::Cover(seat) => Some(seat),
        _ => None,
    });
    let drawn = move || match covered.get() {
        Some(seat) => cover::cover(bench, seat),
        None => open(bench),
    };
    // What seats wear that have no colour of their own at this table.
    let wears = |mark: SeatColour| {
        let worn = bench.worn(mark);
        worn.map(|worn| format!("var(--seat-{})", worn.colour.word()))
    };
    let table = view! {
        <div
            class="letter"
            style:--seat-moss=wears(SeatColour::Moss)
            style:--seat-slate=wears(SeatColour::Slate)
        >
            {drawn}
        </div>
    }
    .into_any();
    Ok(table)
}

/// The table, with the hand of who is before it.
fn open(bench: Bench) -> AnyView {
    let loose = move || bench.view.with(spreads) && bench.past.with(Option::is_none);
    let claims = move || bench.seen.with(|view| in_round(&view.table.stage));
    let table = view! {
        {show_when(move || !loose(), move || board::board(bench))}
        {show_when(loose, move || scramble::pool(bench))}
        {bench.ribbon.drawn()}
    };
    let side = view! {
        {show_when(claims, move || bench.later.drawn(move |rest| (rest.leaf)(bench, Leaf::History)))}
        {show_when(move || !claims(), move || history(*bench, bench.rows, bench.colour, bench.sheet))}
    };
    let stage = stage(Regions {
        card: &CARD,
        shape: "",
        hand_is: signal(move || bench.hand.get().word()),
        seats: bench.view.with_untracked(|view| view.table.seats),
        left: left::left(bench),
        scores: seats::seats(bench),
        label: words::BOARD,
        table: table.into_any(),
        say: say::say(bench),
        hand: hand::hand(bench),
        side: side.into_any(),
        sheet: bench.sheet,
        panel: bench.panel,
    });
    // What is on its way is measured from the window, which no region is.
    view! {
        {stage}
        {placing::ghost(bench)}
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
