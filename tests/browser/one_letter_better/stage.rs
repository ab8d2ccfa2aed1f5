//! The table in its required sizes: four seats, twenty words of four cards, all of them visible, at
//! every size of the design; nothing moves when a line of text changes; things explain themselves;
//! the hand keeps its order; a half-built word survives a reload.

use one_letter_better::screen::Draft;
use one_letter_better::text::explain::Explainer;
use one_letter_better_rules::{
    Action, CardId, CheckingRule, Choices, Colour, Face, LaidCard, Preset,
};
use serde_json::json;

use super::{NativeGame, tap_card, uncover_hand};
use crate::beside::word_list;
use crate::harness::browse;
use crate::helping::{count_highlighted, set_help};
use crate::large_text;
use crate::page::{Page, Size};
use crate::reached::check_game_name;
use crate::stage::{check_key_help, check_nothing_moves, check_part_sizes, measure_stage};

const FOUR: [&str; 4] = ["Ada", "Ben", "Cleo", "Wilhelmina-Alexandra"];

/// A table at which each seat has this number of words with this number of cards, whatever they
/// spell; a card was drawn.
pub fn full_table(names: &[&str], each: usize, cards: usize) -> NativeGame {
    let choices = Choices {
        checking: CheckingRule::Honour,
        target: None,
        ..Preset::Opponents.choices()
    };
    let mut game = NativeGame::with_seed(names, choices, 5);
    let mut made = 0;
    loop {
        game.act(&Action::Draw);
        if made == each * names.len() {
            return game;
        }
        let view = game.view();
        let deck = &view.table.options.deck;
        // A green card would turn its word over.
        let spells = view.hand.iter().filter_map(|card| match deck.face(*card) {
            Face::Letters(Colour::Green, _) => None,
            Face::Letters(_, letters) => Some(LaidCard {
                card: *card,
                letters,
            }),
            _ => None,
        });
        let line: Vec<LaidCard> = spells.take(cards).collect();
        if line.len() == cards {
            game.act(&Action::Play(line));
            made += 1;
        }
        game.end_turn();
    }
}

const WORDS: (&str, &str) = (".better-word", ".better-word .card");

/// Checks that every word is visible and its cards have the required width.
#[track_caller]
fn check_card_sizes(page: &Page, asked: &[(u32, u32, u32)]) {
    check_part_sizes(page, "One Letter Better", WORDS, asked);
    assert_eq!(measure_stage(page, WORDS.0, WORDS.1)["cells"], json!(20));
}

#[test]
fn twenty_words_of_four_cards_are_visible_in_every_window() {
    browse(|page| {
        let game = full_table(&FOUR, 5, 4);
        game.open(page);
        uncover_hand(page, &game);
        let asked = [
            (360, 640, 18),
            (390, 844, 22),
            (844, 390, 23),
            (820, 1180, 56),
            (1180, 820, 56),
            (1440, 900, 64),
        ];
        check_card_sizes(page, &asked);
        // Further window sizes, checked by the same rules.
        let others = [
            (375, 667, 18),
            (412, 915, 22),
            (600, 960, 24),
            (768, 1024, 40),
            (1024, 600, 30),
            (1024, 768, 36),
            (1280, 720, 44),
            (1366, 768, 44),
            (1920, 1080, 64),
            (2560, 1440, 85),
        ];
        check_card_sizes(page, &others);
        // The same sizes are required while a word is being built.
        page.css(".better-word").eval("part.click()");
        page.css(".better-hand button").eval("part.click()");
        page.css(".better-line button").appears();
        check_card_sizes(page, &asked);
        page.resize(Size {
            width: 320,
            height: 568,
        });
        let now = measure_stage(page, WORDS.0, WORDS.1);
        assert_eq!(now["wide"], json!(true), "{now}");
    });
}

#[test]
fn with_text_twice_as_large_nothing_is_wider_than_the_window() {
    browse(|page| {
        let game = full_table(&FOUR, 3, 4);
        game.open(page);
        uncover_hand(page, &game);
        large_text::check_sizes(page, "One Letter Better", |_| {});
    });
}

#[test]
fn nothing_moves_when_texts_are_longer() {
    browse(|page| {
        let game = full_table(&FOUR, 3, 4);
        game.open(page);
        uncover_hand(page, &game);
        for (width, height) in [(360, 640), (820, 1180), (1440, 900)] {
            page.resize(Size { width, height });
            check_nothing_moves(page, &format!("{width} x {height}"));
        }
    });
}

#[test]
fn everything_has_an_explanation_and_the_legend_is_one_tap_away() {
    browse(|page| {
        let game = full_table(&["Ada", "Ben"], 3, 4);
        game.open(page);
        uncover_hand(page, &game);
        for (width, height) in [(360, 640), (820, 1180), (1440, 900)] {
            page.resize(Size { width, height });
            for thing in [".better-word", ".better-held", ".better-lying", "#deck"] {
                page.css(thing).eval("part.focus()");
                page.press_keys("?");
                page.css(".stage-explain[data-open=asked] h2").appears();
                let title = page.css(".stage-explain h2").text();
                assert!(!title.is_empty(), "{thing}");
                page.announces(&title);
                page.press_keys("Escape");
                page.css(".stage-explain[data-open=asked]").disappears();
            }
            page.css(".left .bar-button").tap();
            page.css(".signs").appears();
            page.says("Green (shield): its word scores and goes face down.");
            page.audit();
            page.css(".left .bar-button").tap();
            page.css(".signs").disappears();
        }
        check_key_help(page);
    });
}

#[test]
fn an_explanation_in_a_wide_window_covers_neither_hand_nor_bulb() {
    browse(|page| {
        let game = full_table(&FOUR, 5, 4);
        game.open(page);
        uncover_hand(page, &game);
        for (width, height) in [(1180, 820), (1440, 900), (1920, 1080)] {
            page.resize(Size { width, height });
            for thing in [
                ".better-held:last-of-type",
                ".better-held",
                ".hint button",
                ".better-lying",
                "#deck",
            ] {
                page.css(thing).eval("part.focus()");
                page.press_keys("?");
                page.css(".stage-explain[data-open=asked] h2").appears();
                let covered = page.css(".stage-explain").eval(
                    "const box = part.getBoundingClientRect();
                    const over = (one) => {
                        const { left, right, top, bottom } = one.getBoundingClientRect();
                        return left < box.right && right > box.left
                            && top < box.bottom && bottom > box.top;
                    };
                    const shown = box.left >= 0 && box.right <= innerWidth
                        && box.top >= 0 && box.bottom <= innerHeight;
                    return [shown, ...document.querySelectorAll('.better-held, .does button')]
                        .filter((one) => one === false || one !== true && over(one)).length",
                );
                assert_eq!(covered, json!(0), "{thing} at {width} x {height}");
                page.press_keys("Escape");
                page.css(".stage-explain[data-open=asked]").disappears();
            }
        }
    });
}

/// Returns the cards of the hand in their order.
fn hand_order(page: &Page) -> Vec<String> {
    let told = page
        .css(".better-hand")
        .eval("return Array.from(part.querySelectorAll('[data-card]'), (one) => one.dataset.card)");
    serde_json::from_value(told).expect("numbers")
}

#[test]
fn a_sorted_and_rearranged_hand_keeps_its_order() {
    browse(|page| {
        let game = full_table(&["Ada", "Ben"], 1, 4);
        game.open(page);
        uncover_hand(page, &game);
        let before = hand_order(page);
        page.tap("Sort");
        page.announces("Sorted by letters.");
        page.wait("it is sorted", || hand_order(page) != before);
        page.tap("Sort");
        page.announces("Sorted by worth.");
        let sorted = hand_order(page);
        // By keyboard a card moves one place.
        page.css(".better-held").eval("part.focus()");
        page.press_keys("Shift+Right");
        let moved = || {
            let mut moved = sorted.clone();
            moved.swap(0, 1);
            moved
        };
        page.wait("it is moved", || hand_order(page) == moved());
        page.reload();
        uncover_hand(page, &game);
        assert_eq!(hand_order(page), moved());
    });
}

#[test]
fn a_half_built_word_survives_a_reload() {
    browse(|page| {
        let game = full_table(&["Ada", "Ben"], 2, 4);
        game.open(page);
        uncover_hand(page, &game);
        page.css(".better-word").eval("part.click()");
        page.css(".better-hand button").eval("part.click()");
        page.css(".better-line button").appears();
        page.css("html:not([data-unsaved])").appears();
        page.reload();
        page.css(".cover").appears();
        assert!(!page.css(".better-line").exists());
        uncover_hand(page, &game);
        page.css(".better-line button").appears();
        page.css(".better-word[aria-pressed=true]").appears();
    });
}

/// How many words are lit when a card of the seat to play is chosen.
fn lit_for(game: &NativeGame, card: CardId) -> usize {
    let view = game.view();
    let explainer = Explainer {
        view: &view,
        draft: &Draft::default(),
        seats: &[],
        lineages: &[],
        helps: true,
        words: Some(word_list()),
    };
    explainer.changeable_words(Some(card)).len()
}

#[test]
fn a_chosen_card_highlights_a_few_words_that_it_makes_into_others_now() {
    browse(|page| {
        let choices = Choices {
            target: None,
            ..Preset::Opponents.choices()
        };
        let crowded = |seed| {
            let mut game = NativeGame::with_seed(&["Ada", "Bo"], choices.clone(), seed);
            for _ in 0..6 {
                game.play_turn();
            }
            game.act(&Action::Draw);
            let cards = game.view().hand;
            let lit = |card: &&CardId| lit_for(&game, **card) > 0;
            let card = *cards.iter().find(lit)?;
            Some((game, card))
        };
        let (game, card) = (0..40).find_map(crowded).expect("a card that makes words");
        game.open(page);
        uncover_hand(page, &game);
        assert_eq!(
            count_highlighted(page, ".better-word"),
            0,
            "nothing is chosen"
        );
        tap_card(page, card);
        page.wait("the words are lit", || {
            count_highlighted(page, ".better-word") == lit_for(&game, card)
        });
        let heard = page.css(".better-word[data-may]").attribute("aria-label");
        assert!(heard.is_some_and(|heard| heard.ends_with("you can use it now")));
        page.audit_themes();
        page.check_all_sizes("helping/one-letter-better");
        set_help(page, "Off");
        page.wait("no word is lit", || {
            count_highlighted(page, ".better-word") == 0
        });
    });
}

#[test]
fn the_bar_shows_the_games_full_name() {
    browse(|page| {
        let game = full_table(&FOUR, 3, 4);
        game.open(page);
        uncover_hand(page, &game);
        check_game_name(page);
    });
}
