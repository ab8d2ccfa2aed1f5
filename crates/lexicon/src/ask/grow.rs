//! Words that grow out of others: by a letter or a card before, after or inside them,
//! or by another whole word.

use core::ops::RangeInclusive;

use super::walk::{Guide, Walk};
use crate::graph::Node;
use crate::{Found, Lexicon, Word, WordId};

/// A word that grew out of a shorter one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grown {
    /// The letters that were added.
    pub added: Word,
    /// The number of letters of the old word before the added ones.
    pub at: usize,
    /// The new word.
    pub word: Word,
    /// The new word's number in the list.
    pub id: WordId,
}

impl Lexicon {
    /// Returns the words made by adding one letter to a word at any of the given places: place 0 is
    /// before the word, and its length is after it.
    ///
    /// Adding a letter on either side of the same letter gives the same word, which is reported
    /// once, at the first of the places.
    pub fn with_letter(
        &self,
        word: Word,
        places: RangeInclusive<usize>,
    ) -> impl Iterator<Item = Grown> + Clone + '_ {
        let first = *places.start();
        places
            .take_while(move |&at| at <= word.len())
            .flat_map(move |at| {
                let before = word.slice(0, at);
                let after = word.slice(at, word.len());
                let doubled = at.checked_sub(1).filter(|_| at > first);
                let doubled = doubled.and_then(|at| word.get(at));
                let here = self.cursor().read(before);
                here.into_iter().flat_map(move |here| {
                    let letters = here.next().iter().filter(move |&l| doubled != Some(l));
                    letters.filter_map(move |letter| {
                        let id = here.step(letter)?.read(after)?.id()?;
                        let word = before.push(letter)?.join(after)?;
                        let added = letter.into();
                        Some(Grown {
                            added,
                            at,
                            word,
                            id,
                        })
                    })
                })
            })
    }

    /// Returns the words made by adding a card (or any letters that stay together) to a word at any
    /// of the given places.
    pub fn with_card(
        &self,
        word: Word,
        card: Word,
        places: RangeInclusive<usize>,
    ) -> impl Iterator<Item = Grown> + Clone + '_ {
        places
            .take_while(move |&at| at <= word.len())
            .filter_map(move |at| {
                let grown = word.slice(0, at).join(card)?;
                let grown = grown.join(word.slice(at, word.len()))?;
                let id = self.find(grown)?;
                let added = card;
                Some(Grown {
                    added,
                    at,
                    word: grown,
                    id,
                })
            })
    }

    /// Returns two words joined in this order, if that is a word.
    #[must_use]
    pub fn joined(&self, first: Word, second: Word) -> Option<Found> {
        let word = first.join(second)?;
        let id = self.find(word)?;
        Some(Found { word, id })
    }

    /// Returns every word that is `first` followed by another word: STAR gives STARFISH.
    pub fn joined_behind(&self, first: Word) -> impl Iterator<Item = Found> + Clone + '_ {
        let guide = Second(self);
        match self.cursor().read(first) {
            Some(at) => Walk::below(self, at, first, guide, self.graph.root().node),
            None => Walk::nothing(self, guide),
        }
    }

    /// Returns every word that is another word followed by `second`: FISH gives STARFISH. They are
    /// in the order of the first words.
    pub fn joined_before(&self, second: Word) -> impl Iterator<Item = Found> + Clone + '_ {
        (self.words()).filter_map(move |first| self.joined(first.word, second))
    }

    /// Returns all ways in which a word splits into two words.
    pub fn seams(&self, word: Word) -> impl Iterator<Item = (Word, Word)> + Clone + '_ {
        (1..word.len()).filter_map(move |at| {
            let (first, second) = (word.slice(0, at), word.slice(at, word.len()));
            (self.contains(first) && self.contains(second)).then_some((first, second))
        })
    }
}

/// A guide that reads the second word from the root as the walk goes on.
#[derive(Clone)]
struct Second<'a>(&'a Lexicon);

impl Guide for Second<'_> {
    type State = Node;

    fn letters(&self, second: &Node, node: Node) -> u32 {
        node.letters() & second.letters()
    }

    fn step(&self, second: &Node, bit: u32, _: Node) -> Option<Node> {
        Some(self.0.graph.child(*second, bit).0)
    }

    fn accepts(&self, second: &Node, _: usize) -> bool {
        second.ends()
    }
}
