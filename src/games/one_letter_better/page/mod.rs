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
//! - `seeing`: what it works out of the game: what happened last, what nobody should miss
//! - `left`: how near the end is, what the signs mean
//! - `scores`: everybody's score
//! - `score_sheet`: what each turn brought, and a curve
//! - `stock`: the deck and the pile
//! - `table`: everybody's words
//! - `say`: what happened, what to do, what it would bring
//! - `card`: a card's face; what a pointer is over
//! - `turn`: what comes next, and the buttons for it
//! - `line`: the word that is built
//! - `hand`: the own cards
//! - `fan`: STL-1
//! - `later`: what comes once the table stands
//! - `ending`: what is said of the end
//! - `over`: the end of rounds and of the match
//! - `review`: what could have been played

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

use leptos::prelude::*;

use self::bench::Bench;
use super::CARD;
use super::desk::Scene;
use super::rules::OneLetterBetter;
use super::words::lessons::LESSONS;
use super::words::stage as words;
use crate::games::one_letter_better::{DECK, PRACTICE};
use crate::shell::draw::{memo, show_when, signal};
use crate::shell::room::{Came, split_point};
use crate::shell::screens::learn::{Taught, learn};
use crate::shell::screens::rematch::{again, otherwise};
use crate::shell::screens::within::{game, unknown};
use crate::shell::stage::{Regions, beside as history, stage};
use game::{GameId, SeatColour};
use screen::Route;
use store::Unreadable;

split_point! { one_letter_better:
    /// All of it: what stands behind this is taken out of the page's program as it is built
    /// (`scripts/split`), and fetched by who goes there.
    pub fn room() -> Came {
        Ok(screen)
    }
}

split_point! { one_letter_better__annex:
    /// What else is about it: fetched by who reads its rules, or changes the deck.
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
        Route::Learn(_, at) => learn::<OneLetterBetter>(TAUGHT, at),
        Route::Other(_, other) if *other == DECK => deck::deck(),
        Route::Other(_, other) if *other == PRACTICE => find::practice(),
        Route::Other(..) => day::day(),
        other => unknown(other),
    }
}

/// The screen of a route of this game.
fn screen(route: Route) -> AnyView {
    match route {
        Route::SetUp(_) => set_up::set_up(),
        Route::SetUpLike(kind, id) => otherwise::<OneLetterBetter>(kind, &id),
        Route::Again(kind, id) => again::<OneLetterBetter>(kind, &id),
        Route::Game(_, ref id) => game(&route, id, later::reader, table),
        other => unknown(other),
    }
}

/// The table of a game that is kept here.
fn table(id: &GameId) -> Result<AnyView, Unreadable> {
    let bench = Bench::open(id, later::coming)?;
    keyboard::listen(bench);
    // A hand that comes is drawn anew, whoever's was there before.
    let face = memo(move || match bench.scene.get() {
        Scene::Cover(seat) => (Some(seat), None),
        _ => (None, bench.view.with(|view| view.own)),
    });
    let drawn = move || match face.get() {
        (Some(seat), _) => cover::cover(bench, seat),
        (None, _) => open(bench),
    };
    // What seats wear that have no colour of their own at this table.
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

/// What comes once the table stands.
fn later(bench: Bench) -> AnyView {
    bench.later.drawn(move |rest| (rest.hand)(bench))
}

/// The table, with the hand of who is before it.
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
    // What is on its way is measured from the window, which no region is.
    view! {
        {stage}
        {hand::ghost(bench)}
    }
    .into_any()
}
