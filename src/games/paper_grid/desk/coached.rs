//! The moments at which somebody new is told what they are, and what one might do.

use crate::games::paper_grid::rules::{Stage, State};
use game::{Allowance, SeatId};

/// A moment of which somebody new is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Coached {
    /// An area is to be claimed.
    Area,
    /// The first word is to be played.
    Star,
    /// A later word is to be played.
    Word,
    /// Two letters are to be asked for.
    Ask,
    /// A letter can be taken, or a wall be built.
    Answer,
    /// There is a wall.
    Wall,
    /// A clock runs.
    Clock,
    /// The endgame has begun.
    Endgame,
}

/// The moments that there are for a seat now, the one to be told first first.
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
        // With a Big Ask it is more than two (K35).
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
