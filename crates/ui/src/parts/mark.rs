//! A seat's mark: each has its own shape, so that colour is never the only distinction.

use leptos::prelude::*;

use game::SeatColour;

/// The colour's name in the style sheet.
pub fn colour_class(colour: SeatColour) -> &'static str {
    match colour {
        SeatColour::Vermilion => "vermilion",
        SeatColour::Ocean => "ocean",
        SeatColour::Moss => "moss",
        SeatColour::Plum => "plum",
        SeatColour::Amber => "amber",
        SeatColour::Slate => "slate",
    }
}

/// The mark's outline, as SVG path data in a square of 24 x 24 units.
pub fn mark_path(colour: SeatColour) -> &'static str {
    match colour {
        SeatColour::Vermilion => "M12 2a10 10 0 1 0 .01 0z",
        SeatColour::Ocean => "M3 3h18v18H3z",
        SeatColour::Moss => "M12 2l11 19.500H1z",
        SeatColour::Plum => "M12 .5L22.500 12 12 23.500 1.500 12z",
        SeatColour::Amber => {
            "M12 1l3.300 7.300 7.900.9-5.900 5.300 1.600 7.800L12 18.300l-6.900 4 1.600-7.800L.8 9.200l7.900-.9z"
        }
        SeatColour::Slate => "M8.500 2h7v6.500H22v7h-6.500V22h-7v-6.500H2v-7h6.500z",
    }
}

/// Draws the mark. It takes the colour of the text beside it, which also names the colour.
#[component]
pub fn SeatMark(colour: SeatColour) -> impl IntoView {
    let path = mark_path(colour);
    view! {
        <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
            <path d=path />
        </svg>
    }
}
