//! Every query against a slow and obvious answer: on random lists, and exhaustively on a small
//! list.

use std::collections::BTreeSet;

use lexicon::{HandCard, LetterCounts, Level, Lexicon, Pattern, Supply, Word};

/// A small random generator, so that a failing seed can be repeated.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % sides
    }

    /// A random word of few different letters, so that words share letters.
    fn random_word(&mut self, most: usize) -> String {
        let len = 1 + self.roll(most);
        (0..len)
            .map(|_| char::from(b"aeinrst"[self.roll(7)]))
            .collect()
    }

    fn random_words(&mut self, words: usize) -> BTreeSet<String> {
        (0..words).map(|_| self.random_word(6)).collect()
    }
}

fn lexicon(words: &BTreeSet<String>) -> Lexicon {
    Lexicon::from_words(words.iter().map(|w| (w.as_str(), Level::Common))).unwrap()
}

fn word(text: &str) -> Word {
    Word::new(text).unwrap()
}

fn letter_counts(text: &str) -> LetterCounts {
    word(text).into()
}

/// Number of letters of `word` that the supply lacks, or `None` if a required letter is not in the
/// word.
fn missing_letters(word: &str, may: &str, must: &str) -> Option<usize> {
    let mut have: Vec<char> = may.chars().chain(must.chars()).collect();
    let mut need: Vec<char> = must.chars().collect();
    let mut lacking = 0;
    for c in word.chars() {
        if let Some(at) = need.iter().position(|&n| n == c) {
            need.remove(at);
        }
        match have.iter().position(|&h| h == c) {
            Some(at) => drop(have.remove(at)),
            None => lacking += 1,
        }
    }
    need.is_empty().then_some(lacking)
}

fn matches_pattern(word: &[u8], pattern: &[u8]) -> bool {
    match (pattern, word) {
        ([], _) => word.is_empty(),
        ([b'*', rest @ ..], _) => {
            matches_pattern(word, rest) || !word.is_empty() && matches_pattern(&word[1..], pattern)
        }
        ([b'?', rest @ ..], [_, tail @ ..]) => matches_pattern(tail, rest),
        ([p, rest @ ..], [w, tail @ ..]) => p == w && matches_pattern(tail, rest),
        _ => false,
    }
}

/// All ways to lay a word, as lists of cards' texts (`?` for a wild, `??` for a double wild).
fn collect_ways(
    word: &str,
    hand: &[&str],
    laid: &mut Vec<usize>,
    out: &mut BTreeSet<Vec<String>>,
    must: usize,
) {
    if word.is_empty() {
        if (0..must).all(|m| laid.contains(&m)) {
            out.insert(laid.iter().map(|&c| hand[c].to_owned()).collect());
        }
        return;
    }
    for (at, card) in hand.iter().enumerate() {
        if laid.contains(&at) || card.len() > word.len() {
            continue;
        }
        if card.starts_with('?') || word.starts_with(card) {
            laid.push(at);
            collect_ways(&word[card.len()..], hand, laid, out, must);
            laid.pop();
        }
    }
}

fn word_texts(found: impl Iterator<Item = lexicon::FoundWord>) -> Vec<String> {
    found.map(|f| f.word.to_string()).collect()
}

/// Numbers, words and order agree, and nothing else is a word.
#[test]
fn membership_order_and_indices_agree_with_the_list() {
    for seed in 1..40 {
        let mut dice = Dice(seed * 7919);
        let list = dice.random_words(1 + seed as usize * 8);
        let lexicon = lexicon(&list);
        assert_eq!(lexicon.len(), list.len());
        assert!(word_texts(lexicon.words()).iter().eq(&list));
        for (index, text) in list.iter().enumerate() {
            let id = lexicon.find(word(text)).unwrap();
            assert_eq!(id.index(), index);
            assert_eq!(lexicon.word(id), Some(word(text)));
            assert_eq!(lexicon.id_at(index), Some(id));
        }
        assert_eq!(lexicon.id_at(list.len()), None);
        for _ in 0..200 {
            let text = dice.random_word(7);
            assert_eq!(lexicon.contains(word(&text)), list.contains(&text));
            let alike: Vec<_> = list
                .iter()
                .filter(|w| w.starts_with(&text))
                .cloned()
                .collect();
            assert_eq!(word_texts(lexicon.words_with_prefix(word(&text))), alike);
        }
    }
}

#[test]
fn word_levels_round_trip() {
    let levels = [Level::Common, Level::Familiar, Level::Known, Level::Rare];
    let mut dice = Dice(5);
    let list: Vec<_> = dice
        .random_words(300)
        .into_iter()
        .map(|w| (w, levels[dice.roll(4)]))
        .collect();
    let lexicon = Lexicon::from_words(list.iter().map(|(w, l)| (w.as_str(), *l))).unwrap();
    for (text, level) in list {
        let id = lexicon.find(word(&text)).unwrap();
        assert_eq!(lexicon.level(id), level);
        assert_eq!(
            lexicon.contains_up_to(word(&text), Level::EVERYDAY),
            level <= Level::Known
        );
    }
}

#[test]
fn spelling_with_blanks_and_required_letters_agrees_with_a_slow_search() {
    for seed in 1..300 {
        let mut dice = Dice(seed * 104_729);
        let list = dice.random_words(120);
        let lexicon = lexicon(&list);
        let (may, must) = (dice.random_word(7), dice.random_word(3));
        let must = if seed % 3 == 0 { must } else { String::new() };
        let blanks = dice.roll(3);
        let (min, max) = (1 + dice.roll(3), 4 + dice.roll(4));
        let supply = Supply::from_letters(letter_counts(&may))
            .with_required(letter_counts(&must))
            .with_blanks(blanks as u8)
            .with_min_len(min)
            .with_max_len(max);
        let slow: Vec<_> = (list.iter())
            .filter(|w| (min..=max).contains(&w.len()))
            .filter(|w| missing_letters(w, &may, &must).is_some_and(|n| n <= blanks))
            .cloned()
            .collect();
        assert_eq!(
            word_texts(lexicon.spelled_from(supply)),
            slow,
            "{may} {must} {blanks} seed {seed}"
        );
    }
}

/// Runs of one letter, longer than in any English list: test lists and words that a table agrees on
/// may contain them.
#[test]
fn every_query_counts_a_letter_up_to_fifteen_times() {
    let list: BTreeSet<String> = (1..=Word::MAX_LEN).map(|len| "e".repeat(len)).collect();
    let lexicon = lexicon(&list);
    for len in 1..=Word::MAX_LEN {
        let run = "e".repeat(len);
        let upto: Vec<String> = (1..=len).map(|len| "e".repeat(len)).collect();
        assert_eq!(
            word_texts(lexicon.anagrams(letter_counts(&run))),
            std::slice::from_ref(&run)
        );
        assert_eq!(
            word_texts(lexicon.spelled_from(Supply::from_letters(letter_counts(&run)))),
            upto
        );
        for one in 1..len {
            let rest = letter_counts(&"e".repeat(len - one));
            let made = lexicon.made_from(&[word(&"e".repeat(one))], rest, len - one);
            assert_eq!(word_texts(made), std::slice::from_ref(&run), "{one} {len}");
            let blanks = Supply::from_letters(letter_counts(&"e".repeat(one)))
                .with_blanks((len - one) as u8);
            assert_eq!(
                word_texts(lexicon.spelled_from(blanks)),
                upto,
                "{one} {len}"
            );
        }
    }
}

#[test]
fn anagrams_and_mergers_agree_with_a_slow_search() {
    for seed in 1..100 {
        let mut dice = Dice(seed * 31_337);
        let list = dice.random_words(200);
        let lexicon = lexicon(&list);
        let letters = dice.random_word(6);
        let slow: Vec<_> = (list.iter())
            .filter(|w| w.len() == letters.len() && missing_letters(w, &letters, "") == Some(0))
            .cloned()
            .collect();
        assert_eq!(word_texts(lexicon.anagrams(letter_counts(&letters))), slow);

        let (one, two, pool) = (
            dice.random_word(3),
            dice.random_word(2),
            dice.random_word(5),
        );
        let least = dice.roll(2);
        let both = format!("{one}{two}");
        let slow: Vec<_> = (list.iter())
            .filter(|w| w.len() >= both.len() + least)
            .filter(|w| missing_letters(w, &pool, &both) == Some(0))
            .cloned()
            .collect();
        let fast = lexicon.made_from(&[word(&one), word(&two)], letter_counts(&pool), least);
        assert_eq!(word_texts(fast), slow);
    }
}

#[test]
fn patterns_agree_with_a_slow_search() {
    for seed in 1..300 {
        let mut dice = Dice(seed * 65_537);
        let list = dice.random_words(150);
        let lexicon = lexicon(&list);
        let len = dice.roll(6);
        let text: String = (0..len)
            .map(|_| char::from(b"aeirst??**"[dice.roll(10)]))
            .collect();
        let slow: Vec<_> = (list.iter())
            .filter(|w| matches_pattern(w.as_bytes(), text.as_bytes()))
            .cloned()
            .collect();
        let pattern: Pattern = text.parse().unwrap();
        assert_eq!(word_texts(lexicon.matching(&pattern)), slow, "{text}");
    }
}

#[test]
fn patterns_support_letter_classes() {
    let list = ["bat", "bet", "bit", "but", "byt"]
        .map(str::to_owned)
        .into();
    let lexicon = lexicon(&list);
    let ask = |text: &str| word_texts(lexicon.matching(&text.parse().unwrap()));
    assert_eq!(ask("b[ae]t"), ["bat", "bet"]);
    assert_eq!(ask("b[^ae]t"), ["bit", "but", "byt"]);
    assert!("b-t".parse::<Pattern>().is_err());
    assert!("?".repeat(40).parse::<Pattern>().is_err());
}

#[test]
fn extensions_by_a_letter_or_a_card_agree_with_a_slow_search() {
    for seed in 1..60 {
        let mut dice = Dice(seed * 2_654_435);
        let list = dice.random_words(400);
        let lexicon = lexicon(&list);
        let old = dice.random_word(4);
        let mut slow = BTreeSet::new();
        for at in 0..=old.len() {
            for letter in 'a'..='z' {
                let new = format!("{}{letter}{}", &old[..at], &old[at..]);
                if list.contains(&new) {
                    slow.insert(new);
                }
            }
        }
        let fast: Vec<_> = lexicon
            .extended_by_letter(word(&old), 0..=old.len())
            .collect();
        let told: BTreeSet<_> = fast.iter().map(|g| g.word.to_string()).collect();
        assert_eq!(told.len(), fast.len(), "a word was found twice");
        assert_eq!(told, slow);
        for grown in fast {
            let (before, after) = old.split_at(grown.at);
            assert_eq!(
                grown.word.to_string(),
                format!("{before}{}{after}", grown.added)
            );
            assert_eq!(lexicon.word(grown.id), Some(grown.word));
        }
        let card = dice.random_word(2);
        let slow: Vec<_> = (0..=old.len())
            .map(|at| format!("{}{card}{}", &old[..at], &old[at..]))
            .filter(|new| list.contains(new))
            .collect();
        let fast = lexicon.extended_by_card(word(&old), word(&card), 0..=old.len());
        assert!(fast.map(|g| g.word.to_string()).eq(slow));
    }
}

#[test]
fn joins_of_two_words_agree_with_a_slow_search() {
    for seed in 1..60 {
        let mut dice = Dice(seed * 48_271);
        let list = dice.random_words(500);
        let lexicon = lexicon(&list);
        let one = dice.random_word(3);
        let behind: Vec<_> = (list.iter())
            .filter(|w| w.strip_prefix(&one).is_some_and(|rest| list.contains(rest)))
            .cloned()
            .collect();
        assert_eq!(
            word_texts(lexicon.compounds_starting_with(word(&one))),
            behind
        );
        let before: BTreeSet<_> = (list.iter())
            .filter(|w| w.strip_suffix(&one).is_some_and(|rest| list.contains(rest)))
            .cloned()
            .collect();
        // In the order of the first words, each pair once.
        let mut told = word_texts(lexicon.compounds_ending_with(word(&one)));
        told.sort_unstable();
        assert!(told.into_iter().eq(before));
        for text in list.iter().take(50) {
            let slow: Vec<_> = (1..text.len())
                .map(|at| text.split_at(at))
                .filter(|(a, b)| list.contains(*a) && list.contains(*b))
                .map(|(a, b)| (word(a), word(b)))
                .collect();
            assert!(lexicon.compound_splits(word(text)).eq(slow));
        }
    }
}

#[test]
fn words_from_multi_letter_cards_agree_with_a_slow_search() {
    for seed in 1..200 {
        let mut dice = Dice(seed * 16_807);
        let list = dice.random_words(60);
        let lexicon = lexicon(&list);
        let cards: Vec<String> = (0..2 + dice.roll(4))
            .map(|_| match dice.roll(6) {
                0 => "?".to_owned(),
                1 => "??".to_owned(),
                2 => dice.random_word(3),
                _ => dice.random_word(1),
            })
            .collect();
        let must = dice.roll(3).min(cards.len()) / 2;
        let texts: Vec<&str> = cards.iter().map(String::as_str).collect();
        let hand: Vec<HandCard> = (texts.iter())
            .map(|&text| match text {
                "?" => HandCard::Wild,
                "??" => HandCard::DoubleWild,
                letters => HandCard::Letters(word(letters)),
            })
            .collect();
        let mut slow = BTreeSet::new();
        for text in &list {
            let mut found = BTreeSet::new();
            collect_ways(text, &texts, &mut Vec::new(), &mut found, must);
            slow.extend(found.into_iter().map(|way| (text.clone(), way)));
        }
        let mut fast = BTreeSet::new();
        for spelling in lexicon.spellings_from_hand(&hand, must) {
            let places: Vec<usize> = spelling.cards().collect();
            let distinct: BTreeSet<_> = places.iter().collect();
            assert_eq!(distinct.len(), places.len(), "a card was used twice");
            let way: Vec<String> = places.iter().map(|&p| cards[p].clone()).collect();
            assert_eq!(lexicon.word(spelling.found.id), Some(spelling.found.word));
            fast.insert((spelling.found.word.to_string(), way));
        }
        assert_eq!(fast, slow, "{cards:?} must {must} seed {seed}");
    }
}

/// Every possible query of a list of all words over two letters.
#[test]
fn every_query_of_a_small_list_agrees_with_a_slow_search() {
    let short = |most: usize| {
        let mut all = vec![String::new()];
        let mut from = 0;
        for _ in 0..most {
            let to = all.len();
            for at in from..to {
                for c in ["a", "b"] {
                    all.push(format!("{}{c}", all[at]));
                }
            }
            from = to;
        }
        all
    };
    let all = short(4);
    for pick in 0..32_usize {
        let kept = |i: usize| ((i * 2_654_435_761) >> 7) % 32 <= pick;
        let list: BTreeSet<String> = (all.iter().enumerate())
            .filter(|(i, w)| !w.is_empty() && kept(*i))
            .map(|(_, w)| w.clone())
            .collect();
        let lexicon = lexicon(&list);
        for text in &all {
            assert_eq!(lexicon.contains(word(text)), list.contains(text));
            for blanks in 0..3 {
                let supply = Supply::from_letters(letter_counts(text)).with_blanks(blanks);
                let slow = list
                    .iter()
                    .filter(|w| missing_letters(w, text, "") <= Some(blanks.into()));
                assert!(word_texts(lexicon.spelled_from(supply)).iter().eq(slow));
            }
            let laid: BTreeSet<_> = (lexicon
                .spellings_from_hand(&[HandCard::Wild, HandCard::DoubleWild], 0))
            .map(|s| s.found.word.to_string())
            .collect();
            assert!(laid.iter().eq(list.iter().filter(|w| w.len() <= 3)));
        }
    }
}

/// A walk can stop at any word and be resumed.
#[test]
fn an_enumeration_of_words_can_stop_and_resume() {
    let list = Dice(3).random_words(300);
    let lexicon = lexicon(&list);
    let mut words = lexicon.words();
    let mut told = Vec::new();
    told.extend(words.by_ref().take(10).map(|f| f.word.to_string()));
    let rest = words.clone();
    told.extend(rest.map(|f| f.word.to_string()));
    assert!(told.iter().eq(&list));
    assert!(words.next().is_some());
}
