//! The scores: every seat's mark, name, score and what it holds, always.

use leptos::prelude::*;

use crate::shell::draw::all;
use crate::shell::parts::{Mark, seat_word};
use game::{Player, SeatId};
use screen::text::stage as words;

/// A seat as it is shown.
pub struct SeatFace {
    /// The seat.
    pub seat: SeatId,
    /// The player.
    pub player: Player,
    /// Its score, followed.
    pub score: Signal<String>,
    /// What it holds, drawn small below its name.
    pub holds: AnyView,
    /// Score and what it holds, for those who hear it.
    pub heard: Signal<String>,
    /// Whether it is its turn.
    pub turn: Signal<bool>,
    /// Whether it won.
    pub won: Signal<bool>,
}

/// Draws everybody, in order.
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
