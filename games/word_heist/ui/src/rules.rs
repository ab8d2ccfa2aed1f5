//! The rules page, with examples judged by the rules themselves.

use leptos::prelude::*;
use word_heist::screen::set_up::Form;

use lexicon::{Letter, Letters};
use screen::{Route, text};
use ui::parts::Heading;
use ui::screens::rules_page::{at_hand, chosen, list, part, to_print, tries};
use word_heist::screen::lesson::{Point, Tried};
use word_heist::text::lessons::LESSONS;
use word_heist::text::{PLAY, PRACTISE, rules as says};
use word_heist::{CARD, PRACTICE};
use word_heist_rules::Choices;

/// Draws the rules page.
pub fn how_to_play(here: &Route) -> AnyView {
    let hand = at_hand::<Form>(here);
    let chosen_here = chosen::<Form>(&hand);
    let rules = hand.as_ref().map(|(rules, _)| rules.clone());
    let said = told(&rules.unwrap_or_default());
    view! {
        <Heading words=text::heading(here) />
        {chosen_here}
        <div class="rules" inner_html=said></div>
        <p class="buttons">
            <a class="button button-main" href=Route::SetUp(&CARD).hash()>
                {PLAY}
            </a>
            <a class="button" href=Route::Learn(&CARD, 0).hash()>{CARD.learn}</a>
            <a class="button" href=Route::Other(&CARD, &PRACTICE).hash()>{PRACTISE}</a>
            {to_print(&CARD, hand.is_some())}
        </p>
        <p class="soft">{says::CREDIT}</p>
    }
    .into_any()
}

/// Returns the rules as HTML: the page is static, and contains only our own texts.
fn told(rules: &Choices) -> String {
    let sections = says::Section::ALL.into_iter().map(|section| {
        let examples = Point::ALL
            .into_iter()
            .filter(|one| one.section() == section && one.holds(rules));
        let drawn: String = examples.filter_map(figure).collect();
        let figures = match drawn.is_empty() {
            true => drawn,
            false => format!("<div class=\"figures\">{drawn}</div>"),
        };
        let points = list(&section.told(rules));
        let tries = tries(&CARD, &LESSONS, section.lessons());
        part(section.heading(), &format!("{points}{tries}{figures}"))
    });
    sections.collect()
}

/// The figure of an example: the table, the word tried, and the verdict.
fn figure(example: Point) -> Option<String> {
    let tried = example.tried()?;
    let words = tried.words.iter();
    let words = words.map(|word| laid(word.letters(), &Letters::NONE));
    let sign = if tried.verdict.is_ok() { "✓" } else { "✕" };
    let good = if tried.verdict.is_ok() { "good" } else { "bad" };
    Some(format!(
        "<figure><div class=\"tried\" role=\"img\" aria-label=\"{}\">{}\
         <span class=\"tried-centre\">{}</span>\
         <span class=\"tried-made\" data-verdict=\"{good}\">{}</span></div>\
         <figcaption><h3>{}</h3><p><strong>{sign}</strong> {}</p></figcaption></figure>",
        says::lies(&tried),
        words.collect::<String>(),
        laid(tried.centre.iter().copied(), &Letters::NONE),
        laid(tried.made.letters(), &fresh(&tried)),
        says::example_name(example),
        says::verdict(&tried),
    ))
}

/// The centre letters that the tried word adds to the words it is made from.
fn fresh(tried: &Tried) -> Letters {
    match &tried.verdict {
        Ok((taken, joined)) if !taken.is_empty() => joined.iter().copied().collect(),
        _ => Letters::NONE,
    }
}

/// Letters as wooden tiles; added letters are highlighted.
fn laid(letters: impl Iterator<Item = Letter>, fresh: &Letters) -> String {
    let mut fresh = *fresh;
    let tile = |letter: Letter| {
        let joins = fresh.without(letter);
        let mark = if joins.is_some() { " data-fresh" } else { "" };
        fresh = joins.unwrap_or(fresh);
        format!("<span class=\"tile\"{mark}>{}</span>", letter.capital())
    };
    format!(
        "<span class=\"laid\">{}</span>",
        letters.map(tile).collect::<String>()
    )
}
