//! The players: names, scores, and the state of each.

use leptos::prelude::*;

use super::table_state::TableState;
use game::{Game, SeatId};
use ui::draw::signal;
use ui::stage::{self, SeatSummary};
use word_heist::text::table as words;
use word_heist_rules::{Options, Phase, PlayMode, Stage, WordHeist};

/// Draws the seats in order; the one that is waited for is highlighted.
pub fn scores(state: TableState) -> AnyView {
    let count = state.table.with_untracked(|table| table.seats);
    let faces = SeatId::all(count).filter_map(|seat| seat_face(state, seat));
    stage::scores(faces.collect())
}

fn seat_face(state: TableState, seat: SeatId) -> Option<SeatSummary> {
    let player = state.player(seat)?;
    let stands = signal(move || seat_status(state, seat));
    let score = signal(move || state.seen.with(|table| table.score(seat)).to_string());
    let holds = move || stands.get();
    Some(SeatSummary {
        seat,
        player,
        score,
        holds: view! { {holds} }.into_any(),
        heard: signal(move || format!("{}, {}", score.get(), stands.get())),
        turn: signal(move || awaited_seat(state) == Some(seat)),
        won: signal(move || state.is_over() && state.winners().contains(seat)),
    })
}

/// The state of a seat, shown next to its score.
pub(crate) fn seat_status(state: TableState, seat: SeatId) -> String {
    let name = state.session.player_name(seat);
    state.seen.with(|table| {
        if !table.present.contains(seat) {
            words::HAS_LEFT.to_owned()
        } else if matches!(table.stage, Stage::Over(_)) {
            String::new()
        } else if table.done.contains(seat) {
            words::IS_DONE.to_owned()
        } else if table.locked.contains(seat) {
            words::locked_note(&name)
        } else if table.flipper == seat && is_flipper_marked(&table.options) {
            words::flips_note(&name)
        } else {
            String::new()
        }
    })
}

/// Whether the flipper is marked. Not in turns, where it is the seat whose turn it is; not alone,
/// where no other seat flips; and not in a race, where letters turn up by themselves.
fn is_flipper_marked(options: &Options) -> bool {
    matches!(options.mode, PlayMode::Buzzers { .. } | PlayMode::CallItOut) && options.pace.is_none()
}

/// The seat that the game waits for, if there is just one. Tracked.
pub(crate) fn awaited_seat(state: TableState) -> Option<SeatId> {
    let speaker = state.speaker.get();
    state.session.with(|game| {
        let waiting = WordHeist::waiting_for(game.state());
        match waiting.phase()? {
            Phase::Type(seat) => Some(seat),
            Phase::Flip | Phase::Make | Phase::Sweep => waiting.seats().iter().next(),
            Phase::Open | Phase::Vote => speaker,
        }
    })
}
