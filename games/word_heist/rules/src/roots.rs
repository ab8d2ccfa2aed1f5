//! Word roots, as far as the spelling shows them (A6).
//!
//! A root of a word is the word itself, and what is left of a root when a common prefix or
//! ending is removed. The rest must have at least three letters, one of them a vowel. An ending
//! may have changed the letters before it, so the original form is looked for:
//!
//! - a final E was dropped: BAKING, BAKE. After a single vowel between consonants this is
//!   certain, since otherwise the last letter would be doubled: HOPED is from HOPE, but HOPPED
//!   from HOP.
//! - a letter was doubled: RUNNERS, RUN.
//! - an I was a Y: CARRIED, CARRY.
//! - some verbs both lose their E and double: WRITTEN is from WRITE.
//!
//! Two words share a root if a root of one is a root of the other.
//!
//! The word list is not consulted, because the answer would reveal what is in it. Words that only
//! look as if they had an ending or a prefix are in [`indivisible`](super::indivisible). When the
//! search reaches such a word it follows no other path, and doesn't take the word apart.

use super::indivisible::is_indivisible;
use lexicon::Word;

/// Prefixes that may be removed to find a root.
const PREFIXES: [&str; 15] = [
    "re", "un", "in", "im", "dis", "mis", "non", "pre", "de", "over", "out", "under", "fore", "up",
    "inter",
];

/// Endings that change the root: the letter before may be doubled or an E dropped.
const STEM_CHANGING_ENDINGS: [&str; 12] = [
    "ed", "ing", "er", "or", "est", "en", "y", "ish", "ion", "ation", "ous", "ist",
];

/// Endings that leave the root unchanged, except for a final Y.
const PLAIN_ENDINGS: [&str; 6] = ["ly", "ness", "less", "ful", "ment", "dom"];

/// Verb stems that have lost their E, such as the BIT in BITTEN.
const STEMS_WITHOUT_E: [&str; 8] = ["bit", "chid", "hid", "rid", "slid", "smit", "strid", "writ"];

/// Fewest letters in a root.
const MIN_ROOT_LETTERS: usize = 3;

/// Whether two words share a root (A6).
pub(super) fn have_common_root(one: Word, other: Word) -> bool {
    let others = find_roots(other);
    find_roots(one).iter().any(|root| others.contains(root))
}

/// Returns all roots of a word. Once a step reaches a word that is in one piece (see
/// `indivisible`), it is the only root besides the word itself.
fn find_roots(word: Word) -> Vec<String> {
    let mut roots = vec![word.as_str().to_owned()];
    let mut next = 0;
    while let Some(root) = roots.get(next).cloned() {
        if is_indivisible(&root) {
            return vec![word.as_str().to_owned(), root];
        }
        if STEMS_WITHOUT_E.contains(&root.as_str()) {
            add_root(&mut roots, format!("{root}e"));
        }
        for less in without_one_affix(&root) {
            add_root(&mut roots, less);
        }
        next += 1;
    }
    roots
}

/// Adds a root if it is long enough, has a vowel and isn't listed yet.
fn add_root(roots: &mut Vec<String>, root: String) {
    let vowels = ['a', 'e', 'i', 'o', 'u', 'y'];
    if root.len() >= MIN_ROOT_LETTERS && root.contains(vowels) && !roots.contains(&root) {
        roots.push(root);
    }
}

/// Returns all forms that are left when one ending or prefix is removed.
fn without_one_affix(root: &str) -> Vec<String> {
    let mut found = without_ending(root);
    let bare = PREFIXES.iter().filter_map(|one| root.strip_prefix(one));
    found.extend(bare.map(str::to_owned));
    found
}

/// Returns all forms that are left when one ending is removed.
fn without_ending(root: &str) -> Vec<String> {
    let mut found = Vec::new();
    let belongs = ["ss", "us", "is"].iter().any(|end| root.ends_with(end));
    if let Some(stem) = root.strip_suffix('s').filter(|_| !belongs) {
        found.push(stem.to_owned());
    }
    if let Some(stem) = root.strip_suffix("es") {
        let needs = ["s", "x", "z", "ch", "sh", "o"];
        match stem.strip_suffix('i') {
            Some(before) => found.push(format!("{before}y")),
            None if needs.iter().any(|end| stem.ends_with(end)) => found.push(stem.to_owned()),
            None => {}
        }
    }
    for stem in PLAIN_ENDINGS
        .iter()
        .filter_map(|end| root.strip_suffix(end))
    {
        found.extend(stem.strip_suffix('i').map(|before| format!("{before}y")));
        found.push(stem.to_owned());
    }
    for ending in STEM_CHANGING_ENDINGS {
        if let Some(stem) = root.strip_suffix(ending) {
            if !ending.starts_with('i') {
                found.extend(stem.strip_suffix('i').map(|before| format!("{before}y")));
            }
            found.extend(stems_before_vowel(stem));
        }
    }
    found
}

/// Returns what a stem may have been before an ending that begins with a vowel.
fn stems_before_vowel(stem: &str) -> Vec<String> {
    let mut found = vec![format!("{stem}e")];
    if would_double_last_letter(stem) {
        return found;
    }
    found.push(stem.to_owned());
    let mut signs = stem.chars().rev();
    let (last, before) = (signs.next(), signs.next());
    let (Some(last), true) = (last, last == before) else {
        return found;
    };
    let single = stem.strip_suffix(last).unwrap_or(stem);
    let doubles = match last {
        's' | 'z' | 'f' => false,
        // TELLER is from TELL, but TRAVELLER from TRAVEL.
        'l' => vowel_positions(single).count() > 1,
        _ => true,
    };
    if doubles && stem.len() > MIN_ROOT_LETTERS {
        found.push(single.to_owned());
    }
    found
}

/// Whether a stem's last letter would be doubled before a vowel: its only vowel comes just before
/// it.
fn would_double_last_letter(stem: &str) -> bool {
    let mut vowels = vowel_positions(stem);
    let only = vowels.next().filter(|_| vowels.next().is_none());
    only.is_some_and(|at| at + 2 == stem.len()) && !stem.ends_with(['w', 'x', 'y'])
}

/// Positions of the vowels in a text. A Y counts as a vowel except at the start.
fn vowel_positions(text: &str) -> impl Iterator<Item = usize> {
    let vowel = |at: usize, sign| match sign {
        'a' | 'e' | 'i' | 'o' | 'u' => true,
        'y' => at > 0,
        _ => false,
    };
    let signs = text.char_indices();
    signs.filter_map(move |(at, sign)| vowel(at, sign).then_some(at))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(one: &str, other: &str) -> bool {
        let word = |text| Word::new(text).unwrap();
        have_common_root(word(one), word(other))
    }

    #[test]
    fn a6_inflections_share_a_root() {
        for (old, new) in [
            ("paints", "painters"),
            ("needs", "needings"),
            ("write", "written"),
            ("hide", "hidden"),
            ("carry", "carriery"),
            ("seats", "reseating"),
            ("biter", "bitterest"),
        ] {
            assert!(share(old, new), "{old} {new}");
        }
    }

    #[test]
    fn a6_rearranged_words_share_no_root() {
        for (old, new) in [
            ("gape", "grape"),
            ("gain", "taping"),
            ("engine", "needing"),
            ("engine", "keening"),
            ("kindred", "rekindled"),
            ("tapes", "pastes"),
        ] {
            assert!(!share(old, new), "{old} {new}");
        }
    }

    #[test]
    fn a6_an_indivisible_word_shares_no_root_with_its_apparent_parts() {
        assert!(share("relate", "relatedness"));
        assert!(share("deliver", "redelivering"));
        assert!(!share("live", "redelivering"));
        assert!(share("corner", "cornered") && !share("corn", "cornered"));
    }

    #[test]
    fn a6_a_stem_that_would_double_its_last_letter_has_dropped_an_e() {
        assert!(share("hope", "hoped") && !share("hop", "hoped"));
        assert!(share("hop", "hopped") && !share("hope", "hopped"));
        assert!(share("box", "boxer") && share("open", "opener") && share("tell", "teller"));
    }
}
