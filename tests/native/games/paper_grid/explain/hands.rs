//! Explanations of letters in hands, called letters, seats, the endgame, and the play being built.

use game::{Game, Viewer};
use paper_grid::screen::{AskingRound, TableThing};
use paper_grid_rules::{CallAnswer, Judge, LogEntry, PaperGrid, SpecialUpgrade};
use screen::TileId;

use super::super::table::*;
use super::{across_shown, has, lacks, see};
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
    let mut seen = see(table(BOARD).holding(A, "SSE").holding(B, "TO"));
    let told = seen.says("held 1 s");
    assert_eq!(
        told,
        "S in Ada’s hand\nWorth 5 to Ada: no other hand has S.\nAda holds 2 of them.\n\
         While Ada holds it, no other player’s S is worth 5.\n\
         > Drag it to a cell, or tap it and then the cell."
    );
    assert_eq!(
        seen.says("tile 0"),
        told,
        "the tile on the rack is that letter"
    );
    assert_eq!(seen.says("held 1 x"), "nothing");
    assert_eq!(seen.explain(TableThing::Tile(TileId(7))), None);
    seen.pick(2);
    seen = seen.laying("f2", "S");
    has(&seen.says("tile 0"), "S, not played yet");
}

#[test]
fn k7_a_letter_of_another_hand_shows_its_value() {
    let told = see(table(BOARD).holding(A, "SE").holding(B, "TE")).says("held 2 e");
    assert_eq!(
        told,
        "E in Bo’s hand\nWorth 1 to Bo: it’s a vowel, and Ada holds one too.\n\
         While Bo holds it, no other player’s E is worth 5."
    );
}

#[test]
fn k29_k30_letters_in_hand_explain_the_upgrades() {
    let devils = table_with(BOARD, |choices| choices.devils = true).holding(A, "S");
    let says = "Once played, it grows when Ada scores it together with other players’ letters.";
    has(&see(devils).says("held 1 s"), says);
    let packs = table_with(BOARD, |choices| choices.board.backpacks = true).holding(A, "S");
    has(
        &see(packs).says("held 1 s"),
        "Its slot stays used after it’s gone.",
    );
}

#[test]
fn k23_a_seat_shows_score_hand_and_limit() {
    let mut table = table(BOARD).holding(A, "SSE").holding(B, "TE");
    table.state.scores = vec![58, 1];
    let seen = see(table);
    assert_eq!(
        seen.says("seat 1"),
        "Ada\n58 points.\n3 letters in hand: S, S and E.\nA hand holds up to 7.\n\
         Only in this hand, so worth 5: S.\nIt’s Ada’s turn."
    );
    let told = seen.says("seat 2");
    has(&told, "1 point.");
    lacks(&told, "turn");
    assert_eq!(seen.says("seat 3"), "nothing");
}

#[test]
fn k30_a_seat_shows_its_slots() {
    let mut table = table_with(BOARD, |choices| choices.board.backpacks = true);
    table = table.holding(A, "SSE");
    has(
        &see(table.clone()).says("seat 1"),
        "3 of 12 slots used, 9 left.",
    );
    table = table.knowing("teas");
    table.across("f2", "S").unwrap();
    let told = see(table).says("seat 1");
    has(&told, "3 of 12 slots used, 9 left.");
    has(&told, "2 letters in hand: S and E.");
}

#[test]
fn k29_k38_k41_a_seat_shows_what_is_special_about_its_turn() {
    let mut table = table_with(BOARD, |choices| choices.devils = true).holding(A, "S");
    table.state.turn.collector = true;
    table.state.turn.again = 1;
    let mut seen = see(table);
    let told = seen.says("seat 1");
    has(&told, "0 points, written beside Ada’s letters.");
    has(&told, "No limit this turn, thanks to the Collector.");
    has(&told, "Ada has another turn after this one.");
    seen.seats[1] = bot_seats::<PaperGrid>(2).remove(1);
    has(&seen.says("seat 2"), "A bot plays here.");
    has(&seen.says("seat 2"), "No letters in hand.");
}

#[test]
fn in_a_bots_turn_texts_address_the_person_and_offer_no_actions() {
    let mut seen = see(table(BOARD).holding(A, "SE").holding(B, "TO"));
    seen.seats[0] = bot_seats::<PaperGrid>(1).remove(0);
    let told = seen.cell("c2");
    has(&told, "Worth 5 to Bo: no other hand has T.");
    lacks(&told, ">");
    lacks(&seen.cell("b1"), ">");
    lacks(&seen.says("held 1 s"), ">");
    // If all seats are bots, the text is about the seat that acts.
    seen.seats = bot_seats::<PaperGrid>(2);
    has(
        &seen.cell("c2"),
        "Worth 3 to Ada: it’s a consonant, and Bo holds one too.",
    );
}

#[test]
fn k24_the_endgame_counter_shows_how_near_the_endgame_is() {
    let table = table(BOARD).holding(A, "SABC").knowing("teas");
    let seen = see(table);
    assert_eq!(
        seen.says("left"),
        "Endgame\n0 of 7 letters at the edge.\n\
         With 7 there, the endgame begins after that turn.\n\
         Then you can only play a word or pass.\n\
         The game ends when a hand is empty, or everyone passes in a row."
    );
    let seen = seen.laying("f1", "S");
    has(&seen.says("left"), "The letters laid now would make it 1.");
}

#[test]
fn k24_k25_the_endgame_counter_says_when_the_endgame_is_certain_and_when_it_runs() {
    let full = BOARD
        .replace(". . . . . . . 1", "S T O N E S . 1")
        .replace("2 . .", "2 A .");
    has(
        &see(table(&full)).says("left"),
        "That’s enough: the endgame begins after this turn.",
    );
    let told = see(table(BOARD).in_endgame()).says("left");
    has(&told, "Play a word or pass: no more asking, no more walls.");
    lacks(&told, "at the edge");
}

#[test]
fn k18_a_play_shows_its_words_and_its_sum() {
    let table = table(BOARD)
        .holding(A, "SE")
        .holding(B, "S")
        .knowing("teas to");
    let seen = see(table);
    assert_eq!(seen.says("play"), "nothing", "no letter is laid");
    let seen = seen.laying("f2", "S");
    assert_eq!(
        seen.says("play"),
        "Ada’s play\nTEAS: 5 + 5 + 5 + 3 = 18\n> Play it, or take it back."
    );
}

#[test]
fn k13_an_illegal_play_explains_why() {
    let table = table(BOARD).holding(A, "XE").knowing("teas");
    let told = see(table).laying("f2", "X").says("play");
    has(&told, "TEAX isn’t in the word list.");
    has(&told, "> Lay more letters, or take them back.");
}

#[test]
fn k34_a_play_shows_the_cells_that_will_act() {
    let board = BOARD.replace("A . .", "A g .");
    let table = table_with(&board, |choices| {
        choices.specials = SpecialUpgrade::Celldance
    });
    let table = table.holding(A, "SE").knowing("teas");
    let told = see(table).laying("f2", "S").says("play");
    has(&told, "Go Again: Take another turn after this one.");
}

#[test]
fn k16_a_play_up_for_a_vote_is_explained() {
    let mut table = table_with(BOARD, |choices| choices.judge = Judge::Table);
    table = table.holding(A, "SE");
    across_shown(&mut table, "f2", "S");
    let seen = see(table);
    let told = seen.says("play");
    has(&told, "TEAS: 5 + 5 + 5 + 5 = 20");
    has(&told, "> Accept it or reject it.");
    has(&seen.cell("f2"), "S, shown by Ada");
    has(&seen.cell("f2"), "> Accept the play or reject it.");
    lacks(&seen.says("held 1 e"), ">");
}

#[test]
fn k20_a_chosen_letter_says_whether_it_fits() {
    let mut seen = see(table(BOARD).holding(A, "ABCDEF").holding(B, "X"));
    seen.draft.set_asking(true);
    for c in ['X', 'Y'] {
        seen.draft.call_letter(letter(c), &seen.table.state);
    }
    assert_eq!(
        seen.says("called x"),
        "X, not called yet\nYou get it when you ask.\n\
         Worth 3 to Ada: it’s a consonant, and Bo holds one too."
    );
    let told = seen.says("called y");
    has(
        &told,
        "Your hand has no room for it. Other players may still take it.",
    );
    has(&told, "> Tap it to keep it instead of another.");
    assert_eq!(seen.says("called z"), "nothing");
}

#[test]
fn k21_a_called_letter_shows_who_took_it() {
    let mut table = table(THREE).holding(A, "A").holding(B, "B").holding(C, "C");
    let before = table.state.clone();
    let mut events = table.ask("XY", "XY").unwrap();
    events.extend(table.take('X').unwrap());
    let lines: Vec<LogEntry> = (events.iter())
        .filter_map(|event| PaperGrid::log_entry(&before, event, Viewer::Table))
        .collect();
    let round = AskingRound::latest_in(lines.iter()).unwrap();
    assert_eq!(round.answers, [(B, CallAnswer::Took(letter('X')))]);
    assert_eq!((round.asker, round.kept.len()), (A, 2));
    let mut seen = see(table);
    seen.asked = Some(round);
    assert_eq!(
        seen.says("called x"),
        "X, called\nAda called it.\nBo took it.\n\
         Several players may take the same letter.\n\
         > Take X: there’s room for 6 more.\n> Or place a wall."
    );
    let told = seen.says("called y");
    has(&told, "Bo took X instead.");
    has(&told, "If it’s taken, Ada’s Y is no longer worth 5.");
    assert_eq!(AskingRound::latest_in([].iter()), None);
}

#[test]
fn k21_a_called_letter_says_that_a_full_hand_must_place_a_wall() {
    let mut table = table(BOARD).holding(A, "A").holding(B, "BCDFGHJ");
    table.ask("XY", "XY").unwrap();
    let told = see(table).says("called x");
    has(&told, "Your hand is full. Place a wall.");
    lacks(&told, ">");
}

#[test]
fn k36_the_thief_offers_letters_of_other_hands() {
    let board = BOARD.replace("A . .", "A s .");
    let mut table = table_with(&board, |choices| {
        choices.specials = SpecialUpgrade::Celldance
    });
    table = table.holding(A, "SE").holding(B, "QE").knowing("teas");
    table.across("f2", "S").unwrap();
    let seen = see(table);
    has(&seen.says("held 2 q"), "> Steal it with the Thief.");
    has(
        &seen.says("seat 2"),
        "> Steal one of these letters with the Thief.",
    );
    has(&seen.says("do steal 2 q"), "Steal Q from Bo");
    has(&seen.says("do steal 2 q"), "The letter moves to your hand.");
    assert_eq!(seen.says("do steal 2 z"), "nothing");
}
