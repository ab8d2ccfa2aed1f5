//! Word Heist's buzzers and callers, with several players pressing at once.

use serde_json::json;

use super::facing::seat_opposite;
use super::{NativeGame, open_menu, word_part};
use crate::harness::{Engine, browse};
use crate::page::SIZES;
use game::SeatId;
use word_heist_rules::{Action, Choices, PlayMode, VoteProposal};

fn buzzer_game() -> NativeGame {
    let choices = Choices {
        mode: PlayMode::Buzzers {
            typing: 15,
            locks: false,
        },
        ..Choices::default()
    };
    let mut game = NativeGame::new(&["Ada", "Bo", "Cleo", "Dee"], choices);
    for _ in 0..12 {
        let flipper = game.table().flipper;
        game.act(flipper, &Action::Flip);
    }
    // Lets time pass, so that no press is too soon after the last letter.
    game.act(
        SeatId::FIRST,
        &Action::Propose(SeatId::FIRST, VoteProposal::Stop),
    );
    game.act(SeatId::new(1), &Action::Decline);
    game
}

#[test]
fn a13_of_four_keys_at_once_one_reserves_the_letter() {
    browse(|page| {
        buzzer_game().open(page);
        page.audit_themes();
        page.check_all_sizes("word-heist-buzzers");
        // Four players with a keyboard each, all pressing in one frame.
        let hand = |(at, key): (usize, &str)| {
            json!({ "type": "key", "id": format!("hand-{at}"), "actions": [
                { "type": "keyDown", "value": key }, { "type": "keyUp", "value": key },
            ] })
        };
        let hands: Vec<_> = ["1", "4", "7", "0"]
            .into_iter()
            .enumerate()
            .map(hand)
            .collect();
        page.driver().perform_actions(json!(hands)).unwrap();
        page.says("Ada has it");
        page.stop_clock();
        page.says("Then Bo, Cleo and Dee");
        page.part("button", "Ada presses").appears();
        page.type_text("xyz");
        page.check_all_sizes("word-heist-reserved");
        page.audit_themes();
        page.press("Give up");
        page.says("Bo has it");
        page.says("Then Cleo and Dee");
    });
}

#[test]
fn a13_four_fingers_on_four_pads_at_once() {
    if Engine::from_env() != Engine::Chromium {
        // Only Chromium's driver can send several fingers at once; in the other engines the
        // four-keys test covers this.
        return;
    }
    browse(|page| {
        page.open("#/");
        seat_opposite(page);
        buzzer_game().open(page);
        page.resize(SIZES[1]);
        // Dee and Ada sit on the near side, Cleo and Bo on the far one.
        let pads = [
            ".stage-hand .pad[data-thing='press 4']",
            ".heist-far .pad[data-thing='press 3']",
            ".heist-far .pad[data-thing='press 2']",
            ".stage-hand .pad[data-thing='press 1']",
        ];
        let finger = |(at, pad): (usize, &str)| {
            let [x, y, width, height] = page.css(pad).bounding_box();
            let (x, y) = (x + width / 2.0, y + height / 2.0);
            json!({
                "type": "pointer", "id": format!("finger-{at}"),
                "parameters": { "pointerType": "touch" },
                "actions": [
                    { "type": "pointerMove", "duration": 0, "x": x as i64, "y": y as i64 },
                    { "type": "pointerDown", "button": 0 },
                    { "type": "pause", "duration": 20 },
                    { "type": "pointerUp", "button": 0 },
                ],
            })
        };
        let fingers: Vec<_> = pads.into_iter().enumerate().map(finger).collect();
        page.driver().perform_actions(json!(fingers)).unwrap();
        // All fingers were down before the first went up, and each press counts.
        page.says("Dee has it");
        page.says("Then Cleo, Bo and Ada");
        page.check_all_sizes("word-heist-four-fingers");
    });
}

#[test]
fn a_reload_cancels_the_reservation_and_says_so() {
    browse(|page| {
        buzzer_game().open(page);
        page.tap("Cleo presses");
        page.says("Cleo has it");
        page.stop_clock();
        page.type_text("ab");
        page.reload();
        page.says("The page closed during Cleo’s word.");
        page.no_longer_says("Cleo has it");
        page.css("#pile[data-flip]").appears();
        // The typed letters are kept for a later try.
        page.tap("Cleo presses");
        page.says("Cleo has it");
        page.announces("Your word: AB");
    });
}

#[test]
fn after_a_reload_the_notice_swallows_no_press() {
    browse(|page| {
        buzzer_game().open(page);
        for size in SIZES {
            page.resize(size);
            page.tap("Cleo presses");
            page.says("Cleo has it");
            page.reload();
            page.says("The page closed during Cleo’s word.");
            page.check_notice_covers_nothing();
            for name in ["Ada", "Bo", "Cleo", "Dee"] {
                page.tap(&format!("{name} presses"));
                page.says(&format!("{name} has it"));
                page.press("Give up");
                page.no_longer_says(&format!("{name} has it"));
            }
            page.css(".notices .notice").appears();
        }
    });
}

#[test]
fn the_caller_is_selected_by_a_tap_and_types_the_word() {
    browse(|page| {
        let choices = Choices {
            mode: PlayMode::CallItOut,
            ..Choices::default()
        };
        let mut game = NativeGame::new(&["Ada", "Bo", "Cleo"], choices);
        while game.find_word(SeatId::FIRST).is_none() {
            let flipper = game.table().flipper;
            game.act(flipper, &Action::Flip);
        }
        game.open(page);
        let (word, _) = game.find_word(SeatId::FIRST).unwrap();
        page.tap("Ada has a word");
        page.says("Ada has it");
        page.type_text(word.as_str());
        page.press_keys("Enter");
        word_part(page, &word.as_str().to_uppercase(), "Ada").appears();
        open_menu(page);
        page.press(&format!("Take {} back", word.as_str().to_uppercase()));
        page.says("wants to take the last word back");
        page.audit_themes();
        page.check_all_sizes("word-heist-asked");
        page.press("Bo: Yes");
        page.press("Cleo: Yes");
        page.announces(&format!("{} is taken back.", word.as_str().to_uppercase()));
    });
}

#[test]
fn a14_in_a_race_a_clock_turns_letters_up() {
    browse(|page| {
        let choices = Choices {
            mode: PlayMode::BUZZERS,
            pace: Some(3),
            ..Choices::default()
        };
        NativeGame::new(&["Ada", "Bo"], choices).open(page);
        page.says("Seen a word? Press.");
        let pile = page.css("#pile");
        page.wait("nobody turns letters up", || {
            pile.eval("return part.getAttribute('aria-disabled')") == "true"
        });
        page.says("94 letters left");
        // A letter may be turned up at this very moment, and then a press is too soon.
        page.wait("a press counts", || {
            page.type_text("1");
            page.css("#pile[data-reserved]").exists()
        });
        page.says("Ada has it");
        page.press("Give up");
        page.check_all_sizes("word-heist-race");
    });
}
