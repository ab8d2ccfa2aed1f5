//! In the sweep, passes for seats that can't make any word; the word search reveals nothing else
//! (A13).

use leptos::prelude::*;

use super::bench::Bench;
use game::SeatId;
use ui::draw::{effect, memo};
use ui::seated::Plays;
use ui::thinker::Thinker;
use ui::words::{Words, use_words};
use word_heist::bots::{Errand, Report};
use word_heist_rules::{Action, Stage, Table};

/// The seat that the sweep asks, and the numbers of letters and words at that time.
type Asked = (SeatId, usize, usize);

/// Passes for seats that can't make any word, while the table is open.
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

/// What to ask the bot worker now; `None` after an undo, when people pass by hand.
fn asked(bench: Bench, table: &Table) -> Option<Asked> {
    let Stage::Sweep { seat, .. } = table.stage else {
        return None;
    };
    let up = table.turned_up();
    let asks = bench.people.contains(seat) && table.motion.is_none() && bench.undone.get() != up;
    asks.then_some((seat, up, table.words.len()))
}
