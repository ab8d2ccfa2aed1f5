//! The numbers from which a game's account is computed: cards owned, including those that the round
//! would pay if it ended now; progress; the seat on turn.

use super::{CULetter, Stage, State, View};
use game::SeatId;
use game::account::{ALL, Accounted, KNOTS, Odds};

/// Leads, in hundredths of a card, that double the odds of winning, from the start of a game to its
/// end. Measured with `lettercase arena --game c-u-letter --account`; see `docs/opponents.md`.
const DOUBLES: [i32; KNOTS] = [1_695, 1_510, 1_270, 1_008, 848, 713, 599, 534, 424];

impl Accounted for CULetter {
    const ODDS: Odds = Odds {
        turn: 100,
        lasts: 26,
        usual: Some(54),
        doubles: DOUBLES,
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
                ownership.cards_of(seat, &table.board, table.options.stacks)
            });
            (table.score(seat) + paid) as i32
        };
        table.all_seats().map(score).collect()
    }

    /// Progress, measured by the cards still to be placed.
    fn progress(state: &State) -> i32 {
        let table = &state.table;
        if matches!(table.stage, Stage::Over | Stage::Scramble(_)) {
            return ALL;
        }
        let left = state.deck.len() + state.hands.iter().map(Vec::len).sum::<usize>();
        let owned = table.owned.iter().map(Vec::len).sum::<usize>();
        let placed = table.board.all().count() + owned;
        let all = (left + placed).max(1) as i32;
        ALL * placed as i32 / all
    }

    fn turn(state: &State) -> Option<SeatId> {
        Some(state.table.turn.seat)
    }

    fn position(view: &View) -> Option<String> {
        view.told()
    }
}
