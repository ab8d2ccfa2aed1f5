//! The deferred part of the screen, loaded once the table is drawn: explanations, claiming, and the
//! end of rounds and games.

use leptos::prelude::*;
use leptos::wasm_split::SplitLoaderError;

use super::bench::Bench;
use super::hand::Hand;
use super::{claiming, ledger, over, scramble};
use crate::games::c_u_letter::CARD;
use crate::games::c_u_letter::desk::{Coached, Draft, Thing, coached};
use crate::games::c_u_letter::words::explain::Explaining;
use crate::games::c_u_letter::words::keys::KEYS;
use crate::games::c_u_letter::words::moments::CARDS;
use crate::games::c_u_letter::words::set_up::RULES;
use crate::shell::later::{Coming, Rest};
use crate::shell::opened::Read;
use crate::shell::room::split_point;
use crate::shell::stage::{self, Leaf};
use crate::shell::trying::tried;
use c_u_letter_rules::CULetter;
use screen::{Explain, Explained};

/// Loads the deferred part of the screen.
pub fn coming() -> Coming<Rest<Bench>> {
    Box::pin(rest())
}

/// Loads the code that reads saved games, which is in the same chunk as the deferred part of the
/// screen.
pub fn reader() -> Coming<Read> {
    Box::pin(reads())
}

split_point! { c_u_letter__later:
    fn reads() -> Result<Read, SplitLoaderError> {
        Ok(Read::of::<CULetter>())
    }
}

split_point! { c_u_letter__later:
    fn rest() -> Result<Rest<Bench>, SplitLoaderError> {
        Ok(Rest {
            keys: KEYS,
            explains,
            hand,
            helps: |_| Vec::new(),
            leaf,
            coaches,
        })
    }
}

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
        Leaf::Rules => stage::rules(bench.session, RULES, &CARD),
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
