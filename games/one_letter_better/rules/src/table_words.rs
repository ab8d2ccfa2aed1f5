//! Words on the table, and their standing values.

use serde::{Deserialize, Serialize};

use super::{CardId, Choices, Colour};
use game::SeatId;
use lexicon::Word;

/// A card as laid in a word. A wild stands for the letters declared for it (O26).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct LaidCard {
    pub card: CardId,
    /// The letters the card stands for in the word.
    #[serde(rename = "as")]
    pub letters: Word,
}

/// What a line of cards spells; `None` if that is too long for a word.
pub fn spell(line: &[LaidCard]) -> Option<Word> {
    let letters = line.iter().map(|laid| laid.letters);
    letters.into_iter().try_fold(Word::EMPTY, Word::join)
}

/// The number of a word within its round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableWordId(pub(super) u16);

impl TableWordId {
    /// The word with this number.
    pub const fn new(number: u16) -> TableWordId {
        TableWordId(number)
    }

    /// The word's number, for use as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Whether a table word is open or turned face down, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WordStatus {
    /// Open: the word can be changed and stolen.
    Open,
    /// The word is turned face down because it contains a green card (O22).
    Protected,
    /// The word is turned face down because it was stolen as often as the rules allow (O20).
    Retired,
}

/// A word on the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableWord {
    /// The word's number, which stays the same when it is changed or stolen.
    pub id: TableWordId,
    /// The seat that owns the word.
    pub owner: SeatId,
    /// The word's cards in order (O10).
    pub cards: Vec<LaidCard>,
    /// Number of times the word has been stolen (O20).
    pub stolen: u8,
    pub lies: WordStatus,
}

impl TableWord {
    /// The letters of the word.
    pub fn word(&self) -> Word {
        spell(&self.cards).unwrap_or_default()
    }

    /// Whether the word can be changed or stolen.
    pub fn is_open(&self) -> bool {
        self.lies == WordStatus::Open
    }
}

impl Choices {
    /// Standing value of a word of these cards for a seat: the card values, plus the seat's bonus
    /// for each card above three. The bonus counts cards, not letters.
    pub fn standing_value(&self, seat: SeatId, cards: &[LaidCard]) -> i32 {
        let values = cards.iter().map(|laid| self.deck.value(laid.card)).sum();
        self.value_with_bonus(seat, values, cards.len())
    }

    /// Standing value of a word with this number of cards and this sum of card values.
    pub fn value_with_bonus(&self, seat: SeatId, values: i32, cards: usize) -> i32 {
        let above = i32::try_from(cards.saturating_sub(3)).unwrap_or_default();
        values + i32::from(self.handicap(seat).bonus) * above
    }

    /// Cost of a card left in the hand at the end (O27, O34). Red cards count as positive.
    pub fn hand_cost(&self, card: CardId) -> i32 {
        if self.deck.face(card).is_wild() && self.wild_cost > 0 {
            self.wild_cost.into()
        } else {
            self.deck.value(card).abs()
        }
    }

    /// Whether a card has this colour.
    pub(super) fn has_colour(&self, card: CardId, colour: Colour) -> bool {
        self.deck.face(card).colour() == Some(colour)
    }
}
