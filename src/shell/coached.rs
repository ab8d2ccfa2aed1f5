//! A coached first game: what is said of a moment stands where the last act is told, until the next
//! step, and a touch beside it ends all of it.

use leptos::prelude::*;

use super::seated::Seated;
use crate::shell::draw::effect;
use game::{Game, SeatId};
use screen::coached::{Tip, hushes, tells, tip};

/// What is said at a table.
#[derive(Clone, Copy, Default)]
pub struct Tips {
    /// What is said now.
    pub says: RwSignal<Option<String>>,
    /// Whether who is before the screen wants no more of it.
    pub off: RwSignal<bool>,
    /// What that touch is called where it is not that.
    pub ends: RwSignal<Option<&'static str>>,
}

impl<G: Game> Seated<G> {
    /// Coaches who plays against bots, in their first games. `now`: who that is, and the
    /// moments there are, the one to be told first first; it is followed.
    pub fn coaches(self, now: impl Fn() -> Option<(SeatId, Vec<Tip>)> + 'static) {
        // Where several people play they teach each other.
        let alone = self.people.len() == 1 && self.with_seats(|seats| seats.len() > 1);
        if self.session.is_lesson() || !alone {
            return;
        }
        let (desk, record) = (self.session.desk(), format!("{}/tips", G::ID));
        // What is shown, and at which step.
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
