//! Scores and progress for the account of a game. Every letter is visible to all seats at once,
//! so what a seat makes of the letters is its own choice, in every mode.

use super::{Stage, State, WordHeist};
use game::account::{ODDS_KNOTS, Odds, WHOLE, WinChances};
use game::{Game, SeatId};

/// Leads that double the odds of winning, in hundredths of a point, as the game progresses. Fitted
/// by `lettercase arena --game word-heist --account`; see `docs/opponents.md`.
const LEADS_THAT_DOUBLE_ODDS: [i32; ODDS_KNOTS] =
    [1_068, 1_068, 1_068, 1_008, 800, 713, 424, 238, 100];

impl WinChances for WordHeist {
    const ODDS: Odds = Odds {
        turn: 0,
        lasts: 100,
        usual: None,
        doubles: LEADS_THAT_DOUBLE_ODDS,
    };

    fn scores(state: &State) -> Vec<i32> {
        WordHeist::table_scores(state)
    }

    /// Progress of a game, measured by the share of letters that have been turned up.
    fn progress(state: &State) -> i32 {
        let table = &state.table;
        if matches!(table.stage, Stage::Over(_)) {
            return WHOLE;
        }
        let all = table.options.bag.len().max(1) as i32;
        WHOLE * table.turned_up_count() as i32 / all
    }

    fn seat_to_move(_: &State) -> Option<SeatId> {
        None
    }
}
