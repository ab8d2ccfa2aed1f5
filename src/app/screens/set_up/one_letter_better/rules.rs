//! Every rule behind the presets, each with its sentence.

use leptos::prelude::*;

use super::super::fields::{place, set};
use super::super::start;
use super::bench::Bench;
use crate::app::draw::all;
use crate::games::one_letter_better::Checking;
use crate::screen::text::{one_letter_better_set_up as words, set_up};
use crate::table::Judge;

const JUDGES: [Judge; 2] = [Judge::Full, Judge::Everyday];
const CHECKING: [Checking; 3] = [Checking::AutoCheck, Checking::Challenge, Checking::Honour];

/// The area that opens.
pub fn more(bench: Bench) -> AnyView {
    start::more(all([of_words(bench)]))
}

/// What is a word.
fn of_words(bench: Bench) -> AnyView {
    let rules = bench.rules;
    all([
        rules.one_of(
            "checking",
            words::CHECKING,
            words::CHECKING_SAYS,
            CHECKING.map(words::checking_name).into(),
            |rules| place(&CHECKING, rules.checking),
            |rules, at| set(&CHECKING, at, &mut rules.checking),
        ),
        rules.one_of(
            "judge",
            set_up::JUDGE,
            words::JUDGE_SAYS,
            JUDGES.map(set_up::judge_name).into(),
            |rules| place(&JUDGES, rules.judge),
            |rules, at| set(&JUDGES, at, &mut rules.judge),
        ),
    ])
}
