//! Four players play to the end by keyboard alone: the last cards of all hands, face-down cards,
//! and words made from the leftover cards.

use c_u_letter::text::play::use_name;
use c_u_letter_rules::{
    Action, CardId, Choices, Heading, Placing, Preset, Scramble, Span, Stage, Use,
};
use game::{Chance, TimeLimit};
use serde_json::json;

use super::whole::next_action;
use super::{NativeGame, native_scores, shown_scores};
use crate::harness::browse;
use crate::page::Page;

/// Presses Tab or Shift+Tab until an element that matches a selector has the focus.
#[track_caller]
fn tab_to(page: &Page, what: &str) {
    page.css(what).appears();
    page.wait_for_animations();
    for _ in 0..60 {
        let way = page.css("body").eval(&format!(
            "const on = document.activeElement, all = [...document.querySelectorAll({what:?})];
             const to = all.find((one) => one.checkVisibility() && !one.disabled && one.tabIndex >= 0);
             if (!to) return '';
             if (all.includes(on)) return 'there';
             const later = on === document.body
                 || on.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING;
             return later ? 'Tab' : 'Shift+Tab'"
        ));
        match way.as_str() {
            Some("there") => return,
            Some(way @ ("Tab" | "Shift+Tab")) => page.press_keys(way),
            _ => page.wait_for_animations(),
        }
    }
    panic!(
        "Tab does not lead to {what}, but to {}",
        page.focused_name()
    );
}

/// Moves the focus to an element and presses Enter.
#[track_caller]
pub fn focus_and_enter(page: &Page, what: &str) {
    tab_to(page, what);
    page.press_keys("Enter");
}

/// Moves the focus over the board to a square.
fn move_to_square(page: &Page, column: u8, row: u8) {
    page.press_keys("Home PageUp");
    for (key, steps) in [("Right", column), ("Down", row)] {
        for _ in 0..steps {
            page.press_keys(key);
        }
    }
    let at = usize::from(row) * 9 + usize::from(column);
    page.wait("the focus is on the square", || {
        page.css("body")
            .eval("return +document.activeElement.dataset.square")
            == json!(at)
    });
}

/// Lets the next player take the device.
fn take_device(page: &Page, game: &mut NativeGame) {
    focus_and_enter(page, ".cover .button-main");
    page.css(".letter-hand").appears();
    if !game.table().turn.ready {
        game.act(&Action::Ready);
    }
    page.part("button", "Place it").appears();
}

/// Places a card.
pub fn place_by_keys(page: &Page, placing: &Placing) {
    let card = placing.card.index();
    tab_to(page, ".letter-hand button");
    page.press_keys("Home");
    for _ in 0..6 {
        let here = page
            .css("body")
            .eval("return document.activeElement.dataset.card");
        if here == json!(card.to_string()) {
            break;
        }
        page.press_keys("Right");
    }
    page.press_keys("Enter");
    page.css(&format!(
        ".letter-hand [data-card='{card}'][aria-pressed='true']"
    ))
    .appears();
    // Choosing the card moves the focus to the board.
    page.css(".square:focus").appears();
    move_to_square(page, placing.at.column(), placing.at.row());
    page.press_keys("Enter");
    page.css(".square[data-changes]").appears();
    match placing.using {
        Use::Nothing => {}
        Use::Swap(other) => {
            move_to_square(page, other.column(), other.row());
            page.press_keys("Enter");
        }
        using => {
            let name = use_name(using);
            let says = page.css("body").eval(&format!(
                "const all = [...document.querySelectorAll('.letter-use')];
                 const one = all.find((one) => (one.ariaLabel || one.textContent.trim()) === {name:?});
                 one?.setAttribute('data-tried', ''); return !!one"
            ));
            if says == json!(true) {
                focus_and_enter(page, "[data-tried]");
            }
        }
    }
    focus_and_enter(page, "[data-thing='do place']");
}

fn place_and_apply(page: &Page, game: &mut NativeGame, placing: &Placing) {
    place_by_keys(page, placing);
    page.part("button", "End turn").appears();
    game.act(&Action::Place(*placing));
}

/// Marks a word on the board and claims it.
pub fn claim_by_keys(page: &Page, span: Span) {
    tab_to(page, ".square");
    move_to_square(page, span.from().column(), span.from().row());
    let key = match span.heading() {
        Heading::Right => "Shift+Right",
        Heading::Down => "Shift+Down",
        Heading::Left => "Shift+Left",
        Heading::Up => "Shift+Up",
    };
    for _ in 1..span.len() {
        page.press_keys(key);
    }
    page.press_keys("Enter");
}

fn claim_and_apply(page: &Page, game: &mut NativeGame, span: Span) {
    claim_by_keys(page, span);
    let read = game.table().board.word_on(span).expect("a word");
    page.announces(&format!("claims {}", read.as_str().to_uppercase()));
    game.act(&Action::Claim(span));
}

/// Makes a word from the leftover cards.
pub fn spell_by_keys(page: &Page, cards: &[CardId]) {
    let letters: String = cards.iter().map(|card| card.letter().lowercase()).collect();
    page.css(".letter-pool").appears();
    page.type_text(&letters);
    focus_and_enter(page, "[data-thing='do spell']");
}

#[test]
fn four_people_play_to_the_end_by_keyboard_alone() {
    browse(|page| {
        let choices = Choices {
            clock: TimeLimit::Untimed,
            scramble: Scramble::Turns,
            ..Preset::Table.choices()
        };
        let names = ["Ada", "Ben", "Cleo", "Wilhelmina"];
        let mut game = NativeGame::with_seed(&names, choices, 5);
        let mut chance = Chance::new(1);
        // Plays on until all hands have two cards left.
        while !(game.table().stage == Stage::Placing
            && !game.table().turn.ready
            && game.table().last
            && game.0.state().hand(game.seat()).len() <= 2)
        {
            match game.table().stage {
                Stage::RoundOver => game.act(&Action::NextRound),
                _ if !game.table().turn.ready => game.act(&Action::Ready),
                _ => {
                    let action = next_action(&game, &mut chance);
                    game.act(&action);
                }
            }
        }
        game.open(page);
        let mut placed = 0;
        loop {
            match game.table().stage {
                Stage::Placing if !game.table().turn.ready => take_device(page, &mut game),
                Stage::Revealing(_) | Stage::Scramble(_) if !game.table().turn.ready => {
                    focus_and_enter(page, "[data-thing='do ready']");
                    game.act(&Action::Ready);
                }
                Stage::RoundOver => {
                    page.css(".letter-ended").appears();
                    // Waiting for the review of the round's words would take longer than skipping
                    // it.
                    if !page.css("[data-thing='do go-on']").exists() {
                        focus_and_enter(page, ".letter-ended .does button");
                    }
                    focus_and_enter(page, "[data-thing='do go-on']");
                    game.act(&Action::NextRound);
                }
                Stage::Over => break,
                _ => {}
            }
            if !game.table().turn.ready {
                continue;
            }
            match next_action(&game, &mut chance) {
                Action::Place(placing) => {
                    place_and_apply(page, &mut game, &placing);
                    placed += 1;
                }
                Action::Claim(span) => claim_and_apply(page, &mut game, span),
                Action::Done => {
                    focus_and_enter(page, "[data-thing='do done']");
                    game.act(&Action::Done);
                }
                Action::Spell(cards) => {
                    spell_by_keys(page, &cards);
                    game.act(&Action::Spell(cards));
                }
                Action::Pass => {
                    focus_and_enter(page, "[data-thing='do pass']");
                    game.act(&Action::Pass);
                }
                other => panic!("no game here reaches {other:?}"),
            }
        }
        assert!(placed >= 4, "everybody placed a card");
        page.says("Final scores");
        assert_eq!(shown_scores(page), native_scores(&game));
    });
}
