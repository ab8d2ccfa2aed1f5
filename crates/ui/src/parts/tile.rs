//! The face of a wooden letter tile, not interactive.

use leptos::prelude::*;

use super::{SeatMark, colour_class};
use game::SeatColour;

/// A letter tile. The surrounding element has the label, so the value is drawn from an attribute
/// and isn't text.
#[component]
pub fn TileFace(
    /// The tile's letter or letters; empty for a blank.
    #[prop(into)]
    letters: String,
    /// The tile's value, small in the corner.
    #[prop(optional_no_strip)]
    value: Option<i32>,
    /// The colour of the seat that owns the tile.
    #[prop(optional_no_strip)]
    owner: Option<SeatColour>,
    /// Whether the tile was laid in this turn.
    #[prop(optional)]
    fresh: bool,
) -> impl IntoView {
    view! {
        <span
            class="tile"
            aria-hidden="true"
            data-long=(letters.chars().count() > 1).then_some("")
            data-fresh=fresh.then_some("")
            data-owner=owner.map(colour_class)
        >
            {owner.map(|colour| view! { <SeatMark colour /> }.into_any())}
            {letters.clone()}
            {value.map(|value| view! { <span class="value" data-value=value.to_string()></span> }.into_any())}
        </span>
    }
}
