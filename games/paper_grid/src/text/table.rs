//! Texts of Paper Grid's table: prompts and buttons.

use std::ops::RangeInclusive;

use super::{play as paper_grid_play, special_name};
use crate::screen::{Draft, LetterPart, WordSum};
use lexicon::Letter;
use paper_grid_rules::{
    Action, Axis, Consequence, Letterfraud, Phase, Preview, ScoredWord, SpecialType, Stage, State,
    WordGrowth,
};
use screen::text::cursor_way;
use screen::text::list::list_all;
use screen::text::phrase::sentence;
use screen::text::set_up::YOU;
use screen::text::you::{player_does, request_to, who_won};

/// The source of luck in the account of a game.
pub const LUCK: &str = "The board";
pub const BOARD: &str = "Board";
pub const LENS: &str = "Part of the board";
/// Shown in the bar once the endgame has begun.
pub const ENDGAME: &str = "Endgame";
pub const ENDGAME_BEGINS: &str = "The endgame begins";
pub const ENDGAME_NOTE: &str = "Words only from here. No more asking.";
pub const AT_THE_EDGE: &str = " at the edge";
pub const PLAY: &str = "Play word";
pub const TAKE_BACK: &str = "Take back";
/// Label of the button that asks instead of playing a word, and of a key of the on-screen keyboard.
pub const ASK: &str = "Ask";
pub const BACK_TO_BOARD: &str = "Back to the board";
pub const PASS: &str = "Pass";
pub const MAKE_SPECIAL: &str = "Make a cell special";
pub const WHICH_SPECIAL: &str = "Choose a special cell, then tap where it goes.";
pub(crate) const MAKE_NONE: &str = "Play a word instead";
pub const CALLED: &str = "Letters to ask for";
pub const ASK_FOR_THESE: &str = "Ask for these";
pub const PLACE_WALL: &str = "Place wall";
pub const CROSS_OUT: &str = "Cross out";
pub const BLOCK: &str = "Finish Blockade";
pub const ACCEPT: &str = "Accept";
pub const NOT_ACCEPTED: &str = "Reject";
pub const RACK: &str = "Your letters";
pub(crate) const OVER: &str = "The game is over";
pub const PLAY_AGAIN: &str = "Play again";
/// Label of the button for another game on the same board.
pub const SAME_BOARD: &str = "Same board";
pub const OTHER_RULES: &str = "Other rules";
pub const BEST_PLAYS: &str = "Best plays";

/// Says where the cursor is and in which direction it moves on; empty without one.
pub fn cursor(draft: &Draft, state: &State) -> String {
    let says = draft.cursor().map(|(cell, axis)| {
        let cell = state.board.size().cell_name(cell);
        format!("Cursor on {cell}, {}.", cursor_way(axis == Axis::Down))
    });
    says.unwrap_or_default()
}

/// Says where the next letter goes, and how to change its direction.
pub fn next_letter(draft: &Draft, state: &State) -> Option<String> {
    let cell = state.board.size().cell_name(draft.cursor()?.0);
    Some(format!("{cell} is next. Tap it to turn the arrow."))
}

/// K20: asks which letters to keep when not all called ones fit in the hand.
pub fn keep_prompt(name: &str) -> String {
    request_to(name, "tap one to keep it.")
}

/// Asks the acting seat for its action, naming only what it can do now.
pub fn prompt(state: &State, phase: Phase, name: &str, called: &str) -> String {
    match phase {
        Phase::Claim => request_to(name, "claim an edge cell."),
        Phase::Play => play_prompt(state, name, false),
        Phase::Judge => "Does everyone accept this?".into(),
        Phase::Act(special) => match special {
            SpecialType::Thief => request_to(name, "steal a letter."),
            SpecialType::Destroyer => request_to(name, "cross out 2 cells."),
            SpecialType::Blockade => request_to(name, "place up to 3 letters."),
            other => request_to(name, &format!("{}.", special_name(other))),
        },
        Phase::Ask => call_prompt(state, name),
        Phase::Answer => answer_prompt(state, name, called),
    }
}

/// Asks the acting seat to play a word (if it has letters) or to do what it can do instead: ask for
/// letters (K8) or, in the endgame, pass (K25). Which words there are makes no difference: the
/// prompt must not give away whether the seat has one. A seat with a full hand keeps none of the
/// letters it asks for (K20, K23), so it calls them for the others; `brief` leaves that out, where
/// there is one short line.
pub fn play_prompt(state: &State, name: &str, brief: bool) -> String {
    let seat = state.turn.seat;
    let count = call_count(&state.call_range());
    let instead = if state.endgame {
        "pass".into()
    } else if state.room_in_hand(seat) > 0 {
        format!("ask for {count} letters")
    } else if brief {
        format!("call {count} letters")
    } else {
        format!("call {count} letters{}", for_the_others(state))
    };
    let word = if state.hand(seat).is_empty() {
        ""
    } else {
        "play a word, or "
    };
    request_to(name, &format!("{word}{instead}."))
}

/// Says how many letters to ask for, and under which limit (K20, K28). With a full hand, the
/// letters are called for the others (K23).
fn call_prompt(state: &State, name: &str) -> String {
    let count = call_count(&state.call_range());
    let (what, limit) = match state.letterfraud() {
        None => (" letters", ""),
        Some(Letterfraud::AllDifferent) => (" different letters", ""),
        Some(Letterfraud::NoneHeld) => (" you don’t have", ""),
        Some(Letterfraud::AtMostOneHeld) if !state.turn.big_ask => ("", ", at least 1 new"),
        Some(Letterfraud::AtMostOneHeld) => ("", ", at most 1 you have"),
        Some(Letterfraud::InLine) => (" side by side", ""),
    };
    let seat = state.turn.seat;
    if state.room_in_hand(seat) > 0 {
        return request_to(name, &format!("ask for {count}{what}{limit}."));
    }
    let call = format!("call {count}{what}{}{limit}.", for_the_others(state));
    // K30: without slots left, the hand may be empty.
    if state.hand(seat).is_empty() {
        request_to(name, &call)
    } else {
        full_hand_request(name, &call)
    }
}

/// Says that a hand is full, and asks its seat to do what it can do nevertheless.
fn full_hand_request(name: &str, what: &str) -> String {
    // "Your hand" already says whose turn it is.
    let name = if name == YOU { "" } else { name };
    request_to(name, &format!("your hand is full. {}", sentence(what)))
}

/// Says for whom a seat with a full hand calls letters.
fn for_the_others(state: &State) -> &'static str {
    if state.seats > 2 {
        " for the other players"
    } else {
        " for the other player"
    }
}

/// States how many letters a seat asks for: `2`, or `2 to 6` with Big Ask (K35).
pub(crate) fn call_count(calls: &RangeInclusive<usize>) -> String {
    let (least, most) = (calls.start(), calls.end());
    if most > least {
        format!("{least} to {most}")
    } else {
        least.to_string()
    }
}

/// Says what the answering seat can do, and how: with a full hand it can't take a letter (K21), and
/// a wall goes where the player taps.
fn answer_prompt(state: &State, name: &str, called: &str) -> String {
    let full = match state.stage {
        Stage::Answering { seat, .. } => state.room_in_hand(seat) == 0,
        _ => false,
    };
    match (full, state.wallable_edges().next()) {
        (true, _) => full_hand_request(name, "tap a line for a wall."),
        (false, None) => request_to(name, &format!("take {called}.")),
        (false, Some(_)) => request_to(name, &format!("take {called}, or tap a line for a wall.")),
    }
}

/// Asks a seat that has chosen an edge for its wall to place it.
pub fn wall_prompt(name: &str) -> String {
    request_to(name, "place the wall, or tap another line.")
}

/// Label of the button that takes a called letter.
pub fn take_label(letter: Letter) -> String {
    format!("Take {}", letter.uppercase())
}

/// Describes a hand for screen readers.
pub fn hand_label(name: &str, hand: &[Letter]) -> String {
    if hand.is_empty() {
        player_does(name, "has no letters.")
    } else {
        let letters: Vec<String> = hand.iter().map(|l| l.uppercase().to_string()).collect();
        player_does(name, &format!("has {}.", list_all(&letters)))
    }
}

/// Describes how near the endgame is.
pub(crate) fn endgame_distance(state: &State) -> String {
    if state.endgame {
        return "Endgame: words only".into();
    }
    let (at, there) = (state.options.endgame_at, state.board.rim_letter_count());
    format!("{there} of {at} letters at the edge")
}

/// Formats the second half of "3 of 10".
pub fn of_total(count: usize) -> String {
    format!(" of {count}")
}

/// Lists the words of a play with their scores: `TEA: 3 + 1 + 1 = 5`. With Dictionary Devils, it
/// shows what each word adds to the cells (K29): `CARE: A +2, E +3 = 5`. Together they make up
/// the play's points.
pub fn word_sums(preview: &Preview) -> Vec<String> {
    let words = preview.words.iter().enumerate();
    let line = |(at, word): (usize, &ScoredWord)| {
        let sum = match preview.grown.get(at) {
            Some(grown) => growth_text(grown),
            None => paper_grid_play::sum_text(word),
        };
        format!("{}: {sum}", word.word.to_ascii_uppercase())
    };
    words.map(line).collect()
}

fn growth_text(grown: &WordGrowth) -> String {
    let letters = grown.letters.iter();
    let letters: Vec<String> = letters
        .map(|(letter, by)| format!("{} +{by}", letter.uppercase()))
        .collect();
    match letters.as_slice() {
        [] => "0".into(),
        letters => format!("{} = {}", letters.join(", "), grown.points),
    }
}

/// Writes a word's score as it is drawn: `VETOES V5 E1 T3 O1 E1×2 S3 ×2 = 30`. With Dictionary
/// Devils, it shows what the word adds to the cells (K29): `CARE A+2 E+3 = 5`.
pub fn sum_line(sum: &WordSum) -> String {
    let mut line = vec![sum.word()];
    match &sum.grows {
        Some(grows) => {
            let grows = grows.iter();
            line.extend(grows.map(|(letter, by)| format!("{}+{by}", letter.uppercase())));
        }
        None => {
            let part = |part: &LetterPart| match part.times {
                1 => format!("{}{}", part.letter.uppercase(), part.value),
                times => format!("{}{}×{times}", part.letter.uppercase(), part.value),
            };
            line.extend(sum.parts.iter().map(part));
            line.extend(sum.factors.iter().map(|factor| format!("×{factor}")));
        }
    }
    format!("{} = {}", line.join(" "), sum.points)
}

/// Warns before an action that begins the endgame or ends the game (K24, K26); `None` for any
/// other action.
pub fn end_warning(state: &State, act: &Action) -> Option<&'static str> {
    let plays = matches!(act, Action::Play(_) | Action::Accept);
    Some(match (state.consequence_of(act)?, act) {
        (Consequence::Endgame, _) if plays => "This play begins the endgame.",
        (Consequence::Endgame, _) => "The endgame begins after this.",
        (Consequence::End, _) if plays => "This play ends the game.",
        (Consequence::End, Action::Pass) => "This pass ends the game.",
        (Consequence::End, _) => "The game ends after this.",
    })
}

/// Label of the play button with the play's points.
pub fn play_label(points: i32) -> String {
    format!("Play for {points}")
}

pub fn winners(names: &[String]) -> String {
    who_won(names, OVER)
}
