//! The best solo scores, kept on this device (C41).

use leptos::prelude::*;

use c_u_letter::text::best as words;
use c_u_letter_rules::{BestScores, Choices, Options, PlayerMode};
use screen::text::set_up::BEST;
use ui::app_state::use_app;
use ui::draw::nothing;
use ui::screens::best_scores::best_scores;

/// The storage key of the best scores.
pub(crate) const STORAGE_KEY: &str = "c-u-letter/best";

/// Draws the best solo score under these rules, or nothing if they are for several players.
pub fn best_score(chosen: &Choices) -> AnyView {
    if chosen.mode == PlayerMode::Table {
        return nothing();
    }
    let kept: BestScores = use_app().load(STORAGE_KEY);
    let options = Options::new(*chosen).ok();
    let best = options.and_then(|options| kept.best_for(&options).map(words::best_score));
    let line = best.map(|best| (best, String::new()));
    best_scores(BEST, words::NONE_YET, line.into_iter().collect())
}
