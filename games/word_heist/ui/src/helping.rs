//! A beginner's help: the bot worker finds which words an everyday word could use, and nothing
//! else.

use leptos::prelude::*;

use super::bench::Bench;
use ui::draw::{effect, memo};
use ui::thinker::Thinker;
use ui::words::{Words, use_words};
use word_heist::bots::{Errand, Report};
use word_heist_rules::{TableWord, Tile};

/// Marks the words that the player who types could use, while the table is open.
pub fn help(bench: Bench) {
    let (thinker, words) = (Thinker::new(), use_words());
    // The inputs of the search: who makes a word, and from what.
    let made_of = memo(move || {
        let seat = bench.speaker.get().filter(|seat| bench.helps(*seat))?;
        bench.past.with(Option::is_none).then(|| {
            bench.table.with(|table| {
                let letters = table.centre.iter().map(|tile: &Tile| tile.id.index());
                let taken = table.standing().map(|word: &TableWord| word.id.index());
                (seat, letters.collect::<Vec<_>>(), taken.collect::<Vec<_>>())
            })
        })
    });
    effect(move || {
        thinker.dismiss();
        bench.may.set(Vec::new());
        let (Some((seat, ..)), Words::Here(book)) = (made_of.get(), words.state()) else {
            return;
        };
        let view = Box::new(bench.table.get_untracked());
        thinker.send(&Errand::Help { view, seat }, &book, move |said| {
            if let Some(Report::May(may)) = said {
                let _ = bench.may.try_set(may);
            }
        });
    });
}
