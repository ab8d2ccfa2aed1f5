//! Hints: three steps, each in place of the one before, until the word is played.

use game::bots::{BotErrand, StepReport};
use game::{Match, Moment, PlayedBy};
use lexicon::WordBook;
use paper_grid::bots::{Errand, Report};
use paper_grid::text::hints::hint_text;
use paper_grid_rules::{Action, PaperGrid, Placed};

use super::{Finger, InputMethod, cell_index, open, short_game};
use crate::beside::word_list;
use crate::harness::browse;
use crate::page::{Page, SIZES};

/// A short game with hints, the play that they lead to, and their sentences.
fn game_with_hints() -> (Match<PaperGrid>, Vec<Placed>, Vec<String>) {
    let game = short_game(PlayedBy::Person, |choices| choices.hints = true);
    let StepReport::Last(Report::Does(asks)) =
        Errand::hint(&game).begin()(&WordBook::new(word_list().clone()))
    else {
        panic!("the bot answers at once");
    };
    let Action::Hint(best) = &asks else {
        panic!("{asks:?} is a hint");
    };
    let mut then = game.clone();
    let mut says = Vec::new();
    for _ in 0..3 {
        let by = then.state().turn.seat;
        then.act(by, &asks, Moment(0), Some(word_list()))
            .expect("the hint can be given");
        let state = then.state();
        let last = state.turn.hints.last().expect("a hint was given");
        says.push(hint_text(last, state, Some(word_list())));
    }
    (game, best.clone(), says)
}

/// Waits until the slip says this, and checks that every text of the table is whole.
fn check_slip(page: &Page, says: &str) {
    page.css(".slip p").appears();
    page.wait(&format!("the slip says {says:?}"), || {
        page.css(".slip").text().contains(says)
    });
    page.check_nothing_is_cut(says);
}

#[test]
fn a_hint_leads_from_a_place_to_the_word_and_stays_until_it_is_played() {
    browse(|page| {
        let (game, best, says) = game_with_hints();
        open(page, &game);
        let board = page.css("#board-0").bounding_box();
        page.press("Hint");
        check_slip(page, &says[0]);
        page.css(".cell[data-marked]").appears();
        assert_eq!(
            page.css("#board-0").bounding_box(),
            board,
            "the board stays"
        );

        // Letters that a player has laid stay where they are.
        Finger.lay_letter(page, &game, 11, 'R');
        page.press("Tell me more");
        check_slip(page, &says[1]);
        assert!(
            !page.css(".slip").text().contains(&says[0]),
            "one step alone is shown"
        );
        page.css("#board-11[aria-label*='R, just laid']").appears();
        page.press("Take back");
        check_slip(page, &says[1]);
        let lit = page.css(".rack [data-hinted]");
        lit.appears();
        let letter = lit.text();
        assert!(
            says[1].starts_with(&format!("Put {letter} on ")),
            "{says:?}"
        );
        assert_eq!(
            page.css("#board-0").bounding_box(),
            board,
            "the board stays"
        );
        page.audit_themes();

        page.press("Tell me more");
        check_slip(page, &says[2]);
        let size = game.state().board.size();
        for Placed(cell, letter) in &best {
            let label = format!("{}, just laid", letter.uppercase());
            let at = cell_index(size, *cell);
            page.css(&format!("#board-{at}[aria-label*='{label}']"))
                .appears();
        }
        for size in SIZES {
            page.resize(size);
            page.wait_for_animations();
            check_slip(page, &says[2]);
        }
        page.check_all_sizes("paper-grid-hint");

        // The bulb never refuses: it lays the word again.
        page.press("Take back");
        check_slip(page, &says[2]);
        page.press("Show me again");
        page.css(".cell[data-laid]").appears();
        page.reload();
        page.css("#board-0").appears();
        check_slip(page, &says[2]);
        let play = page.css("[data-thing='do play']");
        page.wait("the word list has loaded", || {
            play.attribute("disabled").is_none()
        });
        play.tap();
        // The letters to ask for have nothing to do with the hint.
        page.css(".slip p").disappears();
        page.css(".cell[data-marked]").disappears();
    });
}
