//! The best scores of games alone, as the forms show them.

use leptos::prelude::*;

use crate::shell::draw::all;

/// Scores, each with the way in which it was reached.
pub fn best_scores(
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
