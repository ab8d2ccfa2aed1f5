//! The best solo scores, kept on this device (O36).

use leptos::prelude::*;

use one_letter_better::text::best as words;
use one_letter_better_rules::{BestScores, Choices, DayScores, Deal, Mode, Options};
use screen::text::set_up::BEST;
use ui::desk::use_desk;
use ui::draw::nothing;
use ui::screens::best_scores::best_scores;

/// Name of the record that stores the best scores.
pub const RECORD: &str = "one-letter-better/best";
/// Name of the record that stores the scores with the decks of the day.
pub const DAYS_RECORD: &str = "one-letter-better/days";

/// Draws the best scores with this deck, those of the chosen mode first. Shows the score with the
/// deck of the day if that is chosen, and nothing for a table game.
pub fn of(chosen: &Choices) -> AnyView {
    if chosen.mode == Mode::Table {
        return nothing();
    }
    if let Deal::Day(day) = chosen.deal {
        let kept: DayScores = use_desk().load(DAYS_RECORD);
        let line = (words::days_score(kept.of(day)), words::FIRST_TRY.to_owned());
        return best_scores(words::DAYS_SCORE, "", vec![line]);
    }
    let kept: BestScores = use_desk().load(RECORD);
    let line = |mode: Mode| {
        let options = Options::new(Choices {
            mode,
            ..chosen.clone()
        });
        let best = kept.of(&options.ok()?)?;
        Some((words::best(best), words::way(mode)))
    };
    let lines = words::ways(chosen).into_iter().filter_map(line);
    best_scores(BEST, words::NONE_YET, lines.collect())
}
