//! The best solo scores, kept on this device (O36).

use leptos::prelude::*;

use one_letter_better::text::best as words;
use one_letter_better_rules::{BestScores, Choices, DayScores, DealSource, Mode, Options};
use screen::text::set_up::BEST;
use ui::app_state::use_app;
use ui::draw::nothing;
use ui::screens::best_scores::best_scores;

/// Name of the record that stores the best scores.
pub(crate) const BEST_SCORES_RECORD: &str = "one-letter-better/best";
/// Name of the record that stores the scores with the decks of the day.
pub(crate) const DAY_SCORES_RECORD: &str = "one-letter-better/days";

/// Draws the best scores with this deck, those of the chosen mode first. Shows the score with the
/// deck of the day if that is chosen, and nothing for a table game.
pub(crate) fn best_scores_for(chosen: &Choices) -> AnyView {
    if chosen.mode == Mode::Table {
        return nothing();
    }
    if let DealSource::Day(day) = chosen.deal {
        let kept: DayScores = use_app().load(DAY_SCORES_RECORD);
        let line = (
            words::day_score(kept.attempt_on(day)),
            words::FIRST_TRY.to_owned(),
        );
        return best_scores(words::DAY_SCORE, "", vec![line]);
    }
    let kept: BestScores = use_app().load(BEST_SCORES_RECORD);
    let line = |mode: Mode| {
        let options = Options::new(Choices {
            mode,
            ..chosen.clone()
        });
        let best = kept.for_options(&options.ok()?)?;
        Some((words::best_score(best), words::mode_name(mode)))
    };
    let lines = words::modes(chosen).into_iter().filter_map(line);
    best_scores(BEST, words::NONE_YET, lines.collect())
}
