//! The moments at which a new player gets an explanation and advice.

use game::{Allowance, SeatId};
use paper_grid_rules::{Stage, State};

/// A moment that is explained to new players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Coached {
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
pub fn coached(state: &State, seat: SeatId) -> Vec<Coached> {
    let own = state.turn.seat == seat;
    let mut all = Vec::new();
    match &state.stage {
        Stage::Claiming if own => all.push(Coached::Area),
        Stage::Playing if own => {
            let timed = state.options.clock != Allowance::Untimed;
            let walled = state.board.open_edges().count() < state.board.size().edges();
            let moments = [
                (state.endgame, Coached::Endgame),
                (!state.begun, Coached::Star),
                (state.begun && !state.endgame, Coached::Word),
                (timed, Coached::Clock),
                (walled, Coached::Wall),
            ];
            all.extend(
                moments
                    .into_iter()
                    .filter(|(is, _)| *is)
                    .map(|(_, one)| one),
            );
        }
        // With Big Ask it is more than two letters (K35).
        Stage::Asking if own && !state.turn.big_ask => all.push(Coached::Ask),
        Stage::Answering { seat: asked, .. }
            if *asked == seat && state.room(seat) > 0 && state.wall_edges().next().is_some() =>
        {
            all.push(Coached::Answer);
        }
        _ => {}
    }
    all
}
