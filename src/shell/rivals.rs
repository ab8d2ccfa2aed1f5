//! Programs think beside the page, each from what its seat sees, and act one thing after the
//! other, so that people can follow. One driver serves all tables.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use super::dom;
use super::seated::Plays;
use super::thinker::Thinker;
use super::words::{Words, use_words};
use crate::table::{Chance, Game, Match, Moment, Seat, SeatId};
use crate::worker::Thought;

/// How long an action stays to be looked at before the next one, in milliseconds.
pub const PAUSE: u64 = 900;

/// How often it is looked whether the page is seen again, in milliseconds.
const OUT_OF_SIGHT: u64 = 100;

/// What a program is about to do.
pub struct Plan<A> {
    /// Which seat.
    pub seat: SeatId,
    /// What.
    pub action: A,
    /// When.
    pub when: When,
}

/// When a program acts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum When {
    /// Once people have looked so long at what was done last, in milliseconds.
    After(u64),
    /// At that moment of the table, whose time stands still while the page is out of sight.
    At(Moment),
}

/// The programs at a table.
#[derive(Clone, Copy)]
struct Rivals {
    thinker: Thinker,
    /// When the last of them acted.
    last: StoredValue<f64>,
    /// What one of them is about to do.
    next: StoredValue<Option<TimeoutHandle>>,
}

/// Those that play here, if any, begin to think.
///
/// `asks` says what they are asked, and about what; `does` reads the answer: who does what, and
/// when.
pub fn sit_down<B: Plays, A: Copy + 'static, T: Thought>(
    bench: B,
    asks: impl Fn(&Match<B::Game>, Chance) -> Option<(A, T)> + Copy + 'static,
    does: impl Fn(A, T::Report) -> Option<Plan<<B::Game as Game>::Action>> + Copy + 'static,
) where
    <B::Game as Game>::Action: 'static,
{
    let session = bench.session;
    let program = |seat: &Seat| seat.by.program().is_some();
    if !bench.with_seats(|seats| seats.iter().any(program)) {
        return;
    }
    let rivals = Rivals {
        thinker: Thinker::new(),
        last: StoredValue::new(dom::now()),
        next: StoredValue::new(None),
    };
    let number = move || session.with_now(|game| game.journal().steps.len());
    // Whoever is waited for thinks; what another had in mind is of yesterday.
    Effect::new(move |_| {
        rivals.wait();
        let words = use_words().state();
        let asked = session.with(|game| match &words {
            Words::Here(book) if game.outcome().is_none() => {
                Some((asks(game, game.chance_for_bots())?, book.clone()))
            }
            _ => None,
        });
        let Some(((about, errand), book)) = asked else {
            return rivals.thinker.dismiss();
        };
        let before = number();
        rivals.thinker.send(&errand, &book, move |said| {
            if let Some(plan) = said.and_then(|report| does(about, report)) {
                let left = move || match plan.when {
                    When::After(pause) => {
                        let since = dom::now() - rivals.last.get_value();
                        pause.saturating_sub(since as u64)
                    }
                    When::At(_) if document().hidden() => OUT_OF_SIGHT,
                    When::At(moment) => moment.0.saturating_sub(session.now().0),
                };
                // Unless the game has gone on by then.
                rivals.will_do(left, move || {
                    if number() == before {
                        bench.let_program_act(plan.seat, &plan.action);
                    }
                });
            }
        });
    });
    on_cleanup(move || rivals.wait());
}

impl Rivals {
    /// It acts as soon as nothing is `left` to wait for.
    fn will_do(self, left: impl Fn() -> u64 + 'static, act: impl FnOnce() + 'static) {
        let wait = Duration::from_millis(left());
        let look = move || match left() {
            0 => {
                self.last.set_value(dom::now());
                act();
            }
            // The table's time stood still.
            _ => self.will_do(left, act),
        };
        self.next
            .set_value(set_timeout_with_handle(look, wait).ok());
    }

    /// What was in mind is dropped.
    fn wait(self) {
        if let Some(next) = self.next.try_update_value(Option::take).flatten() {
            next.clear();
        }
    }
}
