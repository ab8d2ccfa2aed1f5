//! Card faces, and finding what the pointer is over.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};

use one_letter_better::screen::{CardLook, PointerTarget, ShownCard, face_up, letters_on};
use one_letter_better_rules::{CardId, Face, LaidCard, TableWordId, View};
use ui::dom;
use ui::parts::{CardContent, draw_card_face};

/// Draws a card without a label; its container names the card.
pub fn face(shown: &ShownCard) -> AnyView {
    draw_card_face(Some(CardContent {
        letters: shown.letters.clone(),
        colour: shown.look.colour(),
        value: shown.value,
    }))
}

/// Draws the back of a card.
pub fn back() -> AnyView {
    draw_card_face(None)
}

/// Parses the number of a card or a word from an attribute.
fn parse_number(value: &str) -> Option<usize> {
    value.parse().ok()
}

/// Returns the drop target at a point of the window.
pub(crate) fn pointer_target(x: i32, y: i32) -> Option<PointerTarget> {
    let at = |attribute| dom::element_with_attribute_at(x, y, attribute);
    if let Some((word, _)) = at("data-word") {
        return target_in_word(&word, x);
    }
    if let Some((_, card)) = at("data-pile") {
        return Some(PointerTarget::Pile(CardId::new(parse_number(&card)? as u8)));
    }
    if let Some((line, _)) = at("data-line") {
        let before = card_elements(&line).into_iter().filter(|card| {
            let place = card.get_bounding_client_rect();
            place.left() + place.width() / 2.0 < f64::from(x)
        });
        return Some(PointerTarget::Line(before.count()));
    }
    let (hand, _) = at("data-hand")?;
    let (x, y) = (f64::from(x), f64::from(y));
    let before = card_elements(&hand).into_iter().filter(|card| {
        let place = card.get_bounding_client_rect();
        let left = place.left() + place.width() / 2.0 < x;
        place.bottom() < y || (place.top() <= y && left)
    });
    Some(PointerTarget::Hand(before.count()))
}

/// Returns the place within a table word that is at this horizontal position.
fn target_in_word(word: &Element, x: i32) -> Option<PointerTarget> {
    let id = parse_number(&word.get_attribute("data-word")?)?;
    let id = TableWordId::new(id as u16);
    let x = f64::from(x);
    let cards = card_elements(word);
    let count = cards.len();
    for (place, card) in cards.iter().enumerate() {
        let card = card.get_bounding_client_rect();
        if x < card.right() || place + 1 == count && x <= card.right() {
            let across = (x - card.left()) * 100.0 / card.width().max(1.0);
            return Some(PointerTarget::Word(
                id,
                place,
                across.clamp(0.0, 99.0) as u8,
            ));
        }
    }
    Some(PointerTarget::Word(id, count, 0))
}

/// Returns where a word was tapped. A keyboard press counts as after the last card.
pub(crate) fn tapped_place(event: &MouseEvent) -> Option<(TableWordId, usize, u8)> {
    let word: Element = event.current_target()?.dyn_into().ok()?;
    let aim = match event.detail() {
        0 => target_in_word(&word, i32::MAX),
        _ => target_in_word(&word, event.client_x()),
    };
    match aim? {
        PointerTarget::Word(id, place, across) => Some((id, place, across)),
        _ => None,
    }
}

fn card_elements(within: &Element) -> Vec<Element> {
    dom::query_all(within, "[data-card]")
}

/// The attribute value that identifies a card.
pub(crate) fn card_attribute(card: CardId) -> String {
    card.index().to_string()
}

/// Draws a card as laid in a word.
pub fn laid(view: &View, laid: LaidCard) -> AnyView {
    face(&ShownCard {
        letters: laid.letters.as_str().to_ascii_uppercase(),
        ..face_up(&view.table.options.deck, laid.card)
    })
}

/// Draws a card of the deck, face up.
pub fn face_up_card(view: &View, card: CardId) -> AnyView {
    face(&face_up(&view.table.options.deck, card))
}

/// The printed form of a card, from its face and value.
pub fn printed_face(face: Face, value: i32) -> CardContent {
    CardContent {
        letters: letters_on(face),
        colour: CardLook::from_face(face).colour(),
        value,
    }
}
