//! The deck editor: how many of each card, and their values.

use serde::{Deserialize, Serialize};

use lexicon::{Letter, Word};
use one_letter_better_rules::{Colour, Deck, DeckError, DeckKind, Face};

/// A deck being edited. It may still be invalid.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DeckEditor {
    kinds: Vec<DeckKind>,
}

/// A group of cards that are shown together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeckGroup {
    /// Plain cards with one letter.
    Letters,
    /// Plain cards with several letters.
    Several,
    /// Green cards, which protect.
    Green,
    /// Blue cards, which substitute.
    Blue,
    /// Red cards, which go inside words.
    Red,
    /// Wilds and STL-1.
    Special,
}

impl DeckGroup {
    /// All groups, in display order.
    pub const ALL: [DeckGroup; 6] = [
        DeckGroup::Letters,
        DeckGroup::Several,
        DeckGroup::Green,
        DeckGroup::Blue,
        DeckGroup::Red,
        DeckGroup::Special,
    ];

    /// The group in which a card is shown.
    pub const fn from_face(face: Face) -> DeckGroup {
        match face.colour() {
            Some(Colour::Plain) if face.letter_count() > 1 => DeckGroup::Several,
            Some(Colour::Plain) => DeckGroup::Letters,
            Some(Colour::Green) => DeckGroup::Green,
            Some(Colour::Blue) => DeckGroup::Blue,
            Some(Colour::Red) => DeckGroup::Red,
            None => DeckGroup::Special,
        }
    }
}

impl DeckEditor {
    /// Starts editing a deck, in the order of the standard deck. Kinds that only the standard deck
    /// has are listed with no cards.
    pub fn from_deck(deck: &Deck) -> DeckEditor {
        let standard = Deck::standard();
        let known = standard.kinds().iter().map(|kind| {
            let own = deck.kinds().iter().find(|own| own.face == kind.face);
            own.copied().unwrap_or(DeckKind { count: 0, ..*kind })
        });
        let others = deck.kinds().iter().copied();
        let new = |kind: &DeckKind| standard.kinds().iter().all(|own| own.face != kind.face);
        let others = others.filter(new);
        DeckEditor {
            kinds: known.chain(others).collect(),
        }
    }

    /// The kinds of cards, in the deck's order.
    pub fn kinds(&self) -> &[DeckKind] {
        &self.kinds
    }

    /// The kind of card with this face.
    pub fn kind_of(&self, face: Face) -> Option<&DeckKind> {
        self.kinds.iter().find(|kind| kind.face == face)
    }

    /// The number of cards in all.
    pub fn card_count(&self) -> usize {
        self.kinds.iter().map(|kind| usize::from(kind.count)).sum()
    }

    /// Sets the number of cards of a kind, within the deck's limits.
    pub fn set_count(&mut self, face: Face, count: u8) {
        if let Some(kind) = self.kind_mut(face) {
            kind.count = count.min(Deck::MAX_COPIES);
        }
    }

    /// Sets the value of a kind of card, within the deck's limits.
    pub fn set_value(&mut self, face: Face, value: i8) {
        if let Some(kind) = self.kind_mut(face) {
            kind.value = value.clamp(-Deck::MAX_VALUE, Deck::MAX_VALUE);
        }
    }

    /// Adds one card of a new face, with its usual value. Returns whether it was new.
    pub fn add(&mut self, face: Face) -> bool {
        match self.kind_mut(face) {
            Some(kind) if kind.count > 0 => false,
            Some(kind) => {
                kind.count = 1;
                true
            }
            None => {
                let value = face.value();
                self.kinds.push(DeckKind {
                    face,
                    count: 1,
                    value,
                });
                true
            }
        }
    }

    /// Percentage of vowels among the letters on cards; `None` if no card has letters.
    pub fn vowel_percentage(&self) -> Option<usize> {
        let letters = self.kinds.iter().flat_map(|kind| {
            let letters = match kind.face {
                Face::Letters(_, letters) => letters,
                Face::Wild | Face::DoubleWild | Face::StealOne => Word::EMPTY,
            };
            let each: Vec<Letter> = letters.letters().collect();
            each.into_iter()
                .map(|letter| (letter, usize::from(kind.count)))
        });
        let letters: Vec<(Letter, usize)> = letters.collect();
        let all: usize = letters.iter().map(|(_, count)| count).sum();
        let vowel = |(letter, _): &&(Letter, usize)| "AEIOU".contains(letter.uppercase());
        let vowels: usize = letters.iter().filter(vowel).map(|(_, count)| count).sum();
        (vowels * 100).checked_div(all)
    }

    fn kind_mut(&mut self, face: Face) -> Option<&mut DeckKind> {
        self.kinds.iter_mut().find(|kind| kind.face == face)
    }

    /// Builds the deck, leaving out kinds without cards.
    ///
    /// # Errors
    /// Why the deck can't be played with.
    pub fn build_deck(&self) -> Result<Deck, DeckError> {
        let kinds = self.kinds.iter().filter(|kind| kind.count > 0);
        Deck::new(kinds.copied().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn face(text: &str) -> Face {
        text.parse().unwrap()
    }

    #[test]
    fn counts_and_values_are_changed_within_bounds() {
        let mut editor = DeckEditor::from_deck(&Deck::standard());
        assert_eq!(editor.build_deck(), Ok(Deck::standard()));
        editor.set_count(face("Z"), 3);
        editor.set_value(face("Z"), 99);
        editor.set_count(face("!"), 0);
        assert_eq!(editor.card_count(), 120 + 2 - 4);
        let deck = editor.build_deck().unwrap();
        let zed = deck.kinds().iter().find(|kind| kind.face == face("Z"));
        assert_eq!(
            zed.map(|kind| (kind.count, kind.value)),
            Some((3, Deck::MAX_VALUE))
        );
        assert!(!deck.kinds().iter().any(|kind| kind.face == Face::StealOne));
        // STL-1 was left out, and can be added again.
        let mut again = DeckEditor::from_deck(&deck);
        again.set_count(Face::StealOne, 2);
        assert_eq!(again.build_deck().map(|deck| deck.len()), Ok(120));
        again.set_count(Face::StealOne, 4);
        again.set_count(face("Z"), 1);
        again.set_value(face("Z"), 10);
        assert_eq!(
            again.build_deck(),
            Ok(Deck::standard()),
            "the standard deck"
        );
    }

    #[test]
    fn adding_a_new_face_adds_one_card() {
        let mut editor = DeckEditor::from_deck(&Deck::standard());
        assert!(!editor.add(face("A")), "the deck already has this face");
        assert!(editor.add(face("=OU")));
        assert!(!editor.add(face("=OU")));
        let deck = editor.build_deck().unwrap();
        assert_eq!(deck.len(), 121);
        let new = deck.kinds().iter().find(|kind| kind.face == face("=OU"));
        assert_eq!(new.map(|kind| (kind.count, kind.value)), Some((1, 3)));
        assert_eq!(DeckGroup::from_face(face("=OU")), DeckGroup::Blue);
        editor.set_count(face("=OU"), 0);
        assert_eq!(editor.build_deck(), Ok(Deck::standard()));
    }

    #[test]
    fn the_share_of_vowels_counts_letters() {
        let mut editor = DeckEditor::from_deck(&Deck::standard());
        assert_eq!(editor.vowel_percentage(), Some(34));
        for kind in Deck::standard().kinds() {
            editor.set_count(kind.face, 0);
        }
        assert_eq!(editor.vowel_percentage(), None);
        editor.set_count(face("A"), 1);
        editor.set_count(face("ING"), 1);
        assert_eq!(editor.vowel_percentage(), Some(50), "two of four letters");
    }

    #[test]
    fn every_card_is_shown_in_one_group() {
        let standard = Deck::standard();
        let cards = |group| {
            let kinds = standard.kinds().iter();
            let kinds = kinds.filter(|kind| DeckGroup::from_face(kind.face) == group);
            kinds.map(|kind| u32::from(kind.count)).sum::<u32>()
        };
        assert_eq!(DeckGroup::ALL.map(cards), [74, 12, 8, 8, 8, 10]);
    }

    #[test]
    fn a_deck_with_too_few_cards_is_reported_but_kept() {
        let mut editor = DeckEditor::from_deck(&Deck::standard());
        for kind in Deck::standard().kinds() {
            editor.set_count(kind.face, 0);
        }
        editor.set_count(face("A"), 9);
        assert_eq!(editor.build_deck(), Err(DeckError::Cards(9)));
    }
}
