//! A list transferred from the worker to the page.

use lexicon::{Letters, Level, Lexicon, NotReady, Word};

use crate::list::LIST;

#[test]
fn the_transferred_list_equals_the_real_list() {
    let list = &*LIST;
    let crossed = Lexicon::from_ready(&list.to_ready()).unwrap();
    assert_eq!(crossed.len(), 248_583);
    assert_eq!(crossed.id(), list.id());
    assert_eq!(crossed.size(), list.size());
    for index in (0..list.len()).step_by(97) {
        let id = list.id_at(index).unwrap();
        assert_eq!(crossed.word(id), list.word(id));
        assert_eq!(crossed.level(id), list.level(id));
    }
    let letters: Letters = Word::new("retinas").unwrap().into();
    assert!(crossed.anagrams(letters).eq(list.anagrams(letters)));
    // As much memory as the unpacked list, and under the 2 MB allowed.
    assert!(crossed.memory() <= 2_000_000, "{}", crossed.memory());
}

#[test]
fn truncated_or_extra_bytes_are_refused() {
    let list = Lexicon::from_words(["ape", "gape"].map(|w| (w, Level::Common))).unwrap();
    let bytes = list.to_ready();
    for end in 0..bytes.len() {
        assert_eq!(Lexicon::from_ready(&bytes[..end]), Err(NotReady), "{end}");
    }
    let mut more = bytes;
    more.push(0);
    assert_eq!(Lexicon::from_ready(&more), Err(NotReady));
}
