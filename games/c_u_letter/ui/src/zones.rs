//! Drawings of the zones: a pattern under the cards, and a line around each zone.

use leptos::prelude::*;

use c_u_letter::screen::ZoneArea;
use c_u_letter::text::play;
use c_u_letter_rules::AbilityColour;
use ui::draw::join_views;

/// Draws the fill patterns of the colours' zones, for the `defs` of a drawing. Needed once per
/// screen.
pub fn patterns() -> AnyView {
    let pattern = |colour: AbilityColour| {
        let (size, path) = match colour {
            AbilityColour::Blue => ("20", "M0 5h20M0 15h20"),
            AbilityColour::Red => ("20", "M-5 5L5 -5M-5 25L25 -5M15 25L25 15"),
            AbilityColour::Green => ("25", "M6.250 0v25M18.750 0v25"),
            AbilityColour::Grey => (
                "25",
                "M6 3.500a2.500 2.500 0 1 0 .01 0zM18 16a2.500 2.500 0 1 0 .01 0z",
            ),
        };
        view! {
            <pattern
                id=format!("zone-{}", play::colour_name(colour))
                width=size
                height=size
                patternUnits="userSpaceOnUse"
                data-colour=play::colour_name(colour)
            >
                <path d=path />
            </pattern>
        }
        .into_any()
    };
    join_views(AbilityColour::ALL.into_iter().map(pattern))
}

/// Draws the tints and patterns of the zones, which are under the cards.
pub fn ground(zones: &[ZoneArea]) -> AnyView {
    let one = |area: &ZoneArea| {
        let name = play::colour_name(area.colour);
        let fill = format!("url(#zone-{name})");
        let (tint, path) = (area.fill.clone(), area.fill.clone());
        view! {
            <path class="tint" data-colour=name d=tint />
            <path d=path fill=fill />
        }
        .into_any()
    };
    join_views(zones.iter().map(one))
}

/// Draws the lines around the zones, which are over the cards.
pub fn edges(zones: &[ZoneArea]) -> AnyView {
    let one = |area: &ZoneArea| {
        let name = play::colour_name(area.colour);
        let (rim, edge) = (area.edge.clone(), area.edge.clone());
        view! {
            <path class="rim" d=rim />
            <path class="edge" data-colour=name d=edge />
        }
        .into_any()
    };
    join_views(zones.iter().map(one))
}
