//! Prints all words that some letters spell, the longest and best-known first:
//! `cargo run --release --example anagrams -- listen`

use std::cmp::Reverse;
use std::error::Error;

use lexicon::{ENGLISH, FoundWord, LetterCounts, Lexicon, Supply, Word};

fn main() -> Result<(), Box<dyn Error>> {
    let text = std::env::args().nth(1).ok_or("usage: anagrams LETTERS")?;
    let letters = LetterCounts::from(Word::new(&text)?);
    let lexicon = Lexicon::open(ENGLISH)?;

    let supply = Supply::from_letters(letters).with_min_len(2);
    let mut found: Vec<FoundWord> = lexicon.spelled_from(supply).collect();
    // Within a group, the stable sort keeps the words in dictionary order.
    let group = |found: &FoundWord| (Reverse(found.word.len()), lexicon.level(found.id));
    found.sort_by_key(group);
    for words in found.chunk_by(|one, other| group(one) == group(other)) {
        let Some((Reverse(len), level)) = words.first().map(group) else {
            continue;
        };
        let texts: Vec<&str> = words.iter().map(|found| found.word.as_str()).collect();
        println!("{len} letters, {level:?}: {}", texts.join(" "));
    }
    Ok(())
}
