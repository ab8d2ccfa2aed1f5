//! In the bar: how many letters are left, and the running clock.

use leptos::prelude::*;

use super::bench::Bench;
use game::{Allowance, Countdown, Moment};
use screen::ClockFace;
use ui::alarm;
use ui::draw::{show_when, signal};
use ui::parts::Clock;
use word_heist::text::table as words;
use word_heist_rules::{Mode, Options, Stage, Table};

/// Draws the number of letters left, and the clock.
pub fn left(bench: Bench) -> AnyView {
    alarm::listen_to(bench.clock);
    view! {
        {until(bench)}
        {ticking(bench.clock)}
    }
    .into_any()
}

/// How many letters are face down.
pub fn until(bench: Bench) -> AnyView {
    let left = move || bench.seen.with(|table| table.face_down);
    view! {
        <span class="until" data-thing="pile" tabindex="-1">
            <b>{move || left().to_string()}</b>
            " "
            <span class="round">{move || words::left(left())}</span>
        </span>
    }
    .into_any()
}

/// The clock, while one is running.
pub fn ticking(clock: Memo<Option<ClockFace>>) -> AnyView {
    show_when(
        move || clock.with(Option::is_some),
        move || {
            let face = signal(move || clock.get().unwrap_or(ClockFace { left: 0, of: 1 }));
            view! { <Clock face /> }.into_any()
        },
    )
}

/// The running clock: that of the reservation, the window, or the game.
pub fn face(table: &Table, at: Moment) -> Option<ClockFace> {
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
