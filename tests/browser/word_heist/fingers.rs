//! Difficult touches: fast thumbs that overlap, a palm on the glass, another player's finger, three
//! keys at once, a pile that is tapped twice.

use game::{SeatId, TimeLimit};
use serde_json::{Value, json};
use word_heist_rules::{Action, Choices, PlayMode, VoteProposal};

use super::{NativeGame, sizes};
use crate::harness::{Engine, browse};
use crate::page::{Page, SIZES};

/// Whether a driver can send several fingers at once; only Chromium's can.
fn supports_fingers() -> bool {
    Engine::from_env() == Engine::Chromium
}

/// Returns the middle of a part.
fn middle_of(page: &Page, css: &str) -> (f64, f64) {
    let [x, y, width, height] = page.css(css).bounding_box();
    (x + width / 2.0, y + height / 2.0)
}

/// Returns the middle of a letter's button.
fn letter_key(page: &Page, letter: char) -> (f64, f64) {
    let at = page.css(".keys").eval(&format!(
        "const key = [...part.querySelectorAll('.key')].find((key) => key.textContent === '{letter}');
         const box = key.getBoundingClientRect();
         return [box.x + box.width / 2, box.y + box.height / 2]"
    ));
    serde_json::from_value(at).expect("a place")
}

/// The actions of a finger that waits `before` ticks, is down for `down` ticks and is then up. A
/// tick is 30 ms, and all fingers keep step.
fn finger_actions(at: usize, (x, y): (f64, f64), before: usize, down: usize, all: usize) -> Value {
    let pause = || json!({ "type": "pause", "duration": 30 });
    let mut actions = vec![json!({
        "type": "pointerMove", "duration": 0, "x": x as i64, "y": y as i64,
    })];
    actions.extend((0..before).map(|_| pause()));
    actions.push(json!({ "type": "pointerDown", "button": 0 }));
    actions.extend((0..down).map(|_| pause()));
    actions.push(json!({ "type": "pointerUp", "button": 0 }));
    actions.extend((before + down..all).map(|_| pause()));
    json!({
        "type": "pointer", "id": format!("finger-{at}"),
        "parameters": { "pointerType": "touch" }, "actions": actions,
    })
}

fn typed_letters(page: &Page) -> String {
    let typed = page.css("#typed").eval(
        "return [...part.querySelectorAll('.tile')].map((tile) => tile.textContent).join('')",
    );
    typed.as_str().unwrap_or_default().to_owned()
}

#[track_caller]
fn type_word(page: &Page, word: &str) {
    page.wait(&format!("{word} is typed"), || typed_letters(page) == word);
}

/// Opens a game for four in turns with fifteen words on the table, in which one player is typing;
/// returns three different letters of the centre.
fn open_while_typing(page: &Page) -> [char; 3] {
    let game = sizes::game_in_progress(PlayMode::TURNS, &sizes::WORDS);
    page.resize(SIZES[0]);
    game.open(page);
    page.wait_for_animations();
    let mut letters: Vec<char> = Vec::new();
    for tile in &game.table().centre {
        if !letters.contains(&tile.letter.uppercase()) {
            letters.push(tile.letter.uppercase());
        }
    }
    [letters[0], letters[1], letters[2]]
}

#[test]
fn two_thumbs_that_overlap_lose_nothing() {
    browse(|page| {
        let [r, s, _] = open_while_typing(page);
        // By keyboard: R down, S down, R up, S up.
        let keys: Vec<Value> = [r, s]
            .into_iter()
            .enumerate()
            .map(|(at, letter)| {
                let key = letter.to_ascii_lowercase().to_string();
                let rest = json!({ "type": "pause", "duration": 30 });
                let down = json!({ "type": "keyDown", "value": key });
                let up = json!({ "type": "keyUp", "value": key });
                let actions = match at {
                    0 => vec![down, rest.clone(), up, rest],
                    _ => vec![rest.clone(), down, rest, up],
                };
                json!({ "type": "key", "id": format!("hand-{at}"), "actions": actions })
            })
            .collect();
        page.driver().perform_actions(json!(keys)).unwrap();
        type_word(page, &format!("{r}{s}"));
        if !supports_fingers() {
            return;
        }
        page.press_keys("Escape");
        type_word(page, "");
        // Repeats the sequence of keys by touch.
        let fingers = [
            finger_actions(0, letter_key(page, r), 0, 2, 4),
            finger_actions(1, letter_key(page, s), 1, 2, 4),
        ];
        page.driver().perform_actions(json!(fingers)).unwrap();
        type_word(page, &format!("{r}{s}"));
    });
}

#[test]
fn a_palm_on_the_glass_does_not_disturb_fingers() {
    if !supports_fingers() {
        return;
    }
    browse(|page| {
        let [r, s, _] = open_while_typing(page);
        let palm = middle_of(page, ".stage-bar h1");
        let fingers = [
            finger_actions(0, palm, 0, 8, 9),
            finger_actions(1, letter_key(page, r), 1, 2, 9),
            finger_actions(2, letter_key(page, s), 3, 2, 9),
        ];
        page.driver().perform_actions(json!(fingers)).unwrap();
        type_word(page, &format!("{r}{s}"));
    });
}

#[test]
fn three_keys_at_once_are_three_letters() {
    browse(|page| {
        let letters = open_while_typing(page);
        let mut wanted: Vec<char> = letters.to_vec();
        wanted.sort_unstable();
        let list_all = |page: &Page| {
            let mut typed: Vec<char> = typed_letters(page).chars().collect();
            typed.sort_unstable();
            typed
        };
        let keys: Vec<Value> = letters
            .into_iter()
            .enumerate()
            .map(|(at, letter)| {
                let key = letter.to_ascii_lowercase().to_string();
                json!({ "type": "key", "id": format!("hand-{at}"), "actions": [
                    { "type": "keyDown", "value": key }, { "type": "keyUp", "value": key },
                ] })
            })
            .collect();
        page.driver().perform_actions(json!(keys)).unwrap();
        page.wait("all three are typed", || list_all(page) == wanted);
        if !supports_fingers() {
            return;
        }
        page.press_keys("Escape");
        type_word(page, "");
        let fingers = letters.into_iter().enumerate();
        let fingers: Vec<Value> = fingers
            .map(|(at, letter)| finger_actions(at, letter_key(page, letter), 0, 1, 1))
            .collect();
        page.driver().perform_actions(json!(fingers)).unwrap();
        page.wait("all three are typed", || list_all(page) == wanted);
    });
}

#[test]
fn another_players_finger_on_a_pad_takes_no_letter() {
    if !supports_fingers() {
        return;
    }
    browse(|page| {
        let choices = Choices {
            mode: PlayMode::Buzzers {
                typing: 15,
                locks: false,
            },
            ..Choices::default()
        };
        let mut game = NativeGame::new(&["Ada", "Bo"], choices);
        for _ in 0..12 {
            let flipper = game.table().flipper;
            game.act(flipper, &Action::Flip);
        }
        game.act(
            SeatId::FIRST,
            &Action::Propose(SeatId::FIRST, VoteProposal::Stop),
        );
        game.act(SeatId::new(1), &Action::Decline);
        page.resize(SIZES[0]);
        game.open(page);
        page.tap("Ada presses");
        page.says("Ada has it");
        page.stop_clock();
        let table = game.table();
        let letter = table.centre[0].letter.uppercase();
        let other = table.centre.iter().map(|tile| tile.letter.uppercase());
        let other = other
            .into_iter()
            .find(|other| *other != letter)
            .expect("another letter");
        let pad = middle_of(page, ".pad:nth-child(2)");
        let fingers = [
            finger_actions(0, pad, 0, 6, 7),
            finger_actions(1, letter_key(page, letter), 1, 2, 7),
            finger_actions(2, letter_key(page, other), 3, 2, 7),
        ];
        page.driver().perform_actions(json!(fingers)).unwrap();
        type_word(page, &format!("{letter}{other}"));
        // The other player's press counts as well.
        page.css(".pad:nth-child(2)[data-place='2']").appears();
    });
}

#[test]
fn a_pile_tapped_twice_turns_up_one_letter_and_undo_returns_it() {
    browse(|page| {
        let choices = Choices {
            mode: PlayMode::Solo {
                clock: TimeLimit::Untimed,
            },
            ..Choices::default()
        };
        let game = NativeGame::new(&["Ada"], choices);
        game.open(page);
        let count = || {
            page.css(".heist-centre")
                .eval("return part.querySelectorAll('.tile').length")
        };
        page.css("#pile").tap_twice();
        page.wait("one letter is up", || count() == 1);
        page.wait("the guard goes", || {
            page.css(":root").attribute("data-guard").is_none()
        });
        assert_eq!(count(), json!(1), "the second tap was no second letter");
        let first = page.css(".heist-centre .tile").text();
        page.press("Undo");
        page.wait("it is turned down again", || count() == 0);
        page.css("#pile").tap();
        page.wait("the same letter comes up", || count() == 1);
        assert_eq!(page.css(".heist-centre .tile").text(), first);
    });
}
