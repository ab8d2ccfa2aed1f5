//! The table as it fills.

use lettercase::games::word_heist::{Action, Choices, Phase};

use super::Beside;
use crate::harness::browse;

#[test]
fn six_fill_the_table_with_words() {
    browse(|page| {
        let choices = Choices {
            bag: lettercase::games::word_heist::Bag::Double,
            ..Choices::default()
        };
        let names = ["Ada", "Bartholomew the Elder", "Cleo", "Dee", "Eve", "Fay"];
        let mut game = Beside::of(&names, choices);
        while game.table().face_down > 20 || game.0.waiting_for().phase() != Some(Phase::Make) {
            let seat = game.next();
            match game.0.waiting_for().phase() {
                Some(Phase::Flip) => game.act(seat, &Action::Flip),
                Some(_) if game.make(seat) => {}
                _ => game.act(seat, &Action::Pass),
            }
        }
        game.open(page);
        assert!(!page.scrolls_sideways());
        let word = page.css(".heist-word");
        word.tap();
        page.css(".heist-tray").appears();
        page.audit_themes();
        page.screens("word-heist-six");
    });
}
