//! Every moment of a turn, seen and heard in three sizes and both themes.

use lettercase::games::paper_grid::{
    Amount, Choices, GENERATOR_VERSION, Judge, Options, PaperGrid, Settings, Special, Specials,
    generate,
};
use lettercase::table::{Chance, Match, PlayedBy, Player, Roster, Seat};

use super::{Finger, Hand, finished, open, short};
use crate::harness::browse;
use crate::page::Page;

/// RAT over the star, its T on a special cell that acts.
fn on_special(page: &Page, special: Special) {
    let game = short(PlayedBy::Person, |choices| {
        let cell = choices.board.size().named("f2").unwrap();
        choices.board.put_special(cell, Some(special));
        choices.specials = Specials::Celldance;
    });
    open(page, &game);
    for (cell, letter) in [(11, 'R'), (12, 'A'), (13, 'T')] {
        Finger.lay(page, &game, cell, letter);
    }
    page.tap("Play for 15");
}

fn looks(page: &Page, name: &str) {
    page.audit_themes();
    page.screens(name);
}

#[test]
fn a_thief_takes_a_letter() {
    browse(|page| {
        on_special(page, Special::Thief);
        page.says("steal a letter");
        looks(page, "paper-grid-thief");
        page.press_in("Bo", "S");
        page.announces("Thief: Ada steals S from Bo.");
        page.says("call 2 letters");
    });
}

#[test]
fn a_destroyer_crosses_out_two_cells() {
    browse(|page| {
        on_special(page, Special::Destroyer);
        page.says("cross out 2 cells");
        page.css("#board-0").tap();
        page.css("#board-31").tap();
        looks(page, "paper-grid-destroyer");
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
        on_special(page, Special::Blockade);
        page.says("place up to 3 letters");
        page.part_in("Your letters", "button", "I").tap();
        page.css("#board-31").tap();
        looks(page, "paper-grid-blockade");
        page.press("Finish Blockade");
        page.part("gridcell", "h4, I, last play").appears();
    });
}

#[test]
fn a_big_ask_calls_six_letters() {
    browse(|page| {
        on_special(page, Special::BigAsk);
        page.says("call 6 letters");
        for letter in "ESTARL".chars() {
            Finger.call(page, letter);
        }
        looks(page, "paper-grid-calling");
        page.part("button", "Ask for these").appears();
    });
}

#[test]
fn the_table_is_asked() {
    browse(|page| {
        let game = short(PlayedBy::Person, |choices| choices.judge = Judge::Table);
        open(page, &game);
        for (cell, letter) in [(11, 'R'), (12, 'A'), (13, 'T')] {
            Finger.lay(page, &game, cell, letter);
        }
        page.tap("Play for 15");
        page.says("Does everyone accept this?");
        page.says("RAT: 5 + 5 + 5 = 15");
        page.part("gridcell", "e2, A, just laid, star").appears();
        looks(page, "paper-grid-judging");
    });
}

#[test]
fn four_sit_round_a_board_with_everything() {
    browse(|page| {
        let settings = Settings {
            walls: Amount::Many,
            specials: Amount::Many,
            hand: Some(5),
            ..Settings::default()
        };
        let board = generate(&settings, GENERATOR_VERSION).unwrap();
        let mut choices = Choices::on(board);
        choices.specials = Specials::Celldance;
        choices.devils = true;
        choices.hints = true;
        choices.clock = lettercase::table::Allowance::Seconds(120);
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
        let game: Match<PaperGrid> = Match::begin(options, seats, Chance::new(5)).unwrap();
        page.open("#/words");
        page.part("button", "ORCHARD").appears();
        open(page, &game);
        page.stop_clock();
        page.says("play a word");
        looks(page, "paper-grid-four");
        page.press("Menu");
        page.press("Rules");
        page.says("Celldance: make cells that multiply or act.");
        page.press("Hint");
        page.says("Look at ");
        page.css(".cell[data-marked]").appears();
    });
}

#[test]
fn a_game_that_is_over_is_looked_through_turn_by_turn() {
    browse(|page| {
        open(page, &finished());
        page.css(".recalled .chances svg").appears();
        page.css(".recalled .moment").appears();
        page.press("Look through the game");
        page.css(".review-turns").appears();
        page.says("for ");
        page.says("With even luck");
        looks(page, "paper-grid-review");
        page.css(".recalled .moment:first-child > .button").tap();
        page.css(".stage-sheet .beside").appears();
    });
}
