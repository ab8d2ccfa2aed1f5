//! Scores, progress and turns of a game, as the account after the game uses them.

use super::{PaperGrid, Stage, State};
use game::account::{ODDS_KNOTS, Odds, WHOLE, WinChances};
use game::{Game, SeatId};

/// Leads, in hundredths of a point, that double a seat's odds, from the start of a game to its end.
/// Measured by `lettercase arena --game paper-grid --account`; see `docs/opponents.md`.
const LEADS_THAT_DOUBLE_ODDS: [i32; ODDS_KNOTS] =
    [1_100, 1_100, 1_100, 1_000, 950, 900, 700, 620, 600];

/// Progress of a game when the endgame begins, in thousandths.
const ENDGAME_PROGRESS: i32 = 850;

impl WinChances for PaperGrid {
    const ODDS: Odds = Odds {
        turn: 880,
        lasts: 25,
        usual: Some(339),
        doubles: LEADS_THAT_DOUBLE_ODDS,
    };

    fn scores(state: &State) -> Vec<i32> {
        PaperGrid::table_scores(state)
    }

    /// Progress of a game, measured by the letters on edge cells, because a set number of them
    /// begins the endgame (K24).
    fn progress(state: &State) -> i32 {
        if matches!(state.stage, Stage::Over(_)) {
            return WHOLE;
        }
        if state.endgame {
            return ENDGAME_PROGRESS + (WHOLE - ENDGAME_PROGRESS) / 2;
        }
        let all = state.options.endgame_at.max(1) as i32;
        let left = state.letters_until_endgame() as i32;
        ENDGAME_PROGRESS * (all - left).max(0) / all
    }

    fn seat_to_move(state: &State) -> Option<SeatId> {
        Some(state.turn.seat)
    }

    fn practice_position(view: &State) -> Option<String> {
        view.to_text()
    }
}
