//! A hint in three steps: what the slip says, what is marked, and the placing that it prepares.

use c_u_letter::bots::{Hint, hint};
use c_u_letter::screen::TurnHint;
use c_u_letter::text::hints::describe_hint_now;
use c_u_letter::text::offers::claim_label;
use c_u_letter_rules::{Action, Choices, Placing, Preset, Stage};
use game::{Chance, TimeLimit};
use lexicon::FamilyFilter;

use super::{BO, NativeGame, end_turn, main_button};
use crate::beside::word_list;
use crate::harness::browse;
use crate::page::Page;

/// A game against a bot in which the player has a card to place, and the hint that the page's bot
/// worker gives.
fn game_with_hint() -> (NativeGame, TurnHint, Placing) {
    let choices = Choices {
        clock: TimeLimit::Untimed,
        hints: true,
        ..Preset::Opponents.choices()
    };
    let games = (1..40).map(|seed| NativeGame::with_seed(&["You", "Dabbler"], choices, seed));
    let hinted = |mut game: NativeGame| {
        let mut chance = Chance::new(3);
        for _ in 0..40 {
            let own = game.seat() != BO && game.table().stage == Stage::Placing;
            if own && game.table().turn.ready && game.table().counter > 3 {
                let (view, words) = (game.view(), word_list());
                let given = hint(&view, words, &FamilyFilter::default()).ok()?;
                // The family setting of the page must not matter.
                let family = FamilyFilter::for_lexicon(words);
                if hint(&view, words, &family).as_ref() != Ok(&given) {
                    return None;
                }
                let Hint::Placing(hinted) = &given else {
                    return None;
                };
                let placing = hinted.placing;
                return Some((game, TurnHint::new(given, view), placing));
            }
            game.act_randomly(&mut chance);
        }
        None
    };
    let mut found = games.filter_map(hinted);
    found.next().expect("some game has a hint")
}

/// The squares that the page marks for the hint, in order.
fn marked_squares(page: &Page) -> Vec<u64> {
    let marked = page.css(".letter-squares").eval(
        "return Array.from(part.querySelectorAll('[data-hinted]'), (one) => +one.dataset.square)",
    );
    serde_json::from_value(marked).expect("they are numbers")
}

/// Waits until the slip shows the last given step and the table marks what it speaks of.
fn check_step(page: &Page, game: &NativeGame, given: &TurnHint) {
    let says = describe_hint_now(given, &game.view(), &game.0.journal().seats);
    page.announces(&says);
    let marks = given.marks(&game.view());
    let squares: Vec<u64> = marks.squares.iter().map(|at| at.index() as u64).collect();
    page.wait("its squares are marked", || marked_squares(page) == squares);
    let cards = page.css(".letter-held[data-hinted]").exists();
    assert_eq!(cards, marks.card.is_some());
    let dots = page
        .css(".slip")
        .eval("return part.querySelectorAll('i[data-on]').length");
    assert_eq!(dots, given.steps());
}

/// Checks that no ring around a marked or changed square reaches into the squares beside it.
fn check_rings_stay_in_their_squares(page: &Page) {
    let inside = page.css(".letter-board").eval(
        "const marked = part.querySelectorAll(
            '.square:is([data-hinted], [data-changes]):not([data-target], :focus-visible)');
        return marked.length > 0 && [...marked].every((one) => {
            const [own, ring] = [getComputedStyle(one), getComputedStyle(one, '::after').boxShadow];
            const outside = parseFloat(own.outlineOffset) + parseFloat(own.outlineWidth);
            return (own.outlineStyle === 'none' || outside <= 0) && (ring === 'none' || ring.includes('inset'));
        })",
    );
    assert_eq!(inside, true);
}

#[test]
fn a_hint_says_where_to_look_then_prepares_its_placing() {
    browse(|page| {
        let (mut game, mut given, placing) = game_with_hint();
        game.open(page);
        page.part("button", "Hint").appears();
        page.press("Hint");
        check_step(page, &game, &given);
        page.check_all_sizes("letter-hint-1");
        page.press("Tell me more");
        given.give_next();
        check_step(page, &game, &given);
        page.audit_themes();
        page.press("Tell me more");
        given.give_next();
        check_step(page, &game, &given);
        page.css(".square[data-changes]").appears();
        page.audit_themes();
        page.check_all_sizes("letter-hint-3");
        check_rings_stay_in_their_squares(page);
        // Clearing takes the card back, but not the hint; another press prepares it again.
        page.wait_for_animations();
        page.press("Clear");
        page.css(".square[data-changes]").disappears();
        check_step(page, &game, &given);
        page.press("Show me again");
        page.css(".square[data-changes]").appears();
        page.wait_for_animations();
        main_button(page).tap();
        page.part("button", "End turn").appears();
        game.act(&Action::Place(placing));
        check_step(page, &game, &given);
        // The main button makes the claims of the hint, and the slip goes on.
        while let Some(claim) = given.claims_left(&game.view()).first() {
            if claim.gain <= 0 {
                break;
            }
            page.part("button", &claim_label(claim)).tap();
            game.act(&Action::Claim(claim.span));
            check_step(page, &game, &given);
        }
        page.css("[data-thing='do done'].button-main").appears();
        end_turn(page, &mut game);
        page.css(".slip > *").disappears();
        page.css("[data-hinted]").disappears();
    });
}

#[test]
fn a_hint_can_be_followed_by_keyboard() {
    browse(|page| {
        let (game, mut given, _) = game_with_hint();
        game.open(page);
        let bulb = page.css("[data-thing='do hint']");
        bulb.appears();
        bulb.eval("part.focus()");
        for step in 1..=3 {
            page.press_keys("Enter");
            check_step(page, &game, &given);
            page.css("[data-thing='do hint']:focus").appears();
            page.announces(&format!("Hint {step} of 3."));
            given.give_next();
        }
        page.css(".square[data-changes]").appears();
        page.press_keys("Escape");
        page.css(".square[data-changes]").disappears();
        check_step(page, &game, &given);
    });
}
