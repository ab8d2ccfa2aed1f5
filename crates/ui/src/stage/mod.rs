//! The stage: a game's screen, exactly as large as the window, with the same regions in every game.
//! The style sheet (`style/stage`) lays them out according to the space available.
//!
//! - `bar`: the game's name, what is left, the way out, and the menu
//! - `scores`: every seat, always
//! - `say`: what happened, what to do now, and what it would score
//! - `sheet`: history, rules and menu, beside the table or over what is below it
//! - `lid`: covers the stage while the device changes hands
//! - `history`: the list of turns, and stepping through it
//! - `menu`: the table's settings, and links to other screens
//! - `panel`: explains a thing that is touched, pointed at or asked about
//! - `ribbon`: announces an important moment across the table

mod bar;
mod history;
mod lid;
mod menu;
mod panel;
mod ribbon;
mod say;
mod scores;
mod sheet;

pub use bar::turned_bar;
pub use history::{beside, history};
pub use lid::{Lid, lid};
pub use menu::{menu, menu_without_pace, rules, segments};
pub use panel::Panel;
pub use ribbon::{Moment, Ribbon};
pub use say::{How, looks_back, say, would};
pub use scores::{SeatFace, scores};
pub use sheet::{Leaf, Sheet};

use leptos::prelude::*;

use crate::lesson::{Spot, coach};
use screen::GameCard;
use screen::text::stage as words;

/// The content of a stage's regions.
pub struct Regions {
    pub card: &'static GameCard,
    /// The layout of the table if it isn't the usual one: `wide` for twice as wide as high.
    pub shape: &'static str,
    /// The purpose of the hand region, where the style sheet needs it: `calling` letters, or the
    /// game is `over`.
    pub hand_is: Signal<&'static str>,
    /// Number of seats.
    pub seats: u8,
    /// In the bar: how much of the game is left, and the clock.
    pub left: AnyView,
    /// All seats' scores.
    pub scores: AnyView,
    /// The table's accessible label.
    pub label: &'static str,
    /// The table itself.
    pub table: AnyView,
    /// What happened and what to do now.
    pub say: AnyView,
    /// The hand, and the buttons.
    pub hand: AnyView,
    /// What is beside the table if there is room.
    pub side: AnyView,
    /// The sheet that opens over the stage.
    pub sheet: Sheet,
    /// The panel that explains the things on the table.
    pub panel: Panel,
}

/// Draws the stage, as large as the window.
pub fn stage(regions: Regions) -> AnyView {
    view! { <div class="stage-room">{within(regions)}</div> }.into_any()
}

/// Draws the stage inside its parent element.
pub fn within(regions: Regions) -> AnyView {
    let Regions { sheet, panel, .. } = regions;
    let coach = coach();
    let own = |spot| coach.map(|coach| coach.draws.run(spot));
    let scores = match own(Spot::Goal) {
        Some(goal) => view! { <div class="goal-room">{goal} {regions.scores}</div> }.into_any(),
        None => regions.scores,
    };
    let open = move || sheet.open().map(Leaf::word);
    view! {
            <div
                class="stage"
                data-table=regions.card.id
                data-shape=regions.shape
                data-lesson=coach.map(|_| "")
                data-many=(regions.seats > 4).then_some("")
                data-sheet=open
                data-turned=move || panel.is_turned().then_some("")
                data-hand=move || Some(regions.hand_is.get()).filter(|word| !word.is_empty())
                style:--seats=regions.seats.to_string()
                on:pointerdown=move |event| panel.down(&event)
                on:pointermove=move |event| panel.moves(&event)
                on:pointerup=move |_| panel.up()
                on:pointercancel=move |_| panel.up()
                on:pointerover=move |event| panel.over(&event)
                on:pointerleave=move |_| panel.leave()
                on:contextmenu=move |event| panel.menu(&event)
            >
                {bar::bar(regions.card, own(Spot::Left).unwrap_or(regions.left), sheet)}
                {scores}
                <section class="stage-table" aria-label=regions.label>
                    {regions.table}
                </section>
                {regions.say}
                <section class="stage-hand" aria-label=words::HAND>
                    {regions.hand}
                    {own(Spot::Next)}
                </section>
                <aside class="stage-side" aria-label=words::SIDE>{regions.side}</aside>
                {sheet.drawn()}
                {panel.drawn()}
            </div>
    }
    .into_any()
}
