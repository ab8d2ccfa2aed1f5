//! Words on the table, and what they are worth.

use serde::{Deserialize, Serialize};

use super::{CardId, Choices, Colour};
use game::SeatId;
use lexicon::Word;

/// A card as it lies in a word: a wild stands for what was declared (O26).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Laid {
    pub card: CardId,
    /// The letters that it is in the word.
    #[serde(rename = "as")]
    pub letters: Word,
}

/// What cards spell, one after the other; none if that is too long for a word.
pub fn spelled(line: &[Laid]) -> Option<Word> {
    let letters = line.iter().map(|laid| laid.letters);
    letters.into_iter().try_fold(Word::EMPTY, Word::join)
}

/// Which word of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableWordId(pub(super) u16);

impl TableWordId {
    /// The word of that number.
    pub const fn new(number: u16) -> TableWordId {
        TableWordId(number)
    }

    /// Its number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// How a word lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lies {
    /// Open: it can be changed, and stolen.
    Open,
    /// Turned down, for it has a green card (O22).
    Protected,
    /// Turned down, for it was stolen often enough (O20).
    Retired,
}

/// A word that was made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableWord {
    /// Which. It stays the same when the word is changed or stolen.
    pub id: TableWordId,
    /// Who has it.
    pub owner: SeatId,
    /// Its cards in order (O10).
    pub cards: Vec<Laid>,
    /// How often it was stolen (O20).
    pub stolen: u8,
    pub lies: Lies,
}

impl TableWord {
    /// What it spells.
    pub fn word(&self) -> Word {
        spelled(&self.cards).unwrap_or_default()
    }

    /// Whether it can be changed or stolen.
    pub fn is_open(&self) -> bool {
        self.lies == Lies::Open
    }
}

impl Choices {
    /// What a word of these cards is worth in front of a seat: its cards, and the seat's
    /// bonus for each above three. Cards count for it, not letters.
    pub fn standing_value(&self, seat: SeatId, cards: &[Laid]) -> i32 {
        let values = cards.iter().map(|laid| self.deck.value(laid.card)).sum();
        self.worth(seat, values, cards.len())
    }

    /// The same, of so many cards with these values.
    pub(in crate::games::one_letter_better) fn worth(
        &self,
        seat: SeatId,
        values: i32,
        cards: usize,
    ) -> i32 {
        let above = i32::try_from(cards.saturating_sub(3)).unwrap_or_default();
        values + i32::from(self.handicap(seat).bonus) * above
    }

    /// What a card costs in the hand at the end (O27, O34): red counts as positive.
    pub fn cost(&self, card: CardId) -> i32 {
        match self.deck.face(card).is_wild() {
            true if self.wild_cost > 0 => self.wild_cost.into(),
            _ => self.deck.value(card).abs(),
        }
    }

    /// Whether a card has this colour.
    pub(super) fn is(&self, card: CardId, colour: Colour) -> bool {
        self.deck.face(card).colour() == Some(colour)
    }
}
