//! The bar: the game's name, how much of the game is left, the exit, and the menu.

use leptos::prelude::*;

use super::side_sheet::{SheetTab, SideSheet};
use crate::dom::HEADING_ID;
use crate::frame::unsaved_indicator;
use crate::lesson::{LessonRegion, current_coach};
use crate::parts::{Icon, IconKind};
use screen::text::stage as words;
use screen::{GameCard, Route};

/// Draws the bar of a game's screen. `left` shows how much of the game is left, and the clock.
pub fn bar(card: &'static GameCard, left: AnyView, sheet: SideSheet) -> AnyView {
    let name = view! {
        <h1 id=HEADING_ID tabindex="-1">{card.short}</h1>
        {unsaved_indicator()}
    };
    view! { <header class="stage-bar">{bar_content(name.into_any(), left, sheet)}</header> }
        .into_any()
}

/// Draws the bar for a player at the far side of the device, inside the part that is turned towards
/// them.
pub fn turned_bar(card: &'static GameCard, left: AnyView, sheet: SideSheet) -> AnyView {
    let name = view! { <p class="title">{card.short}</p> }.into_any();
    view! { <div class="stage-bar">{bar_content(name, left, sheet)}</div> }.into_any()
}

fn bar_content(name: AnyView, left: AnyView, sheet: SideSheet) -> AnyView {
    if let Some(coach) = current_coach() {
        return view! {
            {coach.draw.run(LessonRegion::Back)}
            {name}
            <div class="left">{left}</div>
            {coach.draw.run(LessonRegion::Hint)}
        }
        .into_any();
    }
    let open = move || (sheet.open_tab() == Some(SheetTab::Menu)).to_string();
    view! {
        <a class="bar-button" href=Route::Home.hash() aria-label=words::BACK>
            <Icon picture=IconKind::Back />
        </a>
        {name}
        <div class="left">{left}</div>
        <button
            type="button"
            class="bar-button"
            aria-label=words::MENU
            aria-expanded=open
            on:click=move |_| sheet.toggle(SheetTab::Menu)
        >
            <Icon picture=IconKind::Menu />
        </button>
    }
    .into_any()
}
