//! The face of a wooden letter, without anything to press.

use leptos::prelude::*;

use super::{Mark, seat_word};
use crate::table::SeatColour;

/// A letter on wood. What it means is said by what holds it.
#[component]
pub fn TileFace(
    /// Its letter or letters; empty is a blank.
    #[prop(into)]
    letters: String,
    /// Its worth, small in the corner.
    #[prop(optional, into)]
    value: Option<i8>,
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
            {value.map(|value| view! { <span class="value">{value.to_string()}</span> }.into_any())}
        </span>
    }
}
