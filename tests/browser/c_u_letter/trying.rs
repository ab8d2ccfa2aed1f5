//! Retrying a turn after the game.

use c_u_letter::bots::{ReviewPoint, all_review_points, review_point_since};
use c_u_letter::text::moments::CARD_UNIT;
use c_u_letter_rules::{Action, CULetter, Choices, Preset, Stage};
use game::TimeLimit;
use game::account::{ChanceTimeline, DecisionLoss, WinChances, key_moments};
use lexicon::FamilyFilter;
use screen::retry::{RetryVerdict, find_decision};
use screen::review::JudgedDecision;
use screen::text::review::verdict;

use super::{ADA, NativeGame, choose_placing, end_turn, main_button};
use crate::beside::word_list;
use crate::harness::browse;

/// A finished two-player game, and a turn of its first player that is among the memorable moments:
/// the moment's index, and the turn.
fn game_with_memorable_turn() -> (NativeGame, usize, ReviewPoint) {
    let choices = Choices {
        clock: TimeLimit::Untimed,
        cards: Some(12),
        ..Preset::Table.choices()
    };
    let mut game = NativeGame::with_seed(&["Ada", "Bo"], choices, 5);
    game.play_until(|table| table.stage == Stage::Over);
    let course = ChanceTimeline::from_match(&game.0).expect("the game has two players");
    let all = all_review_points(&game.0).into_iter();
    let own: Vec<ReviewPoint> = all.filter(|spot| spot.seat == ADA).collect();
    let lost = own.iter().map(|spot| {
        spot.review(word_list(), &FamilyFilter::for_lexicon(word_list()))
            .loss()
    });
    let lost: Vec<DecisionLoss> = lost.collect();
    let judged = |lost: &DecisionLoss| {
        JudgedDecision::new(*lost, String::new(), String::new(), Some(&course))
    };
    let told: Vec<JudgedDecision> = lost.iter().map(judged).collect();
    let moments = key_moments(&course, ADA, &lost, &CULetter::ODDS);
    let mut each = (1..).zip(&moments).filter_map(|(at, moment)| {
        let step = find_decision(&told, moment, &course, ADA)?.lost.step;
        let spot = own.iter().find(|spot| spot.step == step)?;
        Some((at, spot.clone()))
    });
    let (at, spot) = each.next().expect("a turn to try again");
    (game, at, spot)
}

#[test]
fn a_retried_turn_is_judged_after_its_claims() {
    let (game, at, spot) = game_with_memorable_turn();
    let then = spot
        .review(word_list(), &FamilyFilter::for_lexicon(word_list()))
        .missed;
    let mut again = NativeGame(game.0.truncated(spot.step));
    browse(|page| {
        game.open(page);
        page.press("Look through the game");
        page.wait_for_review();
        page.check_all_sizes("letter-reviewed");
        page.css(&format!(".recalled .moment:nth-child({at}) > .button-main"))
            .press();
        page.css(".say .tip").appears();
        // The same placing is made again, but its words aren't claimed.
        choose_placing(page, &spot.placed);
        main_button(page).tap();
        again.act(&Action::Place(spot.placed));
        page.part("button", "End turn").appears();
        assert!(
            !page.part("button", "Try again").exists(),
            "the turn goes on"
        );
        end_turn(page, &mut again);
        let tried = review_point_since(&again.0, spot.step, ADA).expect("it is over");
        let now = tried
            .review(word_list(), &FamilyFilter::for_lexicon(word_list()))
            .missed;
        page.says(&verdict(RetryVerdict::compare(now, then), CARD_UNIT));
        page.audit_themes();
        page.check_all_sizes("letter-tried");
        page.press("Try again");
        page.part("button", "Place it").appears();
        page.part("button", "Back to the review").press();
        page.css(".recalled .moment").appears();
    });
}
