//! The sweep is not asked where nothing can be made: the finder looks, and tells no more than that
//! (A13).

use leptos::prelude::*;

use super::bench::Bench;
use crate::games::word_heist::opponent::{Errand, Report};
use crate::games::word_heist::rules::{Action, Stage, Table};
use crate::shell::draw::{effect, memo};
use crate::shell::seated::Plays;
use crate::shell::thinker::Thinker;
use crate::shell::words::{Words, use_words};
use game::SeatId;

/// Whom the sweep asks, and in which position.
type Asked = (SeatId, usize, usize);

/// Lets who can make nothing pass by themselves, as long as the table is there.
pub fn pass_over(bench: Bench) {
    let (thinker, words) = (Thinker::new(), use_words());
    let asked = memo(move || bench.table.with(|table| asked(bench, table)));
    effect(move || {
        let Some(now) = asked.get() else {
            return thinker.dismiss();
        };
        let view = bench.table.get_untracked();
        if let Words::Here(book) = words.state() {
            let errand = Errand::Look {
                view: Box::new(view),
                seat: now.0,
            };
            thinker.send(&errand, &book, move |said| {
                let still = asked.try_get_untracked() == Some(Some(now));
                if still && said == Some(Report::Can(false)) {
                    bench.act_as(now.0, &Action::Pass);
                }
            });
        }
    });
}

/// Nobody where something was taken back: then people pass by hand.
fn asked(bench: Bench, table: &Table) -> Option<Asked> {
    let Stage::Sweep { seat, .. } = table.stage else {
        return None;
    };
    let up = table.turned_up();
    let asks = bench.people.contains(seat) && table.motion.is_none() && bench.undone.get() != up;
    asks.then_some((seat, up, table.words.len()))
}
