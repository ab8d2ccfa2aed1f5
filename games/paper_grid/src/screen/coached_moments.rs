//! The moments at which a new player gets an explanation and advice.

use game::{SeatId, TimeLimit};
use paper_grid_rules::{Stage, State};

/// A moment that is explained to new players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CoachedMoment {
    /// The seat claims an area.
    Area,
    /// The seat plays the first word of the game.
    Star,
    /// The seat plays a later word.
    Word,
    /// The seat asks for two letters.
    Ask,
    /// The seat can take a letter or place a wall.
    Answer,
    /// The board has a wall.
    Wall,
    /// A clock is running.
    Clock,
    /// The endgame has begun.
    Endgame,
}

/// Returns the moments that apply to a seat now, the most important first.
pub fn coached_moments(state: &State, seat: SeatId) -> Vec<CoachedMoment> {
    let own = state.turn.seat == seat;
    let mut all = Vec::new();
    match &state.stage {
        Stage::Claiming if own => all.push(CoachedMoment::Area),
        Stage::Playing if own => {
            let timed = state.options.clock != TimeLimit::Untimed;
            let walled = state.board.open_edges().count() < state.board.size().edge_count();
            let moments = [
                (state.endgame, CoachedMoment::Endgame),
                (!state.begun, CoachedMoment::Star),
                (state.begun && !state.endgame, CoachedMoment::Word),
                (timed, CoachedMoment::Clock),
                (walled, CoachedMoment::Wall),
            ];
            all.extend(
                moments
                    .into_iter()
                    .filter(|(is, _)| *is)
                    .map(|(_, one)| one),
            );
        }
        // The tip is about calling two letters; with Big Ask a seat may call more (K35).
        Stage::Asking if own && !state.turn.big_ask => all.push(CoachedMoment::Ask),
        Stage::Answering { seat: asked, .. }
            if *asked == seat
                && state.room_in_hand(seat) > 0
                && state.wallable_edges().next().is_some() =>
        {
            all.push(CoachedMoment::Answer);
        }
        _ => {}
    }
    all
}
