//! The screens of One Letter Better. Hands are hidden: everything drawn comes from the view of the
//! player at the screen, so nothing else is in the document.
//!
//! - `best`: the best solo scores
//! - `bench`: the state of the table screen, and its actions
//! - `touching`: what taps and keys do
//! - `bots`: bots that think, and act at a pace that people can follow
//! - `keyboard`: keys that nothing else handles
//! - `cover`: the cover while the device changes hands
//! - `doubt`: the challenge window and its verdicts
//! - `seeing`: derived state: the last action, and moments that no player should miss
//! - `left`: how close the end is, and the signs on cards
//! - `scores`: the scores of all seats
//! - `score_sheet`: what each turn scored, and a chart
//! - `stock`: the deck and the pile
//! - `table`: the words of all seats
//! - `say`: the last action, what to do, and what the draft would score
//! - `card`: card faces, and what the pointer is over
//! - `turn`: the turn area and its buttons
//! - `line`: the draft line
//! - `hand`: the player's own cards
//! - `fan`: STL-1
//! - `later`: the deferred part of the table
//! - `ending`: messages at the end
//! - `over`: the end of rounds and of the match
//! - `review`: what could have been played

#![cfg(target_family = "wasm")]

mod bench;
mod best;
mod bots;
mod card;
mod cover;
mod day;
mod deck;
mod doubt;
mod ending;
mod fan;
mod find;
mod hand;
mod keyboard;
pub mod later;
mod left;
mod line;
mod over;
mod review;
mod rules;
mod say;
mod score_sheet;
mod scores;
mod seeing;
mod set_up;
mod stock;
mod table;
mod touching;
mod turn;

pub use bench::Bench;
use one_letter_better::screen::lessons::Lessons;
use one_letter_better::screen::set_up::Form;

use leptos::prelude::*;

use game::{GameId, SeatColour};
use one_letter_better::CARD;
use one_letter_better::screen::Scene;
use one_letter_better::text::lessons::LESSONS;
use one_letter_better::text::stage as words;
use one_letter_better::{DECK, PRACTICE};
use one_letter_better_rules::OneLetterBetter;
use screen::Route;
use store::Unreadable;
use ui::draw::{memo, show_when, signal};
use ui::screens::learn::{Taught, learn};
use ui::screens::rematch::{again, otherwise};
use ui::screens::within::{game, unknown};
use ui::stage::{Regions, beside as history, stage};

/// What the lessons need from this game.
const TAUGHT: Taught = Taught {
    card: &CARD,
    words: &LESSONS,
    table,
};

/// Draws the screen of a route that belongs to the game's other screens, such as its rules or
/// lessons.
pub fn extras(route: Route) -> AnyView {
    match route {
        ref here @ (Route::Rules(_) | Route::RulesFor(..)) => rules::how_to_play(here),
        Route::Learn(_, at) => learn::<Lessons>(TAUGHT, at),
        Route::Other(_, other) if *other == DECK => deck::deck(),
        Route::Other(_, other) if *other == PRACTICE => find::practice(),
        Route::Other(..) => day::day(),
        other => unknown(other),
    }
}

/// Draws the screen of a route of this game.
pub fn screen(route: Route) -> AnyView {
    match route {
        Route::SetUp(_) => set_up::set_up(),
        Route::SetUpLike(kind, id) => otherwise::<Form>(kind, &id),
        Route::Again(kind, id) => again::<OneLetterBetter>(kind, &id),
        Route::Game(_, ref id) => game(&route, id, later::reader, table),
        other => unknown(other),
    }
}

/// Draws the table of a game saved on this device.
fn table(id: &GameId) -> Result<AnyView, Unreadable> {
    let bench = Bench::open(id, later::coming)?;
    keyboard::listen(bench);
    // A new hand is drawn from scratch, whichever hand was there before.
    let face = memo(move || match bench.scene.get() {
        Scene::Cover(seat) => (Some(seat), None),
        _ => (None, bench.view.with(|view| view.own)),
    });
    let drawn = move || match face.get() {
        (Some(seat), _) => cover::cover(bench, seat),
        (None, _) => open(bench),
    };
    // The colours of seats that have no colour of their own at this table.
    let wears = |mark: SeatColour| {
        let worn = bench.worn(mark);
        worn.map(|worn| format!("var(--seat-{})", worn.colour.word()))
    };
    let table = view! {
        <div
            class="better"
            style:--seat-moss=wears(SeatColour::Moss)
            style:--seat-slate=wears(SeatColour::Slate)
        >
            {drawn}
        </div>
    }
    .into_any();
    Ok(table)
}

/// Draws the deferred part of the table.
fn later(bench: Bench) -> AnyView {
    bench.later.drawn(move |rest| (rest.hand)(bench))
}

/// Draws the table with the hand of the player at the screen.
fn open(bench: Bench) -> AnyView {
    let over = move || matches!(bench.scene.get(), Scene::RoundOver | Scene::Over);
    let doubts = move || matches!(bench.scene.get(), Scene::Doubts | Scene::HandOver);
    let hand_is = move || match bench.scene.get() {
        Scene::RoundOver | Scene::Over => "over",
        Scene::Doubts | Scene::HandOver => "doubts",
        _ => "",
    };
    let scores = view! {
        {scores::scores(bench)}
        {stock::stock(bench)}
    };
    let table = view! {
        {table::table(bench)}
        {bench.ribbon.drawn()}
    };
    let hand = view! {
        {show_when(move || !over() && !doubts(), move || turn::turn(bench))}
        {show_when(doubts, move || later(bench))}
        {show_when(over, move || later(bench))}
    };
    let stage = stage(Regions {
        card: &CARD,
        shape: "",
        hand_is: signal(hand_is),
        seats: bench.view.with_untracked(|view| view.table.seats),
        left: left::left(bench),
        scores: scores.into_any(),
        label: words::TABLE,
        table: table.into_any(),
        say: say::say(bench),
        hand: hand.into_any(),
        side: history(*bench, bench.rows, bench.colour, bench.sheet),
        sheet: bench.sheet,
        panel: bench.panel,
    });
    // The card being dragged is positioned relative to the window, so it is outside all regions.
    view! {
        {stage}
        {hand::ghost(bench)}
    }
    .into_any()
}
