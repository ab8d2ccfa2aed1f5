//! Everybody's words, under their owners. A head is a button where somebody is chosen or
//! called by it.

use leptos::prelude::*;

use super::asking;
use super::bench::Bench;
use crate::games::word_heist::rules::{
    Action, Mode, Options, Phase, Stage, TableWordId, WordHeist,
};
use crate::games::word_heist::words::table as words;
use crate::shell::draw::{Draw, all, keyed, nothing, show_when};
use crate::shell::parts::{Mark, seat_word};
use crate::shell::roving_focus::{Rove, on_key};
use crate::shell::seated::Plays;
use crate::table::{Game, Player, SeatId};

/// The seats in order.
pub fn seats(bench: Bench) -> AnyView {
    let seats = bench.table.with_untracked(|table| table.seats);
    view! {
        <ul class="heist-seats" aria-label=words::WORDS data-seats=seats.to_string()>
            {all(SeatId::all(seats).map(|seat| seat_card(bench, seat)))}
        </ul>
    }
    .into_any()
}

fn seat_card(bench: Bench, seat: SeatId) -> AnyView {
    let Some(player) = bench.player(seat) else {
        return nothing();
    };
    let (name, colour) = (player.name.to_string(), player.colour);
    let ids = Memo::new(move |_| {
        bench.table.with(|table| {
            let words = table.words_of(seat);
            words.map(|word| word.id).collect::<Vec<_>>()
        })
    });
    let rove = Rove::new();
    let list = {
        let name = name.clone();
        move || {
            let draw = |id: TableWordId| {
                let name = name.clone();
                let stop = move || ids.with(|ids| rove.stop(id, ids));
                let word = move || table_word(bench, id, &name, rove, stop);
                let draw: Draw = Box::new(word);
                (id.index().to_string(), draw)
            };
            ids.get().into_iter().map(draw).collect()
        }
    };
    let none = move || ids.with(Vec::is_empty);
    view! {
        <li class="heist-seat" data-seat=seat_word(colour)>
            <div class="heist-head">
                {head(bench, seat, player)}
                {asking::done(bench, seat)}
            </div>
            <div class="heist-words" role="group" aria-label=name on:keydown=on_key>
                {keyed(list)}
                {show_when(none, || view! { <small>{words::NO_WORDS}</small> }.into_any())}
            </div>
        </li>
    }
    .into_any()
}

/// Whether a seat is chosen by a tap on its head: where several persons may make words, or
/// where words are called.
fn chooses(bench: Bench) -> bool {
    let several = bench.people_there().len() > 1;
    bench.table.with(|table| {
        let open = matches!(table.stage, Stage::Open | Stage::Reserved { .. });
        let by_mode = !matches!(table.options.mode, Mode::Buzzers { .. });
        open && by_mode && several && table.motion.is_none()
    })
}

fn choose(bench: Bench, seat: SeatId) {
    let calls = bench
        .table
        .with_untracked(|table| table.options.mode == Mode::CallItOut);
    if calls {
        bench.act_as(seat, &Action::Call);
    } else {
        bench.chosen.set(Some(seat));
    }
}

/// The name, what is to be known of the seat, the score.
fn head(bench: Bench, seat: SeatId, player: Player) -> AnyView {
    let colour = player.colour;
    let name = player.name.to_string();
    let (flips, waits) = (words::flips(&name), words::is_locked(&name));
    let has_a_word = words::has_a_word(&name);
    let turn = Memo::new(move |_| waited_for(bench) == Some(seat));
    let current = move || turn.get().then_some("true");
    let shown = move || turn.get().then_some("");
    let says = Memo::new(move |_| {
        bench.table.with(|table| {
            if !table.present.contains(seat) {
                words::HAS_LEFT.to_owned()
            } else if matches!(table.stage, Stage::Over(_)) {
                String::new()
            } else if table.done.contains(seat) {
                words::IS_DONE.to_owned()
            } else if table.locked.contains(seat) {
                waits.clone()
            } else if table.flipper == seat && flips_are_told(&table.options) {
                flips.clone()
            } else {
                String::new()
            }
        })
    });
    let score = move || bench.table.with(|table| table.score(seat)).to_string();
    let inside = move |calls: bool| {
        let heard = has_a_word.clone();
        let calls = calls.then(|| view! { <span class="only-heard">{heard}</span> }.into_any());
        view! {
            <Mark colour />
            <span class="name">
                <bdi>{name.clone()}</bdi>
                {calls}
            </span>
            <span class="turn">{move || says.get()}</span>
            <span class="score">{score}</span>
        }
        .into_any()
    };
    let pressing = Memo::new(move |_| {
        let there = bench.table.with(|table| table.present.contains(seat));
        there && bench.people.contains(seat) && chooses(bench)
    });
    let draw = move || {
        if pressing.get() {
            view! {
                <button
                    type="button"
                    class="banner"
                    data-turn=shown
                    aria-pressed=move || (bench.speaker.get() == Some(seat)).to_string()
                    on:pointerdown=|event| event.prevent_default()
                    on:click=move |_| choose(bench, seat)
                >
                    {inside(true)}
                </button>
            }
            .into_any()
        } else {
            view! {
                <div class="banner" data-turn=shown aria-current=current>
                    {inside(false)}
                </div>
            }
            .into_any()
        }
    };
    view! { {draw} }.into_any()
}

/// In turns the flipper is whose turn it is; alone nobody else flips, and in a race nobody.
fn flips_are_told(options: &Options) -> bool {
    matches!(options.mode, Mode::Buzzers { .. } | Mode::CallItOut) && options.pace.is_none()
}

/// The seat that the game waits for, if it is one alone.
fn waited_for(bench: Bench) -> Option<SeatId> {
    let speaker = bench.speaker.get();
    bench.session.with(|game| {
        let waiting = WordHeist::waiting_for(game.state());
        match waiting.phase()? {
            Phase::Type(seat) => Some(seat),
            Phase::Flip | Phase::Make | Phase::Sweep => waiting.seats().iter().next(),
            Phase::Open | Phase::Vote => speaker,
        }
    })
}

/// A word in tiles. A tap tells its life, and pins it as the source.
fn table_word(
    bench: Bench,
    id: TableWordId,
    name: &str,
    rove: Rove<TableWordId>,
    stop: impl Fn() -> &'static str + Send + 'static,
) -> AnyView {
    let Some(word) = bench.table.with_untracked(|table| table.word(id).cloned()) else {
        return nothing();
    };
    let pinned = move || {
        let looked = bench.looked.get() == Some(id);
        (looked || bench.entry.with(|entry| entry.pins(id))).to_string()
    };
    let taken = move || {
        let taken = |way: &crate::games::word_heist::rules::Way| way.words.contains(&id);
        bench
            .prospect
            .with(|prospect| prospect.way().is_some_and(taken))
            .then_some("")
    };
    let tile = |tile: &crate::games::word_heist::rules::Tile| {
        view! { <span data-tile=tile.id.index().to_string()>{tile.letter.capital().to_string()}</span> }
            .into_any()
    };
    view! {
        <button
            type="button"
            class="heist-word"
            data-word=id.index().to_string()
            data-taken=taken
            data-house=word.house.then_some("")
            aria-label=words::word_of(word.word(), name)
            aria-pressed=pinned
            tabindex=stop
            on:focus=move |_| rove.take(id)
            on:pointerdown=|event| event.prevent_default()
            on:click=move |_| bench.tap_word(id)
        >
            {all(word.tiles.iter().map(tile))}
        </button>
    }
    .into_any()
}
