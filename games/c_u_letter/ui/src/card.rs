//! The face of a card. Frame and pattern show its colour; an Enchanter has a plate under its
//! letter.

use leptos::prelude::*;

use c_u_letter::screen::{ShownCard, ShownFace, shown_card};
use c_u_letter::text::play;
use c_u_letter_rules::CardId;
use game::{SeatColour, SeatId};
use ui::draw::nothing;
use ui::parts::{SeatMark, colour_class};

/// Draws a card that is hidden from screen readers, since its container names it. Its letter is
/// therefore drawn from an attribute.
pub fn face(shown: &ShownCard) -> AnyView {
    let letter = shown.letter.to_string();
    view! {
        <span
            class="card"
            aria-hidden="true"
            data-colour=play::colour_name(shown.colour)
            data-enchanter=shown.enchanter.then_some("")
        >
            <span data-sign=letter></span>
        </span>
    }
    .into_any()
}

/// Draws a face-up card.
pub fn face_up(of: CardId) -> AnyView {
    face(&shown_card(of, false))
}

/// Draws a face-down card, with its placer's mark.
pub fn face_down(by: Option<SeatColour>) -> AnyView {
    let mark = by.map(|colour| view! { <SeatMark colour /> }.into_any());
    view! {
        <span class="card" aria-hidden="true" data-down="" data-seat=by.map(colour_class)>
            {mark}
        </span>
    }
    .into_any()
}

/// Draws what is on a square.
pub(crate) fn square_contents(
    face: ShownFace,
    under: usize,
    owner: Option<SeatId>,
    colour: &dyn Fn(SeatId) -> Option<SeatColour>,
) -> AnyView {
    let id = match face {
        ShownFace::Empty => return nothing(),
        ShownFace::Up(up) => data_id(up.card),
        ShownFace::Down { number, .. } => format!("down-{number}"),
    };
    lying(Some(id), face, under, owner, colour)
}

/// Draws a card as it is on a square. Without an id it is a picture that no card flies to.
pub(crate) fn lying(
    id: Option<String>,
    face: ShownFace,
    under: usize,
    owner: Option<SeatId>,
    colour: &dyn Fn(SeatId) -> Option<SeatColour>,
) -> AnyView {
    let drawn = match face {
        ShownFace::Empty => return nothing(),
        ShownFace::Up(up) => self::face(&up),
        ShownFace::Down { by, .. } => face_down(colour(by)),
    };
    let depth = (under > 0).then(|| {
        let sign = (under + 1).to_string();
        view! { <span class="letter-depth" data-sign=sign></span> }.into_any()
    });
    let own = owner.and_then(colour).map(|colour| {
        view! {
            <span class="letter-own" data-seat=colour_class(colour)>
                <SeatMark colour />
            </span>
        }
        .into_any()
    });
    view! {
        <span class="letter-lying" data-card=id data-stack=under.min(3).to_string()>
            {drawn}
            {own}
            {depth}
        </span>
    }
    .into_any()
}

/// The value of a card's `data-card` attribute.
pub(crate) fn data_id(card: CardId) -> String {
    card.index().to_string()
}
