//! The rules page, with examples judged by the rules themselves.

use leptos::prelude::*;
use word_heist::screen::set_up::Form;

use lexicon::{Letter, LetterCounts};
use screen::{Route, text};
use ui::parts::Heading;
use ui::screens::rules_page::{
    chosen_options, lesson_links, list_html, page_game, print_links, section_html,
};
use word_heist::screen::rule_examples::{ExampleAttempt, RulePoint};
use word_heist::text::lessons::LESSONS;
use word_heist::text::{PLAY, PRACTISE, rules as says};
use word_heist::{CARD, PRACTICE};
use word_heist_rules::Choices;

/// Draws the rules page.
pub fn rules_page(here: &Route) -> AnyView {
    let hand = page_game::<Form>(here);
    let chosen_here = chosen_options::<Form>(&hand);
    let rules = hand.as_ref().map(|(rules, _)| rules.clone());
    let said = rules_html(&rules.unwrap_or_default());
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
            {print_links(&CARD, hand.is_some())}
        </p>
        <p class="soft">{says::CREDIT}</p>
    }
    .into_any()
}

/// Returns the rules as HTML: the page is static, and contains only our own texts.
fn rules_html(rules: &Choices) -> String {
    let sections = says::RulesSection::ALL.into_iter().map(|section| {
        let examples = RulePoint::ALL
            .into_iter()
            .filter(|one| one.section() == section && one.has_default_verdict(rules));
        let drawn: String = examples.filter_map(example_figure).collect();
        let figures = if drawn.is_empty() {
            drawn
        } else {
            format!("<div class=\"figures\">{drawn}</div>")
        };
        let points = list_html(&section.sentences(rules));
        let tries = lesson_links(&CARD, &LESSONS, section.lessons());
        section_html(section.heading(), &format!("{points}{tries}{figures}"))
    });
    sections.collect()
}

/// The figure of an example: the table, the word tried, and the verdict.
fn example_figure(example: RulePoint) -> Option<String> {
    let tried = example.example()?;
    let words = tried.words.iter();
    let words = words.map(|word| tiles_html(word.letters(), &LetterCounts::EMPTY));
    let sign = if tried.verdict.is_ok() { "✓" } else { "✕" };
    let good = if tried.verdict.is_ok() { "good" } else { "bad" };
    Some(format!(
        "<figure><div class=\"tried\" role=\"img\" aria-label=\"{}\">{}\
         <span class=\"tried-centre\">{}</span>\
         <span class=\"tried-made\" data-verdict=\"{good}\">{}</span></div>\
         <figcaption><h3>{}</h3><p><strong>{sign}</strong> {}</p></figcaption></figure>",
        says::describe_example(&tried),
        words.collect::<String>(),
        tiles_html(tried.centre.iter().copied(), &LetterCounts::EMPTY),
        tiles_html(tried.made.letters(), &added_letters(&tried)),
        says::example_title(example),
        says::describe_verdict(&tried),
    ))
}

/// The centre letters that the tried word adds to the words it is made from.
fn added_letters(tried: &ExampleAttempt) -> LetterCounts {
    match &tried.verdict {
        Ok((taken, joined)) if !taken.is_empty() => joined.iter().copied().collect(),
        _ => LetterCounts::EMPTY,
    }
}

/// Letters as wooden tiles; added letters are highlighted.
fn tiles_html(letters: impl Iterator<Item = Letter>, fresh: &LetterCounts) -> String {
    let mut fresh = *fresh;
    let tile = |letter: Letter| {
        let joins = fresh.without(letter);
        let mark = if joins.is_some() { " data-fresh" } else { "" };
        fresh = joins.unwrap_or(fresh);
        format!("<span class=\"tile\"{mark}>{}</span>", letter.uppercase())
    };
    format!(
        "<span class=\"laid\">{}</span>",
        letters.map(tile).collect::<String>()
    )
}
