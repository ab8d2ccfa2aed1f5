//! The game's side of the match account: scores, progress through the match, and whose turn it was.

use super::{MatchWon, OneLetterBetter, Stage, State, View};
use game::SeatId;
use game::account::{ALL, Accounted, KNOTS, Odds};

/// Leads that double the odds of winning, measured with `lettercase arena --game one-letter-better
/// --account`; see `docs/opponents.md`.
const DOUBLES: [i32; KNOTS] = [
    2_691, 2_397, 1_903, 2_136, 2_851, 2_397, 2_016, 1_510, 1_199,
];

/// Points that a won round is worth where the match is decided by rounds (O3).
const A_ROUND: i32 = 100;

impl Accounted for OneLetterBetter {
    const ODDS: Odds = Odds {
        turn: 3_239,
        lasts: 25,
        usual: Some(810),
        doubles: DOUBLES,
    };

    fn scores(state: &State) -> Vec<i32> {
        let table = &state.table;
        let over = matches!(table.stage, Stage::RoundOver | Stage::Over);
        let score = |seat: SeatId| {
            let before = match table.options.won {
                MatchWon::BySum => table.sum(seat),
                MatchWon::ByRounds => table.rounds_won(seat) * A_ROUND,
            };
            let now = if over { 0 } else { table.score(seat) };
            before.saturating_add(now)
        };
        table.all_seats().map(score).collect()
    }

    /// Progress through the match, round by round. Within a round, the larger of two shares counts:
    /// the leader's share of the target, or the share of the deck that is gone.
    fn progress(state: &State) -> i32 {
        let table = &state.table;
        let rounds = i32::from(table.options.rounds).max(1);
        let over = table.results.len() as i32 * ALL;
        let within = match table.stage {
            Stage::RoundOver | Stage::Over | Stage::Dealing => 0,
            _ => target(state).max(deck(state)),
        };
        ((over + within) / rounds).min(ALL)
    }

    fn turn(state: &State) -> Option<SeatId> {
        Some(state.table.turn.seat)
    }

    fn position(view: &View) -> Option<String> {
        view.told()
    }
}

/// Returns how close the leading seat is to the target, in thousandths.
fn target(state: &State) -> i32 {
    let table = &state.table;
    let most = table.points.iter().copied().max().unwrap_or(0).max(0);
    match table.options.target {
        Some(target) => (most.saturating_mul(ALL) / i32::from(target).max(1)).min(ALL),
        None => 0,
    }
}

/// Returns how much of the deck is gone, in thousandths.
fn deck(state: &State) -> i32 {
    let table = &state.table;
    let words = table.words.iter().map(|word| word.cards.len());
    let hands = state.hands.iter().map(Vec::len);
    let out = words.chain(hands).sum::<usize>() + table.pile.len();
    let all = (out + state.deck.len()).max(1) as i32;
    ALL * out as i32 / all
}
