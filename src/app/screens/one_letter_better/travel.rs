//! Cards move from where they lay to where they lie: from the hand into the line, from one
//! seat's words to another's, out of the deck.

use std::collections::BTreeMap;

use leptos::prelude::*;
use web_sys::Element;

use crate::app::dom;
use crate::app::travel::{place, send};

/// Where the cards lie in the window, and within what.
pub struct Places {
    cards: BTreeMap<String, (String, (i32, i32))>,
    deck: Option<(i32, i32)>,
}

impl Places {
    /// Where they lie now.
    pub fn now() -> Places {
        let each = cards().into_iter();
        let each = each.map(|(card, id)| (id, (holder(&card), place(&card))));
        Places {
            cards: each.collect(),
            deck: None,
        }
    }

    /// The same, where cards may be drawn: what comes to the hand from nowhere comes from the
    /// deck then.
    pub fn and_deck(self) -> Places {
        let deck = document().query_selector("#deck").ok().flatten();
        Places {
            deck: deck.map(|deck| place(&deck)),
            ..self
        }
    }

    /// Lets those that lie within something else now come from where they lay.
    pub fn travel(self) {
        if self.cards.is_empty() {
            return;
        }
        request_animation_frame(move || {
            for (card, id) in cards() {
                let holder = holder(&card);
                let from = match self.cards.get(&id) {
                    Some((before, from)) => (*before != holder).then_some(*from),
                    None => self.deck.filter(|_| holder == "hand"),
                };
                if let Some(from) = from {
                    send(from, card);
                }
            }
        });
    }
}

/// What a card lies in.
fn holder(card: &Element) -> String {
    let holder = card.closest("[data-holder]").ok().flatten();
    let holder = holder.and_then(|holder| holder.get_attribute("data-holder"));
    holder.unwrap_or_default()
}

/// Every card that is drawn, with its number.
fn cards() -> Vec<(Element, String)> {
    let page = document().document_element();
    let cards = page.map(|page| dom::all_within(&page, ".better [data-card]:not([data-laid])"));
    let numbered = |card: Element| {
        let id = card.get_attribute("data-card")?;
        Some((card, id))
    };
    cards.into_iter().flatten().filter_map(numbered).collect()
}
