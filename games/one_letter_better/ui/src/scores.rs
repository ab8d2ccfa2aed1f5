//! The scores of all seats in the round, and the number of cards they hold.

use leptos::prelude::*;

use super::bench::Bench;
use game::SeatId;
use one_letter_better::screen::{Scene, Shown, ShownSeat};
use one_letter_better::text::table as words;
use one_letter_better_rules::Stage;
use ui::draw::signal;
use ui::stage::{self, SeatFace};

/// Draws the seats in order, with the current one highlighted.
pub fn scores(bench: Bench) -> AnyView {
    let count = bench.view.with_untracked(|view| view.table.seats);
    let faces = SeatId::all(count).filter_map(|seat| face(bench, seat));
    stage::scores(faces.collect())
}

fn face(bench: Bench, seat: SeatId) -> Option<SeatFace> {
    let player = bench.wearing(seat)?;
    let with = move |see: fn(&ShownSeat) -> String| {
        let own = |shown: &Shown| shown.seats.iter().find(|one| one.seat == seat).map(see);
        bench.shown.with(own).unwrap_or_default()
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
        let held = with(|seat| words::holds(seat.held));
        let down = with(|seat| match seat.down {
            0 => String::new(),
            down => format!(", {}", words::down(down)),
        });
        format!("{}, {held}{down}", with(|seat| words::score(seat.points)))
    });
    let turn = signal(move || {
        let scene = bench.scene.get();
        let plays = !matches!(scene, Scene::RoundOver | Scene::Over);
        plays && bench.seen.with(|view| view.table.turn.seat) == seat
    });
    let won = signal(move || {
        let over = bench.seen.with(|view| view.table.stage == Stage::Over);
        over && bench.winners().contains(seat)
    });
    Some(SeatFace {
        seat,
        player,
        score: signal(move || with(|seat| words::score(seat.points))),
        holds: holds.into_any(),
        heard,
        turn,
        won,
    })
}
