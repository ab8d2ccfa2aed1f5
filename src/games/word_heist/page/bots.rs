//! Opponents that look at the table beside the page, and act in their time.

use std::time::Duration;

use leptos::prelude::*;

use super::bench::Bench;
use crate::games::word_heist::opponent::{HeistErrand, HeistReport, Plan, Rogue};
use crate::games::word_heist::rules::Table;
use crate::shell::thinker::Thinker;
use crate::shell::words::{Words, use_words};
use crate::table::{Match, Moment, SeatId};

/// How often it is looked whether somebody's time has come.
const TICK: Duration = Duration::from_millis(100);

/// What is done next, and when: at table time, which stands still while the page is out of
/// sight.
type Planned = (Moment, SeatId, Plan);

/// The opponents at a table.
#[derive(Clone, Copy)]
pub struct Rogues {
    bench: Bench,
    all: StoredValue<Vec<(SeatId, Rogue)>>,
    next: StoredValue<Option<Planned>>,
    thinker: Thinker,
}

impl Rogues {
    /// Those that play here, if any, begin to look.
    pub fn sit_down(bench: Bench) {
        let all: Vec<_> = bench.with_seats(|seats| {
            let seats = seats.iter().enumerate();
            let rogue = seats.map(|(at, seat)| Some((SeatId::new(at as u8), Rogue::at(seat)?)));
            rogue.flatten().collect()
        });
        if all.is_empty() {
            return;
        }
        let rogues = Rogues {
            bench,
            all: StoredValue::new(all),
            next: StoredValue::new(None),
            thinker: Thinker::new(),
        };
        Effect::new(move |_| rogues.look(bench.table.get()));
        let tick = set_interval_with_handle(move || rogues.act_in_time(), TICK);
        on_cleanup(move || {
            if let Ok(tick) = tick {
                tick.clear();
            }
        });
    }

    /// They look at the table as it is now; what they had in mind is of yesterday.
    fn look(self, table: Table) {
        self.next.set_value(None);
        let Words::Here(book) = use_words().state() else {
            return;
        };
        if self.bench.over() {
            return self.thinker.dismiss();
        }
        let since = table.since;
        let thought = HeistErrand::Think {
            view: Box::new(table),
            rogues: self.all.get_value(),
            chance: self.bench.session.with_now(Match::chance_for_bots),
        };
        self.thinker.send(&thought, &book, move |said| {
            if let Some(HeistReport::Does(does)) = said {
                let when = |(seat, plan): (SeatId, Plan)| {
                    (Moment(since.0.saturating_add(plan.after)), seat, plan)
                };
                self.next.set_value(does.map(when));
            }
        });
    }

    /// Whoever's time has come acts. Out of sight nobody's does.
    fn act_in_time(self) {
        let now = self.bench.session.now();
        let due = |next: &Option<Planned>| next.as_ref().is_some_and(|(at, ..)| *at <= now);
        if document().hidden() || !self.next.with_value(due) {
            return;
        }
        if let Some((_, seat, plan)) = self.next.try_update_value(Option::take).flatten() {
            self.bench.let_program_act(seat, &plan.action);
        }
    }
}
