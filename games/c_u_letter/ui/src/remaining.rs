//! The bar: the round, the number of cards still to be placed, and the clock.

use leptos::prelude::*;

use super::table_state::TableState;
use c_u_letter::text::stage as words;
use c_u_letter_rules::{Stage, Table};
use game::{Moment, TimeLimit};
use screen::ClockFace;
use ui::draw::{memo, nothing, show_when, signal};
use ui::parts::Clock;
use ui::timer;

/// Draws the progress of the round and the clock.
pub fn remaining(state: TableState) -> AnyView {
    let clock = memo(move || {
        let at = state.session.clock_moment();
        state.view.with(|view| clock_face(&view.table, at))
    });
    timer::announce_time_running_out(clock);
    view! {
        {progress(state)}
        {show_when(move || clock.with(Option::is_some), move || {
            let face = signal(move || clock.get().unwrap_or(ClockFace { left: 0, of: 1 }));
            view! { <Clock face /> }.into_any()
        })}
    }
    .into_any()
}

/// Draws the progress of the round.
pub fn progress(state: TableState) -> AnyView {
    let told = memo(move || state.seen.with(|view| progress_parts(&view.table)));
    let drawn = move || {
        let (round, number, what, rest) = told.get();
        let round = if round.is_empty() {
            nothing()
        } else {
            view! { <span class="round">{round}</span> }.into_any()
        };
        view! {
            {round}
            <b>{number}</b>
            <span class="what">{what}</span>
            {rest}
        }
        .into_any()
    };
    view! { <span class="until" id="deck" data-thing="deck" tabindex="-1">{move || drawn()}</span> }
        .into_any()
}

/// Returns the progress text in parts: the round, the number of cards, their unit, and " to go" or
/// " left".
fn progress_parts(table: &Table) -> (String, String, &'static str, &'static str) {
    let round = words::round_name(table.results.len() + 1);
    match &table.stage {
        Stage::Scramble(_) => {
            let left = match table.loose.len() {
                0 => table.board.all_cards().count(),
                loose => loose,
            };
            let what = words::card_unit(left);
            (String::new(), left.to_string(), what, words::CARDS_LEFT)
        }
        Stage::RoundOver | Stage::Over => {
            let round = words::round_name(table.results.len());
            (String::new(), round, "", "")
        }
        _ => match table.cards_left() {
            Some(left) => {
                let what = words::card_unit(left.into());
                (
                    format!("{round} · "),
                    left.to_string(),
                    what,
                    words::CARDS_TO_GO,
                )
            }
            None => (format!("{round} · "), words::LAST_ROUND.into(), "", ""),
        },
    }
}

/// The turn's time in milliseconds, if turns are timed.
fn turn_time(table: &Table) -> Option<u32> {
    let options = &table.options;
    let time = match table.stage {
        Stage::Revealing(_) | Stage::Scramble(_) => options.extra_clock(),
        _ => options.clock,
    };
    match time {
        TimeLimit::Seconds(seconds) => Some(u32::from(seconds) * 1000),
        TimeLimit::Untimed => None,
    }
}

/// The face of the turn's clock, if it runs.
fn clock_face(table: &Table, at: Moment) -> Option<ClockFace> {
    let of = turn_time(table)?;
    let left = table.turn.clock.remaining(at)?;
    Some(ClockFace {
        left: u32::try_from(left).unwrap_or(u32::MAX),
        of,
    })
}

/// The face of a clock that isn't running because it waits for a player. It shows the time left
/// when it was stopped, or else the full time.
pub(crate) fn waiting_clock(table: &Table, at: Moment) -> Option<ClockFace> {
    let of = turn_time(table)?;
    Some(clock_face(table, at).unwrap_or(ClockFace { left: of, of }))
}
