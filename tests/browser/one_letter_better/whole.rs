//! A whole game of four, from the first card to the last word, in four windows in turn; and one of
//! two by keyboard alone.

use one_letter_better::screen::Draft;
use one_letter_better::text::table::end_turn_label;
use one_letter_better_rules::{Action, CardId, Choices, Preset, Stage};

use super::{DRAW, NativeGame, lay_word, tap_card, tap_line, uncover_hand};
use crate::harness::browse;
use crate::page::{Page, Part};
use crate::whole::{Turn, close_ribbon};

/// Options for a game of one round, played up to this number of points.
fn short_round_choices(target: u16) -> Choices {
    Choices {
        rounds: 1,
        target: Some(target),
        ..Preset::Opponents.choices()
    }
}

/// Ends the turn, discarding the cards that must go.
fn end_turn_on_page(page: &Page, game: &mut NativeGame, turn: Turn<'_>) {
    let spare = game.spare_cards();
    let says = end_turn_label(&game.view());
    page.tap(says);
    if !spare.is_empty() {
        for card in &spare {
            tap_card(page, *card);
        }
        turn.take_pictures_if_due("goes");
        page.tap(says);
    }
    game.act(&Action::End(spare));
}

#[test]
fn four_people_play_to_the_end() {
    browse(|page| {
        let names = [
            "Ada",
            "Wilhelmina of the Meadow",
            "Cleo",
            "Wilhelmina of the Valley",
        ];
        let mut game = NativeGame::with_seed(&names, short_round_choices(100), 5);
        game.open(page);
        let (mut turns, mut turn) = (0, Turn::begin(page, "better", 0));
        while game.table().stage == Stage::Playing {
            turn = Turn::begin(page, "better", turns);
            turns += 1;
            page.css(".cover").appears();
            turn.take_pictures_if_due("cover");
            uncover_hand(page, &game);
            turn.take_pictures_if_due("begins");
            page.css(DRAW).tap();
            game.act(&Action::Draw);
            page.css("[data-draws]").disappears();
            // At most two words a turn, so that the other players get some as well.
            for _ in 0..2 {
                let Some(find) = game.best_gaining_play() else {
                    break;
                };
                close_ribbon(page);
                tap_line(page, &game, &find.line);
                page.css(".does .button-main:not([disabled])").appears();
                turn.take_pictures_if_due("built");
                lay_word(page);
                game.act(&Action::Play(find.line));
                page.announces(&format!("makes {}", find.word.as_str().to_uppercase()));
                turn.take_pictures_if_due("made");
            }
            close_ribbon(page);
            end_turn_on_page(page, &mut game, turn);
        }
        assert!(turns >= 10, "{turns} turns are enough for pictures");
        page.says("Final scores");
        page.says("Best plays");
        turn.take_pictures("over");
    });
}

/// Presses Tab until the part that matches a selector has the focus.
#[track_caller]
pub fn tab_to(page: &Page, selector: &str) {
    tab_to_part(page, &page.css(selector));
}

/// Presses Tab until a part has the focus.
#[track_caller]
pub fn tab_to_part(page: &Page, part: &Part<'_>) {
    part.appears();
    for _ in 0..120 {
        if part.has_focus() {
            return;
        }
        page.press_keys("Tab");
    }
    panic!("it is not reached by Tab, but {} is", page.focused_name());
}

/// The button that ends the turn.
pub const END: &str = "[data-thing='do end']";

#[test]
fn two_people_play_to_the_end_by_keyboard_alone() {
    browse(|page| {
        let mut game = NativeGame::with_seed(&["Ada", "Bo"], short_round_choices(50), 5);
        game.open(page);
        while game.table().stage == Stage::Playing {
            page.says(&game.player_name(game.seat()));
            tab_to(page, ".cover .button-main");
            page.press_keys("Enter");
            page.css("#deck[data-draws]").appears();
            page.press_keys("Escape Enter");
            game.act(&Action::Draw);
            page.css("#deck[data-draws]").disappears();
            // New words are typed; the cards that the page chooses for them are played.
            let view = game.view();
            let plain = |card: &CardId| !view.table.options.deck.face(*card).is_wild();
            let find = game.found_plays().into_iter().find(|find| {
                let plain = find.line.iter().all(|laid| plain(&laid.card));
                find.used.is_empty() && find.swing() > 0 && plain
            });
            if let Some(find) = find {
                page.type_text(find.word.as_str());
                let mut draft = Draft::default();
                for letter in find.word.letters() {
                    assert!(draft.type_letter(letter, &view));
                }
                page.css(".does .button-main:not([disabled])").appears();
                page.press_keys("Enter");
                game.act(&Action::Play(draft.laid_cards()));
                page.announces(&format!("makes {}", find.word.as_str().to_uppercase()));
            }
            page.css(END).appears();
            tab_to(page, END);
            page.press_keys("Enter");
            let discards = game.view().allowed_discards();
            let mut gone = Vec::new();
            if *discards.end() > 0 {
                // Chooses the first cards of the hand by arrow keys.
                page.part("button", "Back").appears();
                tab_to(page, ".better-hand button");
                for _ in 0..*discards.start() {
                    page.press_keys("Enter Right");
                }
                gone.extend(game.view().hand.iter().copied().take(*discards.start()));
                tab_to(page, END);
                page.press_keys("Enter");
            }
            game.act(&Action::End(gone));
        }
        page.says("Final scores");
        page.audit();
    });
}
