//! The rules of C U Letter.

use leptos::prelude::*;

use super::Heading;
use super::rules::{list, part};
use crate::games::Kind;
use crate::screen::text::c_u_letter_rules as says;
use crate::screen::{Route, text};

/// The rules.
pub fn letter_rules() -> AnyView {
    let rules = Route::Rules(Kind::CULetter);
    view! {
        <Heading words=text::heading(&rules) />
        <div class="rules" inner_html=told()></div>
        <p class="buttons">
            <a class="button button-main" href=Route::SetUp(Kind::CULetter).hash()>
                {text::PLAY_LETTER}
            </a>
        </p>
        <p class="soft">{says::CREDIT}</p>
    }
    .into_any()
}

/// All of it stands still, so it is written as HTML of our own words.
fn told() -> String {
    let sections = says::Section::ALL.into_iter();
    let sections = sections.map(|section| {
        let points = list(section.points().iter().copied());
        part(section.heading(), &points)
    });
    sections.collect()
}
