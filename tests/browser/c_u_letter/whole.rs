//! A whole game of four, from the first card to the last words, in four windows in turn.

use c_u_letter::bots::{Mage, choose};
use c_u_letter_rules::{Action, AfterRound, Choices, Placing, Preset, Scramble, Stage, Use};
use game::{Chance, TimeLimit, Viewer};
use lexicon::FamilyFilter;

use super::{Beside, done, here, main, owned, scores, square, walked};
use crate::beside::words;
use crate::harness::{browse, thorough};
use crate::page::Page;
use crate::whole::{Turn, ribbon_goes};

/// Returns the next action of the seat to act: three of the four play like the best bots.
pub(super) fn next(game: &Beside, chance: &mut Chance) -> Action {
    let seat = game.seat();
    let view = game.0.view(Viewer::Seat(seat));
    let mage = match seat.index() {
        0 => Mage::Charmer,
        _ => Mage::Sorcerer,
    };
    choose(&view, seat, mage, words(), &FamilyFilter::default(), chance)
}

/// Lets the player who begins the next round, or makes the next last word, confirm being ready.
fn comes(page: &Page, game: &mut Beside) {
    let name = game.name(game.seat());
    page.part("button", &format!("{name} is ready")).tap();
    game.act(&Action::Ready);
}

fn places(page: &Page, game: &mut Beside, turn: Turn<'_>, placing: &Placing) {
    ribbon_goes(page);
    super::choose(page, placing);
    turn.pictured("laid");
    if !matches!(placing.using, Use::Nothing) {
        turn.pictured("ability");
    }
    main(page).tap();
    page.part("button", "End turn").appears();
    game.act(&Action::Place(*placing));
    page.stands_still();
}

fn claims(page: &Page, game: &mut Beside, action: &Action) {
    let Action::Claim(span) = action else { return };
    ribbon_goes(page);
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
            cards: (!thorough()).then_some(8),
            ..Preset::Table.choices()
        };
        let names = ["Ada", "Ben", "Cleo", "Wilhelmina"];
        let mut game = Beside::dealt(&names, choices, 5);
        game.open(page);
        let mut chance = Chance::new(1);
        let (mut turns, mut turn) = (0, Turn::begins(page, "letter", 0));
        loop {
            match game.table().stage {
                Stage::Placing if !game.table().turn.ready => {
                    turn = Turn::begins(page, "letter", turns);
                    turns += 1;
                    if turn.is_pictured() {
                        page.css(".cover").appears();
                        turn.pictured("cover");
                    }
                    here(page, &mut game);
                    turn.pictured("begins");
                }
                Stage::Revealing(_) if !game.table().turn.ready => {
                    comes(page, &mut game);
                    page.part("button", "End turn").appears();
                    if turns < 40 {
                        turn.always_pictured("reveals");
                    }
                }
                Stage::Scramble(_) if !game.table().turn.ready => {
                    comes(page, &mut game);
                    page.part("button", "Pass").appears();
                    turn.pictured("scramble");
                }
                Stage::RoundOver => {
                    let scrambles = game.table().results.last().map(|result| result.then);
                    let on = match scrambles {
                        Some(AfterRound::NextRound) | None => "Next round",
                        Some(_) => "Last words",
                    };
                    walked(page, on);
                    assert_eq!(scores(page), owned(&game));
                    turn.always_pictured("round");
                    page.tap(on);
                    game.act(&Action::NextRound);
                }
                Stage::Over => break,
                _ => {}
            }
            if !game.table().turn.ready {
                continue;
            }
            match next(&game, &mut chance) {
                Action::Place(placing) => places(page, &mut game, turn, &placing),
                claim @ Action::Claim(_) => claims(page, &mut game, &claim),
                Action::Done => {
                    turn.pictured("claimed");
                    done(page, &mut game);
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
        assert_eq!(scores(page), owned(&game));
        turn.always_pictured("over");
    });
}
