//! Custom decks that players save for other games.

use base::sorting::sort_by;
use serde::{Deserialize, Serialize};

use super::Deck;
use game::Title;

/// A deck with a name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedDeck {
    /// The deck's name.
    pub title: Title,
    /// The deck's cards.
    pub deck: Deck,
}

/// The custom decks saved on this device, sorted by name and stored as a record.
///
/// ```
/// use one_letter_better_rules::{Deck, SavedDecks};
///
/// let mut kept = SavedDecks::default();
/// kept.save("Gran’s".parse()?, Deck::standard());
/// assert_eq!(kept.decks().len(), 1);
/// kept.rename(&"Gran’s".parse()?, "For Ada".parse()?);
/// assert_eq!(kept.decks().first().map(|kept| kept.title.as_str()), Some("For Ada"));
/// kept.remove(&"For Ada".parse()?);
/// assert!(kept.decks().is_empty());
/// # Ok::<(), game::TitleError>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SavedDecks(Vec<SavedDeck>);

impl SavedDecks {
    /// All saved decks, sorted by name.
    pub fn decks(&self) -> &[SavedDeck] {
        &self.0
    }

    /// Saves a deck under a name, replacing a deck of the same name.
    pub fn save(&mut self, title: Title, deck: Deck) {
        self.remove(&title);
        self.0.push(SavedDeck { title, deck });
        sort_by(&mut self.0, |one, other| {
            one.title.as_str().cmp(other.title.as_str())
        });
    }

    /// Renames a deck, replacing a deck that already has the new name.
    pub fn rename(&mut self, old: &Title, new: Title) {
        let deck = self.0.iter().find(|kept| kept.title == *old);
        if let Some(deck) = deck.map(|kept| kept.deck.clone()) {
            self.remove(old);
            self.save(new, deck);
        }
    }

    /// Removes the deck with this name.
    pub fn remove(&mut self, title: &Title) {
        self.0.retain(|kept| kept.title != *title);
    }
}
