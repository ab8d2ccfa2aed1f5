//! A letter card. A frame, a sign and its accessible name show its colour.

use leptos::prelude::*;

use screen::{CardColour, text};

/// The face of a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardContent {
    /// One to three letters; for a wild card the letters it stands for, or nothing yet.
    pub letters: String,
    /// The card's colour, which determines what it can do.
    pub colour: CardColour,
    /// The card's value.
    pub value: i32,
}

impl CardContent {
    /// The card's description for screen readers.
    pub(crate) fn description(&self) -> String {
        let letters = if self.letters.is_empty() {
            "blank"
        } else {
            &self.letters
        };
        match self.colour {
            CardColour::Plain => format!("{letters}, worth {}", self.value),
            colour => format!("{letters}, {}, worth {}", colour.word(), self.value),
        }
    }
}

/// A card's face, or its back if there is no face to show.
#[component]
pub fn Card(#[prop(into)] face: Option<CardContent>) -> impl IntoView {
    let heard = face.as_ref().map(CardContent::description);
    let heard = heard.unwrap_or_else(|| text::FACE_DOWN.into());
    view! {
        <span role="img" aria-label=heard>
            {draw_card_face(face)}
        </span>
    }
}

/// Draws a card's face or back without text for screen readers, since the surrounding element has
/// the label. So its letters and value are drawn from attributes.
pub fn draw_card_face(face: Option<CardContent>) -> AnyView {
    let Some(face) = face else {
        return view! { <span class="card" aria-hidden="true" data-down=""></span> }.into_any();
    };
    let sign = face.colour.sign().map(|path| {
        view! {
            <span class="corner sign">
                <svg viewBox="0 0 24 24">
                    <path d=path />
                </svg>
            </span>
        }
        .into_any()
    });
    let colour = (face.colour != CardColour::Plain).then(|| face.colour.word());
    let long = face.letters.chars().count();
    let value = face.value.to_string().replace('-', "−");
    view! {
        <span
            class="card"
            aria-hidden="true"
            data-colour=colour
            data-long=(long > 1).then(|| long.to_string())
        >
            {sign}
            <span data-sign=face.letters></span>
            <span class="corner value" data-sign=value></span>
        </span>
    }
    .into_any()
}
