//! In the bar: how many letters are left, and the running clock.

use leptos::prelude::*;

use super::table_state::TableState;
use game::{Countdown, Moment, TimeLimit};
use screen::ClockFace;
use ui::draw::{show_when, signal};
use ui::parts::Clock;
use ui::timer;
use word_heist::text::table as words;
use word_heist_rules::{Options, PlayMode, Stage, Table};

/// Draws the number of letters left, and the clock.
pub(crate) fn letters_left_and_clock(state: TableState) -> AnyView {
    timer::announce_time_running_out(state.clock);
    view! {
        {letters_left(state)}
        {running_clock(state.clock)}
    }
    .into_any()
}

/// How many letters are face down.
pub(crate) fn letters_left(state: TableState) -> AnyView {
    let left = move || state.seen.with(|table| table.face_down);
    view! {
        <span class="until" data-thing="pile" tabindex="-1">
            <b>{move || left().to_string()}</b>
            " "
            <span class="round">{move || words::letters_left_caption(left())}</span>
        </span>
    }
    .into_any()
}

/// The clock, while one is running.
pub(crate) fn running_clock(clock: Memo<Option<ClockFace>>) -> AnyView {
    show_when(
        move || clock.with(Option::is_some),
        move || {
            let face = signal(move || clock.get().unwrap_or(ClockFace { left: 0, of: 1 }));
            view! { <Clock face /> }.into_any()
        },
    )
}

/// The running clock: that of the reservation, the window, or the game.
pub fn clock_face(table: &Table, at: Moment) -> Option<ClockFace> {
    let shown = |clock: Countdown, seconds: u16| {
        Some(ClockFace {
            left: u32::try_from(clock.remaining(at)?).unwrap_or(u32::MAX),
            of: u32::from(seconds) * 1000,
        })
    };
    let own = match (&table.stage, table.options.mode) {
        (Stage::Reserved { clock, .. }, PlayMode::Buzzers { typing, .. }) => shown(*clock, typing),
        (
            Stage::Window { clock } | Stage::Sweep { clock, .. },
            PlayMode::Turns {
                window: TimeLimit::Seconds(seconds),
                ..
            },
        ) => shown(*clock, seconds),
        _ => None,
    };
    own.or_else(|| shown(table.clock, total_seconds(&table.options)))
}

fn total_seconds(options: &Options) -> u16 {
    match options.total_time() {
        TimeLimit::Seconds(seconds) => seconds,
        TimeLimit::Untimed => 1,
    }
}
