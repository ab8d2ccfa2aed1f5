//! Explanations of letters in hands, called letters, seats, the endgame, and the play being built.

use game::{Game, Viewer};
use paper_grid::screen::{AskingRound, TableThing};
use paper_grid_rules::{CallAnswer, Judge, LogEntry, PaperGrid, SpecialUpgrade};
use screen::TileId;

use super::super::table::*;
use super::{assert_contains, assert_lacks, show_play_across, show_table};
use crate::seats::bot_seats;

const BOARD: &str = "
    . . . . . . . 1
    . . T E A . . .
    . . O . . . . .
    2 . . . . . . .";

/// A board with three seats.
const THREE: &str = "
    . . . . . . . 1
    . . T E A . . .
    . . O . . . . 3
    2 . . . . . . .";

#[test]
fn k17_an_own_letter_shows_its_value() {
    let mut seen = show_table(table(BOARD).with_hand(A, "SSE").with_hand(B, "TO"));
    let told = seen.explanation_of("held 1 s");
    assert_eq!(
        told,
        "S in Ada’s hand\nWorth 5 to Ada: no other hand has S.\nAda holds 2 of them.\n\
         While Ada holds it, no other player’s S is worth 5.\n\
         > Drag it to a cell, or tap it and then the cell."
    );
    assert_eq!(
        seen.explanation_of("tile 0"),
        told,
        "the tile on the rack is that letter"
    );
    assert_eq!(seen.explanation_of("held 1 x"), "nothing");
    assert_eq!(seen.explain(TableThing::Tile(TileId(7))), None);
    seen.pick_tile(2);
    seen = seen.lay_across("f2", "S");
    assert_contains(&seen.explanation_of("tile 0"), "S, not played yet");
}

#[test]
fn k7_a_letter_of_another_hand_shows_its_value() {
    let told =
        show_table(table(BOARD).with_hand(A, "SE").with_hand(B, "TE")).explanation_of("held 2 e");
    assert_eq!(
        told,
        "E in Bo’s hand\nWorth 1 to Bo: it’s a vowel, and Ada holds one too.\n\
         While Bo holds it, no other player’s E is worth 5."
    );
}

#[test]
fn k29_k30_letters_in_hand_explain_the_upgrades() {
    let devils = table_with(BOARD, |choices| choices.devils = true).with_hand(A, "S");
    let says = "Once played, it grows when Ada scores it together with other players’ letters.";
    assert_contains(&show_table(devils).explanation_of("held 1 s"), says);
    let packs = table_with(BOARD, |choices| choices.board.backpacks = true).with_hand(A, "S");
    assert_contains(
        &show_table(packs).explanation_of("held 1 s"),
        "Its slot stays used after it’s gone.",
    );
}

#[test]
fn k23_a_seat_shows_score_hand_and_limit() {
    let mut table = table(BOARD).with_hand(A, "SSE").with_hand(B, "TE");
    table.state.scores = vec![58, 1];
    let seen = show_table(table);
    assert_eq!(
        seen.explanation_of("seat 1"),
        "Ada\n58 points.\n3 letters in hand: S, S and E.\nA hand holds up to 7.\n\
         Only in this hand, so worth 5: S.\nIt’s Ada’s turn."
    );
    let told = seen.explanation_of("seat 2");
    assert_contains(&told, "1 point.");
    assert_lacks(&told, "turn");
    assert_eq!(seen.explanation_of("seat 3"), "nothing");
}

#[test]
fn k30_a_seat_shows_its_slots() {
    let mut table = table_with(BOARD, |choices| choices.board.backpacks = true);
    table = table.with_hand(A, "SSE");
    assert_contains(
        &show_table(table.clone()).explanation_of("seat 1"),
        "3 of 12 slots used, 9 left.",
    );
    table = table.with_words("teas");
    table.play_across("f2", "S").unwrap();
    let told = show_table(table).explanation_of("seat 1");
    assert_contains(&told, "3 of 12 slots used, 9 left.");
    assert_contains(&told, "2 letters in hand: S and E.");
}

#[test]
fn k29_k38_k41_a_seat_shows_what_is_special_about_its_turn() {
    let mut table = table_with(BOARD, |choices| choices.devils = true).with_hand(A, "S");
    table.state.turn.collector = true;
    table.state.turn.again = 1;
    let mut seen = show_table(table);
    let told = seen.explanation_of("seat 1");
    assert_contains(&told, "0 points, written beside Ada’s letters.");
    assert_contains(&told, "No limit this turn, thanks to the Collector.");
    assert_contains(&told, "Ada has another turn after this one.");
    seen.seats[1] = bot_seats::<PaperGrid>(2).remove(1);
    assert_contains(&seen.explanation_of("seat 2"), "A bot plays here.");
    assert_contains(&seen.explanation_of("seat 2"), "No letters in hand.");
}

#[test]
fn in_a_bots_turn_texts_address_the_person_and_offer_no_actions() {
    let mut seen = show_table(table(BOARD).with_hand(A, "SE").with_hand(B, "TO"));
    seen.seats[0] = bot_seats::<PaperGrid>(1).remove(0);
    let told = seen.cell_explanation("c2");
    assert_contains(&told, "Worth 5 to Bo: no other hand has T.");
    assert_lacks(&told, ">");
    assert_lacks(&seen.cell_explanation("b1"), ">");
    assert_lacks(&seen.explanation_of("held 1 s"), ">");
    // If all seats are bots, the text is about the seat that acts.
    seen.seats = bot_seats::<PaperGrid>(2);
    assert_contains(
        &seen.cell_explanation("c2"),
        "Worth 3 to Ada: it’s a consonant, and Bo holds one too.",
    );
}

#[test]
fn k24_the_endgame_counter_shows_how_near_the_endgame_is() {
    let table = table(BOARD).with_hand(A, "SABC").with_words("teas");
    let seen = show_table(table);
    assert_eq!(
        seen.explanation_of("left"),
        "Endgame\n0 of 7 letters at the edge.\n\
         With 7 there, the endgame begins after that turn.\n\
         Then you can only play a word or pass.\n\
         The game ends when a hand is empty, or everyone passes in a row."
    );
    let seen = seen.lay_across("f1", "S");
    assert_contains(
        &seen.explanation_of("left"),
        "The letters laid now would make it 1.",
    );
}

#[test]
fn k24_k25_the_endgame_counter_says_when_the_endgame_is_certain_and_when_it_runs() {
    let full = BOARD
        .replace(". . . . . . . 1", "S T O N E S . 1")
        .replace("2 . .", "2 A .");
    assert_contains(
        &show_table(table(&full)).explanation_of("left"),
        "That’s enough: the endgame begins after this turn.",
    );
    let told = show_table(table(BOARD).in_endgame()).explanation_of("left");
    assert_contains(&told, "Play a word or pass: no more asking, no more walls.");
    assert_lacks(&told, "at the edge");
}

#[test]
fn k18_a_play_shows_its_words_and_its_sum() {
    let table = table(BOARD)
        .with_hand(A, "SE")
        .with_hand(B, "S")
        .with_words("teas to");
    let seen = show_table(table);
    assert_eq!(seen.explanation_of("play"), "nothing", "no letter is laid");
    let seen = seen.lay_across("f2", "S");
    assert_eq!(
        seen.explanation_of("play"),
        "Ada’s play\nTEAS: 5 + 5 + 5 + 3 = 18\n> Play it, or take it back."
    );
}

#[test]
fn k13_an_illegal_play_explains_why() {
    let table = table(BOARD).with_hand(A, "XE").with_words("teas");
    let told = show_table(table)
        .lay_across("f2", "X")
        .explanation_of("play");
    assert_contains(&told, "TEAX isn’t in the word list.");
    assert_contains(&told, "> Lay more letters, or take them back.");
}

#[test]
fn k34_a_play_shows_the_cells_that_will_act() {
    let board = BOARD.replace("A . .", "A g .");
    let table = table_with(&board, |choices| {
        choices.specials = SpecialUpgrade::Celldance
    });
    let table = table.with_hand(A, "SE").with_words("teas");
    let told = show_table(table)
        .lay_across("f2", "S")
        .explanation_of("play");
    assert_contains(&told, "Go Again: Take another turn after this one.");
}

#[test]
fn k16_a_play_up_for_a_vote_is_explained() {
    let mut table = table_with(BOARD, |choices| choices.judge = Judge::Table);
    table = table.with_hand(A, "SE");
    show_play_across(&mut table, "f2", "S");
    let seen = show_table(table);
    let told = seen.explanation_of("play");
    assert_contains(&told, "TEAS: 5 + 5 + 5 + 5 = 20");
    assert_contains(&told, "> Accept it or reject it.");
    assert_contains(&seen.cell_explanation("f2"), "S, shown by Ada");
    assert_contains(
        &seen.cell_explanation("f2"),
        "> Accept the play or reject it.",
    );
    assert_lacks(&seen.explanation_of("held 1 e"), ">");
}

#[test]
fn k20_a_chosen_letter_says_whether_it_fits() {
    let mut seen = show_table(table(BOARD).with_hand(A, "ABCDEF").with_hand(B, "X"));
    seen.draft.set_asking(true);
    for c in ['X', 'Y'] {
        seen.draft.call_letter(letter(c), &seen.table.state);
    }
    assert_eq!(
        seen.explanation_of("called x"),
        "X, not asked for yet\nYou get it when you ask.\n\
         Worth 3 to Ada: it’s a consonant, and Bo holds one too."
    );
    let told = seen.explanation_of("called y");
    assert_contains(
        &told,
        "Your hand has no room for it. Other players may still take it.",
    );
    assert_contains(&told, "> Tap it to keep it instead of another.");
    assert_eq!(seen.explanation_of("called z"), "nothing");
}

#[test]
fn k21_a_called_letter_shows_who_took_it() {
    let mut table = table(THREE)
        .with_hand(A, "A")
        .with_hand(B, "B")
        .with_hand(C, "C");
    let before = table.state.clone();
    let mut events = table.ask("XY", "XY").unwrap();
    events.extend(table.take_letter('X').unwrap());
    let lines: Vec<LogEntry> = (events.iter())
        .filter_map(|event| PaperGrid::log_entry(&before, event, Viewer::Table))
        .collect();
    let round = AskingRound::latest_in(lines.iter()).unwrap();
    assert_eq!(round.answers, [(B, CallAnswer::Took(letter('X')))]);
    assert_eq!((round.asker, round.kept.len()), (A, 2));
    let mut seen = show_table(table);
    seen.asked = Some(round);
    assert_eq!(
        seen.explanation_of("called x"),
        "X, asked for\nAda asked for it.\nBo took it.\n\
         Several players may take the same letter.\n\
         > Take X: there’s room for 6 more.\n> Or place a wall."
    );
    let told = seen.explanation_of("called y");
    assert_contains(&told, "Bo took X instead.");
    assert_contains(&told, "If it’s taken, Ada’s Y is no longer worth 5.");
    assert_eq!(AskingRound::latest_in([].iter()), None);
}

#[test]
fn k21_a_called_letter_says_that_a_full_hand_must_place_a_wall() {
    let mut table = table(BOARD).with_hand(A, "A").with_hand(B, "BCDFGHJ");
    table.ask("XY", "XY").unwrap();
    let told = show_table(table).explanation_of("called x");
    assert_contains(&told, "Your hand is full. Place a wall.");
    assert_lacks(&told, ">");
}

#[test]
fn k36_the_thief_offers_letters_of_other_hands() {
    let board = BOARD.replace("A . .", "A s .");
    let mut table = table_with(&board, |choices| {
        choices.specials = SpecialUpgrade::Celldance
    });
    table = table
        .with_hand(A, "SE")
        .with_hand(B, "QE")
        .with_words("teas");
    table.play_across("f2", "S").unwrap();
    let seen = show_table(table);
    assert_contains(
        &seen.explanation_of("held 2 q"),
        "> Steal it with the Thief.",
    );
    assert_contains(
        &seen.explanation_of("seat 2"),
        "> Steal one of these letters with the Thief.",
    );
    assert_contains(&seen.explanation_of("do steal 2 q"), "Steal Q from Bo");
    assert_contains(
        &seen.explanation_of("do steal 2 q"),
        "The letter moves to your hand.",
    );
    assert_eq!(seen.explanation_of("do steal 2 z"), "nothing");
}
