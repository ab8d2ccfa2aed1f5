//! Card faces, and finding what the pointer is over.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};

use one_letter_better::screen::{Aim, Look, ShownCard, face_up, letters_on};
use one_letter_better_rules::{CardId, Face, Laid, TableWordId, View};
use ui::dom;
use ui::parts::{CardFace, card_face};

/// Draws a card without a label; its container names the card.
pub fn face(shown: &ShownCard) -> AnyView {
    card_face(Some(CardFace {
        letters: shown.letters.clone(),
        colour: shown.look.colour(),
        value: shown.value,
    }))
}

/// Draws the back of a card.
pub fn back() -> AnyView {
    card_face(None)
}

/// Parses the number of a card or a word from an attribute.
fn number(value: &str) -> Option<usize> {
    value.parse().ok()
}

/// Returns the drop target at a point of the window.
pub fn aim(x: i32, y: i32) -> Option<Aim> {
    let at = |attribute| dom::marked_at(x, y, attribute);
    if let Some((word, _)) = at("data-word") {
        return word_at(&word, x);
    }
    if let Some((_, card)) = at("data-pile") {
        return Some(Aim::Pile(CardId::new(number(&card)? as u8)));
    }
    if let Some((line, _)) = at("data-line") {
        let before = cards_of(&line).into_iter().filter(|card| {
            let place = card.get_bounding_client_rect();
            place.left() + place.width() / 2.0 < f64::from(x)
        });
        return Some(Aim::Line(before.count()));
    }
    let (hand, _) = at("data-hand")?;
    let (x, y) = (f64::from(x), f64::from(y));
    let before = cards_of(&hand).into_iter().filter(|card| {
        let place = card.get_bounding_client_rect();
        let left = place.left() + place.width() / 2.0 < x;
        place.bottom() < y || (place.top() <= y && left)
    });
    Some(Aim::Hand(before.count()))
}

/// Returns the place within a table word that is at this horizontal position.
fn word_at(word: &Element, x: i32) -> Option<Aim> {
    let id = number(&word.get_attribute("data-word")?)?;
    let id = TableWordId::new(id as u16);
    let x = f64::from(x);
    let cards = cards_of(word);
    let count = cards.len();
    for (place, card) in cards.iter().enumerate() {
        let card = card.get_bounding_client_rect();
        if x < card.right() || place + 1 == count && x <= card.right() {
            let across = (x - card.left()) * 100.0 / card.width().max(1.0);
            return Some(Aim::Word(id, place, across.clamp(0.0, 99.0) as u8));
        }
    }
    Some(Aim::Word(id, count, 0))
}

/// Returns where a word was tapped. A keyboard press counts as after the last card.
pub fn tapped(event: &MouseEvent) -> Option<(TableWordId, usize, u8)> {
    let word: Element = event.current_target()?.dyn_into().ok()?;
    let aim = match event.detail() {
        0 => word_at(&word, i32::MAX),
        _ => word_at(&word, event.client_x()),
    };
    match aim? {
        Aim::Word(id, place, across) => Some((id, place, across)),
        _ => None,
    }
}

fn cards_of(within: &Element) -> Vec<Element> {
    dom::all_within(within, "[data-card]")
}

/// The attribute value that identifies a card.
pub fn id_of(card: CardId) -> String {
    card.index().to_string()
}

/// Draws a card as laid in a word.
pub fn laid(view: &View, laid: Laid) -> AnyView {
    face(&ShownCard {
        letters: laid.letters.as_str().to_ascii_uppercase(),
        ..face_up(&view.table.options.deck, laid.card)
    })
}

/// Draws a card of the deck, face up.
pub fn up(view: &View, card: CardId) -> AnyView {
    face(&face_up(&view.table.options.deck, card))
}

/// The printed form of a card, from its face and value.
pub fn printed(face: Face, value: i32) -> CardFace {
    CardFace {
        letters: letters_on(face),
        colour: Look::of(face).colour(),
        value,
    }
}
