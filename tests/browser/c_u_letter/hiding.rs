//! Hidden hands and face-down cards must not be revealed: the whole document is searched, with
//! attributes, live regions and the title.

use serde_json::json;

use super::{ADA, BO, NativeGame, end_turn, place_card, square, take_device};
use crate::harness::browse;
use crate::page::Page;
use c_u_letter_rules::{Action, CardId, Choices, Placing, Preset, Stage, Use};
use game::{SeatId, TimeLimit};

/// Collects the card numbers in the document, and all of its texts.
const SEARCH: &str = "
    const texts = [document.title, location.href, JSON.stringify(history.state)];
    for (const one of document.querySelectorAll('*')) {
      for (const { value } of one.attributes) texts.push(value);
      for (const node of one.childNodes) if (node.nodeType !== 1) texts.push(node.data ?? '');
      if ('value' in one) texts.push(String(one.value));
    }
    const cards = Array.from(document.querySelectorAll('[data-card]'), (one) => one.dataset.card);
    return [texts, cards]";

fn search_document(page: &Page) -> (Vec<String>, Vec<String>) {
    let found = page.driver().run_script(SEARCH, json!([]));
    serde_json::from_value(found).expect("texts and cards")
}

/// Checks that none of these cards is drawn or named.
fn assert_hidden(page: &Page, hidden: &[CardId]) {
    let (texts, cards) = search_document(page);
    let drawn = cards.iter().filter_map(|number| number.parse().ok());
    let drawn = drawn.filter_map(|number: u8| CardId::try_from(number).ok());
    let drawn: Vec<CardId> = drawn.collect();
    for card in hidden {
        let number = card.index().to_string();
        assert!(!cards.contains(&number), "{card:?} is drawn");
        // The card's name may appear if a visible card has the same face.
        if !drawn.iter().any(|other| other.face() == card.face()) {
            let heard = c_u_letter::text::moments::held_card(*card);
            let told = texts.iter().find(|text| **text == heard);
            assert_eq!(told, None, "{heard} is told");
        }
    }
}

fn hand(game: &NativeGame, seat: SeatId) -> Vec<CardId> {
    game.0.state().hand(seat).to_vec()
}

/// A game with a face-down card, at the beginning of its placer's next turn.
fn game_with_face_down_card() -> (NativeGame, Placing) {
    let choices = Choices {
        clock: TimeLimit::Untimed,
        cards: Some(30),
        ..Preset::Table.choices()
    };
    for seed in 1..400 {
        let mut game = NativeGame::with_seed(&["Ada", "Bo"], choices, seed);
        let mut hidden = None;
        for _ in 0..16 {
            game.act(&Action::Ready);
            let placings = game.legal_placings();
            let hides = placings.iter().find(|one| one.using == Use::Hide);
            let enchants = placings.iter().find(|one| {
                let face = one.card.face();
                let grey = face.colour == c_u_letter_rules::AbilityColour::Grey;
                let enchanter = face.kind == c_u_letter_rules::CardKind::Enchanter;
                one.using == Use::Nothing && grey && enchanter
            });
            let plain = placings.iter().find(|one| one.using == Use::Nothing);
            let Some(placing) = hides.or(enchants).or(plain).copied() else {
                break;
            };
            if placing.using == Use::Hide {
                hidden = Some((game.clone(), placing));
                break;
            }
            game.act(&Action::Place(placing));
            game.act(&Action::Done);
        }
        if let Some(found) = hidden {
            return found;
        }
    }
    panic!("no deal has an ambush");
}

#[test]
fn the_cover_and_the_board_reveal_no_hidden_card() {
    browse(|page| {
        let (mut game, placing) = game_with_face_down_card();
        game.open(page);
        // The turn of the seat that places the card has begun, but the cover still hides the board.
        for seat in [ADA, BO] {
            assert_hidden(page, &hand(&game, seat));
        }
        page.audit_themes();
        page.check_all_sizes("letter-cover");
        let seat = game.seat();
        let other = seat.next_clockwise(2);
        take_device(page, &mut game);
        assert_hidden(page, &hand(&game, other));
        let own = hand(&game, seat)[0].index().to_string();
        assert!(
            search_document(page).1.contains(&own),
            "the own hand is there"
        );
        place_card(page, &mut game, &placing);
        // The card is face down, and its name isn't given to any player.
        assert_hidden(page, &[placing.card]);
        end_turn(page, &mut game);
        page.css(".cover").appears();
        let all = [hand(&game, ADA), hand(&game, BO), vec![placing.card]].concat();
        assert_hidden(page, &all);
        take_device(page, &mut game);
        let known = [hand(&game, seat), vec![placing.card]].concat();
        assert_hidden(page, &known);
        // Pressing the card reveals nothing to another seat.
        page.driver().run_script(
            "const on = document.querySelector(arguments[0]), { x, y } = on.getBoundingClientRect();\
             on.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true,\
             button: 0, clientX: x + 9, clientY: y + 9 }))",
            json!([format!("[data-square='{}']", placing.at.index())]),
        );
        assert_hidden(page, &known);
    });
}

#[test]
fn c35_the_placer_sees_a_face_down_card_while_pressing_it() {
    browse(|page| {
        let (mut game, placing) = game_with_face_down_card();
        game.act(&Action::Place(placing));
        game.open(page);
        page.css(".cover .button").tap();
        page.part("button", "End turn").appears();
        let card = c_u_letter::text::table::peeked_card(placing.card);
        let heard = format!("{}, {card}", placing.at);
        let on = square(page, placing.at);
        let told = |page: &Page| square(page, placing.at).attribute("aria-label");
        assert_ne!(told(page), Some(heard.clone()));
        // The seat looks at the card by holding Space, and by holding a finger on it.
        on.eval("part.focus()");
        for (down, up) in [
            (
                "new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })",
                "new KeyboardEvent('keyup', { key: ' ', bubbles: true })",
            ),
            (
                "new PointerEvent('pointerdown', { bubbles: true, isPrimary: true, button: 0, clientX: x, clientY: y })",
                "new PointerEvent('pointerup', { bubbles: true, isPrimary: true, button: 0, clientX: x, clientY: y })",
            ),
        ] {
            let place = "const box = part.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;";
            square(page, placing.at).eval(&format!("{place} part.dispatchEvent({down})"));
            page.wait("the card is shown", || told(page) == Some(heard.clone()));
            square(page, placing.at).eval(&format!("{place} part.dispatchEvent({up})"));
            page.wait("it is covered again", || told(page) != Some(heard.clone()));
            assert_hidden(page, &[placing.card]);
        }
        assert_eq!(game.table().stage, Stage::Claiming);
    });
}

#[test]
fn leaving_the_tab_or_reloading_covers_the_hand() {
    browse(|page| {
        let (mut game, _) = game_with_face_down_card();
        game.open(page);
        take_device(page, &mut game);
        page.css(".letter-hand button").tap();
        // Simulates the browser's report that another tab came to the front.
        let hides = "Object.defineProperty(document, 'hidden', { value: true, configurable: true });\
             document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))";
        page.driver().run_script(hides, json!([]));
        page.css(".cover").appears();
        for seat in [ADA, BO] {
            assert_hidden(page, &hand(&game, seat));
        }
        page.driver()
            .run_script("delete document.hidden", json!([]));
        take_device(page, &mut game);
        page.reload();
        page.css(".cover").appears();
        for seat in [ADA, BO] {
            assert_hidden(page, &hand(&game, seat));
        }
    });
}
