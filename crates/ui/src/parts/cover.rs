//! The cover between seats with hidden hands. It hides everything until a player confirms who they
//! are.

use leptos::prelude::*;

use super::{SeatMark, colour_class};
use game::Player;
use screen::text;

/// A cover for the whole screen, or within the page (`inline`).
#[component]
pub fn Cover(
    /// The player who is to take the device.
    player: Player,
    /// Called when the player confirms that they hold the device.
    on_ready: Callback<()>,
    /// Whether the cover is part of the page instead of covering it.
    #[prop(optional)]
    inline: bool,
    /// Content that all players may see in the meantime.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let name = player.name.to_string();
    view! {
        <section
            class="cover"
            class:cover-page=!inline
            data-seat=colour_class(player.colour)
            aria-label=text::COVER
        >
            {children.map(|open| open())}
            <SeatMark colour=player.colour />
            <h2>{text::pass_to(&name)}</h2>
            <p>{text::cover_note(&name)}</p>
            <button type="button" class="button" on:click=move |_| on_ready.run(())>
                {text::confirm_player(&name)}
            </button>
        </section>
    }
}
