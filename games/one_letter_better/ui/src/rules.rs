//! The rules page, with example plays that are judged by the actual rules.

use leptos::prelude::*;
use one_letter_better::screen::set_up::Form;

use super::card::printed_face;
use one_letter_better::screen::DeckGroup;
use one_letter_better::screen::rule_examples::{RuleExample, RulePoint};
use one_letter_better::text::lessons::LESSONS;
use one_letter_better::text::{CHANGE_DECK, PLAY, deck as deck_says, rules as says};
use one_letter_better::{CARD, DECK};
use one_letter_better_rules::{Choices, Deck, DeckKind as CardKind, LaidCard};
use screen::{Route, text};
use ui::draw::{join_views, nothing};
use ui::parts::{CardContent, Heading, draw_card_face};
use ui::screens::rules_page::{chosen_options, draw_section, lesson_links, page_game, print_links};

/// Draws the rules page.
pub fn how_to_play(here: &Route) -> AnyView {
    let hand = page_game::<Form>(here);
    let chosen_here = chosen_options::<Form>(&hand);
    let seats = hand.as_ref().map(|(_, seats)| seats.len());
    let rules = hand.as_ref().map(|(rules, _)| rules.clone());
    let rules = rules.unwrap_or_default();
    let seats = seats.unwrap_or(rules.handicaps.len());
    let sections = says::RulesSection::ALL.map(|one| section(one, &rules, seats));
    view! {
        <Heading words=text::heading(here) />
        {chosen_here}
        <div class="rules">{join_views(sections)}</div>
        <p class="buttons">
            <a class="button button-main" href=Route::SetUp(&CARD).hash()>
                {PLAY}
            </a>
            <a class="button" href=Route::Learn(&CARD, 0).hash()>{CARD.learn}</a>
            <a class="button" href=Route::Other(&CARD, &DECK).hash()>{CHANGE_DECK}</a>
            {print_links(&CARD, hand.is_some())}
        </p>
        <p class="soft">{says::CREDIT}</p>
    }
    .into_any()
}

/// Draws a section of the rules, with its examples.
fn section(section: says::RulesSection, rules: &Choices, seats: usize) -> AnyView {
    let examples = RulePoint::ALL
        .into_iter()
        .filter(|one| one.section() == section);
    let instead = match section {
        says::RulesSection::Cards => standard_deck(),
        _ => nothing(),
    };
    let figures = examples
        .filter_map(|one| example_figure(one, rules))
        .collect();
    let tries = lesson_links(&CARD, &LESSONS, section.lessons());
    draw_section(
        section.heading(),
        &section.sentences(rules, seats),
        &tries,
        figures,
        instead,
    )
}

/// Draws the standard deck, one card of each kind.
fn standard_deck() -> AnyView {
    let deck = Deck::standard();
    let group = |group: DeckGroup| {
        let kinds = deck.kinds().iter();
        let kinds = kinds.filter(|kind| DeckGroup::from_face(kind.face) == group);
        let card = |kind: &CardKind| {
            view! {
                <li>
                    <span class="only-heard">{deck_says::kind_label(kind)}</span>
                    {draw_card_face(Some(printed_face(kind.face, kind.value.into())))}
                    <span aria-hidden="true">{format!("×{}", kind.count)}</span>
                </li>
            }
            .into_any()
        };
        view! {
            <div>
                <h3>{deck_says::group_heading(group)}</h3>
                <ul class="deck-cards">{join_views(kinds.map(card))}</ul>
            </div>
        }
        .into_any()
    };
    view! { <div class="deck-groups">{join_views(DeckGroup::ALL.map(group))}</div> }.into_any()
}

/// Draws an example: the table, the tried play, and what the rules say about it.
fn example_figure(example: RulePoint, rules: &Choices) -> Option<AnyView> {
    let laying = example.example_play_with(rules)?;
    let table = &laying.view.table;
    let deck = &table.options.deck;
    let words = table.open_words().map(|word| {
        let whose = says::word_owner(word.owner);
        view! {
            <span class="laid-word">
                <span class="soft">{whose}</span>
                {laid_cards(deck, &word.cards, &[])}
            </span>
        }
        .into_any()
    });
    let good = laying.verdict.is_ok();
    let (sign, verdict) = if good {
        ("✓", "good")
    } else {
        ("✕", "bad")
    };
    let figure = view! {
        <figure>
            <div class="tried" role="img" aria-label=says::example_description(&laying)>
                {join_views(words)}
                <span class="tried-made" data-verdict=verdict>
                    {laid_cards(deck, &laying.line, &added_cards(&laying))}
                </span>
            </div>
            <figcaption>
                <h3>{says::example_name(example)}</h3>
                <p>
                    <strong>{sign}</strong>
                    " "
                    {says::example_verdict(&laying)}
                </p>
            </figcaption>
        </figure>
    };
    Some(figure.into_any())
}

/// The cards that are added to a table word; none for a new word.
fn added_cards(laying: &RuleExample) -> Vec<LaidCard> {
    let table = &laying.view.table;
    let line = laying.line.iter().copied();
    let fresh = line.filter(|laid| table.word_containing(laid.card).is_none());
    let fresh: Vec<LaidCard> = fresh.collect();
    if fresh.len() == laying.line.len() {
        Vec::new()
    } else {
        fresh
    }
}

/// Draws cards in a row, with the added ones highlighted.
fn laid_cards(deck: &Deck, cards: &[LaidCard], fresh: &[LaidCard]) -> AnyView {
    let card = |laid: &LaidCard| {
        let face = CardContent {
            letters: laid.letters.as_str().to_ascii_uppercase(),
            ..printed_face(deck.face(laid.card), deck.value(laid.card))
        };
        let joins = fresh.contains(laid).then_some("");
        view! { <span data-fresh=joins>{draw_card_face(Some(face))}</span> }.into_any()
    };
    view! { <span class="laid">{join_views(cards.iter().map(card))}</span> }.into_any()
}
