//! The face of a wooden letter, without anything to press.

use leptos::prelude::*;

use super::{Mark, seat_word};
use game::SeatColour;

/// A letter on wood. What it means is said by what holds it, so its worth is drawn from an
/// attribute and is no text of its own.
#[component]
pub fn TileFace(
    /// Its letter or letters; empty is a blank.
    #[prop(into)]
    letters: String,
    /// Its worth, small in the corner.
    #[prop(optional_no_strip)]
    value: Option<i32>,
    /// Whose it is.
    #[prop(optional_no_strip)]
    owner: Option<SeatColour>,
    /// Laid this turn.
    #[prop(optional)]
    fresh: bool,
) -> impl IntoView {
    view! {
        <span
            class="tile"
            aria-hidden="true"
            data-long=(letters.chars().count() > 1).then_some("")
            data-fresh=fresh.then_some("")
            data-owner=owner.map(seat_word)
        >
            {owner.map(|colour| view! { <Mark colour /> }.into_any())}
            {letters.clone()}
            {value.map(|value| view! { <span class="value" data-value=value.to_string()></span> }.into_any())}
        </span>
    }
}
