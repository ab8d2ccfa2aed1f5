//! The screens of Word Heist.
//!
//! - `bench`: the state of the table screen
//! - `typing`: its actions
//! - `telling`: texts about the game
//! - `bots`: connects the bot worker
//! - `keyboard`: keys that no other element handles
//! - `left`: how many letters are left, and the clock
//! - `scores`: the players and their scores
//! - `seats`: the words of all seats
//! - `middle`: the pile, and the letters in the centre
//! - `say`: what happened, what to do, and the prospects of the typed word
//! - `entry`: the typed word, and the buttons to type with
//! - `keys`: letter buttons
//! - `far`: the far side of a tablet between players, turned round
//! - `sides`: where players with buzzers sit
//! - `pads`: a pad for each player
//! - `sweep`: passes for seats that can't make any word
//! - `asking`: choosing who has a word, Done; proposals, leaving
//! - `helping`, `hinting`: a beginner's help, and hints
//! - `later`: the deferred part of the screen
//! - `asked`: votes on a proposal
//! - `flight`: the letters of a word move to their new place
//! - `over`: the end of the game
//! - `review`: what could have been made

#![cfg(target_family = "wasm")]

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

pub use bench::Bench;
use word_heist::screen::lessons::Lessons;
use word_heist::screen::set_up::Form;

use leptos::prelude::*;

use game::GameId;
use screen::Route;
use store::Unreadable;
use ui::draw::{effect, show_when, signal};
use ui::screens::learn::{Taught, learn};
use ui::screens::rematch::{again, otherwise};
use ui::screens::within::{game, unknown};
use ui::stage::{Regions, beside, stage};
use word_heist::text::lessons::LESSONS;
use word_heist::text::table as words;
use word_heist::{CARD, PRACTICE};
use word_heist_rules::{Mode, WordHeist};

/// The lessons screen.
const TAUGHT: Taught = Taught {
    card: &CARD,
    words: &LESSONS,
    table,
};

/// Draws a screen from the extras chunk.
pub fn extras(route: Route) -> AnyView {
    match route {
        ref here @ (Route::Rules(_) | Route::RulesFor(..)) => rules::how_to_play(here),
        Route::Learn(_, at) => learn::<Lessons>(TAUGHT, at),
        Route::Other(_, other) if *other == PRACTICE => practice::practice(),
        Route::Other(..) => day::day(),
        other => unknown(other),
    }
}

/// Draws a screen from the main chunk.
pub fn screen(route: Route) -> AnyView {
    match route {
        Route::SetUp(_) => set_up::set_up(),
        Route::SetUpLike(kind, id) => otherwise::<Form>(kind, &id),
        Route::Again(kind, id) => again::<WordHeist>(kind, &id),
        Route::Game(_, ref id) => game(&route, id, later::reader, table),
        other => unknown(other),
    }
}

/// Draws the table of a saved game.
fn table(id: &GameId) -> Result<AnyView, Unreadable> {
    let bench = Bench::open(id, later::coming)?;
    keyboard::listen(bench);
    sweep::pass_over(bench);
    // The deferred part watches the table from its arrival on.
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
