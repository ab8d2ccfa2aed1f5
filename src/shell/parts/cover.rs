//! The cover between seats with hidden hands: it shows nothing until somebody says who they are.

use leptos::prelude::*;

use super::{Mark, seat_word};
use game::Player;
use screen::text;

/// A cover for the whole screen, or for its place in the page (`inline`).
#[component]
pub fn Cover(
    /// Who is to take the device.
    player: Player,
    /// Called when somebody says that they are here.
    on_ready: Callback<()>,
    /// Whether it stands in the page instead of over it.
    #[prop(optional)]
    inline: bool,
    /// What everybody may see meanwhile.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let name = player.name.to_string();
    view! {
        <section
            class="cover"
            class:cover-page=!inline
            data-seat=seat_word(player.colour)
            aria-label=text::COVER
        >
            {children.map(|open| open())}
            <Mark colour=player.colour />
            <h2>{text::pass_to(&name)}</h2>
            <p>{text::cover_says(&name)}</p>
            <button type="button" class="button" on:click=move |_| on_ready.run(())>
                {text::i_am(&name)}
            </button>
        </section>
    }
}
