//! Programs think beside the page, each from what its seat sees, and act one thing after the
//! other, so that people can follow.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use super::bench::Bench;
use crate::app::dom;
use crate::app::helper::{Heard, Helper};
use crate::app::words::{Words, use_words};
use crate::games::one_letter_better::Action;
use crate::screen::one_letter_better::thinks;
use crate::screen::text::rival_at;
use crate::table::{Chance, SeatId, Viewer};
use crate::worker::{BetterErrand, BetterReport};

/// How long an action stays to be looked at before the next one.
const PAUSE: f64 = 900.0;

/// The programs at the table.
#[derive(Clone, Copy)]
struct Rivals {
    bench: Bench,
    helper: Helper,
    /// When the last of them acted.
    last: StoredValue<f64>,
    /// What one of them is about to do.
    next: StoredValue<Option<TimeoutHandle>>,
}

/// Those that play here, if any, begin to think.
pub fn sit_down(bench: Bench) {
    let rivals = Rivals {
        bench,
        helper: Helper::new(),
        last: StoredValue::new(dom::now()),
        next: StoredValue::new(None),
    };
    Effect::new(move |_| rivals.think());
    on_cleanup(move || rivals.wait());
}

impl Rivals {
    /// Whoever is waited for thinks; what another had in mind is of yesterday.
    fn think(self) {
        self.wait();
        let people = self.bench.people;
        let session = self.bench.session;
        let waited = session.with(|game| {
            let table = &game.state().table;
            let seat = thinks(table, people)?;
            let rival = rival_at(game.journal().seats.get(seat.index())?)?;
            Some((seat, rival, game.view(Viewer::Seat(seat)), number(game)))
        });
        let (Some((seat, rival, view, number)), Words::Here(book)) = (waited, use_words().state())
        else {
            return self.helper.dismiss();
        };
        let thought = BetterErrand::Think {
            view: Box::new(view),
            seat,
            rival,
            family: book.family.clone(),
            chance: self.chance(number),
        };
        let ready = book.lexicon.to_ready();
        self.helper.send(&thought, Some(ready), move |heard| {
            if let Heard::Says(BetterReport::Does(action), _) = heard {
                self.helper.dismiss();
                self.will_do(seat, action, number);
            }
        });
    }

    /// It does so in a while, unless the game has gone on by then.
    fn will_do(self, seat: SeatId, action: Action, number: usize) {
        let since = dom::now() - self.last.get_value();
        let wait = Duration::from_millis((PAUSE - since).clamp(0.0, PAUSE) as u64);
        let act = move || {
            self.last.set_value(dom::now());
            if self.bench.session.with_now(self::number) == number {
                self.bench.act_as(seat, &action);
            }
        };
        self.next.set_value(set_timeout_with_handle(act, wait).ok());
    }

    /// What was in mind is dropped.
    fn wait(self) {
        if let Some(next) = self.next.try_update_value(Option::take).flatten() {
            next.clear();
        }
    }

    /// A chance of the game's own seed and the number of its steps: so a game repeats.
    fn chance(self, number: usize) -> Chance {
        self.bench.session.with_now(|game| {
            let seed = game.journal().chance.clone().roll();
            Chance::new(seed ^ number as u64)
        })
    }
}

/// Which step comes next.
fn number(game: &crate::table::Match<crate::games::one_letter_better::OneLetterBetter>) -> usize {
    game.journal().steps.len()
}
