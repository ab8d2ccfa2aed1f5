//! The players: what they own, and what they would get if the round ended now.

use leptos::prelude::*;

use super::bench::Bench;
use c_u_letter::screen::{Scene, Shown, ShownSeat};
use c_u_letter::text::moments as words;
use c_u_letter_rules::Stage;
use game::SeatId;
use ui::draw::{memo, signal};
use ui::stage::{self, SeatFace};

/// Draws the seats in order, with the seat on turn highlighted.
pub fn seats(bench: Bench) -> AnyView {
    let count = bench.view.with_untracked(|view| view.table.seats);
    let faces = SeatId::all(count).filter_map(|seat| face(bench, seat));
    stage::scores(faces.collect())
}

impl Bench {
    /// How many cards a seat owns, tracked. Cards that the ceremony hasn't paid yet don't count.
    pub fn score(self, seat: SeatId) -> usize {
        let owned = self.session.with(|game| game.state().table.score(seat));
        match self.past.get() {
            Some(_) => self.shown_of(seat, |one| one.cards),
            None => owned - self.walk.missing(seat).min(owned),
        }
    }

    fn shown_of(self, seat: SeatId, see: fn(&ShownSeat) -> usize) -> usize {
        let own = |shown: &Shown| {
            let one = shown.seats.iter().find(|one| one.seat == seat);
            one.map(see).unwrap_or_default()
        };
        self.shown.with(own)
    }
}

fn face(bench: Bench, seat: SeatId) -> Option<SeatFace> {
    let player = bench.wearing(seat)?;
    let goes_on = move || bench.seen.with(|view| super::in_round(&view.table.stage));
    // What the round brought, once it is over.
    let ended = move || bench.past.with(Option::is_none) && bench.walk.ended.with(Option::is_some);
    let got = memo(move || match (goes_on(), ended()) {
        (true, _) => Some((bench.shown_of(seat, |one| one.now), true)),
        (false, true) => Some((bench.walk.heap(seat).len(), false)),
        (false, false) => None,
    });
    let holds = move || match got.get() {
        Some((count, true)) => words::now(count),
        Some((count, false)) => format!("+{count}"),
        None => String::new(),
    };
    let heard = signal(move || {
        let held = bench.shown_of(seat, |one| one.held);
        let score = words::score_heard(bench.score(seat), held);
        match got.get() {
            Some((count, true)) => format!("{score}, {}", words::now_heard(count)),
            _ => score,
        }
    });
    let turn = signal(move || {
        let scene = bench.scene.get();
        let plays = !matches!(
            scene,
            Scene::RoundOver | Scene::Over | Scene::Buzzers | Scene::Judge
        );
        plays && bench.seen.with(|view| view.table.turn.seat) == seat
    });
    let won = signal(move || {
        let over = bench.seen.with(|view| view.table.stage == Stage::Over);
        over && !bench.walk.walks() && bench.winners().contains(seat)
    });
    Some(SeatFace {
        seat,
        player,
        score: signal(move || bench.score(seat).to_string()),
        holds: view! { {holds} }.into_any(),
        heard,
        turn,
        won,
    })
}
