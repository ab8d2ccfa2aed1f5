//! Animates cards and other elements from their old place to their new one.

use leptos::prelude::*;
use web_sys::Element;

use super::dom::{self, to_html_element};
use base::sorting::SortedMap;

/// How long an element is marked as moving: longer than its animation takes.
pub const ANIMATION_TIME: std::time::Duration = std::time::Duration::from_millis(400);
const MOVING_ATTRIBUTE: &str = "data-travels";

/// Animates an element to its place from this point in the window.
pub fn animate_from(from: (i32, i32), what: Element) {
    let to = position(&what);
    if from == to {
        return;
    }
    let what = to_html_element(what);
    let style = what.style();
    let way = [("--from-x", from.0 - to.0), ("--from-y", from.1 - to.1)];
    for (name, length) in way {
        // These property names are valid; if setting them fails, the element appears without
        // animation.
        let _ = style.set_property(name, &format!("{length}px"));
    }
    let _ = what.set_attribute(MOVING_ATTRIBUTE, "");
    set_timeout(
        move || {
            let _ = what.remove_attribute(MOVING_ATTRIBUTE);
        },
        ANIMATION_TIME,
    );
}

/// Whether anything inside an element is being animated.
pub fn is_animating(within: &Element) -> bool {
    let marked = within.query_selector("[data-travels]");
    marked.is_ok_and(|marked| marked.is_some())
}

/// Returns an element's position in the window.
pub fn position(what: &Element) -> (i32, i32) {
    let place = what.get_bounding_client_rect();
    (place.left() as i32, place.top() as i32)
}

/// The positions in the window of the cards on a table. A card's element has its id in `data-card`,
/// and the element of its holder has a name in `data-holder`.
pub struct CardPositions {
    within: &'static str,
    cards: SortedMap<(String, (i32, i32))>,
    deck: Option<(i32, i32)>,
}

impl CardPositions {
    /// Records where the cards inside an element are now.
    pub fn record(within: &'static str) -> CardPositions {
        let each = cards_inside(within).into_iter();
        let each = each.map(|(card, id)| (id, (holder_name(&card), position(&card))));
        CardPositions {
            within,
            cards: each.collect(),
            deck: None,
        }
    }

    /// Also records the deck, for tables where cards are drawn: a card that newly appears in the
    /// hand then comes from the deck.
    pub fn with_deck(self) -> CardPositions {
        let deck = document().query_selector("#deck").ok().flatten();
        CardPositions {
            deck: deck.map(|deck| position(&deck)),
            ..self
        }
    }

    /// Animates the cards whose holder has changed since the places were recorded, each from its
    /// recorded place.
    pub fn animate(self) {
        if self.cards.is_empty() {
            return;
        }
        request_animation_frame(move || {
            for (card, id) in cards_inside(self.within) {
                let holder = holder_name(&card);
                let from = match self.cards.get(&id) {
                    Some((before, from)) => (*before != holder).then_some(*from),
                    None => self.deck.filter(|_| holder == "hand"),
                };
                if let Some(from) = from {
                    animate_from(from, card);
                }
            }
        });
    }
}

/// Returns the name of a card's holder.
fn holder_name(card: &Element) -> String {
    let holder = card.closest("[data-holder]").ok().flatten();
    let holder = holder.and_then(|holder| holder.get_attribute("data-holder"));
    holder.unwrap_or_default()
}

/// Returns all cards drawn inside an element, with their ids.
fn cards_inside(within: &str) -> Vec<(Element, String)> {
    let page = document().document_element();
    let found = format!("{within} [data-card]:not([data-laid])");
    let cards = page.map(|page| dom::query_all(&page, &found));
    let numbered = |card: Element| {
        let id = card.get_attribute("data-card")?;
        Some((card, id))
    };
    cards.into_iter().flatten().filter_map(numbered).collect()
}
