//! Votes, slips, and several ways to make a word.

use game::{Judge, SeatId};
use lexicon::{Letter, Word};
use word_heist_rules::{Action, Attempt, Choices, Phase};

use super::{NativeGame, open_menu, word_list};
use crate::harness::browse;

/// A game for two in turns, with `up` letters in the centre and the next one about to be turned up.
fn game_before_flip(up: u8) -> NativeGame {
    let mut game = NativeGame::new(&["Ada", "Bo"], Choices::default());
    game.flip_until(98 - up);
    game
}

/// A game for two in turns, in which the next player can make a word; otherwise the sweep would be
/// skipped.
fn game_with_word() -> NativeGame {
    let ready = (6..).map(|up| {
        let mut game = game_before_flip(up);
        game.act(game.next_seat(), &Action::Flip);
        game
    });
    let mut ready = ready.filter(|game| game.find_word(game.next_seat()).is_some());
    ready.next().expect("some deal has a word")
}

#[test]
fn the_sweep_skips_seats_that_cannot_make_a_word() {
    browse(|page| {
        let mut game = game_before_flip(1);
        let flipper = game.next_seat();
        game.act(flipper, &Action::Flip);
        game.open(page);
        let [name, other] = match flipper {
            SeatId::FIRST => ["Ada", "Bo"],
            _ => ["Bo", "Ada"],
        };
        page.says(&format!("{name}: too few letters, so pass."));
        page.press("Pass");
        page.says(": flip a letter.");
        page.says("No word to make, so ");
        // Where several people pass, only the passes are announced: there may be many.
        page.announces(&format!("{other} passes."));
        assert!(!page.has_announced("No word to make."));
        // After an undo the page asks again instead of skipping.
        page.press("Undo");
        page.says(&format!("{other}: too few letters, so pass."));
    });
}

#[test]
fn a_lone_player_hears_why_the_page_passed() {
    browse(|page| {
        let mut game = NativeGame::new(&["Ada", "Magpie"], Choices::default());
        let magpie = SeatId::new(1);
        if game.next_seat() != magpie {
            game.flip_until(97);
        }
        game.act(magpie, &Action::Flip);
        game.open(page);
        page.says("No word to make, so Ada passed");
        page.announces("No word to make.");
    });
}

#[test]
fn a16_finishing_before_the_last_letter_is_asked_about_first() {
    browse(|page| {
        let choices = Choices {
            judge: Judge::Table,
            ..Choices::default()
        };
        // A word of all letters empties the centre.
        let mut game = NativeGame::new(&["Ada", "Bo"], choices);
        game.flip_until(95);
        game.act(game.next_seat(), &Action::Flip);
        let letters = game.table().centre.into_iter().map(|tile| tile.letter);
        let attempt = Attempt::from_any_source(letters.collect());
        game.act(game.next_seat(), &Action::Make(attempt));
        while game.phase() == Some(Phase::Vote) {
            game.act(game.next_seat(), &Action::Agree);
        }
        game.open(page);
        for name in ["Ada", "Bo"] {
            let finish = page.part("button", &format!("{name}: Finish"));
            // A double tap only asks.
            finish.tap_twice();
            page.says("94 letters are left. Press again to finish without them.");
            page.audit_themes();
            finish.press();
            page.no_longer_says("94 letters are left.");
        }
        page.says("Everyone agreed to stop.");
    });
}

#[test]
fn with_three_or_more_players_one_tap_passes_for_everyone() {
    browse(|page| {
        let ready = (6..).map(|up| {
            let mut game = NativeGame::new(&["Ada", "Bo", "Cleo"], Choices::default());
            game.flip_until(98 - up);
            game.act(game.next_seat(), &Action::Flip);
            game
        });
        // A word can be made, so the sweep asks the next player.
        let mut ready = ready.filter(|game| game.find_word(game.next_seat()).is_some());
        let game = ready.next().expect("some deal has a word");
        game.open(page);
        let left = game.table().face_down;
        page.says(": make words, or pass.");
        page.tap("Pass");
        page.says(": one word, or pass.");
        page.tap("All pass");
        page.says(&format!("{} letters left", left - 1));
        page.says(": make words, or pass.");
    });
}

#[test]
fn a_mistaken_pass_can_be_undone() {
    browse(|page| {
        let game = game_with_word();
        game.open(page);
        let undo = page.part("button", "Undo");
        let off = |off: bool| {
            page.wait("Undo follows", || undo.eval("return part.disabled") == off);
        };
        off(true);
        page.says(": make words, or pass.");
        page.press("Pass");
        page.says(": one word, or pass.");
        off(false);
        undo.press();
        page.says(": make words, or pass.");
        off(true);
    });
}

#[test]
fn a_double_tap_passes_for_only_one_seat() {
    browse(|page| {
        let game = game_with_word();
        game.open(page);
        page.says(": make words, or pass.");
        page.part("pressable", "Pass").tap_twice();
        page.says(": one word, or pass.");
        // The second tap didn't pass for the other player, who still can.
        page.wait("the guard goes", || {
            page.css(":root").attribute("data-guard").is_none()
        });
        page.says(": one word, or pass.");
        page.tap("Pass");
        page.says(": flip a letter.");
    });
}

#[test]
fn a18_a_house_word_counts_by_unanimous_vote() {
    browse(|page| {
        let mut game = game_before_flip(8);
        game.act(game.next_seat(), &Action::Flip);
        let centre = game.table().centre.clone();
        let word = (0..5).map(|at| {
            let tiles = &centre[at..at + 4];
            tiles.iter().map(|tile| tile.letter).collect::<Word>()
        });
        let word = word
            .into_iter()
            .find(|word| !word_list().contains(*word))
            .expect("four letters in a row are seldom a word");
        let word: String = word.letters().map(Letter::uppercase).collect();
        game.open(page);
        page.type_text(&word);
        page.press_keys("Enter");
        page.says(&format!("{word} isn’t in the word list."));
        page.audit_themes();
        page.check_all_sizes("word-heist-refused");
        page.press("Ask everyone");
        page.says(&format!("asks: is {word} a word?"));
        page.audit_themes();
        page.check_all_sizes("word-heist-house");
        let other = if page.visible_text().contains("Ada asks") {
            "Bo"
        } else {
            "Ada"
        };
        page.press(&format!("{other}: Yes"));
        page.announces(&format!("makes {word} (agreed)"));
        page.css(".heist-word[data-house]").appears();
        // The word's maker may take it back, if the other player agrees.
        open_menu(page);
        page.press(&format!("Take {word} back"));
        page.press(&format!("{other}: No"));
        page.announces(&format!("{other} says no."));
        page.css(".heist-word[data-house]").appears();
    });
}

#[test]
fn a18_a_bot_rejects_an_invented_word() {
    browse(|page| {
        let mut game = NativeGame::new(&["Ada", "Owl"], Choices::default());
        game.flip_until(90);
        while game.next_seat() != SeatId::FIRST {
            game.flip_until(game.table().face_down - 1);
        }
        game.act(SeatId::FIRST, &Action::Flip);
        let centre = game.table().centre.clone();
        let letters = centre.windows(4).map(|tiles| {
            let letters = tiles.iter().map(|tile| tile.letter);
            letters.collect::<Word>()
        });
        let mut invented = letters.filter(|word| !word_list().contains(*word));
        let word = invented.next().expect("four letters in a row are no word");
        let word = word.as_str().to_uppercase();
        game.open(page);
        page.type_text(&word);
        page.press_keys("Enter");
        page.press("Ask everyone");
        page.announces("Owl says no.");
        assert!(!page.css(".heist-word").exists(), "it does not count");
    });
}

#[test]
fn a9_the_player_is_asked_which_of_several_ways_makes_a_word() {
    browse(|page| {
        // Makes a few words and turns up more letters, until a word can be made in several ways.
        let mut game = NativeGame::new(&["Ada", "Bo"], Choices::default());
        let found = loop {
            let seat = game.next_seat();
            match game.phase() {
                Some(Phase::Flip) => game.act(seat, &Action::Flip),
                Some(Phase::Make) => {
                    if let Some(word) = ambiguous_word(&game) {
                        break word;
                    }
                    if game.table().words_on_table().count() > 4 || !game.make_word(seat) {
                        game.act(seat, &Action::Pass);
                    }
                }
                _ => game.act(seat, &Action::Pass),
            }
        };
        let word: String = found.letters().map(Letter::uppercase).collect();
        game.open(page);
        let pile = page.css("#pile").bounding_box();
        page.type_text(&word);
        page.says(", or ");
        page.press_keys("Enter");
        page.says("It can be made in several ways. Which?");
        page.says("From ");
        assert_eq!(page.css("#pile").bounding_box(), pile, "nothing jumps");
        page.audit_themes();
        page.check_all_sizes("word-heist-ways");
        page.press("Another word");
        page.no_longer_says("Which?");
        page.press_keys("Enter");
        page.css(".heist-ways .button-main").press();
        page.announces(&format!("makes {word}"));
    });
}

/// Returns a word that the next seat can make in more than one way.
fn ambiguous_word(game: &NativeGame) -> Option<Word> {
    let (table, seat) = (game.table(), game.next_seat());
    let finds = word_heist::bots::Finder::for_seat(&table, seat).find(word_list());
    finds.into_iter().find_map(|find| {
        let ways = table
            .ways_to_spell(seat, find.word, &Default::default())
            .ok()?;
        (ways.len() > 1).then_some(find.word)
    })
}
