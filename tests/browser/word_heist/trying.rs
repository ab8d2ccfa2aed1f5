//! Retrying a word that was missed, at the position where it could be made.

use game::SeatId;
use game::account::DecisionLoss;
use lexicon::{FamilyFilter, Level};
use screen::text::review::RETRY_QUESTION;
use word_heist::bots::Finder;
use word_heist::bots::review::seat_losses;
use word_heist::screen::retry_step;
use word_heist_rules::{Action, Choices, Scoring, VoteProposal};

use super::NativeGame;
use crate::beside::word_list;
use crate::harness::browse;

/// A game in which both players stop after 24 letters without making a word, and the word whose
/// miss cost Ada most.
fn game_with_missed_word() -> (NativeGame, DecisionLoss) {
    // Scored by letters, since with one point per word only steals would gain more.
    let choices = Choices {
        scoring: Scoring::Letters,
        ..Choices::default()
    };
    let mut game = NativeGame::new(&["Ada", "Bo"], choices);
    let all = game.table().face_down;
    game.flip_until(all - 24);
    let asks = game.next_seat();
    game.act(asks, &Action::Propose(asks, VoteProposal::Stop));
    game.act(game.next_seat(), &Action::Agree);
    let missed = seat_losses(
        &game.0,
        word_list(),
        &FamilyFilter::for_lexicon(word_list()),
    );
    let ada = |one: &DecisionLoss| one.seat == SeatId::FIRST && one.by > 0;
    let own = missed.into_iter().filter(ada);
    let most = own.max_by_key(|one| one.by);
    (game, most.expect("Ada missed something"))
}

#[test]
fn a_missed_word_can_be_retried() {
    let (game, most) = game_with_missed_word();
    let steps = retry_step(&game.0, &most).expect("Ada could have made it");
    let then = NativeGame(game.0.truncated(steps));
    let finds = Finder::for_seat(&then.table(), SeatId::FIRST).up_to_level(Level::EVERYDAY);
    let finds = finds.find(word_list());
    let word = finds.first().expect("a word lies there").word;
    browse(|page| {
        game.open(page);
        page.press("Look through the game");
        page.css(".moment > .button-main").press();
        page.css(".say .tip").appears();
        // By screen reader and keyboard: leaving the retry leads back to the moments.
        page.announces(RETRY_QUESTION);
        page.press("Back to the review");
        page.wait("the moments have the focus", || {
            page.css("#moments").has_focus()
        });
        page.css(".moment > .button-main").press();
        page.css(".say .tip").appears();
        page.type_text(word.as_str());
        page.press_keys("Enter");
        page.css(".tried h2").appears();
        page.says(&format!("{}:", word.as_str().to_uppercase()));
        page.says("In the game: ");
        page.audit();
        page.press("Back to the review");
        page.says("Everyone agreed to stop.");
    });
}
