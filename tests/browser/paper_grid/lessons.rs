//! The lessons of Paper Grid: by touch on a phone, by keyboard on a wide screen.

use game::Match;
use paper_grid::screen::lessons::Lessons;
use paper_grid::text::lessons::LESSONS;
use paper_grid_rules::{Action, PaperGrid};

use super::{Finger, Hand, Keys, index};
use crate::harness::browse;
use crate::lessons::{PHONE, WIDE, walks};
use crate::page::Page;

fn does(page: &Page, hand: &dyn Hand, game: &Match<PaperGrid>, action: &Action) {
    let size = game.state().board.size();
    match action {
        Action::Claim(cell) => page.css(&format!("#board-{}", index(size, *cell))).tap(),
        Action::Play(placed) => {
            for placed in placed {
                hand.lay(page, game, index(size, placed.0), placed.1.uppercase());
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
                hand.call(page, letter.uppercase());
            }
            // A phone's key has space for only one word.
            let asks = ["Ask for these", "Ask"];
            let shown = |name: &&&str| page.part("button", name).is_there();
            let ask = asks.iter().find(shown).expect("a button to ask");
            hand.press(page, ask);
        }
        Action::Wall(edge) => {
            page.part("button", "Place wall").appears();
            hand.wall(page, game, *edge);
        }
        other => panic!("no lesson uses {other:?}"),
    }
}

#[test]
fn all_lessons_are_played_by_touch_and_by_keyboard() {
    browse(|page| {
        let finger = |page: &Page, game: &_, action: &_| does(page, &Finger, game, action);
        let keys = |page: &Page, game: &_, action: &_| does(page, &Keys, game, action);
        walks::<Lessons>(page, &LESSONS, [(PHONE, &finger), (WIDE, &keys)]);
    });
}
