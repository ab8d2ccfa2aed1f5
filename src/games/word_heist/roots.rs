//! Roots, as far as spelling tells them (A6).
//!
//! A root of a word is the word itself, and what is left of a root when a common prefix or
//! ending is taken off. What is left has three letters at least, one of them a vowel. An
//! ending may have changed the letter before it, so the root is also looked for as it was:
//! a doubled letter single (HIDDEN, HID), an E that was dropped (BAKING, BAKE), an I that was
//! a Y (CARRIED, CARRY). Two words share a root if a root of one is a root of the other.
//!
//! No list is asked: an ending that is none (the ER of CORNER) is taken off all the same.
//! That is seldom wrong, because both words would have to lead to the same letters.

use crate::lexicon::Word;

/// What may stand before a root.
const PREFIXES: [&str; 14] = [
    "re", "un", "in", "im", "dis", "mis", "non", "pre", "de", "over", "out", "under", "fore", "up",
];

/// What may stand behind one.
const ENDINGS: [&str; 14] = [
    "s", "es", "ed", "ing", "er", "or", "est", "en", "y", "ly", "ish", "ness", "less", "ful",
];

/// The shortest root.
const SHORTEST: usize = 3;

/// Whether two words share a root (A6).
pub(super) fn share_a_root(one: Word, other: Word) -> bool {
    let others = roots(other);
    roots(one).iter().any(|root| others.contains(root))
}

/// All roots of a word.
fn roots(word: Word) -> Vec<String> {
    let mut roots = vec![word.as_str().to_owned()];
    let mut next = 0;
    while let Some(root) = roots.get(next).cloned() {
        for less in shorter(&root) {
            if !roots.contains(&less) {
                roots.push(less);
            }
        }
        next += 1;
    }
    roots
}

/// What is left without one prefix or ending.
fn shorter(root: &str) -> Vec<String> {
    let bare = PREFIXES
        .iter()
        .filter_map(|prefix| root.strip_prefix(prefix));
    let mut found: Vec<String> = bare.map(str::to_owned).collect();
    for ending in ENDINGS {
        let Some(stem) = root.strip_suffix(ending) else {
            continue;
        };
        found.push(stem.to_owned());
        // S alone changes nothing before it.
        if ending == "s" {
            continue;
        }
        let mut signs = stem.chars().rev();
        let (last, before) = (signs.next(), signs.next());
        let shortened = stem.get(..stem.len().saturating_sub(1)).unwrap_or_default();
        if last == before {
            found.push(shortened.to_owned());
            found.push(format!("{shortened}e"));
        }
        if last == Some('i') {
            found.push(format!("{shortened}y"));
        }
        if ending.starts_with(['e', 'i', 'o', 'a', 'y']) {
            found.push(format!("{stem}e"));
        }
    }
    let vowels = ['a', 'e', 'i', 'o', 'u', 'y'];
    found.retain(|root| root.len() >= SHORTEST && root.contains(vowels));
    // A letter given back must not lead round in a circle.
    found.retain(|less| less.len() < root.len());
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(one: &str, other: &str) -> bool {
        let word = |text| Word::new(text).unwrap();
        share_a_root(word(one), word(other))
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
    fn a6_rearranged_words_share_none() {
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
}
