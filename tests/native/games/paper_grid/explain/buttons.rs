//! Explanations of the buttons.

use paper_grid_rules::{Action, Hint, Judge, Letterfraud, SpecialType, SpecialUpgrade};

use super::super::table::*;
use super::{across_shown, has, lacks, see};

const BOARD: &str = "
    S T O N E . . 1
    . . C A R . . .
    . . . . . . . .
    2 . . . . X . .";

fn nearly() -> Table {
    table(BOARD)
        .knowing("stones cars")
        .holding(A, "SABC")
        .holding(B, "DEF")
}

#[test]
fn k24_the_play_button_says_when_the_endgame_begins() {
    let seen = see(nearly());
    let told = seen.says("do play");
    has(&told, "Play word");
    has(&told, "> Lay letters on the board first.");
    let seen = seen.laying("f1", "S");
    let told = seen.says("do play");
    has(&told, "Play for 26");
    has(&told, "After that you call 2 letters.");
    has(&told, "This play begins the endgame.");
    has(&seen.says("play"), "This play begins the endgame.");
    lacks(&see(nearly()).laying("f2", "S").says("do play"), "endgame");
}

#[test]
fn k26_the_buttons_say_when_the_game_ends() {
    let seen = see(nearly().in_endgame().holding(A, "S")).laying("f2", "S");
    has(&seen.says("do play"), "This play ends the game.");
    let mut table = nearly().in_endgame();
    lacks(&see(table.clone()).says("do pass"), "ends");
    table.act(Action::Pass).unwrap();
    let told = see(table).says("do pass");
    has(&told, "Ada passed before you.");
    has(&told, "This pass ends the game.");
}

#[test]
fn k24_the_last_answer_says_when_the_endgame_begins() {
    let mut table = nearly();
    table.across("f1", "S").unwrap();
    table.ask("XY", "XY").unwrap();
    let mut seen = see(table);
    let told = seen.says("do take x");
    has(&told, "Take X");
    has(&told, "X goes into your hand.");
    has(&told, "The endgame begins after this.");
    assert_eq!(seen.says("do take z"), "nothing");
    has(&seen.says("do wall"), "Tap an edge first.");
    let wall = screen::BoardAction::Wall(seen.right_of("a2"));
    seen.draft.touch_board(wall, &seen.table.state);
    has(
        &seen.says("do wall"),
        "Places the wall you’ve chosen. It stays there.",
    );
    has(&seen.says("do wall"), "The endgame begins after this.");
}

#[test]
fn k28_the_limit_is_explained_before_asking() {
    let with = |fraud| {
        let table = table_with(BOARD, |choices| choices.letterfraud = fraud);
        see(table.holding(A, "SABC"))
    };
    let says = "Letterfraud: call different letters.";
    let seen = with(Some(Letterfraud::AllDifferent));
    has(&seen.says("do no-word"), says);
    has(&seen.says("do ask"), says);
    lacks(&with(None).says("do no-word"), "Letterfraud");
    // No letters can satisfy the limit, so it is lifted.
    let blank = ". . . . . . . 1\n. . . . . . . .\n. . . . . . . .\n2 . . . . . . .";
    let lifted = table_with(blank, |choices| {
        choices.letterfraud = Some(Letterfraud::InLine)
    });
    has(
        &see(lifted).says("do no-word"),
        "Letterfraud doesn’t apply this time.",
    );
}

#[test]
fn k20_k35_the_ask_button_says_how_many_letters_and_how_many_fit() {
    let mut table = nearly().holding(A, "ABCDEF");
    let seen = see(table.clone());
    let told = seen.says("do ask");
    has(&told, "Choose 2 letters more first.");
    has(&told, "You call 2 letters. Then the other players answer.");
    has(&told, "Your hand has room for 1 of them.");
    table.state.turn.big_ask = true;
    let mut seen = see(table);
    has(
        &seen.says("do no-word"),
        "You call 2 to 6 letters. Then the other players answer.",
    );
    has(&seen.says("do ask"), "Choose 2 letters more first.");
    for (letters, left) in [("XY", 4), ("Z", 3)] {
        for c in letters.chars() {
            seen.draft.call_letter(letter(c), &seen.table.state);
        }
        has(&seen.says("do ask"), &format!("You may add {left} more."));
    }
}

#[test]
fn k31_the_make_button_explains_itself_only_where_it_applies() {
    assert_eq!(see(nearly()).says("do make"), "nothing");
    let table = table_with(BOARD, |choices| {
        choices.specials = SpecialUpgrade::Supercells
    });
    let mut table = table.holding(A, "S");
    let types = "You can make Double Letter, Triple Letter, Double Word and Triple Word.";
    has(&see(table.clone()).says("do make"), types);
    let b3 = table.cell("b3");
    table
        .state
        .board
        .set_special(b3, Some(SpecialType::DoubleLetter));
    let seen = see(table);
    has(
        &seen.says("do make w"),
        "> Choose it, then tap an empty cell.",
    );
    let told = seen.says("do make d");
    has(&told, "There’s an empty one in b3.");
    lacks(&told, ">");
}

#[test]
fn the_hint_button_explains_each_step() {
    assert_eq!(see(nearly()).says("do hint"), "nothing");
    let mut table = table_with(BOARD, |choices| choices.hints = true);
    has(
        &see(table.clone()).says("do hint"),
        "Shows a cell that a good word uses.",
    );
    table.state.turn.hints.push(Hint::Length(3));
    has(
        &see(table.clone()).says("do hint"),
        "Tells you how long that word is.",
    );
    table.state.turn.hints = vec![Hint::Length(3); 3];
    has(
        &see(table).says("do hint"),
        "You’ve had every hint for this turn.",
    );
}

#[test]
fn k16_the_accept_button_says_what_accepting_does() {
    let mut table = table_with(BOARD, |choices| choices.judge = Judge::Table);
    table = table.holding(A, "SA").holding(B, "D");
    let told = see(table.clone()).laying("f1", "S").says("do play");
    has(&told, "The other players say if it counts.");
    across_shown(&mut table, "f1", "S");
    let seen = see(table);
    has(&seen.says("do accept"), "This play begins the endgame.");
    has(&seen.says("do refuse"), "The same player may try again.");
}

#[test]
fn k40_the_blockade_button_says_how_many_letters_are_placed() {
    let board = BOARD.replace("R . .", "R b .");
    let table = table_with(&board, |choices| {
        choices.specials = SpecialUpgrade::Celldance
    });
    let mut table = table.holding(A, "SXY").holding(B, "D").knowing("cars");
    table.across("f2", "S").unwrap();
    let seen = see(table);
    has(
        &seen.says("do block"),
        "You’ve placed none: that’s allowed too.",
    );
    has(&seen.cell("b3"), "> Place a letter here. It needs no word.");
    let seen = seen.laying("b3", "X");
    has(&seen.says("do block"), "You’ve placed 1.");
    has(&seen.cell("b3"), "It scores nothing and needs no word.");
    lacks(&seen.cell("b3"), "Worth");
}
