//! Who plays: names, scores, open hands; and how near the end is.

use leptos::prelude::*;

use super::bench::Bench;
use crate::desk::ClockFace;
use crate::games::paper_grid::words::table as words;
use crate::shell::dom;
use crate::shell::draw::{all, show_when};
use crate::shell::parts::{Banner, Clock};
use crate::table::{Allowance, SeatId};

/// The seats in order, the one that is waited for standing out.
pub fn seats(bench: Bench) -> AnyView {
    let seats = move || {
        let count = bench.state.with(|state| state.seats);
        all(SeatId::all(count).map(|seat| line(bench, seat)))
    };
    // With many seats on a phone, the one that is waited for is brought into sight.
    Effect::new(move |_| {
        bench.seat();
        request_animation_frame(|| dom::show_in_strip(".seats [aria-current]"));
    });
    let until = move || bench.state.with(words::until_endgame);
    view! {
        <div class="table-seats">
            <ul class="seats">{seats}</ul>
            <div class="row">
                <p class="until">{until}</p>
                {show_when(move || face(bench).is_some(), move || {
                    let face = Signal::derive(move || face(bench).unwrap_or(ClockFace { left: 0, of: 1 }));
                    view! { <Clock face /> }.into_any()
                })}
            </div>
        </div>
    }
    .into_any()
}

fn line(bench: Bench, seat: SeatId) -> AnyView {
    let player = bench.session.with_now(|game| {
        game.journal()
            .seats
            .get(seat.index())
            .map(|seat| seat.player.clone())
    });
    let Some(player) = player else {
        return ().into_any();
    };
    let hand = bench.state.with(|state| state.hand(seat).to_vec());
    let letters: String = hand.iter().map(|letter| letter.capital()).collect();
    let heard = words::hand(player.name.as_str(), &hand);
    let score = bench.state.with(|state| state.score(seat));
    let turn = bench.seat() == Some(seat);
    view! {
        <li>
            <Banner player score turn />
            <p class="hand">
                <span class="only-heard">{heard}</span>
                <span aria-hidden="true">{letters}</span>
            </p>
        </li>
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
