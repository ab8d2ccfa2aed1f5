//! By touch, mouse and keyboard: the pile, the colours, wilds, STL-1; and a stable layout.

use serde_json::json;

use super::{DRAW, NEW_CARD, NativeGame, uncover_hand};
use crate::harness::browse;
use crate::page::{Page, Pointer, SIZES};
use one_letter_better::text::table::take_label;
use one_letter_better_rules::{Action, CardId, Choices, Colour, Face, Preset, StealOneRule, View};

/// A game in which the seat to play holds a card with this face, and whose view meets the
/// condition.
fn game_holding(face: &str, choices: &Choices, wanted: impl Fn(&View) -> bool) -> NativeGame {
    let face: Face = face.parse().expect("a face");
    let holds = |view: &View| {
        let deck = &view.table.options.deck;
        view.hand.iter().any(|card| deck.face(*card) == face) && wanted(view)
    };
    for seed in 0..400 {
        let mut game = NativeGame::with_seed(&["Ada", "Bo"], choices.clone(), seed);
        for _ in 0..4 {
            game.play_turn();
        }
        game.act(&Action::Draw);
        if holds(&game.view()) {
            return game;
        }
    }
    panic!("no deal of these has that");
}

fn card_in_hand(game: &NativeGame, face: &str) -> CardId {
    let view = game.view();
    let face: Face = face.parse().expect("a face");
    let deck = &view.table.options.deck;
    let card = view.hand.iter().find(|card| deck.face(**card) == face);
    *card.expect("the hand holds the card")
}

/// Returns the selector of a card in the hand, once animations have ended.
fn hand_selector(page: &Page, card: CardId) -> String {
    page.wait_for_animations();
    format!(
        ".better-hand [data-card='{}']:not([data-laid])",
        card.index()
    )
}

fn has_word_of_another(view: &View) -> bool {
    let own = view.own.expect("a seat");
    view.table.open_words().any(|word| word.owner != own)
}

fn person_choices() -> Choices {
    Choices {
        target: None,
        ..Preset::Opponents.choices()
    }
}

/// Returns a word of another seat, with its number of cards.
fn opponent_word(game: &NativeGame) -> (String, usize) {
    let own = game.seat();
    let word = game.table().open_words().find(|word| word.owner != own);
    let word = word.expect("the other has a word");
    (
        format!("[data-word='{}']", word.id.index()),
        word.cards.len(),
    )
}

/// Returns the number of cards in the line.
fn line_length(page: &Page) -> u64 {
    let count = page
        .css(".better-line")
        .eval("return part.querySelectorAll('[data-card]').length");
    count.as_u64().unwrap_or_default()
}

#[test]
fn a_card_is_dropped_at_an_end_by_finger_and_mouse() {
    browse(|page| {
        let game = game_holding("S", &person_choices(), has_word_of_another);
        game.open(page);
        uncover_hand(page, &game);
        let (word, cards) = opponent_word(&game);
        for pointer in [Pointer::Touch, Pointer::Mouse] {
            page.resize(SIZES[2]);
            page.css(&hand_selector(page, card_in_hand(&game, "S")))
                .drag_to(&page.css(&format!("{word} .better-worth")), pointer);
            page.wait("the word and the card lie in the line", || {
                line_length(page) == cards as u64 + 1
            });
            page.check_all_sizes("better-dropped");
            page.press_keys("Escape");
            page.wait("the line is empty", || line_length(page) == 0);
        }
    });
}

#[test]
fn a_press_in_a_gap_of_the_hand_never_keeps_a_card_from_being_dragged() {
    browse(|page| {
        let game = game_holding("S", &person_choices(), has_word_of_another);
        game.open(page);
        for size in [SIZES[0], SIZES[2]] {
            page.resize(size);
            if page.css(".cover").exists() {
                uncover_hand(page, &game);
            }
            // Below the line, above the buttons and beside the last card, all across the hand.
            for (from, to) in [((0.5, -0.02), ".does"), ((0.998, 0.98), ".better-line")] {
                page.css(".better-hand")
                    .drag_from(from, &page.css(to), Pointer::Mouse);
                let selected = page
                    .css("body")
                    .eval("return String(getSelection()).trim()");
                assert_eq!(selected, json!(""), "{size:?}, from {from:?}");
                page.press_keys("Escape");
            }
            page.wait("the line is empty", || line_length(page) == 0);
            page.css(&hand_selector(page, card_in_hand(&game, "S")))
                .drag_to(&page.css(".better-line"), Pointer::Mouse);
            page.wait("the card lies in the line", || line_length(page) == 1);
            page.press_keys("Escape");
            page.wait("the line is empty", || line_length(page) == 0);
            // Between two cards one of them is taken.
            page.css(".better-held:nth-child(2)").drag_from(
                (0.01, 0.5),
                &page.css(".better-line"),
                Pointer::Touch,
            );
            page.wait("a card lies in the line", || line_length(page) == 1);
            page.press_keys("Escape");
            page.wait("the line is empty", || line_length(page) == 0);
        }
    });
}

/// Taps a card of the hand, then an end of an opponent's word.
fn tap_card_and_word(page: &Page, card: CardId, word: &str, across: f64) {
    page.css(&hand_selector(page, card)).tap();
    page.css(&format!(".better-line [data-card='{}']", card.index()))
        .appears();
    page.wait_for_animations();
    page.css(word).tap_at(across, 0.5);
    page.css(&format!("{word}[aria-pressed='true']")).appears();
}

#[test]
fn a_line_that_cannot_be_played_marks_the_card_at_fault_and_names_it() {
    browse(|page| {
        let game = game_holding("S", &person_choices(), has_word_of_another);
        game.open(page);
        uncover_hand(page, &game);
        let (word, _) = opponent_word(&game);
        let first = card_in_hand(&game, "S");
        let view = game.view();
        let deck = &view.table.options.deck;
        let plain = |card: &&CardId| {
            let face = deck.face(**card);
            **card != first && matches!(face, Face::Letters(Colour::Plain, _))
        };
        let second = *view.hand.iter().find(plain).expect("a second plain card");
        tap_card_and_word(page, first, &word, 0.05);
        page.css(&hand_selector(page, second)).tap();
        page.css(&format!(
            ".better-line [data-card='{}'][data-fault]",
            second.index()
        ))
        .appears();
        page.says("Take back ");
        assert!(!page.css(".better-line [data-table][data-fault]").exists());
        page.audit_themes();
        page.check_all_sizes("better-fault");
    });
}

#[test]
fn o23_the_line_shows_what_a_blue_card_replaces() {
    browse(|page| {
        let single = |view: &View| {
            let own = view.own.expect("a seat");
            let mut words = view.table.open_words();
            let word = words.find(|word| word.owner != own);
            word.is_some_and(|word| word.cards[0].letters.len() == 1 && word.cards.len() > 2)
        };
        let game = game_holding("=L", &person_choices(), single);
        game.open(page);
        page.resize(SIZES[0]);
        uncover_hand(page, &game);
        let (word, cards) = opponent_word(&game);
        tap_card_and_word(page, card_in_hand(&game, "=L"), &word, 0.05);
        page.css(".better-line [data-replaced]").appears();
        assert_eq!(line_length(page), cards as u64);
        page.audit_themes();
        page.check_all_sizes("better-blue");
        page.resize(SIZES[0]);
        page.tap("Add it");
        page.css(".better-line [data-replaced]").disappears();
        assert_eq!(line_length(page), cards as u64 + 1);
        page.tap("Replace");
        page.css(".better-line [data-replaced]").appears();
        // Without the blue card the whole word is there again.
        page.css(".better-line button").tap();
        page.css(".better-line [data-replaced]").disappears();
        assert_eq!(line_length(page), cards as u64);
        assert!(!page.css(".better-line button").exists());
    });
}

#[test]
fn o25_o23_a_red_card_goes_between_letters_and_a_blue_card_replaces_some() {
    browse(|page| {
        let game = game_holding("-R", &person_choices(), has_word_of_another);
        game.open(page);
        uncover_hand(page, &game);
        let (word, cards) = opponent_word(&game);
        page.css(&hand_selector(page, card_in_hand(&game, "-R")))
            .tap();
        page.css(&format!("{word} .better-laid:nth-child(2)"))
            .tap_at(0.95, 0.5);
        page.wait("the red card lies behind the first", || {
            line_length(page) == cards as u64 + 1
                && page
                    .css(".better-line > :nth-child(2)[data-moves]")
                    .exists()
        });
        page.tap("Move right");
        page.css(".better-line > :nth-child(3)[data-moves]")
            .appears();
        page.check_all_sizes("better-red");
    });
}

#[test]
fn o26_a_wild_is_declared_by_letter_buttons() {
    browse(|page| {
        let game = game_holding("?", &person_choices(), |_| true);
        game.open(page);
        page.resize(SIZES[0]);
        uncover_hand(page, &game);
        page.css(&hand_selector(page, card_in_hand(&game, "?")))
            .tap();
        page.says("What letter is the wild?");
        page.audit_themes();
        page.check_all_sizes("better-wild");
        page.resize(SIZES[0]);
        page.part_in("Letters", "button", "E").tap();
        page.css(".better-hand").appears();
        page.part("button", "Take back: A wild as E").appears();
        page.press_keys("Escape");
        // A typed letter that no card has uses the wild.
        page.css(&hand_selector(page, card_in_hand(&game, "?")))
            .tap();
        page.press_keys("q");
        page.part("button", "Take back: A wild as Q").appears();
    });
}

#[test]
fn o28_stl_1_lets_the_player_pick_a_card_from_a_fan() {
    browse(|page| {
        let game = game_holding("!", &person_choices(), |_| true);
        game.open(page);
        uncover_hand(page, &game);
        page.css(&hand_selector(page, card_in_hand(&game, "!")))
            .tap();
        page.css(".better-fan").appears();
        page.audit_themes();
        page.check_all_sizes("better-fan");
        page.css(".better-blind:nth-child(3)").tap();
        page.says("New: ");
        page.announces("takes a card from");
        page.css(NEW_CARD).appears();
    });
}

/// A game in which the seat to draw holds STL-1 and can put back cards from the pile.
fn game_before_draw() -> NativeGame {
    for seed in 0..400 {
        let mut game = NativeGame::with_seed(&["Ada", "Bo"], person_choices(), seed);
        let thief =
            |view: &View, card: &CardId| view.table.options.deck.face(*card) == Face::StealOne;
        for _ in 0..4 {
            game.act(&Action::Draw);
            let view = game.view();
            let mut gone = view.hand.iter().filter(|card| !thief(&view, card));
            let gone = *gone.next().expect("a card that spells");
            game.act(&Action::End(vec![gone]));
        }
        let view = game.view();
        if view.hand.iter().any(|card| thief(&view, card)) {
            return game;
        }
    }
    panic!("no deal gave a hand an STL-1");
}

#[test]
fn o28_stl_1_waits_while_cards_can_be_put_back() {
    browse(|page| {
        let game = game_before_draw();
        let pile = game.table().pile.clone();
        let deep = pile[pile.len() - 2];
        game.open(page);
        uncover_hand(page, &game);
        page.css(&format!("[data-pile='{}']", deep.index())).tap();
        page.tap("Take 2 cards");
        page.part("button", "Put back").appears();
        page.css(&hand_selector(page, card_in_hand(&game, "!")))
            .tap();
        page.announces("STL-1 has to wait: you can still put your cards back.");
        assert!(!page.css(".better-fan").exists());
        page.tap("Put back");
        page.css(DRAW).appears();
        page.css(&hand_selector(page, card_in_hand(&game, "!")))
            .tap();
        page.css(".better-fan").appears();
    });
}

#[test]
fn o28_the_victims_hand_is_shown_to_the_thief() {
    browse(|page| {
        let choices = Choices {
            picking: StealOneRule::Shown,
            ..person_choices()
        };
        let game = game_holding("!", &choices, |_| true);
        game.open(page);
        uncover_hand(page, &game);
        page.css(&hand_selector(page, card_in_hand(&game, "!")))
            .tap();
        page.css(".better-blind").tap();
        page.css(".better-fan .card:not([data-down])").appears();
        page.check_all_sizes("better-fan-shown");
        page.css(".better-blind").tap();
        page.css(NEW_CARD).appears();
    });
}

/// A game with thirty cards in the pile.
fn deep_pile_game() -> NativeGame {
    let mut game = NativeGame::new(&["Ada", "Bo"], person_choices());
    while game.table().pile.len() < 30 {
        game.act(&Action::Draw);
        let view = game.view();
        let deck = &view.table.options.deck;
        let gone = view
            .hand
            .iter()
            .filter(|card| deck.face(**card) != Face::StealOne);
        let gone: Vec<CardId> = gone.copied().take(4).collect();
        game.act(&Action::End(gone));
    }
    game
}

#[test]
fn o13_thirty_cards_of_the_pile_can_be_read_and_taken_from_any_depth() {
    browse(|page| {
        let game = deep_pile_game();
        game.open(page);
        page.resize(SIZES[0]);
        uncover_hand(page, &game);
        let pile = &game.table().pile;
        let count = pile.len();
        let deep = pile[count - 7];
        page.css(&format!("[data-pile='{}']", deep.index())).tap();
        page.part("button", "Take 7 cards").appears();
        let along = page
            .css(".better-pile")
            .eval("return part.querySelectorAll('[data-along]').length");
        assert_eq!(along, json!(7));
        page.audit_themes();
        page.check_all_sizes("better-pile");
        page.resize(SIZES[0]);
        // By keyboard: the pile is one tab stop; arrow keys lead deeper.
        page.css(".better-lying").eval("part.focus()");
        page.press_keys("Right Right Enter");
        page.part("button", "Take 3 cards").appears();
        page.press_keys("Enter");
        page.css(".better-lying").eval("part.focus()");
        page.press_keys("Enter");
        // The chosen act is the only main button.
        let deck = &game.table().options.deck;
        let takes = take_label(deck, &pile[count - 1..]);
        page.part("button", &takes).appears();
        let main = "return [...document.querySelectorAll('.does .button-main')]
            .map((one) => one.textContent)";
        assert_eq!(page.css("body").eval(main), json!([takes]));
        page.says("You don’t have to play it");
    });
}

#[test]
fn every_control_is_large_enough_for_a_thumb() {
    browse(|page| {
        let game = game_holding("S", &person_choices(), has_word_of_another);
        game.open(page);
        page.resize(SIZES[0]);
        uncover_hand(page, &game);
        let small = page.css(".better").eval(
            "const all = Array.from(part.querySelectorAll('button, summary, a'));\
             const seen = all.filter((one) => one.checkVisibility() && !one.matches('.better-lying'));\
             const small = seen.filter((one) => {\
               const box = one.getBoundingClientRect();\
               const [wide, high] = one.matches('.better-held') ? [35.5, 51.5]\
                 : one.matches('.better-word, .better-down') ? [43.5, 27.5] : [43.5, 43.5];\
               return box.height < high || box.width < wide;\
             });\
             return small.map((one) => one.outerHTML.slice(0, 200))",
        );
        assert_eq!(
            small,
            json!([]),
            "44 px at least, but for a hand of nine and words"
        );
        assert!(!page.scrolls_sideways());
    });
}

#[test]
fn nothing_moves_while_a_word_is_built() {
    browse(|page| {
        let game = game_holding("S", &person_choices(), has_word_of_another);
        game.open(page);
        for size in SIZES {
            page.resize(size);
            if page.css(".cover").exists() {
                uncover_hand(page, &game);
            }
            let places = || {
                let place = "return ['#deck', '.seat', '.better-word', '.better-hand', '.better-line']\
                     .map((part) => document.querySelector(part).getBoundingClientRect().y)";
                page.driver().run_script(place, json!([]))
            };
            let before = places();
            for _ in 0..3 {
                page.css(".better-hand button:not([data-laid])")
                    .eval("part.click()");
            }
            page.wait("three lie in the line", || line_length(page) == 3);
            assert_eq!(places(), before, "built: {size:?}");
            page.css(".better-word").eval("part.click()");
            page.wait("a word came", || line_length(page) > 3);
            assert_eq!(places(), before, "a word: {size:?}");
            page.press_keys("Escape");
            page.wait("the line is empty", || line_length(page) == 0);
            assert_eq!(places(), before, "cleared: {size:?}");
        }
    });
}
