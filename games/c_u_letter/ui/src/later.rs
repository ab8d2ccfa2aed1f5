//! The deferred part of the screen, loaded once the table is drawn: explanations, claiming, and the
//! end of rounds and games.

use leptos::prelude::*;

use super::bench::Bench;
use super::hand::Hand;
use super::{claiming, ledger, over, scramble};
use c_u_letter::CARD;
use c_u_letter::screen::{Coached, Draft, Thing, coached};
use c_u_letter::text::explain::Explaining;
use c_u_letter::text::keys::KEYS;
use c_u_letter::text::moments::CARDS;
use c_u_letter::text::set_up::TOLD;
use screen::{Explain, Explained};
use ui::later::{Coming, Rest, Way};
use ui::opened::Read;
use ui::stage::{self, Leaf};
use ui::trying::tried;

/// How the deferred part of the table is fetched.
pub static REST: Way<Rest<Bench>> = Way::new();

/// How the reader of saved games is fetched, which is in the same chunk.
pub static READER: Way<Read> = Way::new();

/// Loads the deferred part of the screen.
pub fn coming() -> Coming<Rest<Bench>> {
    REST.fetch()
}

/// Loads the code that reads saved games, which is in the same chunk as the deferred part of the
/// screen.
pub fn reader() -> Coming<Read> {
    READER.fetch()
}

/// The deferred part of the table.
pub const TABLE: Rest<Bench> = Rest {
    keys: KEYS,
    explains,
    hand,
    helps: |_| Vec::new(),
    leaf,
    coaches,
};

/// Draws the hand area for claiming, scramble words, and the end of a round or the game.
fn hand(bench: Bench) -> AnyView {
    match bench.hand.get_untracked() {
        Hand::Claiming => claiming::claiming(bench),
        Hand::Judging => claiming::judging(bench),
        Hand::Spelling => scramble::spelling(bench),
        Hand::Buzzing => scramble::buzzing(bench),
        _ => over::over(bench),
    }
}

/// Draws a page of the sheet: the chosen rules, the menu, the result of a retry, or the claimed
/// words as the history.
fn leaf(bench: Bench, leaf: Leaf) -> AnyView {
    match leaf {
        Leaf::Rules => stage::rules(bench.session, TOLD, &CARD),
        Leaf::Menu => stage::menu(bench.session, &CARD),
        Leaf::Tried => tried(*bench, bench.sheet, CARDS),
        Leaf::History => ledger::ledger(bench),
    }
}

/// Explains a thing on the table, tracked.
fn explains(bench: Bench, thing: &str) -> Option<Explained> {
    let thing: Thing = thing.parse().ok()?;
    let draft = match bench.past.get() {
        Some(_) => Draft::default(),
        None => bench.draft.get(),
    };
    bench.seen.with(|view| {
        bench.offers.with(|offers| {
            bench.with_seats(|seats| Explaining::new(view, &draft, seats, offers).explain(thing))
        })
    })
}

/// Starts the review of retried turns and the tips for the player at the screen.
fn coaches(bench: Bench) {
    over::tries(bench);
    bench.coaches(move || {
        let seat = bench.acting()?;
        let moments = bench.view.with(|view| coached(view, seat));
        Some((seat, moments.into_iter().map(Coached::tip).collect()))
    });
}
