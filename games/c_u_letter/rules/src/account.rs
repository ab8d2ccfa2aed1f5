//! The numbers from which a game's account is computed: the cards owned, including those that the
//! round would pay if it ended now; the game's progress; and the seat on turn.

use super::{CULetter, Stage, State, View};
use game::SeatId;
use game::account::{ODDS_KNOTS, Odds, WHOLE, WinChances};

/// Leads, in hundredths of a card, that double the odds of winning, from the start of a game to its
/// end. Measured with `lettercase arena --game c-u-letter --account`; see `docs/opponents.md`.
const LEAD_DOUBLING_ODDS: [i32; ODDS_KNOTS] = [1_695, 1_510, 1_270, 1_008, 848, 713, 599, 534, 424];

impl WinChances for CULetter {
    const ODDS: Odds = Odds {
        turn: 100,
        lasts: 26,
        usual: Some(54),
        doubles: LEAD_DOUBLING_ODDS,
    };

    fn scores(state: &State) -> Vec<i32> {
        let table = &state.table;
        let goes_on = matches!(
            table.stage,
            Stage::Placing | Stage::Claiming | Stage::Revealing(_)
        );
        let ownership = goes_on.then(|| table.ownership());
        let score = |seat: SeatId| {
            let paid = ownership.as_ref().map_or(0, |ownership| {
                ownership.payout_to(seat, &table.board, table.options.stacks)
            });
            (table.score(seat) + paid) as i32
        };
        table.all_seats().map(score).collect()
    }

    /// Progress, measured by the cards still to be placed.
    fn progress(state: &State) -> i32 {
        let table = &state.table;
        if matches!(table.stage, Stage::Over | Stage::Scramble(_)) {
            return WHOLE;
        }
        let left = state.deck.len() + state.hands.iter().map(Vec::len).sum::<usize>();
        let owned = table.owned.iter().map(Vec::len).sum::<usize>();
        let placed = table.board.all_cards().count() + owned;
        let all = (left + placed).max(1) as i32;
        WHOLE * placed as i32 / all
    }

    fn seat_to_move(state: &State) -> Option<SeatId> {
        Some(state.table.turn.seat)
    }

    fn practice_position(view: &View) -> Option<String> {
        view.to_position_text()
    }
}
