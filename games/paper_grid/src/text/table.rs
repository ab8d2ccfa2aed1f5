//! Texts of Paper Grid's table: prompts and buttons.

use std::ops::RangeInclusive;

use super::{play as paper_grid_play, special_name};
use crate::screen::{Part, Sum};
use lexicon::Letter;
use paper_grid_rules::{
    Action, Ahead, Grown, Hint, Letterfraud, Phase, Placed, Preview, Scored, Size, Special, Stage,
    State,
};
use screen::text::list::all_of;
use screen::text::you::{does, to_do, wins};

/// The source of luck in the account of a game.
pub const LUCK: &str = "The board";
pub const BOARD: &str = "Board";
pub const LENS: &str = "Part of the board";
/// Shown in the bar once the endgame has begun.
pub const ENDGAME: &str = "Endgame";
pub const ENDGAME_BEGINS: &str = "The endgame begins";
pub const ENDGAME_SAYS: &str = "Words only from here. No more asking.";
pub const AT_THE_EDGE: &str = " at the edge";
pub const PLAY: &str = "Play word";
pub const TAKE_BACK: &str = "Take back";
pub const NO_WORD: &str = "No word";
pub const BACK_TO_BOARD: &str = "Back to the board";
pub const PASS: &str = "Pass";
pub const MAKE_SPECIAL: &str = "Make a cell special";
pub const WHICH_SPECIAL: &str = "Choose a special cell, then tap where it goes.";
pub const MAKE_NONE: &str = "Play a word instead";
pub const CALLED: &str = "Letters to call";
pub const ASK: &str = "Ask for these";
/// [`ASK`] for a key of the on-screen keyboard, where there is less room.
pub const ASK_KEY: &str = "Ask";
pub const PLACE_WALL: &str = "Place wall";
pub const CROSS_OUT: &str = "Cross out";
pub const BLOCK: &str = "Finish Blockade";
pub const ACCEPT: &str = "Accept";
pub const NOT_ACCEPTED: &str = "Reject";
pub const RACK: &str = "Your letters";
pub const OVER: &str = "The game is over";
pub const PLAY_AGAIN: &str = "Play again";
/// Label of the button for another game on the same board.
pub const SAME_BOARD: &str = "Same board";
pub const OTHER_RULES: &str = "Other rules";
pub const BEST_PLAYS: &str = "Best plays";

/// K20: asks which letters to keep when not all called ones fit in the hand.
pub fn keep(name: &str) -> String {
    to_do(name, "tap one to keep it.")
}

/// Asks the acting seat for its action, naming only what it can do now.
pub fn prompt(state: &State, phase: Phase, name: &str, called: &str) -> String {
    match phase {
        Phase::Claim => to_do(name, "claim an edge cell."),
        Phase::Play if state.endgame => to_do(name, "play a word, or pass."),
        Phase::Play => to_do(name, "play a word."),
        Phase::Judge => "Does everyone accept this?".into(),
        Phase::Act(special) => match special {
            Special::Thief => to_do(name, "steal a letter."),
            Special::Destroyer => to_do(name, "cross out 2 cells."),
            Special::Blockade => to_do(name, "place up to 3 letters."),
            other => to_do(name, &format!("{}.", special_name(other))),
        },
        Phase::Ask => to_do(name, &call(state)),
        Phase::Answer => to_do(name, &answer(state, called)),
    }
}

/// Says how many letters to call, and under which limit (K20, K28).
fn call(state: &State) -> String {
    let count = how_many(&state.calls());
    match state.letterfraud() {
        None => format!("call {count} letters."),
        Some(Letterfraud::AllDifferent) => format!("call {count} different ones."),
        Some(Letterfraud::NoneHeld) => format!("call {count} you don’t have."),
        Some(Letterfraud::AtMostOneHeld) if !state.turn.big_ask => "call 2, at least 1 new.".into(),
        Some(Letterfraud::AtMostOneHeld) => format!("call {count}, at most 1 you have."),
        Some(Letterfraud::InLine) => format!("call {count} side by side."),
    }
}

/// States how many letters are called: `2`, or `2 to 6` with Big Ask (K35).
pub fn how_many(calls: &RangeInclusive<usize>) -> String {
    let (least, most) = (calls.start(), calls.end());
    match most > least {
        true => format!("{least} to {most}"),
        false => least.to_string(),
    }
}

/// Says what the answering seat can do: with a full hand it can't take a letter (K21).
fn answer(state: &State, called: &str) -> String {
    let full = match state.stage {
        Stage::Answering { seat, .. } => state.room(seat) == 0,
        _ => false,
    };
    match (full, state.wall_edges().next()) {
        (true, _) => "place a wall.".into(),
        (false, None) => format!("take {called}."),
        (false, Some(_)) => format!("take {called}, or place a wall."),
    }
}

/// Label of the button that takes a called letter.
pub fn take(letter: Letter) -> String {
    format!("Take {}", letter.capital())
}

/// Describes a hand for screen readers.
pub fn hand(name: &str, hand: &[Letter]) -> String {
    if hand.is_empty() {
        does(name, "has no letters.")
    } else {
        let letters: Vec<String> = hand.iter().map(|l| l.capital().to_string()).collect();
        does(name, &format!("has {}.", all_of(&letters)))
    }
}

/// Describes how near the endgame is.
pub fn until_endgame(state: &State) -> String {
    if state.endgame {
        return "Endgame: words only".into();
    }
    let (at, there) = (state.options.endgame_at, state.board.rim_letters());
    format!("{there} of {at} letters at the edge")
}

/// Formats the second half of "3 of 10".
pub fn of(count: usize) -> String {
    format!(" of {count}")
}

/// Lists the words of a play with their scores: `TEA: 3 + 1 + 1 = 5`. With Dictionary Devils, it
/// shows what each word adds to the cells (K29): `CARE: A +2, E +3 = 5`. Together they make up
/// the play's points.
pub fn word_sums(preview: &Preview) -> Vec<String> {
    let words = preview.words.iter().enumerate();
    let line = |(at, word): (usize, &Scored)| {
        let sum = match preview.grown.get(at) {
            Some(grown) => growth(grown),
            None => paper_grid_play::sum(word),
        };
        format!("{}: {sum}", word.word.to_ascii_uppercase())
    };
    words.map(line).collect()
}

fn growth(grown: &Grown) -> String {
    let letters = grown.letters.iter();
    let letters: Vec<String> = letters
        .map(|(letter, by)| format!("{} +{by}", letter.capital()))
        .collect();
    match letters.as_slice() {
        [] => "0".into(),
        letters => format!("{} = {}", letters.join(", "), grown.points),
    }
}

/// Writes a word's score as it is drawn: `VETOES V5 E1 T3 O1 E1×2 S3 ×2 = 30`. With Dictionary
/// Devils, it shows what the word adds to the cells (K29): `CARE A+2 E+3 = 5`.
pub fn sum_line(sum: &Sum) -> String {
    let mut line = vec![sum.word()];
    match &sum.grows {
        Some(grows) => {
            let grows = grows.iter();
            line.extend(grows.map(|(letter, by)| format!("{}+{by}", letter.capital())));
        }
        None => {
            let part = |part: &Part| match part.times {
                1 => format!("{}{}", part.letter.capital(), part.value),
                times => format!("{}{}×{times}", part.letter.capital(), part.value),
            };
            line.extend(sum.parts.iter().map(part));
            line.extend(sum.factors.iter().map(|factor| format!("×{factor}")));
        }
    }
    format!("{} = {}", line.join(" "), sum.points)
}

/// Warns before an action that begins the endgame or ends the game (K24, K26); `None` for any
/// other action.
pub fn would_end(state: &State, act: &Action) -> Option<&'static str> {
    let plays = matches!(act, Action::Play(_) | Action::Accept);
    Some(match (state.ahead(act)?, act) {
        (Ahead::Endgame, _) if plays => "This play begins the endgame.",
        (Ahead::Endgame, _) => "The endgame begins after this.",
        (Ahead::End, _) if plays => "This play ends the game.",
        (Ahead::End, Action::Pass) => "This pass ends the game.",
        (Ahead::End, _) => "The game ends after this.",
    })
}

/// Label of the play button with the play's points.
pub fn play_for(points: i32) -> String {
    format!("Play for {points}")
}

pub const THINKING: &str = "Thinking…";

pub fn won(names: &[String]) -> String {
    wins(names, OVER)
}

/// Describes a hint.
pub fn hinted(hint: &Hint, size: Size) -> String {
    match hint {
        Hint::Place(cell) => format!("Look at {}.", size.name(*cell)),
        Hint::Length(count) => format!("The longest new word has {count} letters."),
        Hint::Play(placed) => {
            let lay =
                |placed: &Placed| format!("{} in {}", placed.1.capital(), size.name(placed.0));
            let letters: Vec<String> = placed.iter().map(lay).collect();
            format!("Lay {}.", all_of(&letters))
        }
        Hint::NoWord => "There’s no word you can play.".into(),
    }
}
