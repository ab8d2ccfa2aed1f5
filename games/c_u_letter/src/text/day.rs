//! Texts for the daily task and for practice: the question, and the result.

use super::play::{card_name, use_name};
use crate::bots::PracticePosition;
use c_u_letter_rules::{Placing, Use};
use lexicon::Word;
use screen::day::PartResult;
use screen::text::list::list_all;
use screen::text::phrase::{capitals, count, sentence};

pub const QUESTION: &str = "Place the card that gains you most. Every word you could then claim \
     counts. You have one try.";

/// Returns the result of a try at a placing.
pub fn placing_result(posed: &PracticePosition, tried: PartResult) -> String {
    let got = gain_in_cards(tried.got);
    if tried.got >= tried.par {
        return format!("{got}. Nothing beats that.");
    }
    let best = describe_placing(&posed.best);
    let opens: Vec<String> = posed.opens.iter().map(|word| capitals(*word)).collect();
    let opens = if opens.is_empty() {
        String::new()
    } else {
        format!(" It makes {}.", list_all(&opens))
    };
    format!(
        "{got}. The best was {best} for {}.{opens}",
        gain_in_cards(tried.par)
    )
}

fn describe_placing(placing: &Placing) -> String {
    let (card, at) = (card_name(placing.card), placing.at);
    match placing.using {
        Use::Nothing => format!("{card} on {at}"),
        using => format!("{card} on {at} ({})", use_name(using)),
    }
}

fn gain_in_cards(cards: i32) -> String {
    let gained = usize::try_from(cards.max(0)).unwrap_or_default();
    count(gained, "card", "cards")
}

/// The question asked in the practice "Find the claim".
pub const CLAIM_QUESTION: &str = "Which is the longest new word? You have one try.";

/// Says which card was placed.
pub fn placed_card(posed: &PracticePosition) -> String {
    sentence(&format!("{} was placed.", describe_placing(&posed.best)))
}

/// The number of letters of the longest new word.
pub fn longest_new_word(posed: &PracticePosition) -> i32 {
    posed.opens.first().map_or(0, |word| word.len() as i32)
}

/// The number of letters of a word, if it is a new one.
pub fn new_word_length(posed: &PracticePosition, word: Word) -> Option<i32> {
    posed.opens.contains(&word).then_some(word.len() as i32)
}

/// Returns the result of a try at a claim.
pub fn claim_result(posed: &PracticePosition, tried: PartResult) -> String {
    let letters = count(
        usize::try_from(tried.got).unwrap_or_default(),
        "letter",
        "letters",
    );
    match posed.opens.first().filter(|_| tried.got < tried.par) {
        Some(best) => format!("{letters}. The longest was {}.", capitals(*best)),
        None => format!("{letters}. Nothing is longer."),
    }
}
