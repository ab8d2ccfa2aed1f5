//! A card's face. Its colour is told by its frame and its pattern, an Enchanter by a plate
//! under its letter.

use leptos::prelude::*;

use crate::app::parts::Mark;
use crate::games::c_u_letter::CardId;
use crate::screen::c_u_letter::{ShownCard, card};
use crate::screen::text::c_u_letter_play as play;
use crate::table::SeatColour;

/// A card, silent: what holds it says which it is. So its letter is drawn from an attribute.
pub fn face(shown: &ShownCard) -> AnyView {
    let letter = shown.letter.to_string();
    view! {
        <span
            class="card"
            aria-hidden="true"
            data-colour=play::colour(shown.colour)
            data-enchanter=shown.enchanter.then_some("")
        >
            <span data-sign=letter></span>
        </span>
    }
    .into_any()
}

/// A card that lies open.
pub fn up(of: CardId) -> AnyView {
    face(&card(of, false))
}

/// A card that lies face down, with the mark of its placer.
pub fn back(by: Option<SeatColour>) -> AnyView {
    let mark = by.map(|colour| view! { <Mark colour /> }.into_any());
    view! {
        <span class="card" aria-hidden="true" data-down="">
            {mark}
        </span>
    }
    .into_any()
}

/// The attribute of a card.
pub fn id_of(card: CardId) -> String {
    card.index().to_string()
}
