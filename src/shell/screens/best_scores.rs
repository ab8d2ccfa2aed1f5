//! The best scores of games alone, kept on this device.

use leptos::prelude::*;

use crate::games::c_u_letter::rules as c_u_letter;
use crate::games::c_u_letter::words::best as c_u_letter_best;
use crate::games::one_letter_better::rules as one_letter_better;
use crate::games::one_letter_better::words::best as one_letter_better_best;
use crate::shell::desk::use_desk;
use crate::shell::draw::{all, nothing};
use crate::words::set_up::BEST;

/// Where those of One Letter Better are kept (O36).
pub const BETTER_BEST: &str = "one-letter-better/best";
/// Where those with the decks of days are kept (O36).
pub const BETTER_DAYS: &str = "one-letter-better/days";
/// Where those of C U Letter are kept (C41).
pub const LETTER_BEST: &str = "c-u-letter/best";

/// Those of One Letter Better with these cards, the way that is chosen first; the one with the
/// deck of the day, where that is chosen; nothing at a table.
pub fn better_best(chosen: &one_letter_better::Choices) -> AnyView {
    use one_letter_better::{BestScores, Choices, DayScores, Deal, Mode, Options};
    use one_letter_better_best as words;
    if chosen.mode == Mode::Table {
        return nothing();
    }
    if let Deal::Day(day) = chosen.deal {
        let kept: DayScores = use_desk().load(BETTER_DAYS);
        let line = (words::days_score(kept.of(day)), words::FIRST_TRY.to_owned());
        return best_scores(words::DAYS_SCORE, "", vec![line]);
    }
    let kept: BestScores = use_desk().load(BETTER_BEST);
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

/// The one of C U Letter by these rules; nothing at a table.
pub fn letter_best(chosen: &c_u_letter::Choices) -> AnyView {
    use c_u_letter::{BestScores, Mode, Options};
    use c_u_letter_best as words;
    if chosen.mode == Mode::Table {
        return nothing();
    }
    let kept: BestScores = use_desk().load(LETTER_BEST);
    let options = Options::new(*chosen).ok();
    let best = options.and_then(|options| kept.of(&options).map(words::best));
    let line = best.map(|best| (best, String::new()));
    best_scores(BEST, words::NONE_YET, line.into_iter().collect())
}

/// Scores, each with the way in which it was reached.
fn best_scores(
    heading: &'static str,
    none_yet: &'static str,
    lines: Vec<(String, String)>,
) -> AnyView {
    let line = |(says, way): (String, String)| {
        view! {
            <li>
                {says}
                <br />
                <span class="soft">{way}</span>
            </li>
        }
        .into_any()
    };
    let told = match lines.is_empty() {
        true => view! { <p class="soft">{none_yet}</p> }.into_any(),
        false => view! { <ul class="chosen">{all(lines.into_iter().map(line))}</ul> }.into_any(),
    };
    view! {
        <section class="sheet" aria-labelledby="best">
            <h2 id="best">{heading}</h2>
            {told}
        </section>
    }
    .into_any()
}
