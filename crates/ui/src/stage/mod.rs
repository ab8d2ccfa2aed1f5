//! The stage: a game's screen, exactly as large as the window, with the same regions in every game.
//! The style sheet (`style/stage`) lays them out according to the space available.
//!
//! - `bar`: the game's name, how much of the game is left, the exit, and the menu
//! - `scores`: every seat, always
//! - `prompt`: what happened, what to do now, and what it would score
//! - `side_sheet`: history, rules and menu, beside the table or over what is below it
//! - `lid`: covers the stage while the device changes hands
//! - `history`: the list of turns, and stepping through it
//! - `menu`: the table's settings, and links to other screens
//! - `panel`: explains a thing that is touched and held, pointed at or focused
//! - `ribbon`: announces an important moment across the table

mod bar;
mod history;
mod lid;
mod menu;
mod panel;
mod prompt;
mod ribbon;
mod scores;
mod side_sheet;

pub use bar::turned_bar;
pub use history::{history_beside_table, history_tab};
pub use lid::{Lid, lid};
pub use menu::{menu, menu_without_pace, rules_tab, segmented_control, sign_key};
pub use panel::ExplanationPanel;
pub use prompt::{PreviewKind, length, past_step_prompt, preview_line, prompt_region};
pub use ribbon::{Ribbon, RibbonText};
pub use scores::{SeatSummary, scores};
pub use side_sheet::{SheetTab, SideSheet};

use leptos::prelude::*;

use crate::lesson::{LessonRegion, current_coach};
use screen::GameCard;
use screen::text::stage as words;

/// The content of a stage's regions.
pub struct Regions {
    pub card: &'static GameCard,
    /// The layout of the table if it isn't the usual one: `wide` for twice as wide as high.
    pub shape: &'static str,
    /// The purpose of the hand region as a class name, if the style sheet needs it: for example
    /// `over` at the end of the game.
    pub hand_is: Signal<&'static str>,
    /// Number of seats.
    pub seats: u8,
    /// In the bar: how much of the game is left, and the clock.
    pub remaining: AnyView,
    /// All seats' scores.
    pub scores: AnyView,
    /// The table's accessible label.
    pub label: &'static str,
    /// The table itself.
    pub table: AnyView,
    /// The messages: the last action, and what to do now.
    pub prompt: AnyView,
    /// The hand, and the buttons.
    pub hand: AnyView,
    /// Content beside the table, if there is room.
    pub side: AnyView,
    /// The sheet that opens over the stage.
    pub sheet: SideSheet,
    /// The panel that explains the things on the table.
    pub panel: ExplanationPanel,
}

/// Draws the stage, as large as the window.
pub fn stage(regions: Regions) -> AnyView {
    view! { <div class="stage-room">{stage_inside(regions)}</div> }.into_any()
}

/// Draws the stage inside its parent element.
pub(crate) fn stage_inside(regions: Regions) -> AnyView {
    let Regions { sheet, panel, .. } = regions;
    let coach = current_coach();
    let own = |spot| coach.map(|coach| coach.draw.run(spot));
    let scores = match own(LessonRegion::Goal) {
        Some(goal) => view! { <div class="goal-room">{goal} {regions.scores}</div> }.into_any(),
        None => regions.scores,
    };
    let open = move || sheet.open_tab().map(SheetTab::class_name);
    view! {
            <div
                class="stage"
                data-table=regions.card.id
                data-shape=regions.shape
                data-lesson=coach.map(|_| "")
                data-many=(regions.seats > 4).then_some("")
                data-sheet=open
                data-turned=move || panel.is_used_from_far_side().then_some("")
                data-hand=move || Some(regions.hand_is.get()).filter(|word| !word.is_empty())
                style:--seats=regions.seats.to_string()
                on:pointerdown=move |event| panel.on_pointer_down(&event)
                on:pointermove=move |event| panel.on_pointer_move(&event)
                on:pointerup=move |event| panel.on_pointer_up(&event)
                on:pointercancel=move |_| panel.on_pointer_cancel()
                on:pointerover=move |event| panel.on_pointer_over(&event)
                on:pointerleave=move |_| panel.on_pointer_leave()
                on:contextmenu=move |event| panel.on_context_menu(&event)
            >
                {bar::bar(regions.card, own(LessonRegion::Left).unwrap_or(regions.remaining), sheet)}
                {scores}
                <section class="stage-table" aria-label=regions.label>
                    {regions.table}
                </section>
                {regions.prompt}
                <section class="stage-hand" aria-label=words::HAND>
                    {regions.hand}
                    {own(LessonRegion::Next)}
                </section>
                <aside class="stage-side" aria-label=words::SIDE>{regions.side}</aside>
                {sheet.draw()}
                {panel.draw()}
            </div>
    }
    .into_any()
}
