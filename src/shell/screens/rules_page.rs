//! What the rules pages of all games are made of.

use leptos::prelude::*;

use crate::desk::lesson::LessonWords;
use crate::desk::{GameCard, Route};
use crate::shell::draw::all;
use crate::words::lesson as lesson_words;
use crate::words::table::PRINT_IT;

/// A part of a rules page, as HTML.
pub fn part(heading: &str, body: &str) -> String {
    format!("<section class=\"sheet\"><h2>{heading}</h2>{body}</section>")
}

/// Points of a rules page, as HTML.
pub fn list<'a>(points: impl IntoIterator<Item = &'a str>) -> String {
    let points = points.into_iter().map(|point| format!("<li>{point}</li>"));
    format!("<ul>{}</ul>", points.collect::<String>())
}

/// Leads to what can be printed of a game: its cards or letters, pads, rules.
pub fn to_print(game: &GameCard) -> AnyView {
    let print = Route::Studio(Some(format!("#/board/print/{}", game.id)));
    view! { <a class="button" href=print.hash()>{PRINT_IT}</a> }.into_any()
}

/// The ways to the lessons that let one try it, if there are any, as HTML.
pub fn tries(card: &'static GameCard, lessons: &[LessonWords], of: &[u8]) -> String {
    let says = |at: &u8| {
        let words = lessons.get(usize::from(*at).checked_sub(1)?)?;
        let hash = Route::Learn(card, *at).hash();
        let says = lesson_words::tries(words.idea);
        Some(format!("<a class=\"button\" href=\"{hash}\">{says}</a>"))
    };
    let ways: String = of.iter().filter_map(says).collect();
    match ways.is_empty() {
        true => ways,
        false => format!("<p class=\"buttons try\">{ways}</p>"),
    }
}

/// A part of a rules page whose figures are drawn with a table's own cards; or, where it has
/// none, something else.
pub fn drawn(
    heading: &'static str,
    points: &[&str],
    tries: &str,
    figures: Vec<AnyView>,
    instead: AnyView,
) -> AnyView {
    let figures = match figures.is_empty() {
        true => instead,
        false => view! { <div class="figures">{all(figures)}</div> }.into_any(),
    };
    view! {
        <section class="sheet">
            <h2>{heading}</h2>
            <div inner_html=list(points.iter().copied()) + tries></div>
            {figures}
        </section>
    }
    .into_any()
}
