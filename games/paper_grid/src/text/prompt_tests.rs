//! Tests of the prompts: what a seat is asked to do, and how.

use super::*;
use crate::text::table::{play_prompt, prompt, wall_prompt};
use paper_grid_rules::{Hand, Letterfraud, Phase, State};

fn now(game: &Match<PaperGrid>) -> String {
    let phase = PaperGrid::waiting_for(game.state()).phase().unwrap();
    let seat = game.waiting_for().seats().iter().next().unwrap();
    let name = name(&game.journal().seats, seat);
    prompt(game.state(), phase, &name, "R or N")
}

#[test]
fn k21_a_full_hand_is_offered_only_walls() {
    let mut game = game();
    assert_eq!(now(&game), "Dad: play a word, or ask for 2 letters.");
    act(&mut game, &ask("RN"));
    assert_eq!(now(&game), "Mum: take R or N, or tap a line for a wall.");
    act(&mut game, &take('R'));
    assert_eq!(now(&game), "Zoe: your hand is full. Tap a line for a wall.");
    assert_eq!(
        wall_prompt("Zoe"),
        "Zoe: place the wall, or tap another line."
    );
}

/// The state of a game whose first player has these letters.
fn holding(names: &[&str], hand: &str) -> State {
    let mut state = game_of(names, BOARD, |_| {}).state().clone();
    state.hands[0] = Hand::new(hand.chars().filter_map(Letter::new).collect());
    state
}

#[test]
fn k8_the_prompt_names_the_word_and_the_asking() {
    let three = ["Dad", "Mum", "Zoe"];
    let says = |hand, name| play_prompt(&holding(&three, hand), name, false);
    // QVX makes no word with any list. The prompt doesn't give that away.
    for hand in ["OWNE", "QVX"] {
        assert_eq!(says(hand, "Dad"), "Dad: play a word, or ask for 2 letters.");
        assert_eq!(says(hand, ""), "Play a word, or ask for 2 letters.");
    }
    assert_eq!(says("", "Dad"), "Dad: ask for 2 letters.", "no letters");
    assert_eq!(says("", ""), "Ask for 2 letters.");
    assert_eq!(
        says("OWN", YOU),
        "Your turn: play a word, or ask for 2 letters."
    );
}

#[test]
fn k23_with_a_full_hand_the_letters_are_called_for_others() {
    let full = |names: &[&str]| holding(names, "OWNEDSA");
    let three = full(&["Dad", "Mum", "Zoe"]);
    assert_eq!(
        play_prompt(&three, "", false),
        "Play a word, or call 2 letters for the other players."
    );
    assert_eq!(
        play_prompt(&three, "", true),
        "Play a word, or call 2 letters."
    );
    let board = BOARD
        .replace("2 . . . . . . 3", "2 . . . . . . .")
        .replace("hand 3 ABCDFGH", "");
    let mut two = game_of(&["Dad", "Mum"], &board, |_| {}).state().clone();
    two.hands[0] = three.hands[0].clone();
    assert_eq!(
        play_prompt(&two, "", false),
        "Play a word, or call 2 letters for the other player."
    );
}

#[test]
fn k23_the_asking_prompt_says_why_letters_are_called_for_others() {
    let state = holding(&["Dad", "Mum", "Zoe"], "OWNEDSA");
    let told = |state: &State, name| prompt(state, Phase::Ask, name, "");
    assert_eq!(
        told(&state, "Dad"),
        "Dad: your hand is full. Call 2 letters for the other players."
    );
    assert_eq!(
        told(&state, ""),
        "Your hand is full. Call 2 letters for the other players."
    );
    assert_eq!(told(&state, YOU), told(&state, ""));
    // K30: every slot is used, but no letter is left.
    let slots = |choices: &mut Choices| choices.board.backpacks = true;
    let mut state = game_of(&["Dad", "Mum", "Zoe"], BOARD, slots)
        .state()
        .clone();
    state.hands[0] = serde_json::from_str(r#"{"letters":[],"used":16}"#).unwrap();
    assert_eq!(told(&state, ""), "Call 2 letters for the other players.");
}

#[test]
fn k25_in_the_endgame_the_prompt_names_no_asking() {
    let mut state = holding(&["Dad", "Mum", "Zoe"], "OWNE");
    state.endgame = true;
    assert_eq!(
        play_prompt(&state, "Dad", false),
        "Dad: play a word, or pass."
    );
    state.hands[0] = Hand::new(Vec::new());
    assert_eq!(play_prompt(&state, "Dad", false), "Dad: pass.");
}

#[test]
fn k28_the_prompt_states_the_limit_on_asking() {
    let told = |fraud| {
        let game = game_of(&["Dad", "Mum", "Zoe"], BOARD, |choices| {
            choices.letterfraud = fraud;
        });
        prompt(game.state(), Phase::Ask, "Mum", "")
    };
    assert_eq!(told(None), "Mum: ask for 2 letters.");
    let limits = [
        (
            Letterfraud::AllDifferent,
            "Mum: ask for 2 different letters.",
        ),
        (Letterfraud::NoneHeld, "Mum: ask for 2 you don’t have."),
        (
            Letterfraud::AtMostOneHeld,
            "Mum: ask for 2, at least 1 new.",
        ),
        // No two letters are in line yet, so the limit doesn't apply.
        (Letterfraud::InLine, "Mum: ask for 2 letters."),
    ];
    for (fraud, says) in limits {
        assert_eq!(told(Some(fraud)), says);
        assert!(says.chars().count() <= 33, "{says}");
    }
}
