//! The stage: a game's screen, exactly as large as the window, with the same regions in every
//! game. The style sheet lays them out (`style/stage`), by the room there is.
//!
//! - `bar`: where one is, what is left, the way out and the menu
//! - `scores`: every seat, always
//! - `say`: what happened, what to do now, what it would bring
//! - `sheet`: history, rules and menu, beside the table or over what is below it
//! - `lid`: what lies over it while the device goes from hand to hand
//! - `history`: what happened, row by row, and looking back at it
//! - `menu`: how this table behaves, and where else one can go
//! - `panel`: what the thing is that is touched, pointed at or asked about
//! - `ribbon`: what nobody should miss, across the table

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

use crate::shell::lesson::{Spot, coach};
use screen::GameCard;
use screen::text::stage as words;

/// What a game puts into the regions of its stage.
pub struct Regions {
    /// The game.
    pub card: &'static GameCard,
    /// How its table is to be laid out, where that is not as usual: `wide` for twice as wide as
    /// high.
    pub shape: &'static str,
    /// What the hand is for, where the style sheet has to know: `calling` letters, or the game is
    /// `over`.
    pub hand_is: Signal<&'static str>,
    /// How many sit there.
    pub seats: u8,
    /// In the bar: what is left, the clock.
    pub left: AnyView,
    /// Everybody's score.
    pub scores: AnyView,
    /// What the table is called.
    pub label: &'static str,
    /// The table.
    pub table: AnyView,
    /// What happens.
    pub say: AnyView,
    /// What the hand holds, and the buttons.
    pub hand: AnyView,
    /// What is beside the table where there is room.
    pub side: AnyView,
    /// The sheet that opens over it.
    pub sheet: Sheet,
    /// What explains the things on the table.
    pub panel: Panel,
}

/// Draws the stage, as large as the window.
pub fn stage(regions: Regions) -> AnyView {
    view! { <div class="stage-room">{within(regions)}</div> }.into_any()
}

/// Draws it within whatever is its room.
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
