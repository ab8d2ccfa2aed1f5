//! A seat's name, mark and score. The seat whose turn it is stands out.

use leptos::prelude::*;

use super::{SeatMark, colour_class};
use game::Player;
use screen::text;

/// A banner with a seat's name. `turn` is whether the game waits for this seat.
#[component]
pub(crate) fn Banner(
    player: Player,
    #[prop(optional, into)] score: Option<i32>,
    #[prop(optional)] turn: bool,
) -> impl IntoView {
    let colour = player.colour;
    let name = player.name.to_string();
    let plays = text::plays(&name);
    view! {
        <div
            class="banner"
            data-seat=colour_class(colour)
            data-turn=turn.then_some("")
            aria-current=turn.then_some("true")
        >
            <SeatMark colour />
            <span class="only-heard">{text::colour(colour)}", "</span>
            <span class="name" dir="auto" title=name.clone()>
                {name.clone()}
            </span>
            {turn.then(|| view! { <span class="turn">{plays}</span> }.into_any())}
            {score.map(|score| view! { <span class="score">{score.to_string()}</span> }.into_any())}
        </div>
    }
}
