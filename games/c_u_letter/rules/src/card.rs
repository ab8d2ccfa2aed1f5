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
pub enum Colour {
    /// The Trader: Switch-a-Root (C25).
    Blue,
    /// The Conqueror: Overwrite (C26).
    Red,
    /// The Trickery: Insert (C27).
    Green,
    /// The Ambusher: Hidden (C34).
    Grey,
}

impl Colour {
    /// All four colours, in the order of the deck.
    pub const ALL: [Colour; 4] = [Colour::Blue, Colour::Red, Colour::Green, Colour::Grey];

    /// The small letter for this colour in card notation.
    const fn sign(self) -> char {
        match self {
            Colour::Blue => 'b',
            Colour::Red => 'r',
            Colour::Green => 'g',
            Colour::Grey => 'y',
        }
    }

    /// The twenty Letter cards and ten Enchanters of this colour.
    const fn cards(self) -> (&'static [u8; LETTERS], &'static [u8; ENCHANTERS]) {
        match self {
            Colour::Blue => (b"DEEIIIMMNOOOPRRSSTTU", b"CDGIMNORTU"),
            Colour::Red => (b"AABDDGIJLNOOPPRRTTTT", b"AADEEIILRR"),
            Colour::Green => (b"BBCEEEGHHHLNORSSSSTU", b"AACHIIKLNN"),
            Colour::Grey => (b"AAEEEEEFFIOOQUVWXYYZ", b"AAEEIIOOUU"),
        }
    }
}

/// The kind of a card: Letter or Enchanter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A Letter card.
    Letter,
    /// An Enchanter, which has a zone around it (C23).
    Enchanter,
}

/// The face of a card. Written `bT`, or `bT*` for an Enchanter; `b`, `r`, `g` and `y` stand for
/// blue, red, green and grey.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face {
    pub colour: Colour,
    pub kind: Kind,
    pub letter: Letter,
}

/// Error: the text or number doesn't name a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("not a card: expected one like `bT` or `bT*`")]
pub struct NotACard;

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let star = match self.kind {
            Kind::Letter => "",
            Kind::Enchanter => "*",
        };
        write!(f, "{}{}{star}", self.colour.sign(), self.letter.capital())
    }
}

impl FromStr for Face {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Face, NotACard> {
        let (text, kind) = match text.strip_suffix('*') {
            Some(text) => (text, Kind::Enchanter),
            None => (text, Kind::Letter),
        };
        let mut signs = text.chars();
        let sign = signs.next();
        let colour = Colour::ALL
            .into_iter()
            .find(|colour| Some(colour.sign()) == sign);
        let letter = signs.next().filter(char::is_ascii_uppercase);
        match (colour, letter.and_then(Letter::new), signs.next()) {
            (Some(colour), Some(letter), None) => Ok(Face {
                colour,
                kind,
                letter,
            }),
            _ => Err(NotACard),
        }
    }
}

/// Letter cards per colour.
const LETTERS: usize = 20;
/// Enchanters per colour.
const ENCHANTERS: usize = 10;

/// Cards per colour.
const BLOCK: usize = LETTERS + ENCHANTERS;

/// The face of each card, by its number.
static FACES: LazyLock<Vec<Face>> = LazyLock::new(|| {
    let faces = Colour::ALL.into_iter().flat_map(|colour| {
        let (letters, enchanters) = colour.cards();
        let letters = letters.iter().map(|sign| (Kind::Letter, *sign));
        let enchanters = enchanters.iter().map(|sign| (Kind::Enchanter, *sign));
        letters.chain(enchanters).filter_map(move |(kind, sign)| {
            let letter = Letter::new(sign.into())?;
            Some(Face {
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
    pub const COUNT: usize = Colour::ALL.len() * BLOCK;

    /// Iterates over all cards, colour by colour.
    pub fn all() -> impl DoubleEndedIterator<Item = CardId> + Clone {
        (0..Self::COUNT as u8).map(CardId)
    }

    /// The card's number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The face of the card.
    pub fn face(self) -> Face {
        // Never reached: constructors only make numbers below `COUNT`.
        FACES.get(self.index()).copied().unwrap_or(Face {
            colour: Colour::Grey,
            kind: Kind::Letter,
            letter: Letter::lowest(0),
        })
    }

    pub fn letter(self) -> Letter {
        self.face().letter
    }
}

impl TryFrom<u8> for CardId {
    type Error = NotACard;

    fn try_from(number: u8) -> Result<CardId, NotACard> {
        match usize::from(number) < Self::COUNT {
            true => Ok(CardId(number)),
            false => Err(NotACard),
        }
    }
}

impl From<CardId> for u8 {
    fn from(card: CardId) -> u8 {
        card.0
    }
}
