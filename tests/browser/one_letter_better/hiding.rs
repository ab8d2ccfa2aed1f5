//! While a hand is covered, the document must not reveal any of it: all of it is searched, with
//! attributes, live regions and the title.

use serde_json::json;

use super::{ADA, BO, DRAW, NativeGame, tap_card, uncover_hand};
use crate::harness::browse;
use crate::page::Page;
use game::SeatId;
use lexicon::Word;
use one_letter_better::screen::face_up;
use one_letter_better::text::table::card_aria_label;
use one_letter_better_rules::{Action, CardId, Choices, Colour, Face, Preset};

/// Collects every text of the document, its attributes and its title, every card number in an
/// attribute, and the number of card faces.
const SEARCH: &str = "
    const texts = [document.title, location.href];
    for (const one of document.querySelectorAll('*')) {
      for (const { value } of one.attributes) texts.push(value);
      for (const node of one.childNodes) if (node.nodeType !== 1) texts.push(node.data ?? '');
      if ('value' in one) texts.push(String(one.value));
    }
    texts.push(JSON.stringify(history.state));
    const cards = Array.from(document.querySelectorAll('[data-card]'), (one) => one.dataset.card);
    return [texts, cards, document.querySelectorAll('.card:not([data-down])').length]";

/// Returns the document's texts, the card numbers in it, and the number of drawn faces.
fn search_document(page: &Page) -> (Vec<String>, Vec<String>, u64) {
    let found = page.driver().run_script(SEARCH, json!([]));
    serde_json::from_value(found).expect("texts and cards")
}

/// Checks that the document reveals no card of this seat.
fn assert_hand_hidden(page: &Page, game: &NativeGame, seat: SeatId) {
    let (texts, cards, _) = search_document(page);
    let deck = &game.table().options.deck;
    let open: Vec<CardId> = {
        let table = game.table();
        let words = table.words.iter().flat_map(|word| &word.cards);
        let laid = words.map(|laid| laid.card);
        let pile = table.pile.iter().copied();
        let others = seat.others_clockwise(table.seats);
        let others = others.flat_map(|other| game.0.state().hand(other).to_vec());
        laid.chain(pile).chain(others).collect()
    };
    for card in game.0.state().hand(seat) {
        assert!(
            !cards.contains(&card.index().to_string()),
            "{card:?} is drawn"
        );
        let heard = card_aria_label(deck, &face_up(deck, *card));
        // The card's name may appear if a face-up card has the same face.
        let twin = open
            .iter()
            .any(|other| deck.face(*other) == deck.face(*card));
        if !twin {
            let tells = |text: &&String| {
                **text == heard
                    || text.starts_with(&format!("{heard},"))
                    || text.contains(&format!(": {heard}"))
            };
            let told = texts.iter().find(tells);
            assert_eq!(told, None, "{heard} is told");
        }
        // A card with a face of its own is given away by its letters alone.
        if let Face::Letters(Colour::Plain, letters) = deck.face(*card)
            && letters.len() > 1
            && !open
                .iter()
                .any(|other| face_letters(deck.face(*other)) == Some(letters))
        {
            let letters = letters.as_str().to_uppercase();
            let told = texts.iter().find(|text| **text == letters);
            assert_eq!(told, None, "{letters} is told");
        }
    }
}

fn face_letters(face: Face) -> Option<Word> {
    match face {
        Face::Letters(_, letters) => Some(letters),
        _ => None,
    }
}

fn two_person_game() -> NativeGame {
    let choices = Choices {
        target: None,
        ..Preset::Family.choices()
    };
    let mut game = NativeGame::new(&["Ada", "Bo"], choices);
    for _ in 0..4 {
        game.play_turn();
    }
    game
}

fn other_seat(seat: SeatId) -> SeatId {
    if seat == ADA { BO } else { ADA }
}

#[test]
fn the_cover_reveals_no_hand() {
    browse(|page| {
        let mut game = two_person_game();
        game.open(page);
        let seat = game.seat();
        for one in [ADA, BO] {
            assert_hand_hidden(page, &game, one);
        }
        let (.., faces) = search_document(page);
        assert_eq!(faces, 0, "no card is drawn at all");
        page.audit_themes();
        uncover_hand(page, &game);
        assert_hand_hidden(page, &game, other_seat(seat));
        let own = game.0.state().hand(seat)[0].index().to_string();
        assert!(
            search_document(page).1.contains(&own),
            "the own hand is there"
        );
        // A card is drawn, a word is built and left in the line; then the turn ends.
        page.css(DRAW).tap();
        game.act(&Action::Draw);
        tap_card(page, game.view().hand[0]);
        page.css(".better-line button").appears();
        assert_hand_hidden(page, &game, other_seat(seat));
        page.tap("Clear");
        page.tap("Exchange");
        let card = game.view().hand[0];
        tap_card(page, card);
        page.part("button", "Exchange").tap();
        game.act(&Action::End(vec![card]));
        page.css(".cover").appears();
        for one in [ADA, BO] {
            assert_hand_hidden(page, &game, one);
        }
        assert!(!page.part("button", "Undo").exists());
        uncover_hand(page, &game);
        assert_hand_hidden(page, &game, seat);
        assert!(
            page.css("[data-thing='do undo']:disabled").exists(),
            "nothing to undo after a hand-over"
        );
    });
}

#[test]
fn leaving_the_tab_or_reloading_covers_the_hand() {
    browse(|page| {
        let mut game = two_person_game();
        game.open(page);
        uncover_hand(page, &game);
        page.css(DRAW).tap();
        game.act(&Action::Draw);
        tap_card(page, game.view().hand[0]);
        page.css(".better-line button").appears();
        // Simulates the browser's report that another tab came to the front.
        let hides = "Object.defineProperty(document, 'hidden', { value: true, configurable: true });\
             document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))";
        page.driver().run_script(hides, json!([]));
        page.css(".cover").appears();
        for one in [ADA, BO] {
            assert_hand_hidden(page, &game, one);
        }
        page.driver()
            .run_script("delete document.hidden", json!([]));
        uncover_hand(page, &game);
        page.css(".better-line button").appears();
        page.reload();
        page.css(".cover").appears();
        for one in [ADA, BO] {
            assert_hand_hidden(page, &game, one);
        }
    });
}

#[test]
fn a_reload_keeps_cards_that_can_be_put_back() {
    browse(|page| {
        let mut game = two_person_game();
        // A pile with several layers.
        for _ in 0..3 {
            game.act(&Action::Draw);
            let gone = game.view().hand[..3].to_vec();
            game.act(&Action::End(gone));
        }
        let pile = game.table().pile.clone();
        let deep = pile[pile.len() - 4];
        game.open(page);
        uncover_hand(page, &game);
        page.css(&format!("[data-pile='{}']", deep.index())).tap();
        page.says("You’d have to play");
        page.tap("Take 4 cards");
        game.act(&Action::Take(4));
        page.says("Put back");
        page.reload();
        page.css(".cover").appears();
        for one in [ADA, BO] {
            assert_hand_hidden(page, &game, one);
        }
        uncover_hand(page, &game);
        page.says("or put everything back");
        page.css(&format!(
            ".better-held[data-must][data-card='{}']",
            deep.index()
        ))
        .appears();
        page.audit_themes();
        page.check_all_sizes("better-picked-up");
        page.tap("Put back");
        page.css(&format!("[data-pile='{}']", deep.index()))
            .appears();
        page.css(DRAW).appears();
    });
}
