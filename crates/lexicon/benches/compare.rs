//! Compares the word list with a set of the crate `fst` and the collections of std, on the same
//! words and the same questions. All of them must give the same answers.
//!
//! For wall time (the best of several rounds) and its ratio to ours: `cargo bench --bench compare`.

#![allow(clippy::unwrap_used)]

mod inputs;
mod measure;

use std::collections::{HashMap, HashSet};

use fst::Set;
use inputs::{racks, shuffled};
use lexicon::{ENGLISH, Letter, LetterCounts, Lexicon, Supply, Word};
use measure::{measure, say};

/// The words by their sorted letters: the usual index for anagrams.
type AnagramIndex = HashMap<Vec<u8>, Vec<Word>>;

fn sorted_letters(word: Word) -> Vec<u8> {
    let mut letters = word.as_str().as_bytes().to_vec();
    letters.sort_unstable();
    letters
}

/// Returns the word with its middle letter changed so that it isn't a word any more.
fn non_word(lexicon: &Lexicon, word: Word) -> Option<Word> {
    let middle = word.len() / 2;
    let before = word.slice(0, middle);
    let after = word.slice(middle + 1, word.len());
    Letter::all()
        .filter_map(|letter| before.push(letter)?.join(after))
        .find(|changed| !lexicon.contains(*changed))
}

/// Counts the words in a rack by looking up every selection of its letters, which are sorted.
fn count_selections(index: &AnagramIndex, rack: &[u8]) -> u64 {
    let mut seen: HashSet<Vec<u8>> = HashSet::new();
    let mut found = 0;
    for selection in 1..1_u32 << rack.len() {
        let places = (0..rack.len()).filter(|place| selection >> place & 1 == 1);
        let letters = places.filter_map(|place| rack.get(place).copied());
        let letters: Vec<u8> = letters.collect();
        if let Some(words) = index.get(&letters)
            && seen.insert(letters)
        {
            found += words.len() as u64;
        }
    }
    found
}

/// Returns the size of a hash table in bytes. The number of slots is a power of two; at most seven
/// eighths of them are used, and each has an extra byte for the hash. What the entries own on the
/// heap isn't included.
fn table_bytes(capacity: usize, entry: usize) -> usize {
    (capacity * 8).div_ceil(7).next_power_of_two() * (entry + 1)
}

/// Reports the time of another collection as a multiple of ours.
fn compare(name: &str, ours: f64, other: f64) {
    say(&format!("{name:<44} {:>10.2} times ours", other / ours));
}

fn compare_opening(set: &Set<Vec<u8>>, lines: &str) {
    let count = lines.lines().count();
    let ours = measure("open: ours", 5, 1, count as u64, || {
        Lexicon::open(ENGLISH).unwrap().len() as u64
    });
    let bytes = set.as_fst().as_bytes();
    let theirs = measure("open: fst", 5, 1, count as u64, || {
        Set::new(bytes).unwrap().len() as u64
    });
    compare("open: fst", ours, theirs);
    let theirs = measure("open: HashSet from a text", 5, 1, count as u64, || {
        let set: HashSet<String> = lines.lines().map(str::to_owned).collect();
        set.len() as u64
    });
    compare("open: HashSet from a text", ours, theirs);
}

fn compare_membership(
    name: &str,
    words: &[Word],
    expected: u64,
    lexicon: &Lexicon,
    set: &Set<Vec<u8>>,
    hashed: &HashSet<String>,
) {
    let texts: Vec<String> = words.iter().map(|word| word.to_string()).collect();
    let count = words.len();
    let ours = measure(&format!("{name}: ours"), 5, count, expected, || {
        let found = words.iter().filter(|word| lexicon.contains(**word));
        found.count() as u64
    });
    let from_text = |text: &str| Word::new(text).is_ok_and(|word| lexicon.contains(word));
    let ours_from_text = format!("{name}: ours, from text");
    let other = measure(&ours_from_text, 5, count, expected, || {
        texts.iter().filter(|text| from_text(text)).count() as u64
    });
    compare(&ours_from_text, ours, other);
    let theirs = measure(&format!("{name}: fst"), 5, count, expected, || {
        texts.iter().filter(|text| set.contains(text)).count() as u64
    });
    compare(&format!("{name}: fst"), ours, theirs);
    let theirs = measure(&format!("{name}: HashSet"), 5, count, expected, || {
        let found = texts.iter().filter(|text| hashed.contains(text.as_str()));
        found.count() as u64
    });
    compare(&format!("{name}: HashSet"), ours, theirs);
}

fn compare_anagrams(lexicon: &Lexicon, index: &AnagramIndex, words: &[Word]) {
    let count = words.len();
    let by_index = || -> u64 {
        let found = words.iter().map(|word| index.get(&sorted_letters(*word)));
        found.map(|found| found.map_or(0, Vec::len) as u64).sum()
    };
    let expected = by_index();
    let ours = measure("anagrams of 7 letters: ours", 5, count, expected, || {
        let bags = words.iter().map(|word| LetterCounts::from(*word));
        bags.map(|bag| lexicon.anagrams(bag).count() as u64).sum()
    });
    let name = "anagrams of 7 letters: HashMap";
    let theirs = measure(name, 5, count, expected, by_index);
    compare(name, ours, theirs);
}

fn compare_racks(lexicon: &Lexicon, index: &AnagramIndex) {
    let racks = racks(500, 7);
    let count = racks.len();
    let sorted: Vec<Vec<u8>> = (racks.iter())
        .map(|rack| rack.iter().map(|l| l.lowercase() as u8).collect())
        .collect();
    let by_index = || -> u64 {
        let found = sorted.iter().map(|rack| count_selections(index, rack));
        found.sum()
    };
    let expected = by_index();
    let ours = measure("words in 7 letters: ours", 5, count, expected, || {
        let supplies = racks.iter().map(|rack| Supply::from_letters(*rack));
        let found = supplies.map(|supply| lexicon.spelled_from(supply).count());
        found.sum::<usize>() as u64
    });
    let name = "words in 7 letters: HashMap";
    let theirs = measure(name, 5, count, expected, by_index);
    compare(name, ours, theirs);
}

fn main() {
    let lexicon = Lexicon::open(ENGLISH).unwrap();
    let words: Vec<Word> = lexicon.words().map(|found| found.word).collect();
    let texts: Vec<String> = words.iter().map(|word| word.to_string()).collect();
    let lines: String = texts.iter().map(|text| format!("{text}\n")).collect();
    let set = Set::from_iter(&texts).unwrap();
    let hashed: HashSet<String> = texts.iter().cloned().collect();
    let mut index = AnagramIndex::new();
    for &word in &words {
        index.entry(sorted_letters(word)).or_default().push(word);
    }

    let letters = lines.len() - words.len();
    let of_set = table_bytes(hashed.capacity(), size_of::<String>()) + letters;
    let of_index = table_bytes(index.capacity(), size_of::<(Vec<u8>, Vec<Word>)>())
        + index.keys().map(Vec::len).sum::<usize>()
        + words.len() * size_of::<Word>();
    let (ours, fst) = (lexicon.memory_bytes(), set.as_fst().size());
    say(&format!(
        "bytes on disk: ours {}, fst {fst}, text {}\n\
         bytes in memory: ours {ours}, fst {fst}, HashSet at least {of_set}, \
         HashMap of anagrams at least {of_index}",
        ENGLISH.len(),
        lines.len(),
    ));

    compare_opening(&set, &lines);
    let known = shuffled(&words);
    let unknown: Vec<Word> = (known.iter())
        .filter_map(|word| non_word(&lexicon, *word))
        .collect();
    let all = known.len() as u64;
    compare_membership("a word", &known, all, &lexicon, &set, &hashed);
    compare_membership("a non-word", &unknown, 0, &lexicon, &set, &hashed);
    let sevens = known.into_iter().filter(|word| word.len() == 7);
    let sevens: Vec<Word> = sevens.take(5_000).collect();
    compare_anagrams(&lexicon, &index, &sevens);
    compare_racks(&lexicon, &index);
}
