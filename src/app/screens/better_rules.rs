//! The rules of One Letter Better, with plays that are tried as the rules find them.

use leptos::prelude::*;

use super::Heading;
use super::rules::{list, part};
use crate::games::Kind;
use crate::screen::text::one_letter_better_rules as says;
use crate::screen::{Route, text};

/// The rules.
pub fn better_rules() -> AnyView {
    let rules = Route::Rules(Kind::OneLetterBetter);
    view! {
        <Heading words=text::heading(&rules) />
        <div class="rules" inner_html=told()></div>
        <p class="buttons">
            <a class="button button-main" href=Route::SetUp(Kind::OneLetterBetter).hash()>
                {text::PLAY_BETTER}
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
