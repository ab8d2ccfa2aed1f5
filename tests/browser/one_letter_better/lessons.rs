//! The lessons of One Letter Better: by touch on a phone, by keyboard on a wide screen.

use game::Match;
use one_letter_better::screen::lessons::Lessons;
use one_letter_better::text::lessons::LESSONS;
use one_letter_better_rules::{Action, Colour, LaidCard, OneLetterBetter};

use super::whole::{END, tab_to, tab_to_part};
use super::{DRAW, NativeGame, lay_word, tap_card, tap_line};
use crate::harness::browse;
use crate::lessons::{PHONE, WIDE, play_lessons};
use crate::page::Page;

/// Plays a red card, if there is one: taps it, and then its gap between others.
fn play_red_card(page: &Page, game: &NativeGame, line: &[LaidCard]) -> bool {
    let view = game.view();
    let red = line.iter().find(|laid| {
        let colour = view.table.options.deck.face(laid.card).colour();
        colour == Some(Colour::Red) && view.hand.contains(&laid.card)
    });
    let Some(card) = red else {
        return false;
    };
    let word = view.table.open_words().next().expect("an open word");
    let word = format!("[data-word='{}']", word.id.index());
    tap_card(page, card.card);
    page.css(&format!("{word} .better-laid:nth-child(2)"))
        .tap_at(0.95, 0.5);
    true
}

fn act_by_finger(page: &Page, game: &Match<OneLetterBetter>, action: &Action) {
    let game = NativeGame(game.clone());
    match action {
        Action::Draw => {
            page.css(DRAW).tap();
            page.css("[data-draws]").disappears();
        }
        Action::Take(count) => {
            let pile = &game.table().pile;
            let deep = pile[pile.len() - usize::from(*count)];
            page.css(&format!("[data-pile='{}']", deep.index())).tap();
            page.tap(&format!("Take {count} cards"));
        }
        Action::Play(line) => {
            if !play_red_card(page, &game, line) {
                tap_line(page, &game, line);
            }
            lay_word(page);
        }
        Action::Challenge(_) => {
            page.tap("Challenge TIMO");
            page.tap("You challenge it");
        }
        Action::End(_) => page.tap("End turn"),
        other => panic!("no lesson uses {other:?}"),
    }
}

/// Moves the focus to a button and presses it.
fn focus_and_enter(page: &Page, name: &str) {
    tab_to_part(page, &page.part("button", name));
    page.press_keys("Enter");
}

/// Types the cards of the hand after the word of the table that they extend. A red card is then
/// moved to its place. A blue one replaces cards at the end of the word, and goes to the other end.
fn lay_by_keys(page: &Page, game: &NativeGame, line: &[LaidCard]) {
    let view = game.view();
    let held = |laid: &&LaidCard| view.hand.contains(&laid.card);
    let typed = line.iter().filter(held);
    let typed: String = typed.map(|laid| laid.letters.as_str()).collect();
    page.type_text(&typed);
    let first = line.iter().find(held).expect("a card of the hand");
    page.css(&format!(
        ".better-line [data-card='{}']",
        first.card.index()
    ))
    .appears();
    let lies = line
        .iter()
        .find_map(|laid| view.table.word_containing(laid.card));
    if let Some(word) = lies {
        let word = format!("[data-word='{}']", word.id.index());
        tab_to(page, &word);
        page.press_keys("Enter");
        page.css(&format!("{word}[aria-pressed='true']")).appears();
    }
    let colour = view.table.options.deck.face(first.card).colour();
    let place = line.iter().position(|laid| laid.card == first.card);
    let back = match (colour, place) {
        (Some(Colour::Red), Some(place)) => line.len() - 1 - place,
        _ => 0,
    };
    if back > 0 {
        tab_to_part(page, &page.part("button", "Move left"));
        for _ in 0..back {
            page.press_keys("Enter");
        }
    }
    if colour == Some(Colour::Blue) {
        focus_and_enter(page, "Other end");
    }
    tab_to(page, ".does .button-main:not([disabled])");
    page.press_keys("Enter");
}

fn act_by_keys(page: &Page, game: &Match<OneLetterBetter>, action: &Action) {
    let game = NativeGame(game.clone());
    match action {
        Action::Draw => {
            page.css("#deck[data-draws]").appears();
            page.press_keys("Enter");
            page.css("[data-draws]").disappears();
        }
        Action::Take(count) => {
            // The pile is one tab stop; arrow keys lead deeper.
            tab_to(page, ".better-lying[tabindex='0']");
            for _ in 1..*count {
                page.press_keys("Right");
            }
            page.press_keys("Enter");
            focus_and_enter(page, &format!("Take {count} cards"));
        }
        Action::Play(line) => lay_by_keys(page, &game, line),
        Action::Challenge(_) => {
            focus_and_enter(page, "Challenge TIMO");
            focus_and_enter(page, "You challenge it");
        }
        Action::End(_) => {
            tab_to(page, END);
            page.press_keys("Enter");
        }
        other => panic!("no lesson uses {other:?}"),
    }
}

#[test]
fn all_lessons_are_played_by_touch_and_by_keyboard() {
    browse(|page| {
        play_lessons::<Lessons>(
            page,
            &LESSONS,
            [(PHONE, &act_by_finger), (WIDE, &act_by_keys)],
        );
    });
}
