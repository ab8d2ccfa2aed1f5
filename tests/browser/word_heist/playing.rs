//! Whole games.

use lettercase::games::word_heist::{Action, Choices, Mode, Phase};
use lettercase::table::{Allowance, SeatId};

use super::Beside;
use crate::harness::browse;
use crate::page::Page;

/// Plays natively until so many letters lie face down; words are made now and then.
fn until(game: &mut Beside, left: u8) {
    while game.table().face_down > left || game.0.waiting_for().phase() != Some(Phase::Flip) {
        let seat = game.next();
        match game.0.waiting_for().phase() {
            Some(Phase::Flip) => game.act(seat, &Action::Flip),
            Some(Phase::Make) if game.table().turned_up().is_multiple_of(4) && game.make(seat) => {}
            _ => game.act(seat, &Action::Pass),
        }
    }
}

/// Types a word with the letter buttons.
fn tap_word(page: &Page, word: &str) {
    for letter in word.to_uppercase().chars() {
        page.part_in("Letters", "button", &letter.to_string()).tap();
    }
}

#[test]
fn two_play_in_turns_with_fingers_to_the_end() {
    browse(|page| {
        let mut game = Beside::of(&["Ada", "Bo"], Choices::default());
        until(&mut game, 2);
        game.open(page);
        while let Some(phase) = game.0.waiting_for().phase() {
            let seat = game.next();
            match phase {
                Phase::Flip if game.table().face_down > 0 => {
                    page.css("#pile[data-flip]").tap();
                    game.act(seat, &Action::Flip);
                }
                Phase::Make if game.find(seat).is_some() => {
                    let (word, _) = game.find(seat).unwrap();
                    tap_word(page, word.as_str());
                    page.says(&word.as_str().to_uppercase());
                    page.tap("Make it");
                    let several = game.table().ways(seat, word, &Default::default());
                    if several.is_ok_and(|ways| ways.len() > 1) {
                        page.says("It can be made in several ways.");
                        page.audit_themes();
                        page.css(".heist-entry .button-main").tap();
                    }
                    page.announces(&format!("makes {}", word.as_str().to_uppercase()));
                    page.says("every letter is up");
                    return;
                }
                Phase::Make | Phase::Sweep => {
                    page.tap("Pass");
                    game.act(seat, &Action::Pass);
                }
                _ => {
                    page.tap("Ada is done");
                    page.tap("Bo is done");
                    break;
                }
            }
        }
        page.says("Final scores");
        page.says("Everybody is done.");
        page.audit_themes();
        page.screens("word-heist-over");
        page.press("Play again");
        page.says("98");
    });
}

#[test]
fn alone_with_the_keyboard_to_the_end() {
    browse(|page| {
        let mode = Mode::Solo {
            clock: Allowance::Untimed,
        };
        let choices = Choices {
            mode,
            ..Choices::default()
        };
        let mut game = Beside::of(&["Ada"], choices);
        while game.table().face_down > 3 {
            game.act(SeatId::FIRST, &Action::Flip);
            if game.table().turned_up().is_multiple_of(5) {
                game.make(SeatId::FIRST);
            }
        }
        game.open(page);
        page.keys("Space");
        page.says("2 letters left");
        page.keys("Space");
        page.says("1 letter left");
        page.keys("Space");
        page.says("All up");
        page.types("zzzz");
        page.says("not there");
        page.keys("Enter");
        page.audit_themes();
        page.screens("word-heist-solo");
        page.keys("Escape");
        page.press("Ada is done");
        page.says("stand at the end");
        page.says("Words over time");
        page.audit_themes();
        page.screens("word-heist-solo-over");
    });
}
