//! The game's side of the match account: scores, progress through the match, and whose turn it was.

use super::{MatchScoring, OneLetterBetter, Stage, State, View};
use game::SeatId;
use game::account::{ODDS_KNOTS, Odds, WHOLE, WinChances};

/// Leads, in hundredths of a point, that double a seat's odds of winning, from the start of a match
/// to its end. Measured with `lettercase arena --game one-letter-better --account`; see
/// `docs/opponents.md`.
const LEADS_THAT_DOUBLE_ODDS: [i32; ODDS_KNOTS] = [
    2_691, 2_397, 1_903, 2_136, 2_851, 2_397, 2_016, 1_510, 1_199,
];

/// Points that a won round is worth where the match is decided by rounds (O3).
const POINTS_PER_ROUND_WON: i32 = 100;

impl WinChances for OneLetterBetter {
    const ODDS: Odds = Odds {
        turn: 3_239,
        lasts: 25,
        usual: Some(810),
        doubles: LEADS_THAT_DOUBLE_ODDS,
    };

    fn scores(state: &State) -> Vec<i32> {
        let table = &state.table;
        let over = matches!(table.stage, Stage::RoundOver | Stage::Over);
        let score = |seat: SeatId| {
            let before = match table.options.won {
                MatchScoring::BySum => table.total_score(seat),
                MatchScoring::ByRounds => table.rounds_won(seat) * POINTS_PER_ROUND_WON,
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
        let over = table.results.len() as i32 * WHOLE;
        let within = match table.stage {
            Stage::RoundOver | Stage::Over | Stage::Dealing => 0,
            _ => target_progress(state).max(deck_progress(state)),
        };
        ((over + within) / rounds).min(WHOLE)
    }

    fn seat_to_move(state: &State) -> Option<SeatId> {
        Some(state.table.turn.seat)
    }

    fn practice_position(view: &View) -> Option<String> {
        view.to_text()
    }
}

/// Returns the leading seat's share of the target, in thousandths.
fn target_progress(state: &State) -> i32 {
    let table = &state.table;
    let most = table.points.iter().copied().max().unwrap_or(0).max(0);
    match table.options.target {
        Some(target) => (most.saturating_mul(WHOLE) / i32::from(target).max(1)).min(WHOLE),
        None => 0,
    }
}

/// Returns how much of the deck is gone, in thousandths.
fn deck_progress(state: &State) -> i32 {
    let table = &state.table;
    let words = table.words.iter().map(|word| word.cards.len());
    let hands = state.hands.iter().map(Vec::len);
    let out = words.chain(hands).sum::<usize>() + table.pile.len();
    let all = (out + state.deck.len()).max(1) as i32;
    WHOLE * out as i32 / all
}
