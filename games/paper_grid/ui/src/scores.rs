//! The players: names, scores, public hands.

use leptos::prelude::*;

use super::table_state::TableState;
use game::{Game, SeatId};
use paper_grid::text::table as words;
use paper_grid_rules::{PaperGrid, Stage};
use ui::draw::{memo, signal};
use ui::stage::{self, SeatSummary};

/// Returns the seats in order, with the acting seat highlighted.
pub fn scores(table: TableState) -> AnyView {
    let count = table.state.with_untracked(|state| state.seats);
    let faces = SeatId::all(count).filter_map(|seat| seat_summary(table, seat));
    stage::scores(faces.collect())
}

fn seat_summary(table: TableState, seat: SeatId) -> Option<SeatSummary> {
    let player = table.player(seat)?;
    let name = player.name.to_string();
    let score = signal(move || table.seen.with(|state| state.score(seat)).to_string());
    let hand = memo(move || table.seen.with(|state| state.hand(seat).to_vec()));
    // A letter laid on the board is no longer in the hand.
    let laid = memo(move || {
        if table.seat() == Some(seat) {
            table.draft.with(|draft| draft.placed())
        } else {
            Vec::new()
        }
    });
    let holds = move || {
        let mut laid = laid.get();
        let letters = hand.get().into_iter().map(|letter| {
            let at = laid.iter().position(|placed| placed.1 == letter);
            let gone = at.map(|at| laid.remove(at)).is_some();
            let letter = letter.uppercase().to_string();
            if gone {
                view! { <i>{letter}</i> }.into_any()
            } else {
                letter.into_any()
            }
        });
        letters.collect::<Vec<_>>()
    };
    let heard =
        signal(move || format!("{}, {}", score.get(), words::hand_label(&name, &hand.get())));
    let turn = signal(move || {
        let waits = table
            .seen
            .with(|state| PaperGrid::waiting_for(state).phase().is_some());
        waits && table.seat() == Some(seat)
    });
    let won = signal(move || {
        let over = table
            .seen
            .with(|state| matches!(state.stage, Stage::Over(_)));
        over && table.winners().contains(seat)
    });
    Some(SeatSummary {
        seat,
        player,
        score,
        holds: view! { {holds} }.into_any(),
        heard,
        turn,
        won,
    })
}
