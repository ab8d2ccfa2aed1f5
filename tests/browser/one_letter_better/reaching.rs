//! By touch, mouse and keyboard: the pile, the colours, wilds, STL-1; and a stable layout.

use serde_json::json;

use super::{Beside, here};
use crate::harness::browse;
use crate::page::{Page, Pointer, SIZES};
use one_letter_better_rules::{Action, CardId, Choices, Face, Preset, StealOneRule, View};

/// A game in which the seat to play holds a card with this face, and whose view meets the
/// condition.
fn holding(face: &str, choices: &Choices, wanted: impl Fn(&View) -> bool) -> Beside {
    let face: Face = face.parse().expect("a face");
    let holds = |view: &View| {
        let deck = &view.table.options.deck;
        view.hand.iter().any(|card| deck.face(*card) == face) && wanted(view)
    };
    for seed in 0..400 {
        let mut game = Beside::dealt(&["Ada", "Bo"], choices.clone(), seed);
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

fn held(game: &Beside, face: &str) -> CardId {
    let view = game.view();
    let face: Face = face.parse().expect("a face");
    let deck = &view.table.options.deck;
    let card = view.hand.iter().find(|card| deck.face(**card) == face);
    *card.expect("the hand holds the card")
}

/// Returns the selector of a card in the hand, once animations have ended.
fn in_hand(page: &Page, card: CardId) -> String {
    page.stands_still();
    format!(
        ".better-hand [data-card='{}']:not([data-laid])",
        card.index()
    )
}

fn word_of_another(view: &View) -> bool {
    let own = view.own.expect("a seat");
    view.table.open_words().any(|word| word.owner != own)
}

fn people() -> Choices {
    Choices {
        target: None,
        ..Preset::Opponents.choices()
    }
}

/// Returns a word of another seat, with its number of cards.
fn theirs(game: &Beside) -> (String, usize) {
    let own = game.seat();
    let word = game.table().open_words().find(|word| word.owner != own);
    let word = word.expect("the other has a word");
    (
        format!("[data-word='{}']", word.id.index()),
        word.cards.len(),
    )
}

/// Returns the number of cards in the line.
fn in_line(page: &Page) -> u64 {
    let count = page
        .css(".better-line")
        .ask("return part.querySelectorAll('[data-card]').length");
    count.as_u64().unwrap_or_default()
}

#[test]
fn a_card_is_dropped_at_an_end_by_finger_and_mouse() {
    browse(|page| {
        let game = holding("S", &people(), word_of_another);
        game.open(page);
        here(page, &game);
        let (word, cards) = theirs(&game);
        for pointer in [Pointer::Touch, Pointer::Mouse] {
            page.resize(SIZES[2]);
            page.css(&in_hand(page, held(&game, "S")))
                .drag_to(&page.css(&format!("{word} .better-worth")), pointer);
            page.wait("the word and the card lie in the line", || {
                in_line(page) == cards as u64 + 1
            });
            page.screens("better-dropped");
            page.keys("Escape");
            page.wait("the line is empty", || in_line(page) == 0);
        }
    });
}

#[test]
fn o25_o23_a_red_card_goes_between_letters_and_a_blue_card_replaces_some() {
    browse(|page| {
        let game = holding("-R", &people(), word_of_another);
        game.open(page);
        here(page, &game);
        let (word, cards) = theirs(&game);
        page.css(&in_hand(page, held(&game, "-R"))).tap();
        page.css(&format!("{word} .better-laid:nth-child(2)"))
            .tap_at(0.95, 0.5);
        page.wait("the red card lies behind the first", || {
            in_line(page) == cards as u64 + 1
                && page
                    .css(".better-line > :nth-child(2)[data-moves]")
                    .is_there()
        });
        page.tap("Move right");
        page.css(".better-line > :nth-child(3)[data-moves]")
            .appears();
        page.screens("better-red");
    });
}

#[test]
fn o26_a_wild_is_declared_by_letter_buttons() {
    browse(|page| {
        let game = holding("?", &people(), |_| true);
        game.open(page);
        page.resize(SIZES[0]);
        here(page, &game);
        page.css(&in_hand(page, held(&game, "?"))).tap();
        page.says("What letter is the wild?");
        page.audit_themes();
        page.screens("better-wild");
        page.resize(SIZES[0]);
        page.part_in("Letters", "button", "E").tap();
        page.css(".better-hand").appears();
        page.part("button", "Take back: A wild as E").appears();
        page.keys("Escape");
        // A typed letter that no card has uses the wild.
        page.css(&in_hand(page, held(&game, "?"))).tap();
        page.keys("q");
        page.part("button", "Take back: A wild as Q").appears();
    });
}

#[test]
fn o28_stl_1_lets_the_player_pick_a_card_from_a_fan() {
    browse(|page| {
        let game = holding("!", &people(), |_| true);
        game.open(page);
        here(page, &game);
        page.css(&in_hand(page, held(&game, "!"))).tap();
        page.css(".better-fan").appears();
        page.audit_themes();
        page.screens("better-fan");
        page.css(".better-blind:nth-child(3)").tap();
        page.says("New in your hand");
        page.announces("takes a card from");
        page.css(".better-held[data-new]").appears();
    });
}

/// A game in which the seat to draw holds STL-1 and can put back cards from the pile.
fn before_the_draw() -> Beside {
    for seed in 0..400 {
        let mut game = Beside::dealt(&["Ada", "Bo"], people(), seed);
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
        let game = before_the_draw();
        let pile = game.table().pile.clone();
        let deep = pile[pile.len() - 2];
        game.open(page);
        here(page, &game);
        page.css(&format!("[data-pile='{}']", deep.index())).tap();
        page.tap("Take 2 cards");
        page.part("button", "Put back").appears();
        page.css(&in_hand(page, held(&game, "!"))).tap();
        page.announces("STL-1 has to wait: you can still put your cards back.");
        assert!(!page.css(".better-fan").is_there());
        page.tap("Put back");
        page.part("button", "Draw").appears();
        page.css(&in_hand(page, held(&game, "!"))).tap();
        page.css(".better-fan").appears();
    });
}

#[test]
fn o28_the_victims_hand_is_shown_to_the_thief() {
    browse(|page| {
        let choices = Choices {
            picking: StealOneRule::Shown,
            ..people()
        };
        let game = holding("!", &choices, |_| true);
        game.open(page);
        here(page, &game);
        page.css(&in_hand(page, held(&game, "!"))).tap();
        page.css(".better-blind").tap();
        page.css(".better-fan .card:not([data-down])").appears();
        page.screens("better-fan-shown");
        page.css(".better-blind").tap();
        page.says("New in your hand");
    });
}

/// A game with thirty cards in the pile.
fn deep() -> Beside {
    let mut game = Beside::of(&["Ada", "Bo"], people());
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
        let game = deep();
        game.open(page);
        page.resize(SIZES[0]);
        here(page, &game);
        let pile = &game.table().pile;
        let count = pile.len();
        let deep = pile[count - 7];
        page.css(&format!("[data-pile='{}']", deep.index())).tap();
        page.part("button", "Take 7 cards").appears();
        let along = page
            .css(".better-pile")
            .ask("return part.querySelectorAll('[data-along]').length");
        assert_eq!(along, json!(7));
        page.audit_themes();
        page.screens("better-pile");
        page.resize(SIZES[0]);
        // By keyboard: the pile is one tab stop; arrow keys lead deeper.
        page.css(".better-lying").ask("part.focus()");
        page.keys("Right Right Enter");
        page.part("button", "Take 3 cards").appears();
        page.keys("Enter");
        page.css(".better-lying").ask("part.focus()");
        page.keys("Enter");
        page.part("button", "Take it").appears();
        page.says("You don’t have to play it");
    });
}

#[test]
fn every_control_is_large_enough_for_a_thumb() {
    browse(|page| {
        let game = holding("S", &people(), word_of_another);
        game.open(page);
        page.resize(SIZES[0]);
        here(page, &game);
        let small = page.css(".better").ask(
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
        let game = holding("S", &people(), word_of_another);
        game.open(page);
        for size in SIZES {
            page.resize(size);
            if page.css(".cover").is_there() {
                here(page, &game);
            }
            let places = || {
                let place = "return ['#deck', '.seat', '.better-word', '.better-hand', '.better-line']\
                     .map((part) => document.querySelector(part).getBoundingClientRect().y)";
                page.driver().script(place, json!([]))
            };
            let before = places();
            for _ in 0..3 {
                page.css(".better-hand button:not([data-laid])")
                    .ask("part.click()");
            }
            page.wait("three lie in the line", || in_line(page) == 3);
            assert_eq!(places(), before, "built: {size:?}");
            page.css(".better-word").ask("part.click()");
            page.wait("a word came", || in_line(page) > 3);
            assert_eq!(places(), before, "a word: {size:?}");
            page.keys("Escape");
            page.wait("the line is empty", || in_line(page) == 0);
            assert_eq!(places(), before, "cleared: {size:?}");
        }
    });
}
