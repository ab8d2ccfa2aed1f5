//! The sentences of hints: where to look, which letter goes where, and the whole play with its
//! points and what earns them.

use super::play::letter_list;
use crate::screen::{ValueReason, WordSum, word_sums};
use lexicon::Lexicon;
use paper_grid_rules::{Hint, Placed, Preview, State};
use screen::text::list::list_all;
use screen::text::phrase::count;

/// The most letters or words that a reason lists by name.
const LISTED: usize = 3;

/// Describes a hint to the seat whose turn it is. The word list decides which way a word is read.
pub fn hint_text(hint: &Hint, state: &State, words: Option<&Lexicon>) -> String {
    let size = state.board.size();
    match hint {
        Hint::Place(cell) => {
            let name = size.cell_name(*cell);
            match state.board.letter(*cell) {
                Some(letter) => {
                    format!(
                        "There’s a word through the {} on {name}.",
                        letter.uppercase()
                    )
                }
                None if state.board.star() == Some(*cell) => {
                    format!("There’s a word over the star on {name}.")
                }
                None => format!("There’s a word with a new letter on {name}."),
            }
        }
        Hint::Length(letters) => format!("The longest new word has {letters} letters."),
        Hint::Letter(Placed(cell, letter)) => {
            format!("Put {} on {}.", letter.uppercase(), size.cell_name(*cell))
        }
        Hint::Play(placed) => play_text(placed, state, words),
        Hint::NoWord => "There’s no word you can play.".into(),
    }
}

/// Names the longest word of a play (of several, the one with the most new letters), the play's points, and what earns most of them.
fn play_text(placed: &[Placed], state: &State, words: Option<&Lexicon>) -> String {
    let preview = Preview::new(state, state.turn.seat, placed, words);
    let sums = word_sums(state, placed, &preview);
    let new = |sum: &WordSum| sum.parts.iter().filter(|part| part.new).count();
    let longest = sums.iter().max_by_key(|sum| (sum.parts.len(), new(sum)));
    let word = longest.map(WordSum::word).unwrap_or_default();
    let why = reason(&sums, &word);
    format!("Play {word} for {}{why}.", preview.points)
}

/// Says what makes a play worth its points, as the rest of a sentence about the word that is named;
/// empty if there is nothing special about it.
fn reason(sums: &[WordSum], word: &str) -> String {
    let plain = sums.iter().filter(|sum| sum.grows.is_none());
    let mut own = Vec::new();
    let named = plain.clone().filter(|sum| sum.word() == word);
    for part in named.flat_map(|sum| &sum.parts) {
        if part.why == ValueReason::Unique && !own.contains(&part.letter) {
            own.push(part.letter);
        }
    }
    if own.len() > LISTED {
        return format!(": nobody else holds {} of the letters", own.len());
    }
    if !own.is_empty() {
        return format!(": nobody else holds {}", letter_list(&own));
    }
    let factor: u32 = plain.flat_map(|sum| &sum.factors).product();
    let others: Vec<String> = sums.iter().map(WordSum::word).collect();
    let others: Vec<String> = others.into_iter().filter(|other| other != word).collect();
    match (factor, others.len()) {
        (2, _) => ": a 2W cell doubles a word".into(),
        (3, _) => ": a 3W cell triples a word".into(),
        (_, 0) => String::new(),
        (_, 1..=LISTED) => format!(", with {}", list_all(&others)),
        (_, more) => format!(", with {}", count(more, "more word", "more words")),
    }
}
