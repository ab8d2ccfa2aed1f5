//! What the family switch hides, and what it leaves alone. The words are written here in ROT13, as
//! in the list of roots.

use lexicon::Word;

use crate::list::{FAMILY, LIST};

fn rotate_letters(text: &str) -> Word {
    let turn = |c: char| match c {
        'a'..='m' => (c as u8 + 13) as char,
        _ => (c as u8 - 13) as char,
    };
    Word::new(&text.chars().map(turn).collect::<String>()).unwrap()
}

#[test]
fn roots_and_their_inflections_are_hidden() {
    let hides = |word: Word| LIST.find(word).is_some_and(|id| FAMILY.hides(id));
    for text in [
        "fuvg", "fuvggvat", "ohyyfuvg", "ovgpurf", "pencf", "fyhgf", "qvyqb",
    ] {
        assert!(hides(rotate_letters(text)), "{text}");
    }
    let innocent = [
        "snigger",
        "swanky",
        "grape",
        "drape",
        "class",
        "assess",
        "cockatoo",
        "peacock",
        "scrap",
        "document",
        "cucumber",
        "booby",
        "tart",
        "title",
        "raccoon",
        "mishit",
        "shitake",
        "therapist",
        "analysis",
        "arsenal",
        "arsenic",
        "button",
        "pigeon",
        "pissarro",
        "dickens",
        "cocktail",
        "pricked",
        "snatch",
        "essex",
    ];
    for text in innocent {
        assert!(!hides(Word::new(text).unwrap()), "{text}");
    }
    assert!(
        (500..2_500).contains(&FAMILY.hidden().len()),
        "{}",
        FAMILY.hidden().len()
    );
}

/// Letters after a root may be the ending of another, harmless word.
#[test]
fn the_family_switch_leaves_harmless_words_that_resemble_a_root() {
    let hidden = |word| FAMILY.hides(LIST.find(word).unwrap());
    for text in [
        "spiced",
        "spicy",
        "spiciest",
        "spiked",
        "spikes",
        "spiky",
        "horned",
        "horns",
        "honked",
        "honking",
        "honks",
        "whites",
        "whiteness",
        "monger",
        "mingy",
        "pimply",
        "sheen",
        "crapes",
    ] {
        assert!(!hidden(Word::new(text).unwrap()), "{text}");
    }
    // Similar words that are crude.
    for text in [
        "fznegnefrf",
        "oynpxnzbbef",
        "fyhggvfuyl",
        "ohyyqlxr",
        "artebvqf",
        "cncvfgf",
        "fung",
        "cvpnavaavrf",
        "jubevfuyl",
        "obyybkrq",
        "fynttvat",
        "zhagf",
        "nahf",
        "pbpxf",
    ] {
        assert!(hidden(rotate_letters(text)), "{text}");
    }
}
