//! The players: what they own, and what they would get if the round ended now.

use leptos::prelude::*;

use super::table_state::TableState;
use c_u_letter::screen::{Scene, ShownSeat, ShownTable};
use c_u_letter::text::moments as words;
use c_u_letter_rules::Stage;
use game::SeatId;
use ui::draw::{memo, signal};
use ui::stage::{self, SeatSummary};

/// Draws the seats in order, with the seat on turn highlighted.
pub fn seats(state: TableState) -> AnyView {
    let count = state.view.with_untracked(|view| view.table.seats);
    let faces = SeatId::all(count).filter_map(|seat| seat_face(state, seat));
    stage::scores(faces.collect())
}

impl TableState {
    /// How many cards a seat owns, tracked. Cards that the ceremony hasn't paid yet don't count.
    pub fn score(self, seat: SeatId) -> usize {
        let owned = self.session.with(|game| game.state().table.score(seat));
        match self.past.get() {
            Some(_) => self.shown_value(seat, |one| one.cards),
            None => owned - self.ceremony.cards_to_come(seat).min(owned),
        }
    }

    fn shown_value(self, seat: SeatId, see: fn(&ShownSeat) -> usize) -> usize {
        let own = |shown: &ShownTable| {
            let one = shown.seats.iter().find(|one| one.seat == seat);
            one.map(see).unwrap_or_default()
        };
        self.shown.with(own)
    }
}

fn seat_face(state: TableState, seat: SeatId) -> Option<SeatSummary> {
    let player = state.player_with_colour(seat)?;
    let goes_on = move || {
        state
            .seen
            .with(|view| super::is_in_round(&view.table.stage))
    };
    // How many cards the round paid, once it is over.
    let ended =
        move || state.past.with(Option::is_none) && state.ceremony.ended.with(Option::is_some);
    let got = memo(move || match (goes_on(), ended()) {
        (true, _) => Some((state.shown_value(seat, |one| one.now), true)),
        (false, true) => Some((state.ceremony.pile(seat).len(), false)),
        (false, false) => None,
    });
    let holds = move || {
        let (count, goes_on) = got.get()?;
        let now = goes_on.then(|| view! { <i>{words::NOW}</i> });
        Some(view! { {format!("+{count}")} {now} })
    };
    let heard = signal(move || {
        let held = state.shown_value(seat, |one| one.held);
        let score = words::score_label(state.score(seat), held);
        match got.get() {
            Some((count, true)) => format!("{score}, {}", words::gain_now_label(count)),
            _ => score,
        }
    });
    let turn = signal(move || {
        let scene = state.scene.get();
        let plays = !matches!(
            scene,
            Scene::RoundOver | Scene::Over | Scene::Buzzers | Scene::Judge
        );
        plays && state.seen.with(|view| view.table.turn.seat) == seat
    });
    let won = signal(move || {
        let over = state.seen.with(|view| view.table.stage == Stage::Over);
        over && !state.ceremony.is_running() && state.winners().contains(seat)
    });
    Some(SeatSummary {
        seat,
        player,
        score: signal(move || state.score(seat).to_string()),
        holds: view! { {move || holds()} }.into_any(),
        heard,
        turn,
        won,
    })
}
