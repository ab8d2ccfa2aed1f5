//! The deferred part of the table screen: explanations, votes, and the end of the game.

use leptos::prelude::*;

use super::bench::Bench;
use super::{asked, asking, helping, hinting, over, review, sides};
use screen::text::review::POINTS;
use screen::{Explain, Explained};
use ui::draw::{all, nothing};
use ui::later::{Coming, Rest, Way};
use ui::opened::Read;
use ui::stage::{self, Leaf};
use ui::trying::tried;
use word_heist::CARD;
use word_heist::screen::{Coached, Thing, coached};
use word_heist::text::explain::Explaining;
use word_heist::text::keys::KEYS;
use word_heist::text::set_up::TOLD;

/// How the deferred part of the table is fetched.
pub static REST: Way<Rest<Bench>> = Way::new();

/// How the reader of saved games is fetched, which is in the same chunk.
pub static READER: Way<Read> = Way::new();

/// Fetches the deferred part of the table screen.
pub fn coming() -> Coming<Rest<Bench>> {
    REST.fetch()
}

/// Fetches the reader of saved games, which is in the same chunk.
pub fn reader() -> Coming<Read> {
    READER.fetch()
}

/// The deferred part of the table.
pub const TABLE: Rest<Bench> = Rest {
    keys: KEYS,
    explains,
    hand,
    helps,
    leaf,
    coaches,
};

/// Draws what replaces the hand: the end of the game, or the vote on a proposal.
fn hand(bench: Bench) -> AnyView {
    match untrack(|| bench.over()) {
        true => over::over(bench),
        false => asked::question(bench),
    }
}

/// Starts the beginner's help and the hints.
fn helps(bench: Bench) -> Vec<usize> {
    helping::help(bench);
    hinting::hint(bench);
    Vec::new()
}

/// Draws a page of the side sheet: the chosen rules, the menu, or the moment being tried again.
fn leaf(bench: Bench, leaf: Leaf) -> AnyView {
    match leaf {
        Leaf::Rules => stage::rules(bench.session, TOLD, &CARD),
        Leaf::Menu => all([
            asking::asking(bench),
            sides::choice(bench),
            stage::menu_without_pace(bench.session, &CARD),
            asking::leaving(bench),
        ]),
        Leaf::Tried => tried(*bench, bench.sheet, POINTS),
        Leaf::History => nothing(),
    }
}

/// Explains a thing on the table. Tracked.
fn explains(bench: Bench, thing: &str) -> Option<Explained> {
    let thing: Thing = thing.parse().ok()?;
    let speaker = bench.speaker.get();
    let (may, marks) = (bench.may.get(), bench.hint.with(|hint| hint.marks.clone()));
    bench.seen.with(|table| {
        bench.entry.with(|entry| {
            bench.with_seats(|seats| {
                let told = Explaining {
                    table,
                    entry,
                    people: bench.people,
                    speaker,
                    may: &may,
                    marks: &marks,
                    seats,
                };
                told.explain(thing)
            })
        })
    })
}

/// Watches a moment being tried again, and gives tips to the player who types or plays alone.
fn coaches(bench: Bench) {
    review::tries(bench);
    bench.coaches(move || {
        let seat = bench.speaker.get().unwrap_or_else(|| bench.anybody());
        let moments = bench.table.with(|table| coached(table, seat));
        Some((seat, moments.into_iter().map(Coached::tip).collect()))
    });
}
