//! What comes once the table stands: what its things are, and how rounds and the match end.

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::bench::Bench;
use super::over;
use crate::desk::{Explain, Explained};
use crate::games::one_letter_better::desk::{Draft, Thing, lineages};
use crate::games::one_letter_better::words::explain::Explaining;
use crate::shell::later::{Coming, Rest};
use crate::shell::words::Words;

/// Sends for it.
pub fn coming() -> Coming<Rest<Bench>> {
    Box::pin(rest())
}

#[wasm_split(one_letter_better__later, wasm_split_path = ::leptos::wasm_split, fallible)]
fn rest() -> Result<Rest<Bench>, SplitLoaderError> {
    Ok(Rest {
        explains,
        hand: over::over,
    })
}

/// What a thing on the table is, followed.
fn explains(bench: Bench, thing: &str) -> Option<Explained> {
    let thing: Thing = thing.parse().ok()?;
    let past = bench.past.get();
    let draft = match past {
        Some(_) => Draft::default(),
        None => bench.draft.get(),
    };
    let book = match bench.list.state() {
        Words::Here(book) => Some(book),
        _ => None,
    };
    let steps = past.unwrap_or(usize::MAX);
    let lineages = bench.session.with(|game| lineages(game, steps));
    bench.seen.with(|view| {
        bench.with_seats(|seats| {
            Explaining {
                view,
                draft: &draft,
                seats,
                lineages: &lineages,
                words: book.as_ref().map(|book| &book.lexicon),
            }
            .explain(thing)
        })
    })
}
