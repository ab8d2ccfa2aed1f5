//! Programs think beside the page, each from what its seat sees, and act one thing after the
//! other, so that people can follow.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use super::dom;
use super::session::Session;
use super::thinker::Thinker;
use super::words::{Words, use_words};
use crate::table::{Chance, Game, Match, SeatId};
use crate::worker::Thought;

/// How long an action stays to be looked at before the next one, in milliseconds.
pub const PAUSE: f64 = 900.0;

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
/// `asks` says which of them is waited for, and what it is asked; `does` reads the answer, and
/// how long people may look at what lies there before it happens; `act` lets it happen.
pub fn sit_down<G: Game, T: Thought>(
    session: Session<G>,
    asks: impl Fn(&Match<G>, Chance) -> Option<(SeatId, T)> + Copy + 'static,
    does: impl Fn(T::Report) -> Option<(G::Action, f64)> + Copy + 'static,
    act: impl Fn(SeatId, &G::Action) + Copy + 'static,
) where
    Match<G>: Send + Sync,
    G::Line: Send + Sync,
    G::Action: 'static,
{
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
            Words::Here(book) => Some((asks(game, game.chance_for_bots())?, book.clone())),
            _ => None,
        });
        let Some(((seat, errand), book)) = asked else {
            return rivals.thinker.dismiss();
        };
        let before = number();
        rivals.thinker.send(&errand, &book, move |said| {
            if let Some((action, pause)) = said.and_then(does) {
                // Unless the game has gone on by then.
                rivals.will_do(pause, move || {
                    if number() == before {
                        act(seat, &action);
                    }
                });
            }
        });
    });
    on_cleanup(move || rivals.wait());
}

impl Rivals {
    /// It acts in a while.
    fn will_do(self, pause: f64, act: impl FnOnce() + 'static) {
        let since = dom::now() - self.last.get_value();
        let wait = Duration::from_millis((pause - since).clamp(0.0, pause) as u64);
        let act = move || {
            self.last.set_value(dom::now());
            act();
        };
        self.next.set_value(set_timeout_with_handle(act, wait).ok());
    }

    /// What was in mind is dropped.
    fn wait(self) {
        if let Some(next) = self.next.try_update_value(Option::take).flatten() {
            next.clear();
        }
    }
}
