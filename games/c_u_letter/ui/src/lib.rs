//! C U Letter's screen. Hands and face-down cards are secret: everything is drawn from the current
//! viewer's view, so the document contains nothing else.
//!
//!
//! - `best`: the best solo scores
//! - `bench`: the state of this screen, and its actions
//! - `seeing`: derived values: marked words, outlines, the last act
//! - `touching`: what taps and keys mean
//! - `keyboard`: keyboard input, on the board and elsewhere
//! - `bots`: bots that think and act
//! - `cover`: the cover when the device changes hands
//! - `left`: the progress of the round, the clock
//! - `seats`: the players, what they own, what they would get
//! - `board`: squares, cards, zones, and outlines of words
//! - `pointing`: pointer input on the board
//! - `card`: the face of a card, and stacks
//! - `zones`: drawings under and around the cards
//! - `say`: what happened, what to do, what it would bring
//! - `hand`: what can be done now: place, claim, decide, spell
//! - `placing`: the hand, its abilities, and the buttons for it
//! - `claiming`: marking and claiming words, and the table's decisions
//! - `scramble`: words of the leftover cards
//! - `ledger`: the claimed words
//! - `walk`: the animated ceremony at the end of a round
//! - `bill`: the payout of a round
//! - `over`: the end of rounds and of the game
//! - `later`: the deferred part of the screen
//! - `day`, `find`: the task of the day, and practice
//! - `rules`, `set_up`: the rules page, and the set-up form

#![cfg(target_family = "wasm")]

mod bench;
mod best;
mod bill;
mod board;
mod bots;
mod card;
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
mod zones;

pub use bench::Bench;
use c_u_letter::screen::lessons::Lessons;
use c_u_letter::screen::set_up::Form;

use leptos::prelude::*;

use c_u_letter::screen::Scene;
use c_u_letter::text::lessons::LESSONS;
use c_u_letter::text::moments as words;
use c_u_letter::{CARD, CLAIMS, PRACTICE};
use c_u_letter_rules::{CULetter, Scramble, Stage, View};
use game::{GameId, SeatColour};
use screen::Route;
use store::Unreadable;
use ui::draw::{memo, show_when, signal};
use ui::screens::learn::{Taught, learn};
use ui::screens::rematch::{again, otherwise};
use ui::screens::within::{game, unknown};
use ui::stage::{Leaf, Regions, beside as history, stage};

/// The lessons of this game.
const TAUGHT: Taught = Taught {
    card: &CARD,
    words: &LESSONS,
    table,
};

/// Draws a screen from the second chunk: rules, lessons, practice and the task of the day.
pub fn extras(route: Route) -> AnyView {
    match route {
        ref here @ (Route::Rules(_) | Route::RulesFor(..)) => rules::how_to_play(here),
        Route::Learn(_, at) => learn::<Lessons>(TAUGHT, at),
        Route::Other(_, other) if *other == PRACTICE => day::practice(),
        Route::Other(_, other) if *other == CLAIMS => find::practice(),
        Route::Other(..) => day::day(),
        other => unknown(other),
    }
}

/// Draws a screen from the first chunk.
pub fn screen(route: Route) -> AnyView {
    match route {
        Route::SetUp(_) => set_up::set_up(),
        Route::SetUpLike(kind, id) => otherwise::<Form>(kind, &id),
        Route::Again(kind, id) => again::<CULetter>(kind, &id),
        Route::Game(_, ref id) => game(&route, id, later::reader, table),

        other => unknown(other),
    }
}

/// Draws the table of a game saved on this device.
fn table(id: &GameId) -> Result<AnyView, Unreadable> {
    let bench = Bench::open(id, later::coming)?;
    keyboard::listen(bench);
    // Covering or uncovering the table redraws everything, whichever hand was shown before.
    let covered = memo(move || match bench.scene.get() {
        Scene::Cover(seat) => Some(seat),
        _ => None,
    });
    let drawn = move || match covered.get() {
        Some(seat) => cover::cover(bench, seat),
        None => open(bench),
    };
    // Moss and Slate resemble card colours, so seats with these marks get other colours here.
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

/// Draws the uncovered table, with the hand of the player at the screen.
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
    // The dragged card is positioned relative to the window, so it is outside every region.
    view! {
        {stage}
        {placing::ghost(bench)}
    }
    .into_any()
}

/// Whether the leftover cards are spread out without a board (C40).
fn spreads(view: &View) -> bool {
    let scrambles = matches!(view.table.stage, Stage::Scramble(_));
    scrambles && view.table.options.scramble != Scramble::InLines
}

/// Whether the round is running, that is, cards are placed and words claimed.
fn in_round(stage: &Stage) -> bool {
    matches!(
        stage,
        Stage::Placing | Stage::Claiming | Stage::Revealing(_)
    )
}
