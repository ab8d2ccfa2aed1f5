//! The real list against another crate's map of the same words: `fst`.

use std::sync::LazyLock;

use fst::automaton::{Automaton, Str, Subsequence};
use fst::{IntoStreamer, Map, Streamer};
use lexicon::Word;

use crate::list::LIST;
use crate::thorough;

/// Each word with its position in the list. The map accepts words only in order, so building it
/// proves that ours are in order.
static ORACLE: LazyLock<Map<Vec<u8>>> = LazyLock::new(|| {
    let words = LIST.words().map(|found| found.word.to_string());
    Map::from_iter(words.zip(0..)).unwrap()
});

/// The oracle's results: words and their positions.
fn oracle_matches(question: impl Automaton) -> Vec<(String, u64)> {
    let mut stream = ORACLE.search(question).into_stream();
    let mut found = Vec::new();
    while let Some((word, place)) = stream.next() {
        found.push((String::from_utf8(word.to_vec()).unwrap(), place));
    }
    found
}

/// The list's results in the oracle's form.
fn list_matches(found: impl Iterator<Item = lexicon::FoundWord>) -> Vec<(String, u64)> {
    found
        .map(|found| (found.word.to_string(), found.id.index() as u64))
        .collect()
}

fn word(text: &str) -> Word {
    text.parse().unwrap()
}

#[test]
fn every_word_has_the_same_position_in_the_oracle() {
    assert_eq!(ORACLE.len(), LIST.len());
    let mut all = ORACLE.stream();
    while let Some((text, place)) = all.next() {
        let word = word(std::str::from_utf8(text).unwrap());
        let id = LIST.find(word).unwrap();
        assert_eq!(id.index() as u64, place, "{word}");
        assert_eq!(LIST.word(id), Some(word));
    }
}

#[test]
fn the_oracle_agrees_about_words_with_one_letter_changed() {
    let mut words = 0;
    let apart = if thorough::is_thorough() { 17 } else { 101 };
    for found in LIST.words().step_by(apart) {
        let text = found.word.to_string();
        for place in 0..text.len() {
            for letter in ["a", "e", "q", "s", "z"] {
                let mut changed = text.clone();
                changed.replace_range(place..=place, letter);
                let place = LIST.find(word(&changed)).map(|id| id.index() as u64);
                assert_eq!(place, ORACLE.get(&changed), "{changed}");
                words += usize::from(place.is_some());
            }
        }
    }
    assert!(
        words > 170_000 / apart,
        "non-words alone were asked: {words}"
    );
}

#[test]
fn prefix_queries_agree_with_the_oracle() {
    for prefix in ["a", "re", "qu", "zz", "inter", "xq", "unconstitutional"] {
        let Ok(start) = prefix.parse() else {
            assert!(oracle_matches(Str::new(prefix).starts_with()).is_empty());
            continue;
        };
        let expected = oracle_matches(Str::new(prefix).starts_with());
        assert_eq!(
            list_matches(LIST.words_with_prefix(start)),
            expected,
            "{prefix}"
        );
    }
}

#[test]
fn subsequence_patterns_agree_with_the_oracle() {
    for letters in ["zz", "aeiou", "qx", "ttt", "lexicon"] {
        // Matches the letters in this order, with anything in between.
        let open: String = letters.chars().flat_map(|c| ['*', c]).collect();
        let pattern = format!("{open}*").parse().unwrap();
        let expected = oracle_matches(Subsequence::new(letters));
        assert_eq!(list_matches(LIST.matching(&pattern)), expected, "{letters}");
    }
}

#[test]
fn prefix_and_subsequence_patterns_agree_with_the_oracle() {
    let pattern = "re*i*n*g*".parse().unwrap();
    let both = Str::new("re").starts_with();
    let both = both.intersection(Subsequence::new("reing"));
    assert_eq!(list_matches(LIST.matching(&pattern)), oracle_matches(both));
}
