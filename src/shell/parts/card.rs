//! A letter card. Its colour is told by a frame, a sign and its name.

use leptos::prelude::*;

use screen::{CardColour, text};

/// What a card shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardFace {
    /// One to three letters; a wild's is what it stands for, or nothing yet.
    pub letters: String,
    /// What its colour lets it do.
    pub colour: CardColour,
    /// Its worth.
    pub value: i32,
}

impl CardFace {
    /// The card in words.
    pub fn words(&self) -> String {
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

/// A card, or its back if there is nothing to see.
#[component]
pub fn Card(#[prop(into)] face: Option<CardFace>) -> impl IntoView {
    let heard = face.as_ref().map(CardFace::words);
    let heard = heard.unwrap_or_else(|| text::FACE_DOWN.into());
    view! {
        <span role="img" aria-label=heard>
            {card_face(face)}
        </span>
    }
}

/// A card's face, or its back, silent: what holds it says which it is. So its signs are drawn
/// from attributes.
pub fn card_face(face: Option<CardFace>) -> AnyView {
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
