//! Building blocks of all games' rules pages.

use leptos::prelude::*;

use crate::desk::use_desk;
use crate::draw::{all, nothing};
use crate::parts::Button;
use game::{GameId, Seat};
use screen::lesson::LessonWords;
use screen::set_up::{Ruled, SetUp};
use screen::text::lesson as lesson_words;
use screen::text::rule::told;
use screen::text::set_up::CHOSEN;
use screen::text::table::{PRINT_IT, PRINT_THESE};
use screen::{GameCard, Route};

/// The options of the game that the rules page is about, and its seats.
pub type AtHand<G> = Option<(<G as Ruled>::Choices, Vec<Seat>)>;

/// The game from which a rules page was opened: one on the shelf, or the one in the set-up form.
/// `None` if it can't be read, or if the page isn't about a particular game.
pub fn at_hand<G: Ruled>(route: &Route) -> AtHand<G> {
    let Route::RulesFor(_, of) = route else {
        return None;
    };
    let desk = use_desk();
    match of {
        Some(id) => {
            let id: GameId = id.parse().ok()?;
            let begun = desk.begun::<G::Game>(&id).ok()?;
            Some((begun.options.into_inner(), begun.seats))
        }
        None => Some(desk.load::<SetUp<G>>(G::RECORD).at_hand(&desk.roster_now())),
    }
}

/// Lists the chosen options of the game, above the rules.
pub fn chosen<G: Ruled>(hand: &AtHand<G>) -> AnyView {
    let Some((rules, seats)) = hand else {
        return nothing();
    };
    let line = |says| view! { <li>{says}</li> }.into_any();
    view! {
        <section class="sheet">
            <h2>{CHOSEN}</h2>
            <ul>{all(told(G::TOLD, rules, seats).into_iter().map(line))}</ul>
        </section>
    }
    .into_any()
}

/// A section of a rules page, as HTML.
pub fn part(heading: &str, body: &str) -> String {
    format!("<section class=\"sheet\"><h2>{heading}</h2>{body}</section>")
}

/// Points of a rules page, as an HTML list.
pub fn list(points: &[String]) -> String {
    let points = points.iter().map(|point| format!("<li>{point}</li>"));
    format!("<ul>{}</ul>", points.collect::<String>())
}

/// Links to what can be printed for a game: cards or letters, pads, rules. If the page is about a
/// particular game, its rules are printed from this page, because the print shop doesn't know a
/// game's options.
pub fn to_print(game: &GameCard, at_hand: bool) -> AnyView {
    let shop = Route::Studio(Some(format!("#/board/print/{}", game.id)));
    let print = Callback::new(|()| {
        let _ = window().print();
    });
    let these = match at_hand {
        true => view! { <Button on_press=print>{PRINT_THESE}</Button> }.into_any(),
        false => nothing(),
    };
    view! { {these} <a class="button" href=shop.hash()>{PRINT_IT}</a> }.into_any()
}

/// Links to the lessons in which a rule can be tried, as HTML; empty if there are none.
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

/// Draws a section of a rules page with figures made from the table's own cards, or with `instead`
/// if there are no figures.
pub fn drawn(
    heading: &'static str,
    points: &[String],
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
            <div inner_html=list(points) + tries></div>
            {figures}
        </section>
    }
    .into_any()
}
