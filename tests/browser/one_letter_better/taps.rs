//! Taps counted as pointer downs, in games against a bot; and the main button, which is always the
//! act that is chosen.

use game::{GameId, Match};
use one_letter_better::text::table::{end_turn_label, take_label};
use one_letter_better_rules::{Action, Choices, Colour, OneLetterBetter, PlayKind, Preset, Stage};
use serde_json::json;
use store::GameShelf;

use super::{ADA, DRAW, NativeGame, lay_word, tap_card, tap_line};
use crate::harness::{browse, is_thorough};
use crate::page::{Page, SIZES};

/// Taps of a steal with one card: draw, the card, the word, Steal, End turn.
const STEAL: u64 = 5;
/// Most taps of a turn on average: a word of four cards takes seven, an exchange of a card four.
const TURN: u64 = 7;

/// Counts every pointer that goes down from now on.
fn count_taps(page: &Page) {
    page.css("body").eval(
        "const counts = 'pressed' in window;
        window.pressed = 0;
        if (!counts) addEventListener('pointerdown', () => { window.pressed += 1; }, true);",
    );
}

fn taps(page: &Page) -> u64 {
    let taps = page.css("body").eval("return window.pressed");
    taps.as_u64().expect("a number")
}

/// Waits until the page's game has more steps than before, and it is the person's turn or the game
/// is over.
fn wait_for_person(page: &Page, name: &str, steps: usize) -> NativeGame {
    let id: GameId = name.parse().expect("a name");
    let mut game: Option<Match<OneLetterBetter>> = None;
    page.wait("it is the person's turn", || {
        page.edit_records(|records| {
            let opened = GameShelf::new(records).open::<OneLetterBetter>(&id);
            game = opened.ok().map(|opened| opened.game);
        });
        game.as_ref().is_some_and(|game| {
            let table = &game.state().table;
            let turn = table.stage == Stage::Playing && table.turn.seat == ADA;
            game.journal().steps.len() > steps && (turn || table.stage == Stage::Over)
        })
    });
    NativeGame(game.expect("the game opens"))
}

/// What the main buttons do, by the names of their acts.
fn main_acts(page: &Page) -> serde_json::Value {
    page.css("body").eval(
        "return [...document.querySelectorAll('.does .button-main')]
            .map((one) => one.dataset.thing ?? one.closest('[data-thing]').dataset.thing)",
    )
}

/// Plays a turn; returns the taps that it should take.
fn play_turn(page: &Page, game: &mut NativeGame) -> u64 {
    let mut expected = 0;
    if game.view().deck > 0 {
        assert_eq!(main_acts(page), json!(["do draw"]));
        page.css(DRAW).tap();
        game.act(&Action::Draw);
        page.css("[data-draws]").disappears();
        expected += 1;
    }
    let view = game.view();
    let deck = &view.table.options.deck;
    let find = game.best_gaining_play().filter(|find| {
        // A wild's letter and a blue card beside letters take taps of their own.
        find.line.iter().all(|laid| {
            let face = deck.face(laid.card);
            !face.is_wild() && face.colour() != Some(Colour::Blue)
        })
    });
    let mut steals = false;
    if let Some(find) = find {
        let held = find
            .line
            .iter()
            .filter(|laid| view.hand.contains(&laid.card));
        expected += (held.count() + find.used.len()) as u64 + 1;
        steals = find.way == PlayKind::Steal;
        tap_line(page, game, &find.line);
        page.css(".does .button-main:not([disabled])").appears();
        assert_eq!(main_acts(page), json!(["do play"]));
        lay_word(page);
        game.act(&Action::Play(find.line));
        page.css(".better-line[data-empty]").appears();
    }
    let view = game.view();
    let (says, most) = (end_turn_label(&view), *view.allowed_discards().end());
    let spare = game.spare_cards();
    page.tap(says);
    expected += 1;
    if most > 0 {
        page.css(".does .button-main").appears();
        assert_eq!(main_acts(page), json!(["do end"]));
        for card in &spare {
            tap_card(page, *card);
        }
        page.tap(says);
        expected += spare.len() as u64 + 1;
    }
    if steals && most == 0 {
        assert_eq!(expected, STEAL);
    }
    expected
}

/// Plays a game to its end; returns its taps and turns.
fn play_through(page: &Page, name: &str, seed: u64) -> (u64, u64) {
    let choices = Choices {
        rounds: 1,
        target: Some(50),
        ..Preset::Opponents.choices()
    };
    let mut game = NativeGame::with_seed(&["Ada", "Deuce"], choices, seed);
    while game.seat() != ADA {
        game.play_turn();
    }
    game.open_as(page, name);
    page.css(".better-hand").appears();
    page.press("Menu");
    page.choose("Bot speed", "Quick");
    page.press("Close");
    page.css(".stage-sheet").disappears();
    count_taps(page);
    let (mut all, mut turns, mut steps) = (0, 0, 0);
    loop {
        let mut game = wait_for_person(page, name, steps);
        if game.table().stage == Stage::Over {
            return (all, turns);
        }
        page.css(".better-hand").appears();
        let before = taps(page);
        let expected = play_turn(page, &mut game);
        let took = taps(page) - before;
        assert_eq!(took, expected, "seed {seed}, turn {turns}");
        // The page may still be saving these steps of the turn.
        steps = game.0.journal().steps.len();
        (all, turns) = (all + took, turns + 1);
    }
}

#[test]
fn a_turn_against_a_bot_takes_a_tap_for_each_card_and_three_around_them() {
    browse(|page| {
        page.resize(SIZES[0]);
        let games = if is_thorough() { 20 } else { 2 };
        let (mut all, mut turns) = (0, 0);
        for seed in 1..=games {
            let (more, played) = play_through(page, &format!("taps{seed}"), seed);
            (all, turns) = (all + more, turns + played);
        }
        eprintln!("{all} taps in {turns} turns");
        assert!(turns > 2 * games, "{turns} turns");
        assert!(all <= TURN * turns, "{all} taps in {turns} turns");
    });
}

#[test]
fn the_main_button_is_always_the_act_that_is_chosen() {
    browse(|page| {
        let choices = Preset::Opponents.choices();
        let mut game = NativeGame::new(&["Ada", "Deuce"], choices);
        while game.seat() != ADA {
            game.play_turn();
        }
        game.open(page);
        page.resize(SIZES[0]);
        page.css(".better-hand").appears();
        assert_eq!(main_acts(page), json!(["do draw"]));
        // A card of the pile, by touch and by Enter.
        let top = *game.table().pile.last().expect("a card is face up");
        let pile = page.css(".better-lying");
        pile.tap();
        let takes = take_label(&game.table().options.deck, &[top]);
        page.part("button", &takes).appears();
        assert_eq!(main_acts(page), json!(["do take"]));
        pile.tap();
        page.part("button", &takes).disappears();
        assert_eq!(main_acts(page), json!(["do draw"]));
        pile.tap();
        page.part("button", &takes).appears();
        page.css("html").eval("document.activeElement.blur()");
        page.press_keys("Enter");
        page.css("[data-draws]").disappears();
        page.wait("the top card is in the hand", || {
            page.css(&format!(".better-hand [data-card='{}']", top.index()))
                .exists()
        });
    });
}
