//! What lay elsewhere before comes from there to where it lies now.

use leptos::prelude::*;
use web_sys::Element;

use super::dom::{self, html};
use base::sorting::Sorted;

/// How long the mark of something on its way stays: longer than the way takes.
const WAY: std::time::Duration = std::time::Duration::from_millis(400);
const MARK: &str = "data-travels";

/// Lets it come from that place in the window.
pub fn send(from: (i32, i32), what: Element) {
    let to = place(&what);
    if from == to {
        return;
    }
    let what = html(what);
    let style = what.style();
    let way = [("--from-x", from.0 - to.0), ("--from-y", from.1 - to.1)];
    for (name, length) in way {
        // The names are ours; without them it is there at once.
        let _ = style.set_property(name, &format!("{length}px"));
    }
    let _ = what.set_attribute(MARK, "");
    set_timeout(
        move || {
            let _ = what.remove_attribute(MARK);
        },
        WAY,
    );
}

/// Whether something within is on its way.
pub fn something_travels(within: &Element) -> bool {
    let marked = within.query_selector("[data-travels]");
    marked.is_ok_and(|marked| marked.is_some())
}

/// Where it lies in the window.
pub fn place(what: &Element) -> (i32, i32) {
    let place = what.get_bounding_client_rect();
    (place.left() as i32, place.top() as i32)
}

/// Where the cards of a table lie in the window, and within what: cards say who they are in
/// `data-card`, what holds them in `data-holder`.
pub struct Places {
    within: &'static str,
    cards: Sorted<(String, (i32, i32))>,
    deck: Option<(i32, i32)>,
}

impl Places {
    /// Where the cards within an element lie now.
    pub fn now(within: &'static str) -> Places {
        let each = cards(within).into_iter();
        let each = each.map(|(card, id)| (id, (holder(&card), place(&card))));
        Places {
            within,
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
            for (card, id) in cards(self.within) {
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

/// Every card that is drawn within an element, with its number.
fn cards(within: &str) -> Vec<(Element, String)> {
    let page = document().document_element();
    let found = format!("{within} [data-card]:not([data-laid])");
    let cards = page.map(|page| dom::all_within(&page, &found));
    let numbered = |card: Element| {
        let id = card.get_attribute("data-card")?;
        Some((card, id))
    };
    cards.into_iter().flatten().filter_map(numbered).collect()
}
