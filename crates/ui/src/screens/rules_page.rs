//! Building blocks of all games' rules pages.

use leptos::prelude::*;

use crate::app_state::use_app;
use crate::draw::{join_views, nothing};
use crate::parts::Button;
use game::{GameId, Seat};
use screen::lesson::LessonText;
use screen::set_up::{GameForm, SetUpForm};
use screen::text::lesson as lesson_words;
use screen::text::rule::describe_rules;
use screen::text::set_up::CHOSEN;
use screen::text::table::{PRINT_IT, PRINT_THESE};
use screen::{GameCard, Route};

/// The options of the game that the rules page is about, and its seats.
pub type PageGame<G> = Option<(<G as GameForm>::Choices, Vec<Seat>)>;

/// The game from which a rules page was opened: one on the shelf, or the one in the set-up form.
/// `None` if it can't be read, or if the page isn't about a particular game.
pub fn page_game<G: GameForm>(route: &Route) -> PageGame<G> {
    let Route::RulesFor(_, of) = route else {
        return None;
    };
    let app = use_app();
    match of {
        Some(id) => {
            let id: GameId = id.parse().ok()?;
            let begun = app.game_start::<G::Game>(&id).ok()?;
            Some((begun.options.into_inner(), begun.seats))
        }
        None => Some(
            app.load::<SetUpForm<G>>(G::RECORD)
                .choices_and_seats(&app.roster_untracked()),
        ),
    }
}

/// Lists the chosen options of the game, above the rules.
pub fn chosen_options<G: GameForm>(hand: &PageGame<G>) -> AnyView {
    let Some((rules, seats)) = hand else {
        return nothing();
    };
    let line = |says| view! { <li>{says}</li> }.into_any();
    view! {
        <section class="sheet">
            <h2>{CHOSEN}</h2>
            <ul>{join_views(describe_rules(G::RULE_SENTENCES, rules, seats).into_iter().map(line))}</ul>
        </section>
    }
    .into_any()
}

/// A section of a rules page, as HTML.
pub fn section_html(heading: &str, body: &str) -> String {
    format!("<section class=\"sheet\"><h2>{heading}</h2>{body}</section>")
}

/// Points of a rules page, as an HTML list.
pub fn list_html(points: &[String]) -> String {
    let points = points.iter().map(|point| format!("<li>{point}</li>"));
    format!("<ul>{}</ul>", points.collect::<String>())
}

/// Links to what can be printed for a game: cards or letters, pads, rules. If the page is about a
/// particular game, its rules are printed from this page, because the print shop doesn't know a
/// game's options.
pub fn print_links(game: &GameCard, choices_and_seats: bool) -> AnyView {
    let shop = Route::Studio(Some(format!("#/board/print/{}", game.id)));
    let print = Callback::new(|()| {
        let _ = window().print();
    });
    let these = if choices_and_seats {
        view! { <Button on_press=print>{PRINT_THESE}</Button> }.into_any()
    } else {
        nothing()
    };
    view! { {these} <a class="button" href=shop.hash()>{PRINT_IT}</a> }.into_any()
}

/// Links to the lessons in which a rule can be tried, as HTML; empty if there are none.
pub fn lesson_links(card: &'static GameCard, lessons: &[LessonText], of: &[u8]) -> String {
    let says = |at: &u8| {
        let words = lessons.get(usize::from(*at).checked_sub(1)?)?;
        let hash = Route::Learn(card, *at).hash();
        let says = lesson_words::tries(words.idea);
        Some(format!("<a class=\"button\" href=\"{hash}\">{says}</a>"))
    };
    let ways: String = of.iter().filter_map(says).collect();
    if ways.is_empty() {
        ways
    } else {
        format!("<p class=\"buttons try\">{ways}</p>")
    }
}

/// Draws a section of a rules page with figures made from the table's own cards, or with `instead`
/// if there are no figures.
pub fn draw_section(
    heading: &'static str,
    points: &[String],
    tries: &str,
    figures: Vec<AnyView>,
    instead: AnyView,
) -> AnyView {
    let figures = if figures.is_empty() {
        instead
    } else {
        view! { <div class="figures">{join_views(figures)}</div> }.into_any()
    };
    view! {
        <section class="sheet">
            <h2>{heading}</h2>
            <div inner_html=list_html(points) + tries></div>
            {figures}
        </section>
    }
    .into_any()
}
