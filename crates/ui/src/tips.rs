//! Tips in a player's first games. A tip is shown until the next step, in a line of its own below
//! what happened and what to do; a button beside it turns all tips off.

use leptos::prelude::*;

use super::table_core::TableCore;
use crate::draw::effect;
use crate::hint::HintSlip;
use game::{Game, SeatId};
use screen::coaching::{HOLD_ANYTHING, Tip, are_tips_off, disable_tips, mark_shown, next_tip};

/// The tips at a table.
#[derive(Clone, Copy, Default)]
pub struct Tips {
    /// The current tip.
    pub says: RwSignal<Option<String>>,
    /// Whether the line of the tips is there even without a tip, so that nothing moves when one
    /// comes or goes.
    pub reserved: RwSignal<bool>,
    /// Whether the player has asked for no more tips.
    pub off: RwSignal<bool>,
    /// The hint at this table, in whose place there is no room for a tip.
    pub(crate) hint: RwSignal<Option<Signal<Option<HintSlip>>>>,
    /// The label of the button that ends the tips, where it differs from the usual one.
    pub ends: RwSignal<Option<&'static str>>,
}

impl<G: Game> TableCore<G> {
    /// Whether a single person plays against bots here. Several people at a table can teach each
    /// other, so they get no tips.
    fn can_coach(self) -> bool {
        let alone = self.people.len() == 1 && self.with_seats(|seats| seats.len() > 1);
        alone && !self.session.is_lesson()
    }

    /// Reserves the line of the tips at a table where there may be some.
    pub(super) fn reserve_tips(self) {
        let seat = self.first_person();
        let helped = || self.can_coach() && self.was_played_here() && self.gets_help(seat);
        let kept: String = self.session.app().load(&format!("{}/tips", G::ID));
        let off = are_tips_off(&kept, &self.session.player_name(seat));
        self.tips.reserved.set(untrack(helped) && !off);
    }

    /// Shows tips in the first games of a single person who plays against bots. `now`, a tracked
    /// function, returns that player's seat and the tips that apply, most important first.
    pub fn show_tips(self, now: impl Fn() -> Option<(SeatId, Vec<Tip>)> + 'static) {
        if !self.can_coach() {
            return;
        }
        let (app, record) = (self.session.app(), format!("{}/tips", G::ID));
        // The tip that is shown, and the step at which it appeared.
        let shown = StoredValue::new(None::<(usize, u32)>);
        effect(move || {
            if self.session.is_retrying() {
                return;
            }
            let off = self.tips.off.get();
            let step = self.session.with(|game| game.journal().steps.len());
            // A tip is about the present, not about an earlier step, and waits until a hint is gone.
            let past = self.past.with(Option::is_some);
            let hint = self.tips.hint.get();
            let hinted = hint.is_some_and(|hint| hint.with(Option::is_some));
            let now = now().filter(|(seat, _)| !past && !hinted && self.gets_help(*seat));
            let Some((seat, mut moments)) = now else {
                return self.tips.says.set(None);
            };
            moments.push(HOLD_ANYTHING);
            let (name, kept) = (self.session.player_name(seat), app.load::<String>(&record));
            if off {
                app.save(&record, &disable_tips(&kept, &name));
                self.tips.off.set(false);
                return self.tips.says.set(None);
            }
            let still = shown.get_value().filter(|(at, _)| *at == step);
            let next = next_tip(&kept, &name, &moments, still.map(|(_, at)| at));
            if let Some((at, says)) = next.filter(|(at, _)| still != Some((step, *at))) {
                app.save(&record, &mark_shown(&kept, &name, at));
                app.announce(says);
                shown.set_value(Some((step, at)));
            }
            self.tips.says.set(next.map(|(_, says)| says.to_owned()));
        });
    }
}
