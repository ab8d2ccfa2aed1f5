//! Where players with buzzers sit: opposite each other with the device between them, or all on
//! one side. A touch device is assumed to be between them until they choose otherwise.

use leptos::prelude::*;

use super::asking;
use super::bench::Bench;
use ui::desk::use_desk;
use ui::draw::{nothing, signal};
use ui::{dom, stage};
use word_heist::screen::{far_seats, is_far};
use word_heist::text::table as words;
use word_heist_rules::{Mode, Stage, Table};

/// The record of where players sit, as chosen on this device.
const SIDES: &str = "word-heist/facing";

/// Whether players sit opposite each other: as saved or, by default, only on a touch device.
pub fn kept() -> bool {
    let chosen: Option<bool> = use_desk().load(SIDES);
    chosen.unwrap_or_else(dom::by_touch)
}

/// The menu's choice of where players sit, in Buzzers.
pub fn choice(bench: Bench) -> AnyView {
    let races = |table: &Table| matches!(table.options.mode, Mode::Buzzers { .. });
    if !bench.table.with_untracked(races) {
        return nothing();
    }
    let desk = use_desk();
    let one = |says, facing: bool| {
        let on = signal(move || bench.facing.get() == facing);
        let choose = Callback::new(move |()| {
            bench.facing.set(facing);
            desk.keep(SIDES, &Some(facing));
        });
        (Some(says), on, choose)
    };
    let both = vec![one(words::OPPOSITE, true), one(words::ONE_SIDE, false)];
    stage::segments(words::SIT, both)
}

impl Bench {
    /// Whether the seat with the reservation is at the far side; `None` if no seat has it.
    pub fn holds_far(self) -> Option<bool> {
        let (seats, holder) = self.table.with(|table| (table.seats, table.holder()));
        holder.map(|holder| is_far(seats, holder))
    }

    /// Whether both sides have something to answer: an open proposal, or Done.
    fn all_asked(self) -> bool {
        let open = |table: &Table| table.stage == Stage::Open;
        self.asked() || (self.table.with(open) && asking::calls(self))
    }

    /// Whether the far side shows its keys, active or not. If two players share it, the keys are
    /// between their pads.
    pub fn far_types(self) -> bool {
        let two = far_seats(self.table.with_untracked(|table| table.seats)).len() > 1;
        match self.holds_far() {
            Some(far) => far || two,
            None => two || self.all_asked(),
        }
    }

    /// The side that is active, as the style sheet names it. Tracked.
    pub fn sides(self) -> &'static str {
        if !self.facing.get() {
            return "pads";
        }
        match self.holds_far() {
            Some(true) => "facing-far",
            Some(false) => "facing-near",
            None if self.all_asked() => "facing-asked",
            None => "facing",
        }
    }
}
