//! The messages at the end of a round or of the match.

use leptos::prelude::*;

use super::solo_scores;
use super::table_state::TableState;
use game::SeatId;
use one_letter_better::text::moments as words;
use one_letter_better_rules::{BestScores, DayScores, DealSource, Mode, Stage, Table};
use ui::app_state::use_app;

/// The heading of the end: that a round is over, or who won. Tracked.
pub fn heading(state: TableState) -> Option<String> {
    state.view.with(|view| {
        let table = &view.table;
        let result = table.results.last()?;
        let solo = matches!(table.options.mode, Mode::Solo { .. });
        match table.stage {
            Stage::RoundOver => {
                let names = state.names(result.top);
                Some(words::round_over(table.results.len(), &names))
            }
            Stage::Over if solo => Some(words::solo_score(table.total_score(SeatId::FIRST))),
            Stage::Over => Some(words::won(&state.names(state.winners()))),
            _ => None,
        }
    })
}

/// How a solo score compares with the best one. Empty at the end of other rounds: the reason for
/// the end is shown elsewhere. Tracked.
pub fn solo_result(state: TableState) -> Option<String> {
    // A score is entered as soon as the game is seen to be over.
    let entered = state.chosen.with(|chosen| chosen.best);
    state.view.with(|view| {
        let table = &view.table;
        let solo = matches!(table.options.mode, Mode::Solo { .. });
        match table.stage {
            Stage::Over if solo => Some(compare_with_best(state, table, entered)),
            Stage::RoundOver | Stage::Over => Some(String::new()),
            _ => None,
        }
    })
}

/// How a solo score compares with the best one.
fn compare_with_best(state: TableState, table: &Table, entered: bool) -> String {
    let score = table.total_score(SeatId::FIRST);
    match table.options.deal {
        DealSource::Chance => {
            let best: BestScores = use_app().load(solo_scores::BEST_SCORES_RECORD);
            words::best_comparison(best.for_options(&table.options), score, entered)
        }
        DealSource::Day(day) => {
            let scores: DayScores = use_app().load(solo_scores::DAY_SCORES_RECORD);
            let counts = scores.is_first_attempt(day, &state.session.id());
            words::day_score(day, scores.attempt_on(day), counts)
        }
    }
}
