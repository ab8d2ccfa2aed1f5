//! The bar: the game's name, how near the end is, the way out, and the menu.

use leptos::prelude::*;

use super::sheet::{Leaf, Sheet};
use crate::dom::HEADING;
use crate::frame::unkept_mark;
use crate::lesson::{Spot, coach};
use crate::parts::{Icon, Picture};
use screen::text::stage as words;
use screen::{GameCard, Route};

/// Draws the bar of a game's screen. `left` shows how much of the game is left, and the clock.
pub fn bar(card: &'static GameCard, left: AnyView, sheet: Sheet) -> AnyView {
    let name = view! {
        <h1 id=HEADING tabindex="-1">{card.short}</h1>
        {unkept_mark()}
    };
    view! { <header class="stage-bar">{parts(name.into_any(), left, sheet)}</header> }.into_any()
}

/// Draws the bar for a player at the far side of the device, inside the part that is turned towards
/// them.
pub fn turned_bar(card: &'static GameCard, left: AnyView, sheet: Sheet) -> AnyView {
    let name = view! { <p class="title">{card.short}</p> }.into_any();
    view! { <div class="stage-bar">{parts(name, left, sheet)}</div> }.into_any()
}

fn parts(name: AnyView, left: AnyView, sheet: Sheet) -> AnyView {
    if let Some(coach) = coach() {
        return view! {
            {coach.draws.run(Spot::Back)}
            {name}
            <div class="left">{left}</div>
            {coach.draws.run(Spot::Hint)}
        }
        .into_any();
    }
    let open = move || (sheet.open() == Some(Leaf::Menu)).to_string();
    view! {
        <a class="bar-button" href=Route::Home.hash() aria-label=words::BACK>
            <Icon picture=Picture::Back />
        </a>
        {name}
        <div class="left">{left}</div>
        <button
            type="button"
            class="bar-button"
            aria-label=words::MENU
            aria-expanded=open
            on:click=move |_| sheet.turn(Leaf::Menu)
        >
            <Icon picture=Picture::Menu />
        </button>
    }
    .into_any()
}
