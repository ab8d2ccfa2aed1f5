//! Whole games of One Letter Better.

use one_letter_better_rules::{Action, Choices, Preset, Stage};
use serde_json::json;

use super::{ADA, DRAW, NativeGame, lay_word, tap_card, tap_line, uncover_hand};
use crate::harness::browse;
use crate::page::{SIZES, Size};

/// Returns each seat's score as the page shows it.
fn shown_scores(page: &crate::page::Page) -> Vec<String> {
    let told = page
        .css(".stage-scores")
        .eval("return Array.from(part.querySelectorAll('.score'), (score) => score.textContent)");
    serde_json::from_value(told).expect("scores are texts")
}

#[test]
fn two_people_play_a_match_by_touch() {
    browse(|page| {
        let choices = Choices {
            rounds: 2,
            target: Some(50),
            ..Preset::Opponents.choices()
        };
        let mut game = NativeGame::new(&["Ada", "Bo"], choices);
        page.resize(SIZES[0]);
        game.open(page);
        let mut plays = 0;
        loop {
            match game.table().stage {
                Stage::Playing => {}
                Stage::RoundOver => {
                    page.says("goes to");
                    page.says("Cards left in hand");
                    page.audit_themes();
                    page.check_all_sizes("better-round-over");
                    page.resize(SIZES[0]);
                    page.tap("Next round");
                    game.act(&Action::NextRound);
                    continue;
                }
                _ => break,
            }
            uncover_hand(page, &game);
            page.css(DRAW).tap();
            game.act(&Action::Draw);
            page.css("[data-draws]").disappears();
            // A play or two, so that later turns have steals.
            while let Some(find) = game.best_gaining_play() {
                tap_line(page, &game, &find.line);
                lay_word(page);
                let spelled = find.word.as_str().to_uppercase();
                game.act(&Action::Play(find.line));
                page.announces(&format!("makes {spelled}"));
                plays += 1;
            }
            let own = game.table().score(game.seat()).to_string();
            let own = own.replace('-', "−");
            page.wait("the points are counted", || {
                shown_scores(page).get(game.seat().index()) == Some(&own)
            });
            let spare = game.spare_cards();
            let says = one_letter_better::text::table::end_turn_label(&game.view());
            page.tap(says);
            if !spare.is_empty() {
                for card in &spare {
                    tap_card(page, *card);
                }
                page.tap(says);
            }
            game.act(&Action::End(spare));
        }
        assert!(plays > 4, "{plays} plays");
        page.says("Final scores");
        page.says("Best plays");
        page.audit_themes();
        page.check_all_sizes("better-over");
        page.wait_for_review();
        page.check_all_sizes("better-review");
        page.audit_themes();
        page.tap("Play again");
        page.css(".cover").appears();
    });
}

#[test]
fn o36_a_solo_game_is_played_to_its_end_by_keyboard() {
    browse(|page| {
        let mut game = NativeGame::new(&["Ada"], Preset::Solo.choices());
        while game.view().deck > 12 {
            game.play_turn();
        }
        game.open(page);
        page.css(".better-hand").appears();
        assert!(!page.css(".cover").exists(), "no cover in a solo game");
        page.check_all_sizes("better-solo");
        let mut typed = 0;
        while game.table().stage == Stage::Playing {
            if game.view().deck > 0 && !game.table().turn.drawn {
                let left = game.view().deck;
                page.press_keys("Enter");
                game.act(&Action::Draw);
                assert_ne!(game.view().deck, left);
                page.css("#deck[data-draws]").disappears();
            }
            // New words are typed; the cards that the page chooses for them are played.
            let view = game.view();
            let typed_one = game.found_plays().into_iter().find(|find| {
                let plain = find.line.iter().all(|laid| {
                    let face = view.table.options.deck.face(laid.card);
                    !face.is_wild()
                });
                find.used.is_empty() && find.swing() > 0 && plain
            });
            if let Some(find) = typed_one {
                page.type_text(find.word.as_str());
                let mut draft = one_letter_better::screen::Draft::default();
                for letter in find.word.letters() {
                    assert!(draft.type_letter(letter, &view));
                }
                page.css(".does .button-main:not([disabled])").appears();
                page.press_keys("Enter");
                game.act(&Action::Play(draft.laid_cards()));
                page.announces(&format!("makes {}", find.word.as_str().to_uppercase()));
                typed += 1;
            }
            let says = one_letter_better::text::table::end_turn_label(&game.view());
            let before = game.0.journal().steps.len();
            page.part("button", says).eval("part.focus()");
            page.press_keys("Enter");
            let least = *game.view().allowed_discards().start();
            let most = *game.view().allowed_discards().end();
            let mut gone = Vec::new();
            if most > 0 {
                // Chooses the first cards of the hand by arrow keys.
                page.part("button", "Back").appears();
                page.css(".better-hand button").eval("part.focus()");
                for _ in 0..least {
                    page.press_keys("Enter Right");
                }
                gone.extend(game.view().hand.iter().copied().take(least));
                page.part("button", says).eval("part.focus()");
                page.press_keys("Enter");
            }
            game.act(&Action::End(gone));
            assert!(game.0.journal().steps.len() > before);
            if game.table().stage == Stage::Playing && game.view().deck > 0 {
                page.css("#deck[data-draws]").appears();
            }
        }
        assert!(typed > 0, "something was typed");
        page.says(&one_letter_better::text::moments::solo_score(
            game.table().total_score(ADA),
        ));
        page.says("That’s your best so far.");
        page.audit_themes();
        page.check_all_sizes("better-solo-over");
        page.reload();
        page.says("Your best is");
    });
}

#[test]
fn o36_todays_deck_has_a_score_of_its_own_and_the_first_try_counts() {
    browse(|page| {
        let day = "2025-01-31".parse().expect("a day");
        let deal = || NativeGame::new(&["Ada"], Preset::Day(day).choices());
        let mut game = deal();
        while game.view().deck > 12 {
            game.play_turn();
        }
        game.open(page);
        page.css(".better-hand").appears();
        // The rest of the deck is exchanged.
        while game.table().stage == Stage::Playing {
            if game.view().deck > 0 && !game.table().turn.drawn {
                page.css(DRAW).tap();
                game.act(&Action::Draw);
                page.css("#deck[data-draws]").disappears();
            }
            let spare = game.spare_cards();
            let says = one_letter_better::text::table::end_turn_label(&game.view());
            page.tap(says);
            for card in &spare {
                tap_card(page, *card);
            }
            if !spare.is_empty() {
                page.tap(says);
            }
            game.act(&Action::End(spare));
            if game.table().stage == Stage::Playing && game.view().deck > 0 {
                page.css("#deck[data-draws]").appears();
            }
        }
        let score = one_letter_better::text::moments::solo_score(game.table().total_score(ADA));
        page.says(&score);
        page.says("Your score with the deck of 2025-01-31.");
        page.audit_themes();
        page.check_all_sizes("better-day-over");
        page.reload();
        page.says("Your score with the deck of 2025-01-31.");
        // Another game is played with the same cards.
        let mut again = deal();
        while again.table().stage == Stage::Playing {
            again.play_turn();
        }
        again.open_as(page, "again");
        page.says(&format!(
            "Only your first try with the deck of 2025-01-31 counts: {score}."
        ));
        assert_eq!(page.saved_record("one-letter-better/best"), None);
    });
}

#[test]
fn a_game_against_a_bot_is_played_to_its_end() {
    browse(|page| {
        let choices = Choices {
            rounds: 1,
            target: Some(50),
            ..Preset::Opponents.choices()
        };
        let mut game = NativeGame::new(&["Ada", "Raven"], choices);
        while game.seat() != ADA {
            game.play_turn();
        }
        game.open(page);
        // There is no cover, since there is no other person.
        page.css(".better-hand").appears();
        page.css(DRAW).tap();
        page.tap("Hint");
        page.announces("Hint 1 of 3.");
        page.audit_themes();
        page.check_all_sizes("better-hint");
        // Ada exchanges and lets the Raven win.
        for turn in 0..40 {
            if page.visible_text().contains("wins.") {
                break;
            }
            if turn > 0 {
                page.css(DRAW).tap();
            }
            page.tap("Exchange");
            page.wait_for_animations();
            page.css(".better-hand button").tap();
            page.tap("Exchange");
            page.announces("Raven ");
            page.wait("the Raven has played", || {
                page.css(DRAW).exists() || page.visible_text().contains("wins.")
            });
        }
        page.says("Raven wins.");
        // The first screen says what paid and what cost.
        for (width, height) in [(360, 640), (390, 844)] {
            page.resize(Size { width, height });
            let seen = "const [sums, all] = [part, part.closest('.ended')]
                .map((one) => one.getBoundingClientRect());
                return part.closest('.ended').scrollTop === 0
                    && sums.height > 0 && sums.bottom <= all.bottom";
            page.wait("the sums are in view", || {
                page.css(".better-sums").eval(seen) == json!(true)
            });
        }
        page.resize(SIZES[0]);
        page.says(" from words − ");
        // Ada lost to a stronger bot, so her rating falls only a little.
        page.says("Ada’s rating: ");
        page.says("Ada’s match: ");
        page.wait("the rating is kept", || {
            let kept = page.saved_record("one-letter-better/rating");
            kept.is_some_and(|kept| kept.contains("Ada\\t"))
        });
        page.audit_themes();
        page.check_all_sizes("better-against-over");
        // Opening the finished game again doesn't rate it again.
        let kept = page.saved_record("one-letter-better/rating");
        page.reload();
        page.says("Raven wins.");
        page.no_longer_says("Ada’s rating");
        assert_eq!(page.saved_record("one-letter-better/rating"), kept);
    });
}
