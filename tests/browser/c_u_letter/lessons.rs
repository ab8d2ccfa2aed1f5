//! The lessons of C U Letter: by touch on a phone, by keyboard on a wide screen.

use c_u_letter::screen::lessons::Lessons;
use c_u_letter::text::lessons::LESSONS;
use c_u_letter_rules::{Action, CULetter};
use game::Match;

use super::{choose_placing, keyboard, main_button, square};
use crate::harness::browse;
use crate::lessons::{PHONE, WIDE, play_lessons};
use crate::page::Page;

fn act_by_finger(page: &Page, _: &Match<CULetter>, action: &Action) {
    match action {
        Action::Place(placing) => {
            choose_placing(page, placing);
            main_button(page).tap();
        }
        Action::Claim(span) => {
            square(page, span.from()).tap();
            page.wait_for_animations();
            square(page, span.to()).tap();
        }
        Action::Done => page.tap("End turn"),
        Action::Spell(cards) => {
            for card in cards {
                page.css(&format!(".letter-pool [data-card='{}']", card.index()))
                    .tap();
            }
            page.tap("Make it");
        }
        // The page marks a single player as ready by itself.
        _ => {}
    }
}

fn act_by_keys(page: &Page, _: &Match<CULetter>, action: &Action) {
    match action {
        Action::Place(placing) => keyboard::place_by_keys(page, placing),
        Action::Claim(span) => keyboard::claim_by_keys(page, *span),
        Action::Done => keyboard::focus_and_enter(page, "[data-thing='do done']"),
        Action::Spell(cards) => keyboard::spell_by_keys(page, cards),
        // By keyboard, too, the page marks a single player as ready by itself.
        _ => {}
    }
}

#[test]
fn all_lessons_are_played_by_touch_and_by_keyboard() {
    browse(|page| {
        play_lessons::<Lessons>(
            page,
            &LESSONS,
            [(PHONE, &act_by_finger), (WIDE, &act_by_keys)],
        );
    });
}
