//! In the bar: the number of letters missing for the endgame, and the turn's clock.

use leptos::prelude::*;

use super::bench::Bench;
use game::Allowance;
use paper_grid::text::table as words;
use screen::ClockFace;
use ui::alarm;
use ui::draw::{all, memo, show_when, signal};
use ui::parts::Clock;

/// Maximum number of pips drawn; a larger count is shown in figures only.
const PIPS: usize = 15;

/// Returns the count of letters towards the endgame, and the turn's clock.
pub fn left(bench: Bench) -> AnyView {
    let clock = memo(move || face(bench));
    alarm::listen_to(clock);
    let count = memo(move || {
        bench.seen.with(|state| {
            let endgame = state.endgame;
            (endgame, state.board.rim_letters(), state.options.endgame_at)
        })
    });
    let pips = move || {
        let (endgame, there, of) = count.get();
        let pip = |at: usize| view! { <i data-on=(at < there).then_some("")></i> }.into_any();
        let shown = !endgame && of <= PIPS;
        all((0..of).filter(|_| shown).map(pip))
    };
    let figures = move || {
        let (endgame, there, of) = count.get();
        match endgame {
            true => view! { <b>{words::ENDGAME}</b> }.into_any(),
            false => view! {
                <b>{there.min(of).to_string()}</b>
                {words::of(of)}
                <span class="round">{words::AT_THE_EDGE}</span>
            }
            .into_any(),
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
fn face(bench: Bench) -> Option<ClockFace> {
    let at = bench.session.moment();
    bench.state.with(|state| {
        let Allowance::Seconds(seconds) = state.options.clock else {
            return None;
        };
        let left = state.turn.clock.left(at)?;
        Some(ClockFace {
            left: u32::try_from(left).unwrap_or(u32::MAX),
            of: u32::from(seconds) * 1000,
        })
    })
}
