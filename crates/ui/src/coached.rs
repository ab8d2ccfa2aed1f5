//! Tips in a player's first games. A tip takes the place of the last action's description until the
//! next step; a button beside it turns all tips off.

use leptos::prelude::*;

use super::seated::Seated;
use crate::draw::effect;
use game::{Game, SeatId};
use screen::coached::{Tip, hushes, tells, tip};

/// The tips at a table.
#[derive(Clone, Copy, Default)]
pub struct Tips {
    /// The current tip.
    pub says: RwSignal<Option<String>>,
    /// Whether the player has asked for no more tips.
    pub off: RwSignal<bool>,
    /// The label of the button that ends the tips, where it differs from the usual one.
    pub ends: RwSignal<Option<&'static str>>,
}

impl<G: Game> Seated<G> {
    /// Shows tips in the first games of a single person who plays against bots. `now`, a tracked
    /// function, returns that player's seat and the tips that apply, most important first.
    pub fn coaches(self, now: impl Fn() -> Option<(SeatId, Vec<Tip>)> + 'static) {
        // Several people at a table can teach each other, so they get no tips.
        let alone = self.people.len() == 1 && self.with_seats(|seats| seats.len() > 1);
        if self.session.is_lesson() || !alone {
            return;
        }
        let (desk, record) = (self.session.desk(), format!("{}/tips", G::ID));
        // The tip that is shown, and the step at which it appeared.
        let shown = StoredValue::new(None::<(usize, u32)>);
        effect(move || {
            if self.session.tries() {
                return;
            }
            let off = self.tips.off.get();
            let step = self.session.with(|game| game.journal().steps.len());
            let now = now().filter(|(seat, _)| self.helps(*seat));
            let Some((seat, moments)) = now else {
                return self.tips.says.set(None);
            };
            let (name, kept) = (self.session.name(seat), desk.load::<String>(&record));
            if off {
                desk.keep(&record, &hushes(&kept, &name));
                self.tips.off.set(false);
                return self.tips.says.set(None);
            }
            let still = shown.get_value().filter(|(at, _)| *at == step);
            let next = tip(&kept, &name, &moments, still.map(|(_, at)| at));
            if let Some((at, says)) = next.filter(|(at, _)| still != Some((step, *at))) {
                desk.keep(&record, &tells(&kept, &name, at));
                desk.say(says);
                shown.set_value(Some((step, at)));
            }
            self.tips.says.set(next.map(|(_, says)| says.to_owned()));
        });
    }
}
