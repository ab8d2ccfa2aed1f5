//! The moments at which a new player gets an explanation and advice.

use game::{SeatId, TimeLimit};
use paper_grid_rules::{Board, Stage, State, ValueSystem};

/// A moment that is explained to new players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CoachedMoment {
    /// The seat claims an area.
    Area,
    /// The seat plays the first word of the game.
    Star,
    /// The seat plays a later word, and there is a cell where it can join letters on the board.
    Word,
    /// The seat asks for two letters; it and another seat have room for them.
    Ask,
    /// The seat can take a letter or place a wall.
    Answer,
    /// The board has a wall.
    Wall,
    /// A clock is running.
    Clock,
    /// The endgame has begun.
    Endgame,
    /// The seat has scored a word before, and letters score by kind (K17).
    Values,
    /// A letter is at the edge, and more will begin the endgame.
    Edge,
}

impl CoachedMoment {
    /// All moments, in the order of their numbers.
    pub const ALL: [CoachedMoment; 10] = [
        CoachedMoment::Area,
        CoachedMoment::Star,
        CoachedMoment::Word,
        CoachedMoment::Ask,
        CoachedMoment::Answer,
        CoachedMoment::Wall,
        CoachedMoment::Clock,
        CoachedMoment::Endgame,
        CoachedMoment::Values,
        CoachedMoment::Edge,
    ];
}

/// Returns the moments that apply to a seat now, the most important first. A player who skips the
/// word is already `asking`, although the game doesn't know it yet.
pub fn coached_moments(state: &State, seat: SeatId, asking: bool) -> Vec<CoachedMoment> {
    let own = state.turn.seat == seat;
    let plays = own && state.stage == Stage::Playing;
    let asks = own && state.stage == Stage::Asking || plays && asking && !state.endgame;
    let plays = plays && !asks;
    let room = |seat| state.room_in_hand(seat) > 0;
    let others = || seat.others_clockwise(state.seats).any(room);
    let answers = matches!(state.stage, Stage::Answering { seat: asked, .. } if asked == seat);
    let joins = || !state.hand(seat).is_empty() && can_join(&state.board);
    let timed = state.options.clock != TimeLimit::Untimed;
    // With Dictionary Devils, letters that have been played grow.
    let kinds = state.options.board.values == ValueSystem::Classic && !state.options.devils;
    let nearer = || state.board.rim_letter_count() > 0 && state.letters_until_endgame() > 0;
    let walled = || state.board.open_edges().count() < state.board.size().edge_count();
    let moments = [
        (own && state.stage == Stage::Claiming, CoachedMoment::Area),
        (plays && state.endgame, CoachedMoment::Endgame),
        (plays && !state.begun, CoachedMoment::Star),
        (
            plays && state.begun && !state.endgame && joins(),
            CoachedMoment::Word,
        ),
        (plays && timed, CoachedMoment::Clock),
        (plays && walled(), CoachedMoment::Wall),
        (
            plays && kinds && state.score(seat) > 0,
            CoachedMoment::Values,
        ),
        (plays && !state.endgame && nearer(), CoachedMoment::Edge),
        // The tip is about calling two letters; with Big Ask a seat may call more (K35).
        (
            asks && !state.turn.big_ask && room(seat) && others(),
            CoachedMoment::Ask,
        ),
        (
            answers && room(seat) && state.wallable_edges().next().is_some(),
            CoachedMoment::Answer,
        ),
    ];
    let there = moments.into_iter().filter(|(is, _)| *is);
    there.map(|(_, moment)| moment).collect()
}

/// Whether a free cell is next to a letter (K11).
fn can_join(board: &Board) -> bool {
    let mut free = board.cells_where(|cell| cell.is_free()).iter();
    free.any(|cell| {
        board
            .neighbours(cell)
            .any(|near| board.letter(near).is_some())
    })
}
