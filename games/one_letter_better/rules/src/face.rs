//! Card faces: what is printed on a card.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use lexicon::{Letter, Word};

/// The colour of a letter card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// A plain card.
    Plain,
    /// Green: protects its word (O22).
    Green,
    /// Blue: can be swapped or substituted for other cards (O14, O23).
    Blue,
    /// Red: may go between other cards, and has a negative value (O25).
    Red,
}

impl Colour {
    /// All four colours, plain first.
    pub const ALL: [Colour; 4] = [Colour::Plain, Colour::Green, Colour::Blue, Colour::Red];

    /// The sign before a card's letters in the text form of a card.
    const fn text_prefix(self) -> &'static str {
        match self {
            Colour::Plain => "",
            Colour::Green => "+",
            Colour::Blue => "=",
            Colour::Red => "-",
        }
    }
}

/// What is printed on a card. In text: `A`, `ING`, green `+A`, blue `=CH`, red `-T`, wild `?`,
/// double wild `??`, STL-1 `!`.
///
/// ```
/// use one_letter_better_rules::{Colour, Face};
///
/// let blue: Face = "=CH".parse()?;
/// assert_eq!((blue.colour(), blue.letter_count()), (Some(Colour::Blue), 2));
/// assert_eq!((blue.value(), "-T".parse::<Face>()?.value()), (8, -2));
/// # Ok::<(), one_letter_better_rules::FaceError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Face {
    /// One to three letters that stay together.
    Letters(Colour, Word),
    /// A wild: any one letter (O26).
    Wild,
    /// A double wild: any two consecutive letters (O26).
    DoubleWild,
    /// STL-1, which takes a card from an opponent's hand (O28).
    StealOne,
}

/// The text or the letters don't describe a card face.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("not a card: expected one such as `A`, `=CH`, `?` or `!`")]
pub struct FaceError;

impl Face {
    /// Most letters on a card.
    pub(crate) const MAX_LETTERS: usize = 3;

    /// A card with these letters.
    ///
    /// # Errors
    /// There are no letters, or more than `Face::MAX_LETTERS`.
    pub fn new(colour: Colour, letters: Word) -> Result<Face, FaceError> {
        if (1..=Self::MAX_LETTERS).contains(&letters.len()) {
            Ok(Face::Letters(colour, letters))
        } else {
            Err(FaceError)
        }
    }

    /// The number of letters that the card adds to a word; 0 for STL-1.
    pub const fn letter_count(self) -> usize {
        match self {
            Face::Letters(_, letters) => letters.len(),
            Face::Wild => 1,
            Face::DoubleWild => 2,
            Face::StealOne => 0,
        }
    }

    /// The colour, if letters are printed on the card.
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Face::Letters(colour, _) => Some(colour),
            Face::Wild | Face::DoubleWild | Face::StealOne => None,
        }
    }

    /// Whether the card is a wild or a double wild (O26).
    pub const fn is_wild(self) -> bool {
        matches!(self, Face::Wild | Face::DoubleWild)
    }

    /// Whether the card can stand for these letters.
    pub fn can_spell(self, letters: Word) -> bool {
        match self {
            Face::Letters(_, own) => own == letters,
            Face::Wild | Face::DoubleWild => self.letter_count() == letters.len(),
            Face::StealOne => false,
        }
    }

    /// The card's usual value, before the players change it.
    pub fn value(self) -> i8 {
        let Face::Letters(colour, letters) = self else {
            return 0;
        };
        let plain = letters.letters().map(plain_value).sum::<i8>();
        match colour {
            Colour::Red => -plain,
            _ if letters.len() > 1 => plain.min(8),
            _ => plain,
        }
    }
}

fn plain_value(letter: Letter) -> i8 {
    match letter.uppercase() {
        'D' | 'G' => 3,
        'U' | 'L' | 'N' | 'R' | 'S' | 'T' => 2,
        'B' | 'C' | 'M' | 'P' => 5,
        'F' | 'H' | 'V' | 'W' | 'Y' => 6,
        'K' => 7,
        'J' | 'X' => 9,
        'Q' | 'Z' => 10,
        _ => 1,
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Face::Letters(colour, letters) => {
                f.write_str(colour.text_prefix())?;
                letters
                    .letters()
                    .try_for_each(|letter| write!(f, "{letter}"))
            }
            Face::Wild => f.write_str("?"),
            Face::DoubleWild => f.write_str("??"),
            Face::StealOne => f.write_str("!"),
        }
    }
}

impl FromStr for Face {
    type Err = FaceError;

    fn from_str(text: &str) -> Result<Face, FaceError> {
        match text {
            "?" => return Ok(Face::Wild),
            "??" => return Ok(Face::DoubleWild),
            "!" => return Ok(Face::StealOne),
            _ => {}
        }
        let coloured = [Colour::Green, Colour::Blue, Colour::Red];
        let found = coloured.into_iter().find_map(|colour| {
            let letters = text.strip_prefix(colour.text_prefix())?;
            Some((colour, letters))
        });
        let (colour, letters) = found.unwrap_or((Colour::Plain, text));
        Face::new(colour, Word::new(letters).map_err(|_| FaceError)?)
    }
}

impl From<Face> for String {
    fn from(face: Face) -> String {
        face.to_string()
    }
}

impl TryFrom<String> for Face {
    type Error = FaceError;

    fn try_from(text: String) -> Result<Face, FaceError> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_round_trip_through_their_text_form() {
        for text in ["A", "ING", "+A", "=CH", "-T", "?", "??", "!", "QU"] {
            assert_eq!(text.parse::<Face>().map(String::from), Ok(text.to_owned()));
        }
        for none in ["", "+", "=?", "ABCD", "???", "É"] {
            assert_eq!(none.parse::<Face>(), Err(FaceError), "{none}");
        }
    }

    #[test]
    fn usual_card_values_match_the_rules() {
        let worth = |text: &str| text.parse::<Face>().unwrap().value();
        assert_eq!(
            ["A", "U", "D", "M", "W", "K", "J", "Z"].map(worth),
            [1, 2, 3, 5, 6, 7, 9, 10]
        );
        assert_eq!(["ING", "ANT", "ER", "CH", "QU"].map(worth), [6, 5, 3, 8, 8]);
        assert_eq!(
            ["+E", "=P", "=SH", "-E", "-T", "?", "??", "!"].map(worth),
            [1, 5, 8, -1, -2, 0, 0, 0]
        );
    }
}
