//! The lessons of C U Letter: by touch on a phone, by keyboard on a wide screen.

use c_u_letter::screen::lessons::Lessons;
use c_u_letter::text::lessons::LESSONS;
use c_u_letter_rules::{Action, CULetter};
use game::Match;

use super::{choose, keyboard, main, square};
use crate::harness::browse;
use crate::lessons::{PHONE, WIDE, walks};
use crate::page::Page;

fn by_finger(page: &Page, _: &Match<CULetter>, action: &Action) {
    match action {
        Action::Place(placing) => {
            choose(page, placing);
            main(page).tap();
        }
        Action::Claim(span) => {
            square(page, span.from()).tap();
            page.stands_still();
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

fn by_keys(page: &Page, _: &Match<CULetter>, action: &Action) {
    match action {
        Action::Place(placing) => keyboard::place(page, placing),
        Action::Claim(span) => keyboard::claim(page, *span),
        Action::Done => keyboard::enter(page, "[data-thing='do done']"),
        Action::Spell(cards) => keyboard::spell(page, cards),
        // By keyboard, too, the page marks a single player as ready by itself.
        _ => {}
    }
}

#[test]
fn all_lessons_are_played_by_touch_and_by_keyboard() {
    browse(|page| {
        walks::<Lessons>(page, &LESSONS, [(PHONE, &by_finger), (WIDE, &by_keys)]);
    });
}
