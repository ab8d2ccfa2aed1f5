//! Word Heist on its screen.
//!
//! - `bench`: what this screen holds
//! - `typing`: its verbs
//! - `telling`: what it says of the game
//! - `bots`: opponents that look, and act in their time
//! - `keyboard`: what keys do that nothing else has a use for
//! - `left`: how many letters are left, the clock
//! - `scores`: who plays, and how each stands
//! - `seats`: everybody's words
//! - `middle`: the pile, the letters in the centre
//! - `say`: what happened, what to do, what comes of the word
//! - `entry`: the word that is typed, and what lies under the fingers
//! - `keys`: letter buttons
//! - `far`: a tablet between players: all of it again, turned to the other side
//! - `sides`: where those who race sit
//! - `pads`: a pad for each player
//! - `sweep`: who can make nothing is passed over
//! - `asking`: who has a word, being done; what the table can be asked, leaving
//! - `helping`, `hinting`: a beginner's help, and hints
//! - `later`: what comes once the table stands
//! - `asked`: what the whole table is asked
//! - `flight`: a word's letters move to where they lie next
//! - `over`: the end
//! - `review`: what could have been made

mod asked;
mod asking;
mod bench;
mod bots;
mod day;
mod entry;
mod far;
mod flight;
mod helping;
mod hinting;
mod keyboard;
mod keys;
pub mod later;
mod left;
mod middle;
mod over;
mod pads;
mod practice;
mod review;
mod rules;
mod say;
mod scores;
mod seats;
mod set_up;
mod sides;
mod sweep;
mod telling;
mod typing;

use leptos::prelude::*;

use self::bench::Bench;
use super::rules::{Mode, WordHeist};
use super::words::lessons::LESSONS;
use super::words::table as words;
use super::{CARD, PRACTICE};
use crate::shell::draw::{effect, show_when, signal};
use crate::shell::room::{Came, split_point};
use crate::shell::screens::learn::{Taught, learn};
use crate::shell::screens::rematch::{again, otherwise};
use crate::shell::screens::within::{game, unknown};
use crate::shell::stage::{Regions, beside, stage};
use game::GameId;
use screen::Route;
use store::Unreadable;

split_point! { word_heist:
    /// All of it: what stands behind this is taken out of the page's program as it is built
    /// (`scripts/split`), and fetched by who goes there.
    pub fn room() -> Came {
        Ok(screen)
    }
}

split_point! { word_heist__annex:
    /// What else is about it: fetched by who reads its rules, or practises.
    pub fn annex() -> Came {
        Ok(annexed)
    }
}

/// What it teaches.
const TAUGHT: Taught = Taught {
    card: &CARD,
    words: &LESSONS,
    table,
};

/// The screen of a route of its annex.
fn annexed(route: Route) -> AnyView {
    match route {
        ref here @ (Route::Rules(_) | Route::RulesFor(..)) => rules::how_to_play(here),
        Route::Learn(_, at) => learn::<WordHeist>(TAUGHT, at),
        Route::Other(_, other) if *other == PRACTICE => practice::practice(),
        Route::Other(..) => day::day(),
        other => unknown(other),
    }
}

/// The screen of a route of this game.
fn screen(route: Route) -> AnyView {
    match route {
        Route::SetUp(_) => set_up::set_up(),
        Route::SetUpLike(kind, id) => otherwise::<WordHeist>(kind, &id),
        Route::Again(kind, id) => again::<WordHeist>(kind, &id),
        Route::Game(_, ref id) => game(&route, id, later::reader, table),
        other => unknown(other),
    }
}

/// The table of a game that is kept here.
fn table(id: &GameId) -> Result<AnyView, Unreadable> {
    let bench = Bench::open(id, later::coming)?;
    keyboard::listen(bench);
    sweep::pass_over(bench);
    // It needs no more than the table: what comes later looks on from then on.
    effect(move || {
        bench.later.helps(bench);
    });
    let (mode, seats) = bench
        .table
        .with_untracked(|table| (table.options.mode, table.seats));
    let buzzers = matches!(mode, Mode::Buzzers { .. });
    let facing = move || buzzers && bench.facing.get() && !bench.over();
    let laid = move || match facing() {
        true => "heist-table flow",
        false => "heist-table panels",
    };
    let table = view! {
        <div class=laid data-past=move || bench.past.with(Option::is_some).then_some("")>
            {seats::seats(bench, "words")}
            {middle::middle(bench, "pile")}
        </div>
        {bench.ribbon.drawn()}
    };
    let hand = view! {
        {show_when(move || !bench.over(), move || entry::hand(bench))}
        {show_when(move || bench.over(), move || bench.later.drawn(move |rest| (rest.hand)(bench)))}
    };
    let hand_is = move || match (bench.over(), buzzers) {
        (true, _) => "over",
        (false, true) => bench.sides(),
        (false, false) => "",
    };
    let side = view! {
        {show_when(facing, move || far::far(bench))}
        {beside(*bench, bench.rows, bench.colour, bench.sheet)}
    };
    Ok(stage(Regions {
        card: &CARD,
        shape: "",
        hand_is: signal(hand_is),
        seats,
        left: left::left(bench),
        scores: scores::scores(bench),
        label: words::TABLE,
        table: table.into_any(),
        say: say::say(bench),
        hand: hand.into_any(),
        side: side.into_any(),
        sheet: bench.sheet,
        panel: bench.panel,
    }))
}
