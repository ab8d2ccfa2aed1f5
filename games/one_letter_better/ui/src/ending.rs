//! The messages at the end of a round or of the match.

use leptos::prelude::*;

use super::bench::Bench;
use super::best;
use game::SeatId;
use one_letter_better::text::moments as words;
use one_letter_better_rules::{BestScores, DayScores, Deal, Mode, Stage, Table};
use ui::desk::use_desk;

/// The heading of the end: that a round is over, or who won. Tracked.
pub fn heading(bench: Bench) -> Option<String> {
    bench.view.with(|view| {
        let table = &view.table;
        let result = table.results.last()?;
        let solo = matches!(table.options.mode, Mode::Solo { .. });
        match table.stage {
            Stage::RoundOver => {
                let names = bench.names(result.top);
                Some(words::round_over(table.results.len(), &names))
            }
            Stage::Over if solo => Some(words::solo(table.sum(SeatId::FIRST))),
            Stage::Over => Some(words::won(&bench.names(bench.winners()))),
            _ => None,
        }
    })
}

/// How a solo score compares with the best one. Empty at the end of other rounds: the reason for
/// the end is shown elsewhere. Tracked.
pub fn would(bench: Bench) -> Option<String> {
    // A score is entered as soon as the game is seen to be over.
    let entered = bench.chosen.with(|chosen| chosen.best);
    bench.view.with(|view| {
        let table = &view.table;
        let solo = matches!(table.options.mode, Mode::Solo { .. });
        match table.stage {
            Stage::Over if solo => Some(standing(bench, table, entered)),
            Stage::RoundOver | Stage::Over => Some(String::new()),
            _ => None,
        }
    })
}

/// How a solo score compares with the best one.
fn standing(bench: Bench, table: &Table, entered: bool) -> String {
    let score = table.sum(SeatId::FIRST);
    match table.options.deal {
        Deal::Chance => {
            let best: BestScores = use_desk().load(best::RECORD);
            words::best(best.of(&table.options), score, entered)
        }
        Deal::Day(day) => {
            let scores: DayScores = use_desk().load(best::DAYS_RECORD);
            let counts = scores.counts(day, &bench.session.id());
            words::day_score(day, scores.of(day), counts)
        }
    }
}
