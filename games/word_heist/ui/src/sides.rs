//! Where players with buzzers sit: opposite each other with the device between them, or all on
//! one side. A touch device is assumed to be between them until they choose otherwise.

use leptos::prelude::*;

use super::player_actions;
use super::table_state::TableState;
use ui::app_state::use_app;
use ui::draw::{nothing, signal};
use ui::{dom, stage};
use word_heist::screen::{far_seats, is_far};
use word_heist::text::table as words;
use word_heist_rules::{PlayMode, Stage, Table};

/// The record of where players sit, as chosen on this device.
const FACING_RECORD: &str = "word-heist/facing";

/// Whether players sit opposite each other: as saved or, by default, only on a touch device.
pub(crate) fn load_facing() -> bool {
    let chosen: Option<bool> = use_app().load(FACING_RECORD);
    chosen.unwrap_or_else(dom::is_touch_device)
}

/// The menu's choice of where players sit, in Buzzers.
pub(crate) fn seating_choice(state: TableState) -> AnyView {
    let races = |table: &Table| matches!(table.options.mode, PlayMode::Buzzers { .. });
    if !state.table.with_untracked(races) {
        return nothing();
    }
    let app = use_app();
    let one = |says, facing: bool| {
        let on = signal(move || state.facing.get() == facing);
        let choose = Callback::new(move |()| {
            state.facing.set(facing);
            app.save(FACING_RECORD, &Some(facing));
        });
        (Some(says), on, choose)
    };
    let both = vec![one(words::OPPOSITE, true), one(words::ONE_SIDE, false)];
    stage::segmented_control(words::SEATING, both)
}

impl TableState {
    /// Whether the seat with the reservation is at the far side; `None` if no seat has it.
    pub(crate) fn is_holder_far(self) -> Option<bool> {
        let (seats, holder) = self
            .table
            .with(|table| (table.seats, table.reservation_holder()));
        holder.map(|holder| is_far(seats, holder))
    }

    /// Whether both sides have something to answer: an open proposal, or the button to finish.
    fn are_both_sides_asked(self) -> bool {
        let open = |table: &Table| table.stage == Stage::Open;
        self.has_open_motion()
            || (self.table.with(open) && player_actions::has_player_buttons(self))
    }

    /// Whether the far side shows its keys, active or not. If two players share it, the keys are
    /// between their pads.
    pub(crate) fn shows_far_keys(self) -> bool {
        let two = far_seats(self.table.with_untracked(|table| table.seats)).len() > 1;
        match self.is_holder_far() {
            Some(far) => far || two,
            None => two || self.are_both_sides_asked(),
        }
    }

    /// The side that is active, as the style sheet names it. Tracked.
    pub(crate) fn active_side(self) -> &'static str {
        if !self.facing.get() {
            return "pads";
        }
        match self.is_holder_far() {
            Some(true) => "facing-far",
            Some(false) => "facing-near",
            None if self.are_both_sides_asked() => "facing-asked",
            None => "facing",
        }
    }
}
