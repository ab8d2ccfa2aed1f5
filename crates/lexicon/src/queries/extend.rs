//! Words that grow out of others: by a letter or a card before, after or inside them,
//! or by another whole word.

use core::ops::RangeInclusive;

use super::walk::{GraphWalk, Guide};
use crate::graph::Node;
use crate::{FoundWord, Lexicon, Word, WordId};

/// A word that grew out of a shorter one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExtendedWord {
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
    ///
    /// ```
    /// # use lexicon::{Level, Lexicon};
    /// # let words = ["crate", "grate", "rate", "rated", "rates"].map(|w| (w, Level::Common));
    /// # let lexicon = Lexicon::from_words(words)?;
    /// let grown = lexicon.extended_by_letter("rate".parse()?, 0..=4);
    /// let grown = grown.map(|extended| extended.word.to_string());
    /// assert_eq!(grown.collect::<Vec<_>>(), ["crate", "grate", "rated", "rates"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn extended_by_letter(
        &self,
        word: Word,
        places: RangeInclusive<usize>,
    ) -> impl Iterator<Item = ExtendedWord> + Clone + '_ {
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
                    let letters = here
                        .next_letters()
                        .iter()
                        .filter(move |&l| doubled != Some(l));
                    letters.filter_map(move |letter| {
                        let id = here.step(letter)?.read(after)?.id()?;
                        let word = before.push(letter)?.join(after)?;
                        let added = letter.into();
                        Some(ExtendedWord {
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
    ///
    /// ```
    /// # use lexicon::{Level, Lexicon};
    /// # let words = ["start", "started", "upstart"].map(|w| (w, Level::Common));
    /// # let lexicon = Lexicon::from_words(words)?;
    /// let mut grown = lexicon.extended_by_card("start".parse()?, "ed".parse()?, 0..=5);
    /// assert_eq!(grown.next().map(|extended| extended.at), Some(5));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn extended_by_card(
        &self,
        word: Word,
        card: Word,
        places: RangeInclusive<usize>,
    ) -> impl Iterator<Item = ExtendedWord> + Clone + '_ {
        places
            .take_while(move |&at| at <= word.len())
            .filter_map(move |at| {
                let grown = word.slice(0, at).join(card)?;
                let grown = grown.join(word.slice(at, word.len()))?;
                let id = self.find(grown)?;
                let added = card;
                Some(ExtendedWord {
                    added,
                    at,
                    word: grown,
                    id,
                })
            })
    }

    /// Returns two words joined in this order, if that is a word.
    #[must_use]
    pub fn join_words(&self, first: Word, second: Word) -> Option<FoundWord> {
        let word = first.join(second)?;
        let id = self.find(word)?;
        Some(FoundWord { word, id })
    }

    /// Returns every word that is `first` followed by another word: STAR gives STARFISH.
    ///
    /// ```
    /// # use lexicon::{Level, Lexicon};
    /// # let words = ["fish", "star", "starfish", "stars"].map(|w| (w, Level::Common));
    /// # let lexicon = Lexicon::from_words(words)?;
    /// let compounds = lexicon.compounds_starting_with("star".parse()?);
    /// let compounds = compounds.map(|found| found.word.to_string());
    /// assert_eq!(compounds.collect::<Vec<_>>(), ["starfish"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn compounds_starting_with(
        &self,
        first: Word,
    ) -> impl Iterator<Item = FoundWord> + Clone + '_ {
        let guide = SecondWordGuide(self);
        match self.cursor().read(first) {
            Some(at) => GraphWalk::from_cursor(self, at, first, guide, self.graph.root().node),
            None => GraphWalk::empty(self, guide),
        }
    }

    /// Returns every word that is another word followed by `second`: FISH gives STARFISH. They are
    /// in the order of the first words.
    pub fn compounds_ending_with(
        &self,
        second: Word,
    ) -> impl Iterator<Item = FoundWord> + Clone + '_ {
        (self.words()).filter_map(move |first| self.join_words(first.word, second))
    }

    /// Returns all ways in which a word splits into two words.
    ///
    /// ```
    /// # use lexicon::{Level, Lexicon};
    /// # let words = ["fish", "star", "starfish"].map(|w| (w, Level::Common));
    /// # let lexicon = Lexicon::from_words(words)?;
    /// let (first, second) = lexicon.compound_splits("starfish".parse()?).next().unwrap();
    /// assert_eq!((first.as_str(), second.as_str()), ("star", "fish"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn compound_splits(&self, word: Word) -> impl Iterator<Item = (Word, Word)> + Clone + '_ {
        (1..word.len()).filter_map(move |at| {
            let (first, second) = (word.slice(0, at), word.slice(at, word.len()));
            (self.contains(first) && self.contains(second)).then_some((first, second))
        })
    }
}

/// A guide that reads the second word from the root as the walk goes on.
#[derive(Clone)]
struct SecondWordGuide<'a>(&'a Lexicon);

impl Guide for SecondWordGuide<'_> {
    type State = Node;

    fn candidate_letters(&self, second: &Node, node: Node) -> u32 {
        node.letters() & second.letters()
    }

    fn step(&self, second: &Node, bit: u32, _: Node) -> Option<Node> {
        Some(self.0.graph.child(*second, bit).0)
    }

    fn accepts(&self, second: &Node, _: usize) -> bool {
        second.is_word_end()
    }
}
