//! Prints the best words from a hand of cards: those that lay the most cards, the best-known first.
//! `cargo run --release --example hand -- th ing e s '?'`
//!
//! A card has one to three letters that stay together. `?` is a card for any letter, and `??` for
//! any two letters. Each word is printed with the cards that lay it.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::error::Error;

use lexicon::{ENGLISH, HandCard, Lexicon, Spelling, Word, WordError};

/// Number of words that are printed.
const LIMIT: usize = 20;

fn card(text: &str) -> Result<HandCard, WordError> {
    match text {
        "?" => Ok(HandCard::Wild),
        "??" => Ok(HandCard::DoubleWild),
        letters => Word::new(letters).map(HandCard::Letters),
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let texts: Vec<String> = std::env::args().skip(1).collect();
    if texts.is_empty() {
        return Err("usage: hand CARD...".into());
    }
    let hand: Vec<HandCard> = (texts.iter())
        .map(|text| card(text))
        .collect::<Result<_, _>>()?;
    let lexicon = Lexicon::open(ENGLISH)?;

    // 0: no card has to be laid.
    let mut ways: Vec<Spelling> = lexicon.spellings_from_hand(&hand, 0).collect();
    ways.sort_by_key(|way| {
        let level = lexicon.level(way.found.id);
        (Reverse(way.cards().len()), level, way.found.word)
    });
    // The best way to lay each word comes first.
    let mut seen = HashSet::new();
    ways.retain(|way| seen.insert(way.found.id));
    for way in ways.iter().take(LIMIT) {
        let cards = way.cards().filter_map(|place| texts.get(place));
        let cards: Vec<&str> = cards.map(String::as_str).collect();
        println!("{:<15} {}", way.found.word, cards.join(" "));
    }
    println!("{} words", ways.len());
    Ok(())
}
