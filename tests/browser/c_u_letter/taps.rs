//! How many taps a turn against a bot takes, and the turn that ends by itself (C4, C10).

use c_u_letter::text::moments::TURN_ENDS_HEARD;
use c_u_letter_rules::{Choices, Preset, Scramble};
use serde_json::Value;

use super::{ADA, NativeGame, main_button};
use crate::beside;
use crate::harness::{browse, is_thorough};
use crate::page::Page;

/// Taps of a turn without a claim: a card, a square, and the button that places it.
const TAPS_WITHOUT_CLAIM: u64 = 3;
/// Most taps of a turn with a claim: the claim, and End turn if there are more words.
const TAPS_WITH_CLAIM: u64 = 5;

/// Counts pointers that go down, from now on.
const COUNT_TAPS: &str = "
    if (window.taps === undefined) addEventListener('pointerdown', () => { window.taps += 1; }, true);
    window.taps = 0;";

/// Holds the ends of turns back, until the test lets them happen.
const HOLD_ENDS: &str = "
    if (window.ends) return;
    window.ends = new Map();
    const [later, never] = [window.setTimeout, window.clearTimeout];
    window.setTimeout = (act, after, ...rest) => {
        const id = later(after === 3000 ? () => {} : act, after, ...rest);
        if (after === 3000) window.ends.set(id, act);
        return id;
    };
    window.clearTimeout = (id) => { window.ends.delete(id); never(id); };";

/// Lets the end of a turn happen that was held back.
const END_TURN: &str = "for (const act of [...window.ends.values()]) act()";

/// What the table asks for: `place`, `claim WORD`, `end` without a word to claim, `round` between two
/// rounds, `over`, or nothing while the bot plays.
const ASKED: &str = "
    const has = (name) => part.querySelector(`[data-thing='do ${name}']`);
    if (part.querySelector('.letter-ended')) return 'over';
    if (has('go-on')) return 'round';
    if (has('place')) return 'place';
    if (has('claim')) return 'claim ' + has('claim').textContent;
    return has('done') ? 'end' : '';";

/// A quick start against a bot in which the player begins.
fn game_against_bot(choices: Choices) -> NativeGame {
    let games = (1..40).map(|seed| NativeGame::with_seed(&["Ada", "Dabbler"], choices, seed));
    let mut begun = games.filter(|game| game.seat() == ADA);
    begun.next().expect("the first seat begins some game")
}

fn asked(page: &Page) -> String {
    let asked = page.css("#app").eval(ASKED);
    asked.as_str().expect("it is a text").to_owned()
}

/// Waits until the table asks for something else than before; returns what.
fn next_asked(page: &Page, before: &str) -> String {
    let mut now = String::new();
    page.wait("the table asks for something else", || {
        now = asked(page);
        now != before && !now.is_empty()
    });
    now
}

/// Chooses the first card and the first square that takes it.
fn choose_first(page: &Page) {
    page.css(".letter-hand:not([data-rests])").appears();
    // A card that was taken back flies to the hand.
    page.wait_for_animations();
    page.css(".letter-hand button").tap();
    page.css(".letter-hand [aria-pressed='true']").appears();
    page.css(".square[data-target]").tap();
    page.css(".square[data-changes]").appears();
}

/// Places the first card on the first square that takes it.
fn place_first(page: &Page) {
    choose_first(page);
    main_button(page).tap();
}

/// How many ends of turns are held back.
fn held_ends(page: &Page) -> Value {
    page.css("html").eval("return window.ends.size")
}

/// Plays a game to its end; returns how many turns had no claim and how many had one.
fn play_through(page: &Page, name: &str, game: &NativeGame) -> (u32, u32) {
    game.open_as(page, name);
    page.css("html").eval(HOLD_ENDS);
    let (mut without, mut with) = (0, 0);
    loop {
        match next_asked(page, "").as_str() {
            "over" => return (without, with),
            "round" => {
                page.css("[data-thing='do go-on']").tap();
                next_asked(page, "round");
            }
            "place" => match play_turn(page) {
                0 => without += 1,
                _ => with += 1,
            },
            other => panic!("a turn begins with {other}"),
        }
    }
}

/// Plays a turn and checks its taps; returns the number of claims.
fn play_turn(page: &Page) -> u32 {
    page.css("html").eval(COUNT_TAPS);
    place_first(page);
    let mut claims = 0;
    let mut now = next_asked(page, "place");
    if now.starts_with("claim ") {
        page.css("[data-thing='do claim']").tap();
        claims += 1;
        let before = now;
        now = next_asked(page, &before);
    }
    if now == "end" {
        page.wait("an end is due", || held_ends(page) == 1);
        page.css("html").eval(END_TURN);
    } else {
        page.part("button", "End turn").tap();
    }
    page.wait("the turn has ended", || {
        !["end", "claim"]
            .iter()
            .any(|one| asked(page).starts_with(one))
    });
    let taps = page.css("html").eval("return window.taps").as_u64();
    let taps = taps.expect("it is a number");
    if claims == 0 {
        assert_eq!(taps, TAPS_WITHOUT_CLAIM);
    } else {
        assert!(taps <= TAPS_WITH_CLAIM, "{taps} taps");
    }
    claims
}

#[test]
fn a_turn_against_a_bot_takes_three_taps_or_five_with_a_claim() {
    browse(|page| {
        let choices = Choices {
            scramble: Scramble::Never,
            ..Preset::QuickStart.choices()
        };
        page.open("#/words");
        beside::save_record(page, "settings", r#"{"pace":"quick","help":"on"}"#);
        let games = if is_thorough() { 20 } else { 1 };
        let deals = (1..).map(|seed| NativeGame::with_seed(&["Ada", "Dabbler"], choices, seed));
        let begun = deals.filter(|game| game.seat() == ADA).take(games);
        let (mut without, mut with) = (0, 0);
        for (number, game) in begun.enumerate() {
            let (more_without, more_with) = play_through(page, &format!("taps{number}"), &game);
            (without, with) = (without + more_without, with + more_with);
        }
        assert!(without > 0 && with > 0, "{without} without, {with} with");
    });
}

#[test]
fn c10_any_press_or_key_stops_a_turn_from_ending_by_itself() {
    browse(|page| {
        let game = game_against_bot(Preset::QuickStart.choices());
        game.open(page);
        page.css(".letter-hand").appears();
        page.css("html").eval(HOLD_ENDS);
        place_first(page);
        page.announces(TURN_ENDS_HEARD);
        page.css(".letter-ring").appears();
        page.part("button", "Wait").appears();
        assert_eq!(held_ends(page), 1);
        page.audit_themes();
        page.check_all_sizes("letter-turn-ends");
        // A key stops it, and Undo takes the card back.
        page.press_keys("Right");
        page.css(".does[data-stopped]").appears();
        page.wait("no end is due", || held_ends(page) == 0);
        page.tap("Undo");
        page.part("button", "Place it").appears();
        // The next placing has a ring of its own, which a press on Wait stops.
        place_first(page);
        page.css(".letter-ring").appears();
        page.tap("Wait");
        page.css(".does[data-stopped]").appears();
        page.wait("no end is due", || held_ends(page) == 0);
        // It would end the turn.
        page.tap("Undo");
        place_first(page);
        page.wait("an end is due", || held_ends(page) == 1);
        page.css("html").eval(END_TURN);
        page.css("[data-thing='do done']").disappears();
    });
}

#[test]
fn a_double_tap_places_a_card_and_neither_stops_nor_ends_the_turn() {
    browse(|page| {
        game_against_bot(Preset::QuickStart.choices()).open(page);
        page.css(".letter-hand").appears();
        page.css("html").eval(HOLD_ENDS);
        choose_first(page);
        main_button(page).tap_twice();
        page.announces(TURN_ENDS_HEARD);
        page.css(".letter-ring").appears();
        assert!(!page.css(".does[data-stopped]").exists());
        assert_eq!(held_ends(page), 1);
        // A double tap on Wait only stops it, and one on Undo takes back only the card.
        page.part("button", "Wait").tap_twice();
        page.css(".does[data-stopped]").appears();
        page.wait("no end is due", || held_ends(page) == 0);
        page.part("button", "End turn").appears();
        page.part("button", "Undo").tap_twice();
        page.part("button", "Place it").appears();
        assert_eq!(asked(page), "place");
    });
}

#[test]
fn a_setting_keeps_turns_from_ending_by_themselves() {
    browse(|page| {
        page.open("#/settings");
        page.choose("Turns end by themselves", "Off");
        page.wait_until_saved();
        let game = game_against_bot(Preset::QuickStart.choices());
        game.open(page);
        page.css(".letter-hand").appears();
        page.css("html").eval(HOLD_ENDS);
        place_first(page);
        page.part("button", "End turn").appears();
        page.says("nothing to claim now. Press End turn.");
        assert_eq!(held_ends(page), 0);
        assert!(!page.css(".letter-ring").exists());
    });
}
