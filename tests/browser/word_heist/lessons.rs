//! The lessons of Word Heist: by touch on a phone, by keyboard on a wide screen.

use word_heist::screen::lessons::Lessons;
use word_heist::text::lessons::LESSONS;
use word_heist_rules::Action;

use super::playing::type_word;
use crate::harness::browse;
use crate::lessons::{PHONE, WIDE, play_lessons};
use crate::page::Page;

/// Does an action on the page. There is no need to wait for the other seats: if the player is
/// quicker, the page makes them act first.
fn act_on_page(page: &Page, keys: bool, action: &Action) {
    match action {
        Action::Flip => page.css("#pile[data-flip]").tap(),
        Action::Buzz(_) => page.css(".pad").tap(),
        Action::Make(attempt) if keys => {
            page.type_text(attempt.word.as_str());
            page.press_keys("Enter");
        }
        Action::Make(attempt) => {
            type_word(page, attempt.word);
            page.css(".stage-hand .button-main:not([disabled])").tap();
        }
        Action::Done(_) => page.tap("Finish game"),
        other => panic!("no lesson uses {other:?}"),
    }
}

#[test]
fn all_lessons_are_played_by_touch_and_by_keyboard() {
    browse(|page| {
        let finger = |page: &Page, _: &_, action: &_| act_on_page(page, false, action);
        let keys = |page: &Page, _: &_, action: &_| act_on_page(page, true, action);
        play_lessons::<Lessons>(page, &LESSONS, [(PHONE, &finger), (WIDE, &keys)]);
    });
}
