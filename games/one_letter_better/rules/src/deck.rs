//! The deck: which cards it has, how many of each, and what they are worth.

use std::fmt::Write;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Face;
use base::sorting::sort_by_key;
use lexicon::checksum::crc32;

/// A card of the deck. Cards are numbered in the deck's unshuffled order, so a number reveals
/// nothing about where the card is after the shuffle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(u8);

impl CardId {
    /// The card with this number.
    pub const fn new(number: u8) -> CardId {
        CardId(number)
    }

    /// The card's number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A group of identical cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckKind {
    /// What is printed on the cards.
    pub face: Face,
    /// The number of cards of this kind.
    pub count: u8,
    /// The points each card is worth.
    pub value: i8,
}

/// The cards of a game. A save stores them as a list of kinds.
///
/// ```
/// use one_letter_better_rules::{Deck, DeckKind};
///
/// let deck = Deck::standard();
/// assert_eq!(deck.len(), 120);
/// // A variant in which Z is worth twenty.
/// let dear = |kind: &DeckKind| match kind.face.to_string().as_str() {
///     "Z" => DeckKind { value: 20, ..*kind },
///     _ => *kind,
/// };
/// let house = Deck::new(deck.kinds().iter().map(dear).collect())?;
/// assert_ne!(house, deck);
/// # Ok::<(), one_letter_better_rules::DeckError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Vec<DeckKind>", try_from = "Vec<DeckKind>")]
pub struct Deck {
    // Shared, because every state and every view holds the deck.
    kinds: Arc<[DeckKind]>,
    /// The kind of each card, indexed by card number.
    cards: Arc<[u8]>,
}

/// Why a deck can't be played with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum DeckError {
    /// Fewer than [`Deck::MIN_CARDS`] cards or more than [`Deck::MAX_CARDS`].
    #[error("the deck has {0} cards, expected 40 to 250")]
    Cards(usize),
    /// Fewer than [`Deck::MIN_SPELLING_CARDS`] cards that go into words.
    #[error("the deck has {0} cards with letters, expected at least 30")]
    Spelling(usize),
    /// More than [`Deck::MAX_COPIES`] cards of one kind.
    #[error("the deck has more than 20 cards of kind {0}")]
    Alike(Face),
    /// A card is worth more than [`Deck::MAX_VALUE`] or less than minus that.
    #[error("the value of card {0} is not from -20 to 20")]
    Worth(Face),
    /// A kind of card is listed twice.
    #[error("the card kind {0} is listed twice")]
    Twice(Face),
}

impl Deck {
    /// Smallest deck, in cards.
    pub const MIN_CARDS: usize = 40;
    /// Largest deck, in cards.
    pub const MAX_CARDS: usize = 250;
    /// Fewest cards that go into words. The deal needs 29: four hands of seven and one card face
    /// up.
    pub const MIN_SPELLING_CARDS: usize = 30;
    /// Most cards of one kind.
    pub const MAX_COPIES: u8 = 20;
    /// Highest value of a card.
    pub const MAX_VALUE: i8 = 20;

    /// Returns the standard deck of 120 cards.
    pub fn standard() -> Deck {
        let kinds = STANDARD.split_whitespace().filter_map(|text| {
            let (face, count) = text.split_once(':')?;
            let face: Face = face.parse().ok()?;
            let (count, value) = (count.parse().ok()?, face.value());
            Some(DeckKind { face, count, value })
        });
        Deck::from_kinds(kinds.collect())
    }

    /// Checks a custom deck. It may contain kinds without any cards.
    ///
    /// # Errors
    /// The first fault found.
    pub fn new(kinds: Vec<DeckKind>) -> Result<Deck, DeckError> {
        for (place, kind) in kinds.iter().enumerate() {
            let before = kinds.iter().take(place);
            if before.clone().any(|other| other.face == kind.face) {
                return Err(DeckError::Twice(kind.face));
            }
            if kind.count > Self::MAX_COPIES {
                return Err(DeckError::Alike(kind.face));
            }
            if !(-Self::MAX_VALUE..=Self::MAX_VALUE).contains(&kind.value) {
                return Err(DeckError::Worth(kind.face));
            }
        }
        let count = |kinds: &mut dyn Iterator<Item = &DeckKind>| {
            kinds.map(|kind| usize::from(kind.count)).sum::<usize>()
        };
        let all = count(&mut kinds.iter());
        let spelling = count(&mut kinds.iter().filter(|kind| kind.face != Face::StealOne));
        match all {
            cards if !(Self::MIN_CARDS..=Self::MAX_CARDS).contains(&cards) => {
                Err(DeckError::Cards(cards))
            }
            _ if spelling < Self::MIN_SPELLING_CARDS => Err(DeckError::Spelling(spelling)),
            _ => Ok(Deck::from_kinds(kinds)),
        }
    }

    fn from_kinds(kinds: Vec<DeckKind>) -> Deck {
        let each = (0..).zip(&kinds);
        let cards = each.flat_map(|(kind, alike)| (0..alike.count).map(move |_| kind));
        let cards = cards.collect();
        let kinds = kinds.into();
        Deck { kinds, cards }
    }

    /// The kinds of cards, in the deck's own order.
    pub fn kinds(&self) -> &[DeckKind] {
        &self.kinds
    }

    /// The number of cards.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Always false: a deck has cards.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// All cards, in the deck's own order.
    pub fn cards(&self) -> impl Iterator<Item = CardId> + Clone {
        let most = self.cards.len().min(usize::from(u8::MAX));
        (0..most as u8).map(CardId)
    }

    /// What is printed on a card. A card that isn't in the deck counts as STL-1, which cannot
    /// spell.
    pub fn face(&self, card: CardId) -> Face {
        self.kind(card).map_or(Face::StealOne, |kind| kind.face)
    }

    /// The points a card is worth.
    pub fn value(&self, card: CardId) -> i32 {
        self.kind(card).map_or(0, |kind| kind.value.into())
    }

    /// Whether the deck has this card.
    pub fn contains(&self, card: CardId) -> bool {
        card.index() < self.cards.len()
    }

    fn kind(&self, card: CardId) -> Option<&DeckKind> {
        let kind = *self.cards.get(card.index())?;
        self.kinds.get(usize::from(kind))
    }

    /// A checksum that identifies the deck, whatever order its kinds are listed in.
    pub fn checksum(&self) -> u32 {
        let mut kinds = self.kinds.to_vec();
        kinds.retain(|kind| kind.count > 0);
        sort_by_key(&mut kinds, |kind| kind.face);
        let mut text = String::new();
        for DeckKind { face, count, value } in kinds {
            let _ = write!(text, "{face}:{count}:{value} ");
        }
        crc32(text.as_bytes())
    }
}

impl Default for Deck {
    fn default() -> Deck {
        Deck::standard()
    }
}

impl From<Deck> for Vec<DeckKind> {
    fn from(deck: Deck) -> Vec<DeckKind> {
        deck.kinds.to_vec()
    }
}

impl TryFrom<Vec<DeckKind>> for Deck {
    type Error = DeckError;

    fn try_from(kinds: Vec<DeckKind>) -> Result<Deck, DeckError> {
        Deck::new(kinds)
    }
}

/// Our own design, measured: fewer than 1 % of random eight-card hands hold no word.
const STANDARD: &str = "
    A:6 B:2 C:2 D:3 E:8 F:2 G:2 H:2 I:6 J:1 K:1 L:3 M:2 N:4 O:6 P:2 Q:1 R:4 S:3 T:4 U:3 V:1
    W:2 X:1 Y:2 Z:1
    ING:2 ANT:1 ENT:1 ER:2 ED:1 EST:1 ST:1 CH:1 TH:1 QU:1
    +A:1 +E:1 +I:1 +O:1 +N:1 +R:1 +S:1 +T:1
    =B:1 =D:1 =L:1 =P:1 =CH:1 =TH:1 =SH:1 =ST:1
    -A:1 -E:1 -I:1 -L:1 -N:1 -R:1 -S:1 -T:1
    ?:4 ??:2 !:4";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Colour;

    #[test]
    fn the_standard_deck_matches_the_rules_and_its_checksum() {
        let deck = Deck::standard();
        let count = |is: fn(Face) -> bool| deck.cards().filter(|card| is(deck.face(*card))).count();
        let colour = |face: Face, colour| face.colour() == Some(colour);
        assert_eq!(deck.len(), 120);
        assert_eq!(
            count(|f| f.colour() == Some(Colour::Plain) && f.letter_count() == 1),
            74
        );
        assert_eq!(
            count(|f| f.colour() == Some(Colour::Plain) && f.letter_count() > 1),
            12
        );
        for each in [Colour::Green, Colour::Blue, Colour::Red] {
            let cards = deck.cards().filter(|card| colour(deck.face(*card), each));
            assert_eq!(cards.count(), 8, "{each:?}");
        }
        let singles = [Face::Wild, Face::DoubleWild, Face::StealOne];
        let counts =
            singles.map(|face| deck.cards().filter(|card| deck.face(*card) == face).count());
        assert_eq!(counts, [4, 2, 4]);
        let sum: i32 = deck.cards().map(|card| deck.value(card)).sum();
        assert_eq!((sum, deck.checksum()), (329, 4_168_303_690));
    }

    #[test]
    fn the_checksum_ignores_the_order_of_kinds() {
        let mut kinds = Deck::standard().kinds.to_vec();
        kinds.reverse();
        assert_eq!(
            Deck::new(kinds).unwrap().checksum(),
            Deck::standard().checksum()
        );
    }

    #[test]
    fn a_deck_that_cannot_be_dealt_is_refused() {
        let kinds = || Deck::standard().kinds.to_vec();
        let with = |change: fn(&mut Vec<DeckKind>)| {
            let mut kinds = kinds();
            change(&mut kinds);
            Deck::new(kinds).map(|deck| deck.len())
        };
        let face = |text: &str| text.parse::<Face>().unwrap();
        assert_eq!(with(|_| {}), Ok(120));
        assert_eq!(with(|kinds| kinds.truncate(5)), Err(DeckError::Cards(21)));
        assert_eq!(
            with(|kinds| kinds[0].count = 21),
            Err(DeckError::Alike(face("A")))
        );
        assert_eq!(
            with(|kinds| kinds[0].value = -21),
            Err(DeckError::Worth(face("A")))
        );
        assert_eq!(
            with(|kinds| kinds[0].face = Face::Wild),
            Err(DeckError::Twice(Face::Wild))
        );
        let thieves = with(|kinds| {
            kinds.truncate(5);
            kinds.push(DeckKind {
                face: Face::StealOne,
                count: 20,
                value: 0,
            });
        });
        assert_eq!(thieves, Err(DeckError::Spelling(21)));
    }
}
