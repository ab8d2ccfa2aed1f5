//! What comes next, beside the clock, and the controls for it.

use leptos::prelude::*;

use super::bench::Bench;
use super::{claiming, placing, scramble};
use crate::desk::ClockFace;
use crate::games::c_u_letter::desk::{Prospect, Scene, thinks};
use crate::games::c_u_letter::rules::{Action, Stage, Table};
use crate::games::c_u_letter::words::{moments as words, play, table as table_words};
use crate::shell::alarm;
use crate::shell::draw::{nothing, show_when};
use crate::shell::parts::{Button, Clock, Weight, WithWords};
use crate::shell::seated::{PROMPT, Plays};
use crate::shell::words::{Words, use_words};
use crate::table::{Allowance, Moment, SeatId};
use crate::words::capitals;

/// What the controls are for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Controls {
    /// The own hand, and a card to be placed.
    Placing,
    /// Words to be claimed.
    Claiming,
    /// A word to be made of what is left.
    Spelling,
    /// Somebody to be ready.
    Ready(SeatId),
    /// The table to decide.
    Judging,
    /// Somebody to press.
    Buzzing,
    /// Somebody else.
    Nothing,
}

/// The turn.
pub fn turn(bench: Bench) -> AnyView {
    let controls = Memo::new(move |_| controls(bench));
    let clock = Memo::new(move |_| {
        let at = bench.session.moment();
        bench.view.with(|view| face(&view.table, at))
    });
    alarm::listen_to(clock);
    let prompt = move || {
        if bench.past.with(Option::is_some) {
            return words::PAST.to_owned();
        }
        bench
            .view
            .with(|view| match thinks(&view.table, bench.people) {
                Some(seat) => words::thinks(&bench.session.name(seat)),
                None => bench.with_seats(|seats| table_words::prompt(&view.table, seats)),
            })
    };
    let told = Memo::new(move |_| says(bench));
    // What is to be said takes the place of what comes next: a phone has no room for both.
    let silent = move || told.with(String::is_empty);
    let drawn = move || match controls.get() {
        Controls::Placing => placing::placing(bench),
        Controls::Claiming => claiming::claiming(bench),
        Controls::Spelling => scramble::spelling(bench),
        Controls::Ready(seat) => ready(bench, seat),
        Controls::Judging => claiming::judging(bench),
        Controls::Buzzing => scramble::buzzing(bench),
        Controls::Nothing => placing::watching(bench),
    };
    let waits = move || !matches!(use_words().state(), Words::Here(_));
    view! {
        <div class="letter-told">
            <div class="letter-says" id=PROMPT tabindex="-1">
                <p class="prompt" role="status" data-behind=move || (!silent()).then_some("")>
                    {prompt}
                </p>
                <p aria-live="polite" data-no=move || refused(bench).then_some("")>
                    {move || told.get()}
                </p>
            </div>
            {show_when(move || clock.with(Option::is_some), move || {
                let face = Signal::derive(move || clock.get().unwrap_or(ClockFace { left: 0, of: 1 }));
                view! { <Clock face /> }.into_any()
            })}
        </div>
        {show_when(waits, || {
            view! { <WithWords draw=Callback::new(|_| nothing()) /> }.into_any()
        })}
        <div class="letter-controls">{drawn}</div>
        {placing::ghost(bench)}
    }
    .into_any()
}

fn controls(bench: Bench) -> Controls {
    let scene = bench.scene.get();
    bench.view.with(|view| match (scene, &view.table.stage) {
        (Scene::Hand(_), Stage::Placing) => Controls::Placing,
        (Scene::Ready(seat), _) => Controls::Ready(seat),
        (Scene::Open(_), Stage::Scramble(_)) if super::spreads(view) => Controls::Spelling,
        (Scene::Hand(_) | Scene::Open(_), _) => Controls::Claiming,
        (Scene::Judge, _) => Controls::Judging,
        (Scene::Buzzers, _) => Controls::Buzzing,
        _ => Controls::Nothing,
    })
}

/// Who was not asked yet says that they are there, and looks up before: the clock starts with
/// that (C4), once words can be judged.
fn ready(bench: Bench, seat: SeatId) -> AnyView {
    let says = words::ready(&bench.session.name(seat));
    let off = Signal::derive(|| !matches!(use_words().state(), Words::Here(_)));
    let press = Callback::new(move |()| {
        bench.act_as(seat, &Action::Ready);
    });
    view! {
        <div class="buttons">
            <Button weight=Weight::Main off on_press=press>{says}</Button>
        </div>
        {placing::watching(bench)}
    }
    .into_any()
}

/// Whether what is said is a no.
fn refused(bench: Bench) -> bool {
    let refusal = bench.refusal.with(|says| !says.is_empty());
    refusal
        || bench
            .prospect
            .with(|what| matches!(what, Prospect::Refused(_)))
}

/// What is to be said of what is being done: a refusal, what the placing would be, what is
/// marked, a hint, a square that is looked at.
fn says(bench: Bench) -> String {
    if bench.past.with(Option::is_some) {
        return String::new();
    }
    let chosen = bench.chosen.get();
    let refusal = bench.refusal.get();
    if !refusal.is_empty() {
        return refusal;
    }
    let prospect = bench.prospect.get();
    let placing = bench.places() && !matches!(prospect, Prospect::Empty);
    let marked = bench
        .draft
        .with(crate::games::c_u_letter::desk::Draft::span);
    bench.view.with(|view| {
        bench.with_seats(|seats| {
            let read = marked.and_then(|span| view.table.board.read(span));
            if let Some(word) = read.filter(|_| bench.marks()) {
                return capitals(word);
            }
            if placing {
                return play::prospect(&prospect, view, seats);
            }
            let hints: Vec<String> = chosen.hints.iter().map(play::hint).collect();
            if !hints.is_empty() {
                return hints.join(" ");
            }
            let looked = |square: crate::games::c_u_letter::rules::Square| {
                bench.shown.with(|shown| {
                    let one = shown.squares.get(square.index())?;
                    Some(format!("{}.", table_words::square_heard(one, seats)))
                })
            };
            chosen.looked.and_then(looked).unwrap_or_default()
        })
    })
}

/// The turn's clock, if it runs.
fn face(table: &Table, at: Moment) -> Option<ClockFace> {
    let options = &table.options;
    let time = match table.stage {
        Stage::Revealing(_) | Stage::Scramble(_) => options.extra_clock(),
        _ => options.clock,
    };
    let Allowance::Seconds(seconds) = time else {
        return None;
    };
    let left = table.turn.clock.left(at)?;
    Some(ClockFace {
        left: u32::try_from(left).unwrap_or(u32::MAX),
        of: u32::from(seconds) * 1000,
    })
}
