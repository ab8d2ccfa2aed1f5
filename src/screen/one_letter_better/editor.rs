//! A deck being edited: how many of each card, and what each is worth.

use crate::games::one_letter_better::{Deck, DeckError, Face, Kind};

/// A deck being edited. Any of it may be wrong still.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckEditor {
    kinds: Vec<Kind>,
}

impl DeckEditor {
    /// A deck to begin with. Kinds that the standard deck has and this one lacks are there with
    /// no cards.
    #[must_use]
    pub fn of(deck: &Deck) -> DeckEditor {
        let mut kinds = deck.kinds().to_vec();
        for kind in Deck::standard().kinds() {
            if !kinds.iter().any(|other| other.face == kind.face) {
                kinds.push(Kind { count: 0, ..*kind });
            }
        }
        DeckEditor { kinds }
    }

    /// The kinds of cards, in the deck's order.
    #[must_use]
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds
    }

    /// How many cards there are in all.
    #[must_use]
    pub fn cards(&self) -> usize {
        self.kinds.iter().map(|kind| usize::from(kind.count)).sum()
    }

    /// Sets how many cards of a kind there are, within what a deck may have.
    pub fn count(&mut self, face: Face, count: u8) {
        if let Some(kind) = self.kind(face) {
            kind.count = count.min(Deck::MOST_ALIKE);
        }
    }

    /// Sets what a card is worth, within what a card may be.
    pub fn value(&mut self, face: Face, value: i8) {
        if let Some(kind) = self.kind(face) {
            kind.value = value.clamp(-Deck::MOST_WORTH, Deck::MOST_WORTH);
        }
    }

    fn kind(&mut self, face: Face) -> Option<&mut Kind> {
        self.kinds.iter_mut().find(|kind| kind.face == face)
    }

    /// The deck as it is now; kinds without cards are left out.
    ///
    /// # Errors
    /// Why no game can be played with it.
    pub fn deck(&self) -> Result<Deck, DeckError> {
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
        let mut editor = DeckEditor::of(&Deck::standard());
        assert_eq!(editor.deck(), Ok(Deck::standard()));
        editor.count(face("Z"), 3);
        editor.value(face("Z"), 99);
        editor.count(face("!"), 0);
        assert_eq!(editor.cards(), 120 + 2 - 4);
        let deck = editor.deck().unwrap();
        let zed = deck.kinds().iter().find(|kind| kind.face == face("Z"));
        assert_eq!(
            zed.map(|kind| (kind.count, kind.value)),
            Some((3, Deck::MOST_WORTH))
        );
        assert!(!deck.kinds().iter().any(|kind| kind.face == Face::StealOne));
        // What was left out can be put in again.
        let mut again = DeckEditor::of(&deck);
        again.count(Face::StealOne, 2);
        assert_eq!(again.deck().map(|deck| deck.len()), Ok(120));
    }

    #[test]
    fn too_few_cards_are_told_and_kept() {
        let mut editor = DeckEditor::of(&Deck::standard());
        for kind in Deck::standard().kinds() {
            editor.count(kind.face, 0);
        }
        editor.count(face("A"), 9);
        assert_eq!(editor.deck(), Err(DeckError::Cards(9)));
    }
}
