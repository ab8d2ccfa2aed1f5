//! The thinker at work.

use js_sys::Uint8Array;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::Errand;
use crate::games::c_u_letter::opponent::{LetterErrand, LetterReport, c_u_letter};
use crate::games::one_letter_better::opponent::{BetterErrand, BetterReport, one_letter_better};
use crate::games::paper_grid::opponent::{GridReport, GridThought, paper_grid_after};
use crate::games::word_heist::opponent::review::{Review, Reviewing};
use crate::games::word_heist::opponent::{HeistErrand, HeistReport, first_rogue};
use crate::games::word_heist::rules::Table;
use crate::lexicon::{Family, Lexicon};
use crate::worker::line::{listen, say};

/// Takes errands from the page until the page is gone.
pub fn serve() {
    listen(run);
}

fn run(errand: Errand, beside: JsValue) {
    match errand {
        Errand::PaperGrid(thought) => with_words(&beside, &GridReport::NoWords, |words| {
            let GridThought {
                view,
                seat,
                taken_back,
                mut chance,
            } = thought;
            GridReport::Does(paper_grid_after(
                &view,
                seat,
                words,
                &taken_back,
                &mut chance,
            ))
        }),
        Errand::WordHeist(errand) => {
            with_words(&beside, &HeistReport::NoWords, |words| heist(errand, words))
        }
        Errand::OneLetterBetter(errand) => {
            with_words(&beside, &BetterReport::NoWords, |words| {
                better(errand, words)
            });
        }
        Errand::CULetter(errand) => {
            with_words(&beside, &LetterReport::NoWords, |words| {
                letter(errand, words)
            });
        }
    }
}

/// Answers with the word list that travelled beside an errand, or that there is none.
fn with_words<R: Serialize>(beside: &JsValue, no_words: &R, answer: impl FnOnce(&Lexicon) -> R) {
    let ready = Uint8Array::new(beside).to_vec();
    match Lexicon::from_ready(&ready) {
        Ok(words) => say(&answer(&words), &[]),
        Err(_) => say(no_words, &[]),
    }
}

fn heist(errand: HeistErrand, words: &Lexicon) -> HeistReport {
    match errand {
        HeistErrand::Think {
            view,
            rogues,
            family,
            mut chance,
        } => {
            let first = first_rogue(&view, &rogues, words, &family, &mut chance);
            HeistReport::Does(first)
        }
        HeistErrand::Review { table, family } => {
            HeistReport::Review(Box::new(review(*table, words, &family)))
        }
    }
}

fn better(errand: BetterErrand, words: &Lexicon) -> BetterReport {
    match errand {
        BetterErrand::Think {
            view,
            seat,
            rival,
            family,
            mut chance,
        } => BetterReport::Does(one_letter_better(
            &view,
            seat,
            rival,
            words,
            &family,
            &mut chance,
        )),
        BetterErrand::Hint { view, step, family } => {
            BetterReport::Hint(view.hint(step, words, &family))
        }
        BetterErrand::Review { spots, family } => BetterReport::Review(turn_by_turn(
            &spots,
            |spot| spot.review(words, &family),
            BetterReport::LookedAt,
        )),
    }
}

fn letter(errand: LetterErrand, words: &Lexicon) -> LetterReport {
    match errand {
        LetterErrand::Think {
            view,
            seat,
            mage,
            family,
            mut chance,
        } => LetterReport::Does(c_u_letter(&view, seat, mage, words, &family, &mut chance)),
        LetterErrand::Hint { view, step, family } => {
            LetterReport::Hint(view.hint(step, words, &family))
        }
        LetterErrand::Review { spots, family } => LetterReport::Review(turn_by_turn(
            &spots,
            |spot| spot.review(words, &family),
            LetterReport::LookedAt,
        )),
    }
}

/// Looks through a game point by point, telling how far it is; the page ends the worker to
/// cancel.
fn review(table: Table, words: &Lexicon, family: &Family) -> Review {
    let mut reviewing = Reviewing::new(table);
    while reviewing.step(words, family) {
        let (done, all) = reviewing.progress();
        say(&HeistReport::LookedAt(done, all), &[]);
    }
    reviewing.finish()
}

/// Looks through a round turn by turn, telling how far it is.
fn turn_by_turn<S, T, R: Serialize>(
    spots: &[S],
    review: impl Fn(&S) -> T,
    looked_at: fn(usize, usize) -> R,
) -> Vec<T> {
    let turn = |(done, spot): (usize, &S)| {
        say(&looked_at(done, spots.len()), &[]);
        review(spot)
    };
    spots.iter().enumerate().map(turn).collect()
}
