//! A whole game of four, from the first card to the last words, in four windows in turn.

use c_u_letter::bots::{Mage, choose};
use c_u_letter_rules::{Action, AfterRound, Choices, Placing, Preset, Scramble, Stage, Use};
use game::{Chance, TimeLimit, Viewer};
use lexicon::FamilyFilter;

use super::{
    NativeGame, end_turn, main_button, native_scores, shown_scores, skip_word_review, square,
    take_device,
};
use crate::beside::word_list;
use crate::harness::{browse, is_thorough};
use crate::page::Page;
use crate::whole::{Turn, close_ribbon};

/// Returns the next action of the seat to act: three of the four play like the best bots.
pub(super) fn next_action(game: &NativeGame, chance: &mut Chance) -> Action {
    let seat = game.seat();
    let view = game.0.view(Viewer::Seat(seat));
    let mage = match seat.index() {
        0 => Mage::Charmer,
        _ => Mage::Sorcerer,
    };
    choose(
        &view,
        seat,
        mage,
        word_list(),
        &FamilyFilter::default(),
        chance,
    )
}

/// Lets the player who begins the next round, or makes the next word from the leftover cards,
/// confirm being ready.
fn confirm_ready(page: &Page, game: &mut NativeGame) {
    let name = game.player_name(game.seat());
    page.part("button", &format!("{name} is ready")).tap();
    game.act(&Action::Ready);
}

fn place_and_check(page: &Page, game: &mut NativeGame, turn: Turn<'_>, placing: &Placing) {
    close_ribbon(page);
    super::choose_placing(page, placing);
    turn.take_pictures_if_due("laid");
    if !matches!(placing.using, Use::Nothing) {
        turn.take_pictures_if_due("ability");
    }
    main_button(page).tap();
    page.part("button", "End turn").appears();
    game.act(&Action::Place(*placing));
    page.wait_for_animations();
}

fn claim_and_check(page: &Page, game: &mut NativeGame, action: &Action) {
    let Action::Claim(span) = action else { return };
    close_ribbon(page);
    square(page, span.from()).tap();
    square(page, span.to()).tap();
    let read = game.table().board.word_on(*span).expect("a word");
    page.announces(&format!("claims {}", read.as_str().to_uppercase()));
    game.act(action);
}

#[test]
fn four_people_play_to_the_end() {
    browse(|page| {
        let choices = Choices {
            clock: TimeLimit::Untimed,
            scramble: Scramble::Turns,
            // Sixteen cards would be a tenth of Chromium's whole work in a proof. Eight fill the
            // board too.
            cards: (!is_thorough()).then_some(8),
            ..Preset::Table.choices()
        };
        let names = [
            "Ada",
            "Wilhelmina of the Meadow",
            "Cleo",
            "Wilhelmina of the Valley",
        ];
        let mut game = NativeGame::with_seed(&names, choices, 5);
        game.open(page);
        let mut chance = Chance::new(1);
        let (mut turns, mut turn) = (0, Turn::begin(page, "letter", 0));
        loop {
            match game.table().stage {
                Stage::Placing if !game.table().turn.ready => {
                    turn = Turn::begin(page, "letter", turns);
                    turns += 1;
                    if turn.is_picture_due() {
                        page.css(".cover").appears();
                        turn.take_pictures_if_due("cover");
                    }
                    take_device(page, &mut game);
                    turn.take_pictures_if_due("begins");
                }
                Stage::Revealing(_) if !game.table().turn.ready => {
                    confirm_ready(page, &mut game);
                    page.part("button", "End turn").appears();
                    if turns < 40 {
                        turn.take_pictures("reveals");
                    }
                }
                Stage::Scramble(_) if !game.table().turn.ready => {
                    confirm_ready(page, &mut game);
                    page.part("button", "Pass").appears();
                    turn.take_pictures_if_due("scramble");
                }
                Stage::RoundOver => {
                    let scrambles = game.table().results.last().map(|result| result.then);
                    let on = match scrambles {
                        Some(AfterRound::NextRound) | None => "Next round",
                        Some(_) => "Last words",
                    };
                    skip_word_review(page, on);
                    assert_eq!(shown_scores(page), native_scores(&game));
                    turn.take_pictures("round");
                    page.tap(on);
                    game.act(&Action::NextRound);
                }
                Stage::Over => break,
                _ => {}
            }
            if !game.table().turn.ready {
                continue;
            }
            match next_action(&game, &mut chance) {
                Action::Place(placing) => place_and_check(page, &mut game, turn, &placing),
                claim @ Action::Claim(_) => claim_and_check(page, &mut game, &claim),
                Action::Done => {
                    turn.take_pictures_if_due("claimed");
                    end_turn(page, &mut game);
                }
                Action::Spell(cards) => {
                    for card in &cards {
                        page.css(&format!(".letter-pool [data-card='{}']", card.index()))
                            .tap();
                    }
                    page.tap("Make it");
                    game.act(&Action::Spell(cards));
                }
                Action::Pass => {
                    page.tap("Pass");
                    game.act(&Action::Pass);
                }
                other => panic!("no game here reaches {other:?}"),
            }
        }
        page.says("Final scores");
        assert_eq!(shown_scores(page), native_scores(&game));
        turn.take_pictures("over");
    });
}
