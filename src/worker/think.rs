//! Thinking beside the page: opponents, reviews, files, games from elsewhere.

use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;

use super::line::{listen, say};
use super::{Deed, Errand, Report, Thought};
use crate::games;
use crate::games::one_letter_better::{Spot, TurnReview};
use crate::games::word_heist::Table;
use crate::games::word_heist::review::{Review, Reviewing};
use crate::lexicon::{Family, Lexicon};
use crate::opponents;
use crate::print::{NoSheets, Series};

/// Takes errands from the page until the page is gone.
pub fn serve() {
    listen(run);
}

fn run(errand: Errand, beside: JsValue) {
    match errand {
        Errand::Print(order) => match print(&order) {
            Ok(file) => say(&Report::File, &[&file]),
            // The page shows what cannot be printed before it sends for it.
            Err(_) => say(&Report::NoFile, &[]),
        },
        Errand::Read(found) => {
            let sound = |(game, journal): &(String, String)| games::sound(game, journal);
            say(&Report::Games(found.iter().try_for_each(sound)), &[]);
        }
        Errand::Think(thought) => with_words(&beside, |words| {
            say(&Report::Does(think(thought, words)), &[]);
        }),
        Errand::Review { table, family } => with_words(&beside, |words| {
            say(
                &Report::Review(Box::new(review(*table, words, &family))),
                &[],
            );
        }),
        Errand::Hint { view, step, family } => with_words(&beside, |words| {
            say(&Report::Hint(view.hint(step, words, &family)), &[]);
        }),
        Errand::ReviewRound { spots, family } => with_words(&beside, |words| {
            say(&Report::Round(review_round(&spots, words, &family)), &[]);
        }),
    }
}

/// Runs with the word list that travelled beside an errand.
fn with_words(beside: &JsValue, run: impl FnOnce(&Lexicon)) {
    let ready = Uint8Array::new(beside).to_vec();
    match Lexicon::from_ready(&ready) {
        Ok(words) => run(&words),
        Err(_) => say(&Report::NoWords, &[]),
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
        Thought::OneLetterBetter {
            view,
            seat,
            rival,
            family,
            mut chance,
        } => Deed::OneLetterBetter(opponents::one_letter_better(
            &view,
            seat,
            rival,
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

/// Looks through a round turn by turn, telling how far it is.
fn review_round(spots: &[Spot], words: &Lexicon, family: &Family) -> Vec<TurnReview> {
    let turn = |(done, spot): (usize, &Spot)| {
        say(&Report::LookedAt(done, spots.len()), &[]);
        spot.review(words, family)
    };
    spots.iter().enumerate().map(turn).collect()
}

/// Draws a file page by page, telling how far it is; the page ends the worker to cancel.
fn print(order: &Series) -> Result<Vec<u8>, NoSheets> {
    let mut batch = order.batch()?;
    while batch.step().map_err(NoSheets::Batch)? {
        say(&Report::Drawn(batch.done()), &[]);
    }
    Ok(batch.finish())
}
