//! Explanations of the buttons.

use paper_grid_rules::{Action, Hint, Judge, Letterfraud, SpecialType, SpecialUpgrade};

use super::super::table::*;
use super::{assert_contains, assert_lacks, show_play_across, show_table};

const BOARD: &str = "
    S T O N E . . 1
    . . C A R . . .
    . . . . . . . .
    2 . . . . X . .";

fn table_near_endgame() -> Table {
    table(BOARD)
        .with_words("stones cars")
        .with_hand(A, "SABC")
        .with_hand(B, "DEF")
}

#[test]
fn k24_the_play_button_says_when_the_endgame_begins() {
    let seen = show_table(table_near_endgame());
    let told = seen.explanation_of("do play");
    assert_contains(&told, "Play word");
    assert_contains(&told, "> Lay letters on the board first.");
    let seen = seen.lay_across("f1", "S");
    let told = seen.explanation_of("do play");
    assert_contains(&told, "Play for 26");
    assert_contains(&told, "After that you ask for 2 letters.");
    assert_contains(&told, "This play begins the endgame.");
    assert_contains(
        &seen.explanation_of("play"),
        "This play begins the endgame.",
    );
    assert_lacks(
        &show_table(table_near_endgame())
            .lay_across("f2", "S")
            .explanation_of("do play"),
        "endgame",
    );
}

#[test]
fn k26_the_buttons_say_when_the_game_ends() {
    let seen =
        show_table(table_near_endgame().in_endgame().with_hand(A, "S")).lay_across("f2", "S");
    assert_contains(&seen.explanation_of("do play"), "This play ends the game.");
    let mut table = table_near_endgame().in_endgame();
    assert_lacks(&show_table(table.clone()).explanation_of("do pass"), "ends");
    table.act(Action::Pass).unwrap();
    let told = show_table(table).explanation_of("do pass");
    assert_contains(&told, "Ada passed before you.");
    assert_contains(&told, "This pass ends the game.");
}

#[test]
fn k24_the_last_answer_says_when_the_endgame_begins() {
    let mut table = table_near_endgame();
    table.play_across("f1", "S").unwrap();
    table.ask("XY", "XY").unwrap();
    let mut seen = show_table(table);
    let told = seen.explanation_of("do take x");
    assert_contains(&told, "Take X");
    assert_contains(&told, "X goes into your hand.");
    assert_contains(&told, "The endgame begins after this.");
    assert_eq!(seen.explanation_of("do take z"), "nothing");
    assert_contains(
        &seen.explanation_of("do wall"),
        "Tap a line between 2 cells first.",
    );
    let wall = screen::BoardAction::Wall(seen.edge_right_of("a2"));
    seen.draft.touch_board(wall, &seen.table.state);
    assert_contains(
        &seen.explanation_of("do wall"),
        "Places the wall you’ve chosen. It stays there.",
    );
    assert_contains(
        &seen.explanation_of("do wall"),
        "The endgame begins after this.",
    );
}

#[test]
fn k28_the_limit_is_explained_before_asking() {
    let with = |fraud| {
        let table = table_with(BOARD, |choices| choices.letterfraud = fraud);
        show_table(table.with_hand(A, "SABC"))
    };
    let says = "Letterfraud: ask for different letters.";
    let seen = with(Some(Letterfraud::AllDifferent));
    assert_contains(&seen.explanation_of("do no-word"), says);
    assert_contains(&seen.explanation_of("do ask"), says);
    assert_lacks(&with(None).explanation_of("do no-word"), "Letterfraud");
    // No letters can satisfy the limit, so it is lifted.
    let blank = ". . . . . . . 1\n. . . . . . . .\n. . . . . . . .\n2 . . . . . . .";
    let lifted = table_with(blank, |choices| {
        choices.letterfraud = Some(Letterfraud::InLine)
    });
    assert_contains(
        &show_table(lifted).explanation_of("do no-word"),
        "Letterfraud doesn’t apply this time.",
    );
}

#[test]
fn k20_k35_the_ask_button_says_how_many_letters_and_how_many_fit() {
    let mut table = table_near_endgame().with_hand(A, "ABCDEF");
    let seen = show_table(table.clone());
    let told = seen.explanation_of("do ask");
    assert_contains(&told, "Choose 2 letters more first.");
    assert_contains(
        &told,
        "You ask for 2 letters. Then the other players answer.",
    );
    assert_contains(&told, "Your hand has room for 1 of them.");
    table.state.turn.big_ask = true;
    let mut seen = show_table(table);
    assert_contains(
        &seen.explanation_of("do no-word"),
        "You ask for 2 to 6 letters. Then the other players answer.",
    );
    assert_contains(
        &seen.explanation_of("do ask"),
        "Choose 2 letters more first.",
    );
    for (letters, left) in [("XY", 4), ("Z", 3)] {
        for c in letters.chars() {
            seen.draft.call_letter(letter(c), &seen.table.state);
        }
        assert_contains(
            &seen.explanation_of("do ask"),
            &format!("You may add {left} more."),
        );
    }
}

#[test]
fn k31_the_make_button_explains_itself_only_where_it_applies() {
    assert_eq!(
        show_table(table_near_endgame()).explanation_of("do make"),
        "nothing"
    );
    let table = table_with(BOARD, |choices| {
        choices.specials = SpecialUpgrade::Supercells
    });
    let mut table = table.with_hand(A, "S");
    let types = "You can make Double Letter, Triple Letter, Double Word and Triple Word.";
    assert_contains(&show_table(table.clone()).explanation_of("do make"), types);
    let b3 = table.cell("b3");
    table
        .state
        .board
        .set_special(b3, Some(SpecialType::DoubleLetter));
    let seen = show_table(table);
    assert_contains(
        &seen.explanation_of("do make w"),
        "> Choose it, then tap an empty cell.",
    );
    let told = seen.explanation_of("do make d");
    assert_contains(&told, "There’s an empty one in b3.");
    assert_lacks(&told, ">");
}

#[test]
fn the_hint_button_explains_each_step() {
    assert_eq!(
        show_table(table_near_endgame()).explanation_of("do hint"),
        "nothing"
    );
    let mut table = table_with(BOARD, |choices| choices.hints = true);
    assert_contains(
        &show_table(table.clone()).explanation_of("do hint"),
        "Shows where on the board to look for a good word.",
    );
    table.state.turn.hints.push(Hint::Length(3));
    assert_contains(
        &show_table(table.clone()).explanation_of("do hint"),
        "Shows a letter of that word, and its cell.",
    );
    table.state.turn.hints = vec![Hint::Length(3); 3];
    assert_contains(
        &show_table(table).explanation_of("do hint"),
        "Lays the word again.",
    );
}

#[test]
fn k16_the_accept_button_says_what_accepting_does() {
    let mut table = table_with(BOARD, |choices| choices.judge = Judge::Table);
    table = table.with_hand(A, "SA").with_hand(B, "D");
    let told = show_table(table.clone())
        .lay_across("f1", "S")
        .explanation_of("do play");
    assert_contains(&told, "The other players say if it counts.");
    show_play_across(&mut table, "f1", "S");
    let seen = show_table(table);
    assert_contains(
        &seen.explanation_of("do accept"),
        "This play begins the endgame.",
    );
    assert_contains(
        &seen.explanation_of("do refuse"),
        "The same player may try again.",
    );
}

#[test]
fn k40_the_blockade_button_says_how_many_letters_are_placed() {
    let board = BOARD.replace("R . .", "R b .");
    let table = table_with(&board, |choices| {
        choices.specials = SpecialUpgrade::Celldance
    });
    let mut table = table
        .with_hand(A, "SXY")
        .with_hand(B, "D")
        .with_words("cars");
    table.play_across("f2", "S").unwrap();
    let seen = show_table(table);
    assert_contains(
        &seen.explanation_of("do block"),
        "You’ve placed none: that’s allowed too.",
    );
    assert_contains(
        &seen.cell_explanation("b3"),
        "> Place a letter here. It needs no word.",
    );
    let seen = seen.lay_across("b3", "X");
    assert_contains(&seen.explanation_of("do block"), "You’ve placed 1.");
    assert_contains(
        &seen.cell_explanation("b3"),
        "It scores nothing and needs no word.",
    );
    assert_lacks(&seen.cell_explanation("b3"), "Worth");
}
