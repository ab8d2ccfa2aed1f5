//! Setting up a game of Word Heist.

use leptos::prelude::*;

use crate::desk::Route;
use crate::games::word_heist::desk::set_up::SetUp;
use crate::games::word_heist::words::{HOW_TO_PLAY, PRACTISE};
use crate::games::word_heist::{CARD, PRACTICE};
use crate::shell::screens::set_up::bench::Bench;
use crate::shell::screens::set_up::form::{Beside, form};
use crate::shell::screens::set_up::rules::more;

/// The screen.
pub fn set_up() -> AnyView {
    let bench = Bench::open(SetUp::remembered);
    let second = view! {
        {more(bench, &[])}
        <p class="buttons">
            <a class="button" href=Route::Rules(&CARD).hash()>
                {HOW_TO_PLAY}
            </a>
            <a class="button" href=Route::Other(&CARD, &PRACTICE).hash()>{PRACTISE}</a>
        </p>
    };
    form(&CARD, bench, Beside::second(second.into_any()))
}
