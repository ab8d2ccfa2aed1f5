//! Words that are made before the word list has loaded.

use game::{SeatId, TimeLimit};
use word_heist_rules::{Action, Choices, PlayMode};

use super::{NativeGame, word_part};
use crate::beside::save_and_reload;
use crate::harness::Setup;
use crate::page::Page;

/// A solo game with a word in the centre, and that word.
fn solo_game_with_word() -> (NativeGame, String) {
    let clock = TimeLimit::Untimed;
    let choices = Choices {
        mode: PlayMode::Solo { clock },
        ..Choices::default()
    };
    let mut game = NativeGame::new(&["Ada"], choices);
    let word = loop {
        if let Some((word, _)) = game.find_word(SeatId::FIRST) {
            break word;
        }
        game.act(SeatId::FIRST, &Action::Flip);
    };
    (game, word.as_str().to_uppercase())
}

/// Returns the letters of a word in an order that spells no word.
fn scramble_to_nonword(word: &str) -> String {
    let turned = (1..word.len()).map(|at| format!("{}{}", &word[at..], &word[..at]));
    let mut no_word = turned.filter(|letters| {
        let letters = letters.parse().expect("letters");
        !super::word_list().contains(letters)
    });
    no_word.next().expect("some order makes no word")
}

/// Opens a stored game while the word list is loading.
fn open_before_word_list(page: &Page, game: &NativeGame) {
    page.proxy().delay(".lex");
    page.open("#/about");
    save_and_reload(page, "early", &game.0);
    page.open("#/word-heist/game/early");
    page.css("#pile").appears();
}

#[test]
fn a_word_made_before_the_list_loads_waits_and_is_judged() {
    Setup::new().with_proxy().browse(|page| {
        let (game, word) = solo_game_with_word();
        open_before_word_list(page, &game);
        page.type_text(&word);
        page.press_keys("Enter");
        page.says(&format!("Loading the word list. Then we’ll check {word}."));
        page.audit_themes();
        page.proxy().heal();
        page.announces(&format!("Ada makes {word}"));
        word_part(page, &word, "Ada").appears();
        page.no_longer_says("Loading the word list.");
    });
}

#[test]
fn a18_solo_games_offer_no_house_word() {
    Setup::new().with_proxy().browse(|page| {
        let (game, word) = solo_game_with_word();
        let letters = scramble_to_nonword(&word);
        open_before_word_list(page, &game);
        page.type_text(&letters);
        page.press_keys("Enter");
        page.says("Loading the word list.");
        page.proxy().heal();
        page.says(&format!("{letters} isn’t in the word list."));
        assert!(
            !page.part("button", "Ask everyone").exists(),
            "nobody is there to ask"
        );
        page.audit_themes();
        page.check_all_sizes("word-heist-alone-refused");
    });
}

#[test]
fn a_waiting_word_that_is_edited_no_longer_waits() {
    Setup::new().with_proxy().browse(|page| {
        let (game, word) = solo_game_with_word();
        open_before_word_list(page, &game);
        page.type_text(&word);
        page.press_keys("Enter");
        page.says("Loading the word list.");
        page.press_keys("Backspace");
        page.no_longer_says("Loading the word list.");
        page.proxy().heal();
        // The list has loaded once a whole word is judged again.
        page.type_text(&word[word.len() - 1..]);
        page.press_keys("Enter");
        page.announces(&format!("Ada makes {word}"));
    });
}

#[test]
fn a_list_that_fails_to_load_is_reported_and_refetched_by_the_next_try() {
    Setup::new().with_proxy().browse(|page| {
        let (game, word) = solo_game_with_word();
        page.proxy().answer_503(".lex");
        page.forgive(".lex");
        page.open("#/about");
        save_and_reload(page, "early", &game.0);
        page.open("#/word-heist/game/early");
        page.css("#pile").appears();
        page.type_text(&word);
        page.press_keys("Enter");
        page.says("The word list isn’t here yet, so words can’t be checked.");
        page.proxy().heal();
        page.press_keys("Enter");
        page.announces(&format!("Ada makes {word}"));
    });
}
