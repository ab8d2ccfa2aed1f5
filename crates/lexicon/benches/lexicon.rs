//! Times opening the word list and querying it. Every answer is checked.
//!
//! For wall time (the best of several rounds): `cargo bench --bench lexicon`. `make bench-wasm`
//! runs it in wasm as well.

#![allow(clippy::unwrap_used)]

mod inputs;
mod measure;

use inputs::{racks, shuffled};
use lexicon::{
    ENGLISH, HandCard, LetterCounts, Lexicon, LexiconDecoder, Packing, Supply, Word, WordId,
};
use measure::{measure, say};

fn word(text: &str) -> Word {
    text.parse().unwrap()
}

/// Whether a bag spells a word with a number of blanks, computed naively.
fn spells(bag: LetterCounts, blanks: usize, word: Word) -> bool {
    let mut left = bag;
    let mut lacking = 0;
    for letter in word.letters() {
        match left.without(letter) {
            Some(less) => left = less,
            None => lacking += 1,
        }
    }
    lacking <= blanks
}

fn main() {
    let lexicon = Lexicon::open(ENGLISH).unwrap();
    let front = lexicon.pack(Packing::Front);
    let (file, ready) = (ENGLISH.len(), lexicon.memory_bytes());
    say(&format!("file {file} bytes, ready {ready} bytes"));
    // In wasm the file is opened with vector instructions, as in the page's worker.
    let open = |file: &[u8]| {
        let mut opening = LexiconDecoder::with_simd();
        opening.push(file).unwrap();
        opening.finish().unwrap().len() as u64
    };
    measure("open, mixing coder", 5, 1, 248_583, || open(ENGLISH));
    measure("open, front coding", 5, 1, 248_583, || open(&front));

    let all: Vec<Word> = lexicon.words().map(|f| f.word).collect();
    let shuffled = shuffled(&all);
    let count = all.len();
    let total: u64 = (0..count as u64).sum();
    let look_up = |words: &[Word]| words.iter().filter(|w| lexicon.contains(**w)).count() as u64;
    measure("look-up, shuffled", 5, count, count as u64, || {
        look_up(&shuffled)
    });
    measure("look-up, in order", 5, count, count as u64, || {
        look_up(&all)
    });
    let index = |words: &[Word]| -> u64 {
        let ids = words.iter().filter_map(|w| lexicon.find(*w));
        ids.map(|id| id.index() as u64).sum()
    };
    measure("number of a word, shuffled", 5, count, total, || {
        index(&shuffled)
    });
    let ids: Vec<WordId> = shuffled.iter().filter_map(|w| lexicon.find(*w)).collect();
    let letters: u64 = all.iter().map(|w| w.len() as u64).sum();
    measure("word of a number, shuffled", 3, count, letters, || {
        let words = ids.iter().filter_map(|id| lexicon.word(*id));
        words.map(|w| w.len() as u64).sum()
    });
    measure("all words in order, each", 5, count, letters, || {
        lexicon.words().map(|f| f.word.len() as u64).sum()
    });

    for (size, blanks, racks_asked) in [
        (7, 0, 500),
        (8, 0, 500),
        (10, 0, 300),
        (7, 1, 60),
        (8, 1, 60),
        (6, 2, 20),
        (8, 2, 20),
    ] {
        let racks = racks(racks_asked, size);
        let slow: usize = (racks.iter().take(20))
            .map(|r| all.iter().filter(|w| spells(*r, blanks, **w)).count())
            .sum();
        let spelled = |racks: &[LetterCounts]| -> u64 {
            let supply = |r: &LetterCounts| Supply::from_letters(*r).with_blanks(blanks as u8);
            racks
                .iter()
                .map(|r| lexicon.spelled_from(supply(r)).count() as u64)
                .sum()
        };
        assert_eq!(spelled(racks.get(..20).unwrap()), slow as u64);
        let expected = spelled(&racks);
        let name = format!("all words of {size} letters, {blanks} blanks");
        measure(&name, 9, racks.len(), expected, || spelled(&racks));
    }

    let hand: Vec<HandCard> = ["ing", "th", "e", "s", "a", "r", "t", "o"]
        .map(|c| HandCard::Letters(word(c)))
        .to_vec();
    let ways = lexicon.spellings_from_hand(&hand, 0).count() as u64;
    measure("8 cards, some of two letters or three", 50, 1, ways, || {
        lexicon.spellings_from_hand(&hand, 0).count() as u64
    });
    let mut wild = hand.clone();
    wild.splice(6.., [HandCard::Wild, HandCard::DoubleWild]);
    let ways = lexicon.spellings_from_hand(&wild, 0).count() as u64;
    measure("8 cards, a wild and a double wild", 9, 1, ways, || {
        lexicon.spellings_from_hand(&wild, 0).count() as u64
    });

    let pools = racks(400, 8);
    let victims: Vec<Word> = (shuffled.iter().copied())
        .filter(|w| (4..=7).contains(&w.len()))
        .take(pools.len())
        .collect();
    let steals = |n: usize| -> u64 {
        let pairs = victims.iter().zip(&pools).take(n);
        pairs
            .map(|(w, p)| lexicon.made_from(&[*w], *p, 1).count() as u64)
            .sum()
    };
    let slow: usize = (victims.iter().zip(&pools).take(20))
        .map(|(victim, pool)| {
            let taken = LetterCounts::from(*victim);
            let whole = taken.plus(*pool);
            let fits = |w: &&Word| {
                let bag = LetterCounts::from(**w);
                w.len() > victim.len() && taken.is_subset(bag) && bag.is_subset(whole)
            };
            all.iter().filter(fits).count()
        })
        .sum();
    assert_eq!(steals(20), slow as u64);
    let expected = steals(pools.len());
    measure(
        "steals of a word with 8 letters",
        9,
        pools.len(),
        expected,
        || steals(pools.len()),
    );
    let mergers = |n: usize| -> u64 {
        let pairs = victims.iter().zip(victims.iter().rev()).zip(&pools).take(n);
        pairs
            .map(|((a, b), p)| lexicon.made_from(&[*a, *b], *p, 0).count() as u64)
            .sum()
    };
    let expected = mergers(pools.len());
    measure(
        "mergers of two words with 8 letters",
        9,
        pools.len(),
        expected,
        || mergers(pools.len()),
    );

    for pattern in ["*ing", "*zz*", "re*", "?a?e?", "s*e*r"] {
        let parsed = pattern.parse().unwrap();
        let expected = lexicon.matching(&parsed).count() as u64;
        measure(&format!("pattern {pattern}"), 5, 1, expected, || {
            lexicon.matching(&parsed).count() as u64
        });
    }
    let grown = |n: usize| -> u64 {
        let grown = |w: &Word| lexicon.extended_by_letter(*w, 0..=w.len()).count() as u64;
        victims.iter().take(n).map(grown).sum()
    };
    let expected = grown(pools.len());
    measure(
        "one letter more, anywhere",
        9,
        pools.len(),
        expected,
        || grown(pools.len()),
    );
}
