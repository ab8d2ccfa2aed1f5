//! Every phase of a turn, seen and announced, in three sizes and both themes.

use game::account::{ChanceTimeline, DecisionLoss, WinChances, key_moments};
use game::{Chance, Match, PlayedBy, Player, Roster, Seat, SeatId};
use paper_grid::bots::{ReviewPoint, review_points};
use paper_grid_rules::{
    Action, Amount, BoardSettings, Choices, GENERATOR_VERSION, Judge, Options, PaperGrid, Placed,
    SpecialType, SpecialUpgrade, generate,
};
use screen::retry::{RetryVerdict, find_decision};
use screen::review::JudgedDecision;
use screen::text::review::{POINTS, verdict};

use super::{Finger, InputMethod, cell_index, finished_game, open, short_game};
use crate::beside::word_list;
use crate::harness::browse;
use crate::page::{Page, Size};

/// Lays RAT over the star, with its T on a special cell.
fn lay_on_special_cell(page: &Page, special: SpecialType) {
    let game = short_game(PlayedBy::Person, |choices| {
        let cell = choices.board.size().cell_named("f2").unwrap();
        choices.board.set_special(cell, Some(special));
        choices.specials = SpecialUpgrade::Celldance;
    });
    open(page, &game);
    for (cell, letter) in [(11, 'R'), (12, 'A'), (13, 'T')] {
        Finger.lay_letter(page, &game, cell, letter);
    }
    page.tap("Play for 15");
}

/// The size in pixels of a prompt with this number of characters.
fn prompt_size(page: &Page, characters: usize) -> f64 {
    let size = page.css(".say > .now").eval(&format!(
        "part.style.setProperty('--n', '{characters}');
         return parseFloat(getComputedStyle(part).fontSize)"
    ));
    size.as_f64().expect("a size")
}

#[test]
fn prompts_have_two_sizes_however_long_they_are() {
    browse(|page| {
        open(page, &short_game(PlayedBy::Person, |_| {}));
        for cell_chosen in [false, true] {
            if cell_chosen {
                page.css("#board-11").tap();
                page.css(".say > .would > *").appears();
            }
            // One line holds 34 characters, two lines 54.
            let most = if cell_chosen { 34 } else { 54 };
            for (width, height) in [
                (360, 640),
                (390, 844),
                (844, 390),
                (820, 1180),
                (1180, 820),
                (1440, 900),
            ] {
                page.resize(Size { width, height });
                let what = format!("{width} x {height}, {cell_chosen}");
                let full = prompt_size(page, 34);
                assert!((14.0..=22.0).contains(&full), "{what}: {full}");
                for characters in [1, 12, most] {
                    let other = prompt_size(page, characters);
                    assert!((other - full).abs() < 0.1, "{what}, {characters}: {other}");
                }
                assert_eq!(prompt_size(page, 100), 12.0, "{what}");
            }
        }
    });
}

fn check_looks(page: &Page, name: &str) {
    page.audit_themes();
    page.check_all_sizes(name);
}

#[test]
fn a_thief_takes_a_letter() {
    browse(|page| {
        lay_on_special_cell(page, SpecialType::Thief);
        page.says("steal a letter");
        check_looks(page, "paper-grid-thief");
        page.press_in("Bo", "S");
        page.announces("Thief: Ada steals S from Bo.");
        page.says("ask for 2 letters");
    });
}

#[test]
fn a_destroyer_crosses_out_two_cells() {
    browse(|page| {
        lay_on_special_cell(page, SpecialType::Destroyer);
        page.says("cross out 2 cells");
        page.css("#board-0").tap();
        page.css("#board-31").tap();
        check_looks(page, "paper-grid-destroyer");
        page.press("Cross out");
        page.part("gridcell", "a1, crossed out, last play")
            .appears();
        page.part("gridcell", "h4, crossed out, last play")
            .appears();
    });
}

#[test]
fn a_blockade_places_letters_anywhere() {
    browse(|page| {
        lay_on_special_cell(page, SpecialType::Blockade);
        page.says("place up to 3 letters");
        page.part_in("Your letters", "button", "I").tap();
        page.css("#board-31").tap();
        check_looks(page, "paper-grid-blockade");
        page.press("Finish Blockade");
        page.part("gridcell", "h4, I, last play").appears();
    });
}

#[test]
fn a_big_ask_calls_two_to_six_letters() {
    browse(|page| {
        lay_on_special_cell(page, SpecialType::BigAsk);
        page.says("ask for 2 to 6 letters");
        for letter in "ESTARL".chars() {
            Finger.call_letter(page, letter);
        }
        check_looks(page, "paper-grid-calling");
        page.part("button", "Ask for these").appears();
    });
}

#[test]
fn the_table_votes_on_a_play() {
    browse(|page| {
        let game = short_game(PlayedBy::Person, |choices| choices.judge = Judge::Table);
        open(page, &game);
        for (cell, letter) in [(11, 'R'), (12, 'A'), (13, 'T')] {
            Finger.lay_letter(page, &game, cell, letter);
        }
        page.tap("Play for 15");
        page.says("Does everyone accept this?");
        page.says("RAT: 5 + 5 + 5 = 15");
        page.part("gridcell", "e2, A, just laid, star").appears();
        check_looks(page, "paper-grid-judging");
    });
}

#[test]
fn a_board_with_every_upgrade_fits_four_players() {
    browse(|page| {
        let settings = BoardSettings {
            walls: Amount::Many,
            specials: Amount::Many,
            hand: Some(5),
            ..BoardSettings::default()
        };
        let board = generate(&settings, GENERATOR_VERSION).unwrap();
        let mut choices = Choices::on_board(board);
        choices.specials = SpecialUpgrade::Celldance;
        choices.devils = true;
        choices.hints = true;
        choices.clock = game::TimeLimit::Seconds(120);
        let mut roster = Roster::default();
        for name in ["Ada", "Bartholomew the Elder", "Cleo", "Dee"] {
            roster.add(name).unwrap();
        }
        let seat = |player: &Player| Seat {
            player: player.clone(),
            by: PlayedBy::Person,
        };
        let seats = roster.players().iter().map(seat).collect();
        let options = Options::new(choices).unwrap();
        let game: Match<PaperGrid> = Match::start(options, seats, Chance::new(5)).unwrap();
        page.open("#/words");
        page.part("button", "ORCHARD").appears();
        open(page, &game);
        page.stop_clock();
        page.says(": play a word, or ");
        check_looks(page, "paper-grid-four");
        page.press("Menu");
        page.press("Rules");
        page.says("Celldance: make cells that multiply or act.");
        page.press("Hint");
        page.says("There’s a word ");
        page.css(".cell[data-marked]").appears();
    });
}

/// Returns a word of a player that is among the memorable moments: the moment's index, the
/// decision, and the verdict on repeating it.
fn moment_to_try(game: &Match<PaperGrid>, seat: SeatId) -> (usize, ReviewPoint, String) {
    let course = ChanceTimeline::from_match(game).expect("the game has two players");
    let all = review_points(game).into_iter();
    let own: Vec<ReviewPoint> = all.filter(|spot| spot.seat == seat).collect();
    let lost: Vec<DecisionLoss> = own
        .iter()
        .map(|spot| spot.judge(word_list()).loss())
        .collect();
    let judged = |lost: &DecisionLoss| {
        JudgedDecision::new(*lost, String::new(), String::new(), Some(&course))
    };
    let played = |spot: &ReviewPoint| matches!(spot.did, Action::Play(_));
    let decisions = lost.iter().zip(&own);
    let told = decisions.filter(|(lost, spot)| lost.by > 0 || played(spot));
    let told: Vec<JudgedDecision> = told.map(|(lost, _)| judged(lost)).collect();
    let moments = key_moments(&course, seat, &lost, &PaperGrid::ODDS);
    let mut tried = moments.iter().enumerate().filter_map(|(at, moment)| {
        let lost = find_decision(&told, moment, &course, seat)?.lost;
        let spot = own.iter().find(|spot| spot.step == lost.step)?;
        let says = verdict(RetryVerdict::compare(lost.by, lost.by), POINTS);
        played(spot).then(|| (at + 1, spot.clone(), says))
    });
    tried.next().expect("a word to try again")
}

#[test]
fn a_finished_game_is_reviewed_turn_by_turn() {
    let game = finished_game();
    let (at, spot, same) = moment_to_try(&game, SeatId::FIRST);
    let second = SeatId::new(1);
    let (at_second, ..) = moment_to_try(&game, second);
    let whose = game.journal().seats[1].player.name.to_string();
    let Action::Play(placed) = &spot.did else {
        panic!("a word was played: {spot:?}");
    };
    let try_it = format!(".recalled .moment:nth-child({at}) > .button-main");
    browse(|page| {
        open(page, &game);
        page.css(".recalled .chances svg").appears();
        page.css(".recalled .moment").appears();
        page.press("Look through the game");
        page.wait_for_review();
        page.says("for ");
        page.says("With even luck");
        check_looks(page, "paper-grid-review");
        page.css(".recalled .moment > .button:last-child").tap();
        page.css(".stage-sheet .steps").appears();
        page.press("Close");
        // The original play is repeated at its position, and gets the same verdict.
        page.css(&try_it).press();
        page.says("What would you play here?");
        let then = game.truncated(spot.step);
        let size = then.state().board.size();
        let lays = |page: &Page| {
            for Placed(cell, letter) in placed {
                Finger.lay_letter(page, &then, cell_index(size, *cell), letter.uppercase());
            }
            page.css("[data-thing='do play']").tap();
            page.says(&same);
        };
        lays(page);
        check_looks(page, "paper-grid-tried");
        page.press("Try again");
        page.no_longer_says(&same);
        lays(page);
        page.press("Back to the review");
        page.css(".recalled .moment").appears();
        page.says("Final scores");
        page.wait("the moments have the focus", || {
            page.css("#moments").has_focus()
        });
        page.css(&try_it).press();
        page.says("What would you play here?");
        page.part("button", "Back to the review").press();
        // Retrying a moment leads back to the same player's review.
        page.choose("Whose game", &whose);
        let of_second = format!(".recalled .moment:nth-child({at_second}) > .button-main");
        page.css(&of_second).press();
        page.says("What would you play here?");
        page.part("button", "Back to the review").press();
        page.part("radio", &whose).becomes_chosen();
        // The retry isn't stored.
        page.open("#/about");
        page.open("#/paper-grid/game/short");
        page.says("Final scores");
    });
}
