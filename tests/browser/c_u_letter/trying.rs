//! Retrying a turn after the game.

use c_u_letter::bots::{Spot, spots_of_all, tried};
use c_u_letter::text::moments::CARDS;
use c_u_letter_rules::{Action, CULetter, Choices, Preset, Stage};
use game::Allowance;
use game::account::{Accounted, Course, Lost, moments};
use lexicon::Family;
use screen::review::Judged;
use screen::text::review::verdict;
use screen::trying::{Verdict, decision};

use super::{ADA, Beside, choose, done, main};
use crate::beside::words;
use crate::harness::browse;

/// A finished two-player game, and a turn of its first player that is among the memorable moments:
/// the moment's index, and the turn.
fn with_a_moment() -> (Beside, usize, Spot) {
    let choices = Choices {
        clock: Allowance::Untimed,
        cards: Some(12),
        ..Preset::Table.choices()
    };
    let mut game = Beside::dealt(&["Ada", "Bo"], choices, 5);
    game.until(|table| table.stage == Stage::Over);
    let course = Course::of(&game.0).expect("the game has two players");
    let all = spots_of_all(&game.0).into_iter();
    let own: Vec<Spot> = all.filter(|spot| spot.seat == ADA).collect();
    let lost = own
        .iter()
        .map(|spot| spot.review(words(), &Family::of(words())).lost());
    let lost: Vec<Lost> = lost.collect();
    let judged = |lost: &Lost| Judged::new(*lost, String::new(), String::new(), Some(&course));
    let told: Vec<Judged> = lost.iter().map(judged).collect();
    let moments = moments(&course, ADA, &lost, &CULetter::ODDS);
    let mut each = (1..).zip(&moments).filter_map(|(at, moment)| {
        let step = decision(&told, moment, &course, ADA)?.lost.step;
        let spot = own.iter().find(|spot| spot.step == step)?;
        Some((at, spot.clone()))
    });
    let (at, spot) = each.next().expect("a turn to try again");
    (game, at, spot)
}

#[test]
fn a_retried_turn_is_judged_after_its_claims() {
    let (game, at, spot) = with_a_moment();
    let then = spot.review(words(), &Family::of(words())).missed;
    let mut again = Beside(game.0.cut(spot.step));
    browse(|page| {
        game.open(page);
        page.press("Look through the game");
        page.is_reviewed();
        page.screens("letter-reviewed");
        page.css(&format!(".recalled .moment:nth-child({at}) > .button-main"))
            .press();
        page.css(".say .tip").appears();
        // The same placing again, but its words aren't claimed.
        choose(page, &spot.placed);
        main(page).tap();
        again.act(&Action::Place(spot.placed));
        page.part("button", "End turn").appears();
        assert!(
            !page.part("button", "Try again").is_there(),
            "the turn goes on"
        );
        done(page, &mut again);
        let tried = tried(&again.0, spot.step, ADA).expect("it is over");
        let now = tried.review(words(), &Family::of(words())).missed;
        page.says(&verdict(Verdict::of(now, then), CARDS));
        page.audit_themes();
        page.screens("letter-tried");
        page.press("Try again");
        page.part("button", "Place it").appears();
        page.part("button", "Back to the review").press();
        page.css(".recalled .moment").appears();
    });
}
