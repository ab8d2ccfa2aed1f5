//! A list transferred from the worker to the page.

use lexicon::{LetterCounts, Level, Lexicon, RawBytesError, Word};

use crate::list::LIST;

#[test]
fn the_transferred_list_equals_the_real_list() {
    let list = &*LIST;
    let crossed = Lexicon::from_raw_bytes(&list.to_raw_bytes()).unwrap();
    assert_eq!(crossed.len(), 248_583);
    assert_eq!(crossed.id(), list.id());
    assert_eq!(crossed.graph_size(), list.graph_size());
    for index in (0..list.len()).step_by(97) {
        let id = list.id_at(index).unwrap();
        assert_eq!(crossed.word(id), list.word(id));
        assert_eq!(crossed.level(id), list.level(id));
    }
    let letters: LetterCounts = Word::new("retinas").unwrap().into();
    assert!(crossed.anagrams(letters).eq(list.anagrams(letters)));
    // The transferred list needs as much memory as the unpacked one, and less than the 2 MB
    // allowed.
    assert!(
        crossed.memory_bytes() <= 2_000_000,
        "{}",
        crossed.memory_bytes()
    );
}

#[test]
fn truncated_or_extra_bytes_are_refused() {
    let list = Lexicon::from_words(["ape", "gape"].map(|w| (w, Level::Common))).unwrap();
    let bytes = list.to_raw_bytes();
    for end in 0..bytes.len() {
        assert_eq!(
            Lexicon::from_raw_bytes(&bytes[..end]),
            Err(RawBytesError),
            "{end}"
        );
    }
    let mut more = bytes;
    more.push(0);
    assert_eq!(Lexicon::from_raw_bytes(&more), Err(RawBytesError));
}
