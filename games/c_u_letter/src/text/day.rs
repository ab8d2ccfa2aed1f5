//! Texts for the task of the day and for practice: the question, and the result.

use super::play::{card, use_name};
use crate::bots::Posed;
use c_u_letter_rules::{Placing, Use};
use lexicon::Word;
use screen::day::Try;
use screen::text::list::all_of;
use screen::text::phrase::{capitals, count, sentence};

pub const ASKS: &str = "Place the card that gains you most. Every word you could then claim \
     counts. You have one try.";

/// Returns the result of a try at a placing.
pub fn tried(posed: &Posed, tried: Try) -> String {
    let got = cards(tried.got);
    if tried.got >= tried.par {
        return format!("{got}. Nothing beats that.");
    }
    let best = placed(&posed.best);
    let opens: Vec<String> = posed.opens.iter().map(|word| capitals(*word)).collect();
    let opens = match opens.is_empty() {
        true => String::new(),
        false => format!(" It makes {}.", all_of(&opens)),
    };
    format!(
        "{got}. The best was {best} for {}.{opens}",
        cards(tried.par)
    )
}

fn placed(placing: &Placing) -> String {
    let (card, at) = (card(placing.card), placing.at);
    match placing.using {
        Use::Nothing => format!("{card} on {at}"),
        using => format!("{card} on {at} ({})", use_name(using)),
    }
}

fn cards(cards: i32) -> String {
    let gained = usize::try_from(cards.max(0)).unwrap_or_default();
    count(gained, "card", "cards")
}

/// The question asked in the practice "Find the claim".
pub const ASKS_CLAIM: &str = "Which is the longest new word? You have one try.";

/// Says which card was placed.
pub fn was_placed(posed: &Posed) -> String {
    sentence(&format!("{} was placed.", placed(&posed.best)))
}

/// The number of letters of the longest new word.
pub fn longest(posed: &Posed) -> i32 {
    posed.opens.first().map_or(0, |word| word.len() as i32)
}

/// The number of letters of a word, if it is a new one.
pub fn opens(posed: &Posed, word: Word) -> Option<i32> {
    posed.opens.contains(&word).then_some(word.len() as i32)
}

/// Returns the result of a try at a claim.
pub fn claimed(posed: &Posed, tried: Try) -> String {
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
