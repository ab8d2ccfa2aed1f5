//! The scores: every seat's mark, name, score and holdings, always visible.

use leptos::prelude::*;

use crate::draw::all;
use crate::parts::{Mark, seat_word};
use game::{Player, SeatId};
use screen::text::stage as words;

/// A seat as the scores on the stage show it.
pub struct SeatFace {
    pub seat: SeatId,
    pub player: Player,
    /// The score, tracked.
    pub score: Signal<String>,
    /// What the seat holds, drawn small below the name.
    pub holds: AnyView,
    /// Score and holdings as a text for screen readers.
    pub heard: Signal<String>,
    /// Whether it is this seat's turn.
    pub turn: Signal<bool>,
    /// Whether this seat won.
    pub won: Signal<bool>,
}

/// Draws all seats, in order.
pub fn scores(seats: Vec<SeatFace>) -> AnyView {
    view! {
        <ul class="stage-scores" aria-label=words::SCORES>
            {all(seats.into_iter().map(seat))}
        </ul>
    }
    .into_any()
}

fn seat(face: SeatFace) -> AnyView {
    let SeatFace {
        seat,
        player,
        score,
        holds,
        heard,
        turn,
        won,
    } = face;
    let thing = format!("seat {seat}");
    view! {
        <li
            class="seat"
            data-seat=seat_word(player.colour)
            data-thing=thing
            data-turn=move || turn.get().then_some("")
            data-won=move || won.get().then_some("")
            aria-current=move || turn.get().then_some("true")
        >
            <Mark colour=player.colour />
            <span class="name" dir="auto">{player.name.to_string()}</span>
            <span class="only-heard">{heard}</span>
            <span class="score" aria-hidden="true">{score}</span>
            <span class="holds" aria-hidden="true">{holds}</span>
        </li>
    }
    .into_any()
}
