//! What the rules pages of all games are made of.

use leptos::prelude::*;

use crate::desk::{GameCard, Route};
use crate::shell::draw::all;
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

/// A part of a rules page whose figures are drawn with a table's own cards; or, where it has
/// none, something else.
pub fn drawn(
    heading: &'static str,
    points: &[&str],
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
            <div inner_html=list(points.iter().copied())></div>
            {figures}
        </section>
    }
    .into_any()
}
