//! Hints: the bot worker finds the best word, and the screen reveals it step by step. The search
//! restarts when the table changes, and a hint disappears with its letters.

use leptos::prelude::*;

use super::bench::{Bench, Hint};
use game::SeatId;
use screen::text::NO_LIST_YET;
use ui::draw::{effect, memo};
use ui::thinker::Thinker;
use ui::words::Words;
use word_heist::bots::{Errand, Report};
use word_heist::screen::{Hinted, may_ask};
use word_heist::text::hints as says;

/// Provides hints while the table is open.
pub fn hint(bench: Bench) {
    if !bench.table.with_untracked(|table| table.options.hints) {
        return;
    }
    let hinted = RwSignal::new(Hinted::default());
    let asks = memo(move || {
        let speaker = bench.speaker.get();
        bench
            .table
            .with(|table| may_ask(table, bench.people, speaker))
    });
    follow(bench, hinted, asks);
    answer(bench, hinted, asks);
    look(bench, hinted);
    show(bench, hinted, asks);
}

/// Drops the hint when its letters or words are gone, or the turn is over.
fn follow(bench: Bench, hinted: RwSignal<Hinted>, asks: Memo<Option<SeatId>>) {
    effect(move || {
        let asks = asks.get();
        let before = hinted.get_untracked();
        let now = bench.table.with(|table| before.on(table, asks));
        if now != before {
            hinted.set(now);
        }
    });
}

/// Reveals more each time the player asks.
fn answer(bench: Bench, hinted: RwSignal<Hinted>, asks: Memo<Option<SeatId>>) {
    let mut before = bench.hints_asked.get_untracked();
    effect(move || {
        let times = bench.hints_asked.get();
        let again = std::mem::replace(&mut before, times) != times;
        if let (true, Some(seat)) = (again, asks.get_untracked()) {
            // If the list failed to load, fetches it again.
            bench.words.again();
            let before = hinted.get_untracked();
            let more = bench.table.with_untracked(|table| before.more(table, seat));
            hinted.set(more);
        }
    });
}

/// Lets the bot worker search, once the word list has loaded.
fn look(bench: Bench, hinted: RwSignal<Hinted>) {
    let thinker = Thinker::new();
    let coming = memo(move || hinted.get().coming());
    let fails = move |why: &str| {
        let _ = hinted.try_set(Hinted::Nothing);
        let _ = bench.refusal.try_set(why.into());
    };
    effect(move || {
        thinker.dismiss();
        let Some(asked) = coming.get() else {
            return;
        };
        match bench.words.state() {
            Words::Coming(_) => {}
            Words::Missing(_) => fails(NO_LIST_YET),
            Words::Here(book) => {
                let errand = Errand::Hint {
                    view: Box::new(bench.table.get_untracked()),
                    seat: asked.seat,
                };
                thinker.send(&errand, &book, move |said| match said {
                    Some(Report::Hint(found)) => {
                        let _ = hinted.try_update(|hinted| *hinted = hinted.found(asked, found));
                    }
                    _ => fails(says::LOST),
                });
            }
        }
    });
}

/// Shows the hint on the table. While looking back nothing is marked.
fn show(bench: Bench, hinted: RwSignal<Hinted>, asks: Memo<Option<SeatId>>) {
    effect(move || {
        let (now, here) = (hinted.get(), bench.past.with(Option::is_none));
        let can = here && asks.get().is_some() && now.has_more();
        let (says, marks) = bench.table.with(|table| {
            let says = bench.with_seats(|seats| says::hinted(&now.states(table), seats));
            (says, now.marks(table))
        });
        bench.hint.maybe_update(|hint| {
            let shown = Hint {
                says,
                marks: if here { marks } else { Default::default() },
                can,
                first: hint.first,
            };
            let changes = *hint != shown;
            *hint = shown;
            changes
        });
    });
}
