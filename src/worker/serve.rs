//! The worker's end of the line.

use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::{Deed, Errand, NoWords, Report, Thought, fetch, read, write};
use crate::games::word_heist::Table;
use crate::games::word_heist::review::{Review, Reviewing};
use crate::lexicon::{Family, Lexicon};
use crate::opponents;
use crate::print::{NoSheets, Series};

/// Takes errands from the page until the page is gone.
pub fn serve() {
    console_error_panic_hook::set_once();
    let heard = Closure::<dyn Fn(MessageEvent)>::new(|message: MessageEvent| {
        let message: Array = message.data().unchecked_into();
        let errand = message.get(0).as_string();
        if let Some(errand) = errand.as_deref().and_then(read) {
            spawn_local(run(errand, message.get(1)));
        }
    });
    scope().set_onmessage(Some(heard.as_ref().unchecked_ref()));
    // The worker listens as long as it lives.
    heard.forget();
    say(&Report::Awake, &[]);
}

async fn run(errand: Errand, beside: JsValue) {
    match errand {
        Errand::Words { address } => {
            let come = |hundredths| say(&Report::WordsCome(hundredths), &[]);
            match fetch::words(&address, come).await {
                Ok((lexicon, file)) => {
                    let family = Family::of(&lexicon).to_ready();
                    let mut beside = vec![lexicon.to_ready(), family];
                    beside.extend(file);
                    let beside: Vec<&[u8]> = beside.iter().map(Vec::as_slice).collect();
                    say(&Report::Words, &beside);
                }
                Err(why) => say(&Report::NoWords(why), &[]),
            }
        }
        Errand::Print(order) => match print(&order) {
            Ok(file) => say(&Report::File, &[&file]),
            // The page shows what cannot be printed before it sends for it.
            Err(_) => say(&Report::NoFile, &[]),
        },
        Errand::Think(thought) => with_words(&beside, |words| {
            say(&Report::Does(think(thought, words)), &[]);
        }),
        Errand::Review { table, family } => with_words(&beside, |words| {
            say(
                &Report::Review(Box::new(review(*table, words, &family))),
                &[],
            );
        }),
    }
}

/// Runs with the word list that travelled beside an errand. One that came in pieces is told
/// as a report that nobody waits for.
fn with_words(beside: &JsValue, run: impl FnOnce(&Lexicon)) {
    let ready = Uint8Array::new(beside).to_vec();
    match Lexicon::from_ready(&ready) {
        Ok(words) => run(&words),
        Err(_) => say(&Report::NoWords(NoWords::Damaged), &[]),
    }
}

/// What an opponent does: one line a game.
fn think(thought: Thought, words: &Lexicon) -> Deed {
    match thought {
        Thought::PaperGrid {
            view,
            seat,
            mut chance,
        } => Deed::PaperGrid(opponents::paper_grid(&view, seat, words, &mut chance)),
        Thought::WordHeist {
            view,
            rogues,
            family,
            mut chance,
        } => Deed::WordHeist(opponents::first_rogue(
            &view,
            &rogues,
            words,
            &family,
            &mut chance,
        )),
    }
}

/// Looks through a game point by point, telling how far it is; the page ends the worker to
/// cancel.
fn review(table: Table, words: &Lexicon, family: &Family) -> Review {
    let mut reviewing = Reviewing::new(table);
    while reviewing.step(words, family) {
        let (done, all) = reviewing.progress();
        say(&Report::LookedAt(done, all), &[]);
    }
    reviewing.finish()
}

/// Draws a file page by page, telling how far it is; the page ends the worker to cancel.
fn print(order: &Series) -> Result<Vec<u8>, NoSheets> {
    let mut batch = order.batch()?;
    while batch.step().map_err(NoSheets::Batch)? {
        say(&Report::Drawn(batch.done()), &[]);
    }
    Ok(batch.finish())
}

/// Where the worker lives.
pub(super) fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// Sends a report, with what travels beside it.
fn say(report: &Report, beside: &[&[u8]]) {
    let message = Array::of1(&write(report).into());
    let handed = Array::new();
    for bytes in beside {
        let bytes = Uint8Array::from(*bytes);
        handed.push(&bytes.buffer());
        message.push(&bytes);
    }
    // A page that is gone hears nothing, and needs nothing.
    let _ = scope().post_message_with_transfer(&message, &handed);
}
