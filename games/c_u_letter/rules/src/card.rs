//! The 120 cards as data: Letters and Enchanters of four colours.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use lexicon::Letter;

/// A card colour, which determines the card's ability.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AbilityColour {
    /// The Trader: Switch-a-Root (C25).
    Blue,
    /// The Conqueror: Overwrite (C26).
    Red,
    /// The Trickery: Insert (C27).
    Green,
    /// The Ambusher: Hidden (C34).
    Grey,
}

impl AbilityColour {
    /// All four colours, in the order of the deck.
    pub const ALL: [AbilityColour; 4] = [
        AbilityColour::Blue,
        AbilityColour::Red,
        AbilityColour::Green,
        AbilityColour::Grey,
    ];

    /// The small letter for this colour in card notation.
    const fn code(self) -> char {
        match self {
            AbilityColour::Blue => 'b',
            AbilityColour::Red => 'r',
            AbilityColour::Green => 'g',
            AbilityColour::Grey => 'y',
        }
    }

    /// The twenty Letter cards and ten Enchanters of this colour.
    const fn cards(
        self,
    ) -> (
        &'static [u8; LETTERS_PER_COLOUR],
        &'static [u8; ENCHANTERS_PER_COLOUR],
    ) {
        match self {
            AbilityColour::Blue => (b"DEEIIIMMNOOOPRRSSTTU", b"CDGIMNORTU"),
            AbilityColour::Red => (b"AABDDGIJLNOOPPRRTTTT", b"AADEEIILRR"),
            AbilityColour::Green => (b"BBCEEEGHHHLNORSSSSTU", b"AACHIIKLNN"),
            AbilityColour::Grey => (b"AAEEEEEFFIOOQUVWXYYZ", b"AAEEIIOOUU"),
        }
    }
}

/// The kind of a card: Letter or Enchanter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardKind {
    /// A Letter card.
    Letter,
    /// An Enchanter, which has a zone around it (C23).
    Enchanter,
}

/// The face of a card. Written `bT`, or `bT*` for an Enchanter; `b`, `r`, `g` and `y` stand for
/// blue, red, green and grey.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LetterFace {
    pub colour: AbilityColour,
    pub kind: CardKind,
    pub letter: Letter,
}

/// Error: the text or number doesn't name a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("not a card: expected one like `bT` or `bT*`")]
pub struct InvalidCardError;

impl fmt::Display for LetterFace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let star = match self.kind {
            CardKind::Letter => "",
            CardKind::Enchanter => "*",
        };
        write!(f, "{}{}{star}", self.colour.code(), self.letter.uppercase())
    }
}

impl FromStr for LetterFace {
    type Err = InvalidCardError;

    fn from_str(text: &str) -> Result<LetterFace, InvalidCardError> {
        let (text, kind) = match text.strip_suffix('*') {
            Some(text) => (text, CardKind::Enchanter),
            None => (text, CardKind::Letter),
        };
        let mut signs = text.chars();
        let sign = signs.next();
        let colour = AbilityColour::ALL
            .into_iter()
            .find(|colour| Some(colour.code()) == sign);
        let letter = signs.next().filter(char::is_ascii_uppercase);
        match (colour, letter.and_then(Letter::new), signs.next()) {
            (Some(colour), Some(letter), None) => Ok(LetterFace {
                colour,
                kind,
                letter,
            }),
            _ => Err(InvalidCardError),
        }
    }
}

/// Letter cards per colour.
const LETTERS_PER_COLOUR: usize = 20;
/// Enchanters per colour.
const ENCHANTERS_PER_COLOUR: usize = 10;

/// Cards per colour.
const CARDS_PER_COLOUR: usize = LETTERS_PER_COLOUR + ENCHANTERS_PER_COLOUR;

/// The face of each card, by its number.
static FACES: LazyLock<Vec<LetterFace>> = LazyLock::new(|| {
    let faces = AbilityColour::ALL.into_iter().flat_map(|colour| {
        let (letters, enchanters) = colour.cards();
        let letters = letters.iter().map(|sign| (CardKind::Letter, *sign));
        let enchanters = enchanters.iter().map(|sign| (CardKind::Enchanter, *sign));
        letters.chain(enchanters).filter_map(move |(kind, sign)| {
            let letter = Letter::new(sign.into())?;
            Some(LetterFace {
                colour,
                kind,
                letter,
            })
        })
    });
    faces.collect()
});

/// A card of the deck, identified by its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct CardId(u8);

impl CardId {
    /// Number of cards in the deck.
    pub const COUNT: usize = AbilityColour::ALL.len() * CARDS_PER_COLOUR;

    /// Iterates over all cards, colour by colour.
    pub fn all() -> impl DoubleEndedIterator<Item = CardId> + Clone {
        (0..Self::COUNT as u8).map(CardId)
    }

    /// The card's number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The face of the card.
    pub fn face(self) -> LetterFace {
        // Never reached: constructors only make numbers below `COUNT`.
        FACES.get(self.index()).copied().unwrap_or(LetterFace {
            colour: AbilityColour::Grey,
            kind: CardKind::Letter,
            letter: Letter::lowest_in_mask(0),
        })
    }

    pub fn letter(self) -> Letter {
        self.face().letter
    }
}

impl TryFrom<u8> for CardId {
    type Error = InvalidCardError;

    fn try_from(number: u8) -> Result<CardId, InvalidCardError> {
        if usize::from(number) < Self::COUNT {
            Ok(CardId(number))
        } else {
            Err(InvalidCardError)
        }
    }
}

impl From<CardId> for u8 {
    fn from(card: CardId) -> u8 {
        card.0
    }
}
