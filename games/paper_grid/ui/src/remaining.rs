//! In the bar: the number of letters missing for the endgame, and the turn's clock.

use leptos::prelude::*;

use super::table_state::TableState;
use game::TimeLimit;
use paper_grid::text::table as words;
use screen::ClockFace;
use ui::draw::{join_views, memo, show_when, signal};
use ui::parts::Clock;
use ui::timer;

/// Maximum number of pips drawn; a larger count is shown in figures only.
const MAX_PIPS: usize = 15;

/// Returns the count of letters towards the endgame, and the turn's clock.
pub fn remaining(table: TableState) -> AnyView {
    let clock = memo(move || turn_clock(table));
    timer::announce_time_running_out(clock);
    let count = memo(move || {
        table.seen.with(|state| {
            let endgame = state.endgame;
            (
                endgame,
                state.board.rim_letter_count(),
                state.options.endgame_at,
            )
        })
    });
    let pips = move || {
        let (endgame, there, of) = count.get();
        let pip = |at: usize| view! { <i data-on=(at < there).then_some("")></i> }.into_any();
        let shown = !endgame && of <= MAX_PIPS;
        join_views((0..of).filter(|_| shown).map(pip))
    };
    let figures = move || {
        let (endgame, there, of) = count.get();
        if endgame {
            view! { <b>{words::ENDGAME}</b> }.into_any()
        } else {
            view! {
                <b>{there.min(of).to_string()}</b>
                {words::of_total(of)}
                <span class="round">{words::AT_THE_EDGE}</span>
            }
            .into_any()
        }
    };
    view! {
        <span class="pips" aria-hidden="true">{pips}</span>
        <span class="until" data-thing="left" tabindex="-1">{figures}</span>
        {show_when(move || clock.with(Option::is_some), move || {
            let face = signal(move || clock.get().unwrap_or(ClockFace { left: 0, of: 1 }));
            view! { <Clock face /> }.into_any()
        })}
    }
    .into_any()
}

/// The turn's clock, if turns are timed.
fn turn_clock(table: TableState) -> Option<ClockFace> {
    let at = table.session.clock_moment();
    table.state.with(|state| {
        let TimeLimit::Seconds(seconds) = state.options.clock else {
            return None;
        };
        let left = state.turn.clock.remaining(at)?;
        Some(ClockFace {
            left: u32::try_from(left).unwrap_or(u32::MAX),
            of: u32::from(seconds) * 1000,
        })
    })
}
