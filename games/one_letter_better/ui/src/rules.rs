//! The rules page, with example plays that are judged by the actual rules.

use leptos::prelude::*;
use one_letter_better::screen::set_up::Form;

use super::card::printed;
use one_letter_better::screen::Group;
use one_letter_better::screen::lesson::{Laying, Point};
use one_letter_better::text::lessons::LESSONS;
use one_letter_better::text::{CHANGE_DECK, PLAY, deck as deck_says, rules as says};
use one_letter_better::{CARD, DECK};
use one_letter_better_rules::{Choices, Deck, Kind as CardKind, Laid};
use screen::{Route, text};
use ui::draw::{all, nothing};
use ui::parts::{CardFace, Heading, card_face};
use ui::screens::rules_page::{at_hand, chosen, drawn, to_print, tries};

/// Draws the rules page.
pub fn how_to_play(here: &Route) -> AnyView {
    let hand = at_hand::<Form>(here);
    let chosen_here = chosen::<Form>(&hand);
    let seats = hand.as_ref().map(|(_, seats)| seats.len());
    let rules = hand.as_ref().map(|(rules, _)| rules.clone());
    let rules = rules.unwrap_or_default();
    let seats = seats.unwrap_or(rules.handicaps.len());
    let sections = says::Section::ALL.map(|one| section(one, &rules, seats));
    view! {
        <Heading words=text::heading(here) />
        {chosen_here}
        <div class="rules">{all(sections)}</div>
        <p class="buttons">
            <a class="button button-main" href=Route::SetUp(&CARD).hash()>
                {PLAY}
            </a>
            <a class="button" href=Route::Learn(&CARD, 0).hash()>{CARD.learn}</a>
            <a class="button" href=Route::Other(&CARD, &DECK).hash()>{CHANGE_DECK}</a>
            {to_print(&CARD, hand.is_some())}
        </p>
        <p class="soft">{says::CREDIT}</p>
    }
    .into_any()
}

/// Draws a section of the rules, with its examples.
fn section(section: says::Section, rules: &Choices, seats: usize) -> AnyView {
    let examples = Point::ALL
        .into_iter()
        .filter(|one| one.section() == section);
    let instead = match section {
        says::Section::Cards => cards(),
        _ => nothing(),
    };
    let figures = examples.filter_map(|one| figure(one, rules)).collect();
    let tries = tries(&CARD, &LESSONS, section.lessons());
    drawn(
        section.heading(),
        &section.told(rules, seats),
        &tries,
        figures,
        instead,
    )
}

/// Draws the standard deck, one card of each kind.
fn cards() -> AnyView {
    let deck = Deck::standard();
    let group = |group: Group| {
        let kinds = deck.kinds().iter();
        let kinds = kinds.filter(|kind| Group::of(kind.face) == group);
        let card = |kind: &CardKind| {
            view! {
                <li>
                    <span class="only-heard">{deck_says::kind(kind)}</span>
                    {card_face(Some(printed(kind.face, kind.value.into())))}
                    <span aria-hidden="true">{format!("×{}", kind.count)}</span>
                </li>
            }
            .into_any()
        };
        view! {
            <div>
                <h3>{deck_says::group(group)}</h3>
                <ul class="deck-cards">{all(kinds.map(card))}</ul>
            </div>
        }
        .into_any()
    };
    view! { <div class="deck-groups">{all(Group::ALL.map(group))}</div> }.into_any()
}

/// Draws an example: the table, the tried play, and what the rules say about it.
fn figure(example: Point, rules: &Choices) -> Option<AnyView> {
    let laying = example.laying_by(rules)?;
    let table = &laying.view.table;
    let deck = &table.options.deck;
    let words = table.open_words().map(|word| {
        let whose = says::whose(word.owner);
        view! {
            <span class="laid-word">
                <span class="soft">{whose}</span>
                {laid(deck, &word.cards, &[])}
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
            <div class="tried" role="img" aria-label=says::lies(&laying)>
                {all(words)}
                <span class="tried-made" data-verdict=verdict>
                    {laid(deck, &laying.line, &fresh(&laying))}
                </span>
            </div>
            <figcaption>
                <h3>{says::example_name(example)}</h3>
                <p>
                    <strong>{sign}</strong>
                    " "
                    {says::verdict(&laying)}
                </p>
            </figcaption>
        </figure>
    };
    Some(figure.into_any())
}

/// The cards that are added to a table word; none for a new word.
fn fresh(laying: &Laying) -> Vec<Laid> {
    let table = &laying.view.table;
    let line = laying.line.iter().copied();
    let fresh = line.filter(|laid| table.word_with(laid.card).is_none());
    let fresh: Vec<Laid> = fresh.collect();
    match fresh.len() == laying.line.len() {
        true => Vec::new(),
        false => fresh,
    }
}

/// Draws cards in a row, with the added ones highlighted.
fn laid(deck: &Deck, cards: &[Laid], fresh: &[Laid]) -> AnyView {
    let card = |laid: &Laid| {
        let face = CardFace {
            letters: laid.letters.as_str().to_ascii_uppercase(),
            ..printed(deck.face(laid.card), deck.value(laid.card))
        };
        let joins = fresh.contains(laid).then_some("");
        view! { <span data-fresh=joins>{card_face(Some(face))}</span> }.into_any()
    };
    view! { <span class="laid">{all(cards.iter().map(card))}</span> }.into_any()
}
