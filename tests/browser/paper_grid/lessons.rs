//! The lessons of Paper Grid: by touch on a phone, by keyboard on a wide screen.

use game::Match;
use paper_grid::screen::lessons::Lessons;
use paper_grid::text::lessons::LESSONS;
use paper_grid_rules::{Action, PaperGrid};

use super::{Finger, InputMethod, Keyboard, cell_index};
use crate::harness::browse;
use crate::lessons::{PHONE, WIDE, play_lessons};
use crate::page::Page;

fn act_on_page(page: &Page, hand: &dyn InputMethod, game: &Match<PaperGrid>, action: &Action) {
    let size = game.state().board.size();
    match action {
        Action::Claim(cell) => page
            .css(&format!("#board-{}", cell_index(size, *cell)))
            .tap(),
        Action::Play(placed) => {
            for placed in placed {
                hand.lay_letter(page, game, cell_index(size, placed.0), placed.1.uppercase());
            }
            let button = page.css(".stage-hand .button-main");
            page.wait("the play is legal", || {
                button.attribute("disabled").is_none()
            });
            hand.press(page, &button.text());
        }
        Action::Ask { called, .. } => {
            page.css(".called").appears();
            for letter in called {
                hand.call_letter(page, letter.uppercase());
            }
            // A phone's key has space for only one word.
            let asks = ["Ask for these", "Ask"];
            let shown = |name: &&&str| page.part("button", name).exists();
            let ask = asks.iter().find(shown).expect("a button to ask");
            hand.press(page, ask);
        }
        Action::Wall(edge) => {
            page.part("button", "Place wall").appears();
            hand.place_wall(page, game, *edge);
        }
        other => panic!("no lesson uses {other:?}"),
    }
}

#[test]
fn all_lessons_are_played_by_touch_and_by_keyboard() {
    browse(|page| {
        let finger = |page: &Page, game: &_, action: &_| act_on_page(page, &Finger, game, action);
        let keys = |page: &Page, game: &_, action: &_| act_on_page(page, &Keyboard, game, action);
        play_lessons::<Lessons>(page, &LESSONS, [(PHONE, &finger), (WIDE, &keys)]);
    });
}
