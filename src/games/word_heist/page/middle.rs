//! The pile, the letters in the centre, and who has them reserved.

use leptos::prelude::*;

use super::bench::Bench;
use crate::desk::ClockFace;
use crate::games::word_heist::desk::Offer;
use crate::games::word_heist::rules::{Action, Mode, Options, Proposal, Stage, Table, Tile};
use crate::games::word_heist::words::table as words;
use crate::shell::draw::{Draw, keyed, nothing, show_when};
use crate::shell::parts::{Button, Clock};
use crate::shell::roving_focus::{Rove, on_key};
use crate::shell::seated::PROMPT;
use crate::table::{Allowance, Countdown, Moment};

/// The pile and the centre.
pub fn middle(bench: Bench) -> AnyView {
    let tiles = Memo::new(move |_| bench.table.with(|table| table.centre.clone()));
    let rove = Rove::new();
    let letters = move || {
        let draw = |tile: Tile| {
            let stop = move || tiles.with(|tiles| rove.stop(tile, tiles));
            let draw: Draw = Box::new(move || centre_tile(bench, tile, rove, stop));
            (tile.id.index().to_string(), draw)
        };
        tiles.get().into_iter().map(draw).collect()
    };
    let empty = move || tiles.with(Vec::is_empty);
    view! {
        <div class="heist-middle">
            {pile(bench)}
            <div class="heist-centre" role="group" aria-label=words::MIDDLE on:keydown=on_key>
                {keyed(letters)}
                {show_when(empty, || view! { <small>{words::MIDDLE_EMPTY}</small> }.into_any())}
            </div>
        </div>
        {status(bench)}
    }
    .into_any()
}

/// The pile is the button that turns a letter up. That it can be pressed is said by its
/// words as well as by the outline (A14).
fn pile(bench: Bench) -> AnyView {
    let can = move || bench.flips.get().is_some();
    let says = move || {
        let reserved = bench.table.with(Table::holder);
        let left = bench.table.with(|table| table.face_down);
        match (reserved, left) {
            (Some(seat), _) => words::reserved(&bench.session.name(seat)),
            (None, 0) => words::ALL_UP.to_owned(),
            _ if can() => words::FLIP.to_owned(),
            (None, left) => words::left(left),
        }
    };
    let left = move || bench.table.with(|table| table.face_down);
    view! {
        <button
            type="button"
            class="pile"
            id="pile"
            data-flip=move || can().then_some("")
            data-reserved=move || bench.table.with(|table| table.holder().is_some()).then_some("")
            aria-disabled=move || (!can()).then_some("true")
            on:pointerdown=|event| event.prevent_default()
            on:click=move |_| bench.flip()
        >
            <span class="left" aria-hidden="true">{move || left().to_string()}</span>
            <span class="says" dir="auto">{says}</span>
            <span class="only-heard">{move || words::face_down(left())}</span>
        </button>
    }
    .into_any()
}

/// A letter of the centre; a tap takes it for the word.
fn centre_tile(
    bench: Bench,
    tile: Tile,
    rove: Rove<Tile>,
    stop: impl Fn() -> &'static str + Send + 'static,
) -> AnyView {
    let pressed = move || bench.entry.with(|entry| entry.taps(tile.id)).to_string();
    let taken = move || {
        let way = |way: &crate::games::word_heist::rules::Way| way.centre.contains(&tile.id);
        let taken = bench
            .prospect
            .with(|prospect| prospect.way().is_some_and(way));
        taken.then_some("")
    };
    view! {
        <button
            type="button"
            class="tile"
            data-tile=tile.id.index().to_string()
            data-taken=taken
            aria-pressed=pressed
            tabindex=stop
            on:focus=move |_| rove.take(tile)
            on:pointerdown=|event| event.prevent_default()
            on:click=move |_| bench.tap_tile(tile)
        >
            {tile.letter.capital().to_string()}
        </button>
    }
    .into_any()
}

/// What comes next; once a word is typed, what comes of it or why it was refused. Beside
/// it the clock that runs, below it who waits behind.
fn status(bench: Bench) -> AnyView {
    let prompt = move || {
        let speaker = bench.speaker.get();
        bench.table.with(|table| {
            bench.with_seats(|seats| words::prompt(table, bench.people, speaker, seats))
        })
    };
    let refused = Memo::new(move |_| !bench.refusal.with(String::is_empty));
    let note = Memo::new(move |_| {
        if refused.get() {
            String::new()
        } else {
            bench.note()
        }
    });
    let told = Memo::new(move |_| refused.get() || !note.with(String::is_empty));
    let queue = move || {
        let queue = bench.table.with(|table| table.queue.clone());
        let names: Vec<String> = queue
            .iter()
            .map(|press| bench.session.name(press.seat))
            .collect();
        if names.is_empty() {
            String::new()
        } else {
            words::queue(&names)
        }
    };
    let face = move || {
        let at = bench.session.moment();
        bench.table.with(|table| face(table, at))
    };
    view! {
        <div class="heist-status">
            <div class="heist-says">
                <p
                    class="prompt"
                    id=PROMPT
                    tabindex="-1"
                    role="status"
                    data-behind=move || told.get().then_some("")
                >
                    {prompt}
                </p>
                <p class="heist-note" aria-live="polite">{note}</p>
                <p class="refusal" role="alert">{move || bench.refusal.get()}</p>
            </div>
            {house(bench)}
            {show_when(move || face().is_some(), move || {
                let face = Signal::derive(move || face().unwrap_or(ClockFace { left: 0, of: 1 }));
                view! { <Clock face /> }.into_any()
            })}
            <p class="queue" dir="auto">{queue}</p>
        </div>
    }
    .into_any()
}

/// A word that is in no list can be put to the table (A18).
fn house(bench: Bench) -> AnyView {
    let draw = move || match bench.offer.get() {
        Offer::House(attempt) => {
            let label = words::house(attempt.word);
            let ask = Callback::new(move |()| {
                if let Some(seat) = bench.speaker.get_untracked() {
                    let house = Proposal::House(attempt.clone());
                    bench.speak(&Action::Propose(seat, house));
                }
            });
            view! { <Button label=label on_press=ask>{words::ASK}</Button> }.into_any()
        }
        _ => nothing(),
    };
    view! { {draw} }.into_any()
}

/// The clock that runs: of the reservation, of the window, of the game.
fn face(table: &Table, at: Moment) -> Option<ClockFace> {
    let shown = |clock: Countdown, seconds: u16| {
        Some(ClockFace {
            left: u32::try_from(clock.left(at)?).unwrap_or(u32::MAX),
            of: u32::from(seconds) * 1000,
        })
    };
    let own = match (&table.stage, table.options.mode) {
        (Stage::Reserved { clock, .. }, Mode::Buzzers { typing, .. }) => shown(*clock, typing),
        (
            Stage::Window { clock } | Stage::Sweep { clock, .. },
            Mode::Turns {
                window: Allowance::Seconds(seconds),
                ..
            },
        ) => shown(*clock, seconds),
        _ => None,
    };
    own.or_else(|| shown(table.clock, whole(&table.options)))
}

fn whole(options: &Options) -> u16 {
    match options.time() {
        Allowance::Seconds(seconds) => seconds,
        Allowance::Untimed => 1,
    }
}
