//! The scores: every seat's mark, name, score and holdings, always visible.

use leptos::prelude::*;

use crate::draw::join_views;
use crate::parts::{SeatMark, colour_class};
use game::{Player, SeatId};
use screen::split_name;
use screen::text::stage as words;

/// A seat as the scores on the stage show it.
pub struct SeatSummary {
    pub seat: SeatId,
    pub player: Player,
    /// The score, tracked.
    pub score: Signal<String>,
    /// The seat's holdings, drawn small below the name.
    pub holds: AnyView,
    /// Score and holdings as a text for screen readers.
    pub heard: Signal<String>,
    /// Whether it is this seat's turn.
    pub turn: Signal<bool>,
    /// Whether this seat won.
    pub won: Signal<bool>,
}

/// Draws all seats, in order.
pub fn scores(seats: Vec<SeatSummary>) -> AnyView {
    let names: Vec<String> = seats
        .iter()
        .map(|seat| seat.player.name.to_string())
        .collect();
    let seats = seats.into_iter().map(|seat| draw_seat(seat, &names));
    view! {
        <ul class="stage-scores" aria-label=words::SCORES>
            {join_views(seats)}
        </ul>
    }
    .into_any()
}

fn draw_seat(face: SeatSummary, names: &[String]) -> AnyView {
    let SeatSummary {
        seat,
        player,
        score,
        holds,
        heard,
        turn,
        won,
    } = face;
    let thing = format!("seat {seat}");
    // Where there is little room, the start is shortened, and the end still shows whose name it is.
    let name = player.name.to_string();
    let (start, end) = split_name(&name, names);
    let end = (!end.is_empty()).then(|| view! { <span>{end.to_owned()}</span> });
    view! {
        <li
            class="seat"
            data-seat=colour_class(player.colour)
            data-thing=thing
            data-turn=move || turn.get().then_some("")
            data-won=move || won.get().then_some("")
            aria-current=move || turn.get().then_some("true")
        >
            <SeatMark colour=player.colour />
            <span class="name" dir="auto">
                <span>{start.to_owned()}</span>
                {end}
            </span>
            <span class="only-heard">{heard}</span>
            <span class="score" aria-hidden="true">{score}</span>
            <span class="holds" aria-hidden="true">{holds}</span>
        </li>
    }
    .into_any()
}
