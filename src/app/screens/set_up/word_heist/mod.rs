//! Setting up a game of Word Heist.
//!
//! - `rules`: every rule behind the presets

mod rules;

use leptos::prelude::*;

use super::bench::Bench;
use super::form::{Beside, form};
use crate::games::Kind;
use crate::screen::set_up::word_heist::SetUp;
use crate::screen::{Route, text};

/// The screen.
pub fn set_up() -> AnyView {
    let bench = Bench::open(SetUp::remembered);
    let second = view! {
        {rules::more(bench)}
        <p class="buttons">
            <a class="button" href=Route::Rules(Kind::WordHeist).hash()>
                {text::HEIST_RULES}
            </a>
            <a class="button" href=Route::Practice.hash()>{text::PRACTISE}</a>
        </p>
    };
    form(Kind::WordHeist, bench, Beside::second(second.into_any()))
}
