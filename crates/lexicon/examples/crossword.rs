//! Prints the words that fit an entry of a crossword, the best-known first:
//! `cargo run --release --example crossword -- 'c?t*'`
//!
//! In a pattern, `?` is any letter, `[aeiou]` is one of these letters, `[^aeiou]` is any other
//! letter, and `*` is any number of letters. A second argument limits the number of words.

use std::error::Error;

use lexicon::{ENGLISH, FoundWord, Lexicon, Pattern};

/// Number of words that are printed unless the second argument says otherwise.
const LIMIT: usize = 30;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let text = args.next().ok_or("usage: crossword PATTERN [LIMIT]")?;
    let pattern: Pattern = text.parse()?;
    let limit: usize = match args.next() {
        Some(limit) => limit.parse()?,
        None => LIMIT,
    };
    let lexicon = Lexicon::open(ENGLISH)?;

    let mut found: Vec<FoundWord> = lexicon.matching(&pattern).collect();
    // The sort is stable, so words of the same level stay in dictionary order.
    found.sort_by_key(|found| lexicon.level(found.id));
    for found in found.iter().take(limit) {
        println!("{:<15} {:?}", found.word, lexicon.level(found.id));
    }
    println!("{} words match {text}", found.len());
    Ok(())
}
