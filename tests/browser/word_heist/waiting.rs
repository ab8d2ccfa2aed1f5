//! Words that are made before the word list has loaded.

use game::{SeatId, TimeLimit};
use word_heist_rules::{Action, Choices, PlayMode};

use super::{Beside, word_of};
use crate::beside::lay;
use crate::harness::Setup;
use crate::page::Page;

/// A solo game with a word in the centre, and that word.
fn alone() -> (Beside, String) {
    let clock = TimeLimit::Untimed;
    let choices = Choices {
        mode: PlayMode::Solo { clock },
        ..Choices::default()
    };
    let mut game = Beside::of(&["Ada"], choices);
    let word = loop {
        if let Some((word, _)) = game.find(SeatId::FIRST) {
            break word;
        }
        game.act(SeatId::FIRST, &Action::Flip);
    };
    (game, word.as_str().to_uppercase())
}

/// Returns the letters of a word in an order that spells no word.
fn invented(word: &str) -> String {
    let turned = (1..word.len()).map(|at| format!("{}{}", &word[at..], &word[..at]));
    let mut no_word = turned.filter(|letters| {
        let letters = letters.parse().expect("letters");
        !super::words().contains(letters)
    });
    no_word.next().expect("some order makes no word")
}

/// Opens a stored game while the word list is loading.
fn open_early(page: &Page, game: &Beside) {
    page.mischief().hold(".lex");
    page.open("#/about");
    lay(page, "early", &game.0);
    page.open("#/word-heist/game/early");
    page.css("#pile").appears();
}

#[test]
fn a_word_made_before_the_list_loads_waits_and_is_judged() {
    Setup::new().mischief().browse(|page| {
        let (game, word) = alone();
        open_early(page, &game);
        page.types(&word);
        page.keys("Enter");
        page.says(&format!("Loading the word list. Then we’ll check {word}."));
        page.audit_themes();
        page.mischief().heal();
        page.announces(&format!("Ada makes {word}"));
        word_of(page, &word, "Ada").appears();
        page.says_no_more("Loading the word list.");
    });
}

#[test]
fn a18_solo_games_offer_no_house_word() {
    Setup::new().mischief().browse(|page| {
        let (game, word) = alone();
        let letters = invented(&word);
        open_early(page, &game);
        page.types(&letters);
        page.keys("Enter");
        page.says("Loading the word list.");
        page.mischief().heal();
        page.says(&format!("{letters} isn’t in the word list."));
        assert!(
            !page.part("button", "Ask everyone").is_there(),
            "nobody is there to ask"
        );
        page.audit_themes();
        page.screens("word-heist-alone-refused");
    });
}

#[test]
fn a_waiting_word_that_is_edited_no_longer_waits() {
    Setup::new().mischief().browse(|page| {
        let (game, word) = alone();
        open_early(page, &game);
        page.types(&word);
        page.keys("Enter");
        page.says("Loading the word list.");
        page.keys("Backspace");
        page.says_no_more("Loading the word list.");
        page.mischief().heal();
        // The list has loaded once a whole word is judged again.
        page.types(&word[word.len() - 1..]);
        page.keys("Enter");
        page.announces(&format!("Ada makes {word}"));
    });
}

#[test]
fn a_list_that_fails_to_load_is_reported_and_refetched_by_the_next_try() {
    Setup::new().mischief().browse(|page| {
        let (game, word) = alone();
        page.mischief().unwell(".lex");
        page.forgive(".lex");
        page.open("#/about");
        lay(page, "early", &game.0);
        page.open("#/word-heist/game/early");
        page.css("#pile").appears();
        page.types(&word);
        page.keys("Enter");
        page.says("The word list isn’t here yet, so words can’t be checked.");
        page.mischief().heal();
        page.keys("Enter");
        page.announces(&format!("Ada makes {word}"));
    });
}
