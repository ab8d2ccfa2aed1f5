//! The deck: which cards there are, how many of each, and what they are worth.

use std::fmt::Write;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Face;
use base::sorting::sort_by_key;
use lexicon::checksum::crc32;

/// Which card. The cards of a deck are numbered in its own order, which every game knows; in
/// what order they lie is another thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(u8);

impl CardId {
    /// The card of that number.
    pub const fn new(number: u8) -> CardId {
        CardId(number)
    }

    /// Its number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Cards that are alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kind {
    /// What stands on them.
    pub face: Face,
    /// How many there are.
    pub count: u8,
    /// What each is worth.
    pub value: i8,
}

/// The cards of a game. In a save it is its kinds.
///
/// ```
/// use lettercase::games::one_letter_better::{Deck, Kind};
///
/// let deck = Deck::standard();
/// assert_eq!(deck.len(), 120);
/// // A house where Z is worth twenty.
/// let dear = |kind: &Kind| match kind.face.to_string().as_str() {
///     "Z" => Kind { value: 20, ..*kind },
///     _ => *kind,
/// };
/// let house = Deck::new(deck.kinds().iter().map(dear).collect())?;
/// assert_ne!(house, deck);
/// # Ok::<(), lettercase::games::one_letter_better::DeckError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Vec<Kind>", try_from = "Vec<Kind>")]
pub struct Deck {
    // Shared, for a deck goes with every state and every view.
    kinds: Arc<[Kind]>,
    /// The kind of each card, by its number.
    cards: Arc<[u8]>,
}

/// Why no game can be played with these cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum DeckError {
    /// Fewer than [`Deck::LEAST`] cards or more than [`Deck::MOST`].
    #[error("{0} cards")]
    Cards(usize),
    /// Fewer than [`Deck::LEAST_SPELLING`] cards go into words.
    #[error("{0} cards that spell")]
    Spelling(usize),
    /// More than [`Deck::MOST_ALIKE`] cards are alike.
    #[error("too many cards {0}")]
    Alike(Face),
    /// A card is worth more than [`Deck::MOST_WORTH`], or that much less than nothing.
    #[error("a card {0} is not worth so much")]
    Worth(Face),
    /// A kind of card is told twice.
    #[error("cards {0} are told twice")]
    Twice(Face),
}

impl Deck {
    /// The fewest cards of a deck.
    pub const LEAST: usize = 40;
    /// The most cards that a deck may have.
    pub const MOST: usize = 250;
    /// The fewest that go into words: four hands and one face up are dealt of any deck.
    pub const LEAST_SPELLING: usize = 30;
    /// The most that are alike.
    pub const MOST_ALIKE: u8 = 20;
    /// The most that a card is worth.
    pub const MOST_WORTH: i8 = 20;

    /// The deck of 120 that is ours.
    pub fn standard() -> Deck {
        let kinds = STANDARD.split_whitespace().filter_map(|text| {
            let (face, count) = text.split_once(':')?;
            let face: Face = face.parse().ok()?;
            let (count, value) = (count.parse().ok()?, face.value());
            Some(Kind { face, count, value })
        });
        Deck::of(kinds.collect())
    }

    /// Checks a deck that somebody made. Kinds without cards may be in it.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn new(kinds: Vec<Kind>) -> Result<Deck, DeckError> {
        for (place, kind) in kinds.iter().enumerate() {
            let before = kinds.iter().take(place);
            if before.clone().any(|other| other.face == kind.face) {
                return Err(DeckError::Twice(kind.face));
            }
            if kind.count > Self::MOST_ALIKE {
                return Err(DeckError::Alike(kind.face));
            }
            if !(-Self::MOST_WORTH..=Self::MOST_WORTH).contains(&kind.value) {
                return Err(DeckError::Worth(kind.face));
            }
        }
        let count = |kinds: &mut dyn Iterator<Item = &Kind>| {
            kinds.map(|kind| usize::from(kind.count)).sum::<usize>()
        };
        let all = count(&mut kinds.iter());
        let spelling = count(&mut kinds.iter().filter(|kind| kind.face != Face::StealOne));
        match all {
            cards if !(Self::LEAST..=Self::MOST).contains(&cards) => Err(DeckError::Cards(cards)),
            _ if spelling < Self::LEAST_SPELLING => Err(DeckError::Spelling(spelling)),
            _ => Ok(Deck::of(kinds)),
        }
    }

    fn of(kinds: Vec<Kind>) -> Deck {
        let each = (0..).zip(&kinds);
        let cards = each.flat_map(|(kind, alike)| (0..alike.count).map(move |_| kind));
        let cards = cards.collect();
        let kinds = kinds.into();
        Deck { kinds, cards }
    }

    /// Its kinds of cards, in its own order.
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds
    }

    /// How many cards.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Never: a deck has cards.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// All of its cards, in its own order.
    pub fn cards(&self) -> impl Iterator<Item = CardId> + Clone {
        let most = self.cards.len().min(usize::from(u8::MAX));
        (0..most as u8).map(CardId)
    }

    /// What stands on a card; of one that is not in the deck, what can do nothing.
    pub fn face(&self, card: CardId) -> Face {
        self.kind(card).map_or(Face::StealOne, |kind| kind.face)
    }

    /// What a card is worth.
    pub fn value(&self, card: CardId) -> i32 {
        self.kind(card).map_or(0, |kind| kind.value.into())
    }

    /// Whether there is such a card.
    pub fn has(&self, card: CardId) -> bool {
        card.index() < self.cards.len()
    }

    fn kind(&self, card: CardId) -> Option<&Kind> {
        let kind = *self.cards.get(card.index())?;
        self.kinds.get(usize::from(kind))
    }

    /// What tells this deck from others: the same for the same cards, in whatever order they
    /// are told.
    pub fn checksum(&self) -> u32 {
        let mut kinds = self.kinds.to_vec();
        kinds.retain(|kind| kind.count > 0);
        sort_by_key(&mut kinds, |kind| kind.face);
        let mut text = String::new();
        for Kind { face, count, value } in kinds {
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

impl From<Deck> for Vec<Kind> {
    fn from(deck: Deck) -> Vec<Kind> {
        deck.kinds.to_vec()
    }
}

impl TryFrom<Vec<Kind>> for Deck {
    type Error = DeckError;

    fn try_from(kinds: Vec<Kind>) -> Result<Deck, DeckError> {
        Deck::new(kinds)
    }
}

/// Our own design, measured: of random hands of eight cards less than one in a hundred holds
/// no word.
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
    use crate::games::one_letter_better::rules::Colour;

    #[test]
    fn the_deck_is_the_one_of_the_rules() {
        let deck = Deck::standard();
        let count = |is: fn(Face) -> bool| deck.cards().filter(|card| is(deck.face(*card))).count();
        let colour = |face: Face, colour| face.colour() == Some(colour);
        assert_eq!(deck.len(), 120);
        assert_eq!(
            count(|f| f.colour() == Some(Colour::Plain) && f.letters() == 1),
            74
        );
        assert_eq!(
            count(|f| f.colour() == Some(Colour::Plain) && f.letters() > 1),
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
    fn the_order_in_which_kinds_are_told_is_no_matter() {
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
        let with = |change: fn(&mut Vec<Kind>)| {
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
            kinds.push(Kind {
                face: Face::StealOne,
                count: 20,
                value: 0,
            });
        });
        assert_eq!(thieves, Err(DeckError::Spelling(21)));
    }
}
