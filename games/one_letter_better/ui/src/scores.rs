//! The scores of all seats in the round, and the number of cards they hold.

use leptos::prelude::*;

use super::table_state::TableState;
use game::SeatId;
use one_letter_better::screen::{Scene, ShownSeat, ShownTable};
use one_letter_better::text::table as words;
use one_letter_better_rules::Stage;
use ui::draw::signal;
use ui::stage::{self, SeatSummary};

/// Draws the seats in order, with the current one highlighted.
pub fn scores(state: TableState) -> AnyView {
    let count = state.view.with_untracked(|view| view.table.seats);
    let faces = SeatId::all(count).filter_map(|seat| seat_face(state, seat));
    stage::scores(faces.collect())
}

fn seat_face(state: TableState, seat: SeatId) -> Option<SeatSummary> {
    let player = state.player_with_colour(seat)?;
    let with = move |see: fn(&ShownSeat) -> String| {
        let own = |shown: &ShownTable| shown.seats.iter().find(|one| one.seat == seat).map(see);
        state.shown.with(own).unwrap_or_default()
    };
    let down = move || {
        with(|seat| match seat.down {
            0 => String::new(),
            down => down.to_string(),
        })
    };
    let holds = view! {
        <i></i>
        {move || with(|seat| seat.held.to_string())}
        <span class="down">{down}</span>
    };
    let heard = signal(move || {
        let held = with(|seat| words::card_count(seat.held));
        let down = with(|seat| match seat.down {
            0 => String::new(),
            down => format!(", {}", words::face_down_count(down)),
        });
        format!(
            "{}, {held}{down}",
            with(|seat| words::score_text(seat.points))
        )
    });
    let turn = signal(move || {
        let scene = state.scene.get();
        let plays = !matches!(scene, Scene::RoundOver | Scene::Over);
        plays && state.seen.with(|view| view.table.turn.seat) == seat
    });
    let won = signal(move || {
        let over = state.seen.with(|view| view.table.stage == Stage::Over);
        over && state.winners().contains(seat)
    });
    Some(SeatSummary {
        seat,
        player,
        score: signal(move || with(|seat| words::score_text(seat.points))),
        holds: holds.into_any(),
        heard,
        turn,
        won,
    })
}
