//! The deferred part of the table screen: explanations, votes, and the end of the game.

use leptos::prelude::*;
use leptos::wasm_split::SplitLoaderError;

use super::bench::Bench;
use super::{asked, asking, helping, hinting, over, review, sides};
use crate::games::word_heist::CARD;
use crate::games::word_heist::desk::{Coached, Thing, coached};
use crate::games::word_heist::words::explain::Explaining;
use crate::games::word_heist::words::keys::KEYS;
use crate::games::word_heist::words::set_up::RULES;
use crate::shell::draw::{all, nothing};
use crate::shell::later::{Coming, Rest};
use crate::shell::opened::Read;
use crate::shell::room::split_point;
use crate::shell::stage::{self, Leaf};
use crate::shell::trying::tried;
use screen::text::review::POINTS;
use screen::{Explain, Explained};
use word_heist_rules::WordHeist;

/// Fetches the deferred part of the table screen.
pub fn coming() -> Coming<Rest<Bench>> {
    Box::pin(rest())
}

/// Fetches the reader of saved games, which is in the same chunk.
pub fn reader() -> Coming<Read> {
    Box::pin(reads())
}

split_point! { word_heist__later:
    fn reads() -> Result<Read, SplitLoaderError> {
        Ok(Read::of::<WordHeist>())
    }
}

split_point! { word_heist__later:
    fn rest() -> Result<Rest<Bench>, SplitLoaderError> {
        Ok(Rest {
            keys: KEYS,
            explains,
            hand,
            helps,
            leaf,
            coaches,
        })
    }
}

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
        Leaf::Rules => stage::rules(bench.session, RULES, &CARD),
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
