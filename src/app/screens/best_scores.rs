//! The best scores of One Letter Better alone, kept on this device (O36).

use leptos::prelude::*;

use crate::app::desk::use_desk;
use crate::app::draw::{all, nothing};
use crate::games::one_letter_better::{BestScores, Choices, Mode, Options};
use crate::screen::text::one_letter_better_best as words;

/// Where they are kept.
pub const BEST: &str = "one-letter-better/best";

/// The best scores with these cards, the way that is chosen first; nothing at a table.
pub fn best_scores(chosen: &Choices) -> AnyView {
    if chosen.mode == Mode::Table {
        return nothing();
    }
    let kept: BestScores = use_desk().load(BEST);
    let line = |mode: Mode| {
        let options = Options::new(Choices {
            mode,
            ..chosen.clone()
        });
        let best = kept.of(&options.ok()?).copied()?;
        let (says, way) = (words::best(&best), words::way(mode));
        let line = view! {
            <li>
                {says}
                <br />
                <span class="soft">{way}</span>
            </li>
        };
        Some(line.into_any())
    };
    let lines: Vec<AnyView> = words::ways(chosen).into_iter().filter_map(line).collect();
    let told = match lines.is_empty() {
        true => view! { <p class="soft">{words::NONE_YET}</p> }.into_any(),
        false => view! { <ul class="chosen">{all(lines)}</ul> }.into_any(),
    };
    view! {
        <section class="sheet" aria-labelledby="best">
            <h2 id="best">{words::BEST}</h2>
            {told}
        </section>
    }
    .into_any()
}
