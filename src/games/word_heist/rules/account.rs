//! What an account of a game goes by: scores, and how far it is. Everybody sees the same letters
//! as soon as anybody does, so what a seat makes of them is its choice, whatever the mode.

use super::{Stage, State, WordHeist};
use game::SeatId;
use game::account::{ALL, Accounted, KNOTS, Odds};

/// From `lettercase arena --game word-heist --account`, see `docs/opponents.md`.
const DOUBLES: [i32; KNOTS] = [1_068, 1_068, 1_068, 1_008, 800, 713, 424, 238, 100];

impl Accounted for WordHeist {
    const ODDS: Odds = Odds {
        turn: 0,
        lasts: 100,
        usual: None,
        doubles: DOUBLES,
    };

    fn scores(state: &State) -> Vec<i32> {
        let table = &state.table;
        SeatId::all(table.seats)
            .map(|seat| table.score(seat))
            .collect()
    }

    /// By the letters that were turned up.
    fn progress(state: &State) -> i32 {
        let table = &state.table;
        if matches!(table.stage, Stage::Over(_)) {
            return ALL;
        }
        let all = table.options.bag.len().max(1) as i32;
        ALL * table.turned_up() as i32 / all
    }

    fn turn(_: &State) -> Option<SeatId> {
        None
    }
}
