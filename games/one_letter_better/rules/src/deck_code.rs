//! A deck as a code that players can share: letters and digits, with a checksum.
//!
//! For example `A6.B2.gA1.bCH1_9.w4.s4~1f2e3d4c`. Each part is a face (`g`, `b` or `r` before the
//! letters of a green, blue or red card; `w` wild, `x` double wild, `s` STL-1), the number of
//! cards, and their value where it isn't the usual one (`_9`, or `_n2` for minus two).

use std::fmt::Write;

use thiserror::Error;

use super::{Colour, Deck, DeckError, DeckKind, Face};

/// Why a code doesn't describe a deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum DeckCodeError {
    /// The text isn't a deck code, or is only part of one.
    #[error("not a deck code")]
    NoCode,
    /// The code was altered: its checksum doesn't match.
    #[error("checksum mismatch in the deck code")]
    Changed,
    /// The code can be read, but its deck can't be played with.
    #[error(transparent)]
    Deck(#[from] DeckError),
}

impl Deck {
    /// Encodes the deck.
    ///
    /// ```
    /// use one_letter_better_rules::Deck;
    ///
    /// let code = Deck::standard().to_code();
    /// assert!(code.starts_with("A6.B2."));
    /// assert_eq!(Deck::from_code(&code), Ok(Deck::standard()));
    /// ```
    pub fn to_code(&self) -> String {
        let kinds = self.kinds().iter().filter(|kind| kind.count > 0);
        let each: Vec<String> = kinds.map(kind_to_text).collect();
        format!("{}~{:x}", each.join("."), self.checksum())
    }

    /// Decodes a code, or a link that ends with one.
    ///
    /// # Errors
    /// Why the text doesn't describe a deck.
    pub fn from_code(text: &str) -> Result<Deck, DeckCodeError> {
        let code = text.trim();
        let code = code.rsplit_once('/').map_or(code, |(_, code)| code);
        let (kinds, sum) = code.split_once('~').ok_or(DeckCodeError::NoCode)?;
        let kinds: Option<Vec<DeckKind>> = kinds.split('.').map(kind_from_text).collect();
        let deck = Deck::new(kinds.ok_or(DeckCodeError::NoCode)?)?;
        if u32::from_str_radix(sum, 16) == Ok(deck.checksum()) {
            Ok(deck)
        } else {
            Err(DeckCodeError::Changed)
        }
    }
}

fn kind_to_text(kind: &DeckKind) -> String {
    let mut text = match kind.face {
        Face::Letters(colour, letters) => {
            let sign = match colour {
                Colour::Plain => "",
                Colour::Green => "g",
                Colour::Blue => "b",
                Colour::Red => "r",
            };
            format!("{sign}{}", letters.as_str().to_ascii_uppercase())
        }
        Face::Wild => "w".into(),
        Face::DoubleWild => "x".into(),
        Face::StealOne => "s".into(),
    };
    // Writing to a string can't fail.
    let _ = write!(text, "{}", kind.count);
    if kind.value != kind.face.value() {
        let below = if kind.value < 0 { "n" } else { "" };
        let _ = write!(text, "_{below}{}", kind.value.unsigned_abs());
    }
    text
}

fn kind_from_text(text: &str) -> Option<DeckKind> {
    let digits = text.find(|sign: char| sign.is_ascii_digit())?;
    let (face, rest) = text.split_at_checked(digits)?;
    let face = match face {
        "w" => Face::Wild,
        "x" => Face::DoubleWild,
        "s" => Face::StealOne,
        face => {
            let (colour, letters) = match face.chars().next()? {
                'g' => (Colour::Green, face.get(1..)?),
                'b' => (Colour::Blue, face.get(1..)?),
                'r' => (Colour::Red, face.get(1..)?),
                _ => (Colour::Plain, face),
            };
            let capital = letters.chars().all(|letter| letter.is_ascii_uppercase());
            let letters = letters.to_ascii_lowercase().parse().ok()?;
            Face::new(colour, letters).ok().filter(|_| capital)?
        }
    };
    let (count, value) = match rest.split_once('_') {
        None => (rest, face.value()),
        Some((count, value)) => match value.strip_prefix('n') {
            Some(below) => (count, below.parse::<i8>().ok()?.checked_neg()?),
            None => (count, value.parse().ok()?),
        },
    };
    let count = count.parse().ok()?;
    Some(DeckKind { face, count, value })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Choices;
    use crate::random_deck::random_deck;
    use game::Chance;

    #[test]
    fn a_deck_round_trips_through_its_code_and_a_link() {
        let mut chance = Chance::new(9);
        for _ in 0..200 {
            let mut rules = Choices::default();
            random_deck(&mut rules, &mut chance);
            let deck = rules.deck;
            let code = deck.to_code();
            let back = Deck::from_code(&code).unwrap();
            assert_eq!(back, deck, "{code}");
            let link = format!(" https://example.org/#/one-letter-better/deck/{code}\n");
            assert_eq!(Deck::from_code(&link), Ok(back));
            assert!(
                code.chars()
                    .all(|sign| sign.is_ascii_alphanumeric() || "._~".contains(sign))
            );
        }
    }

    #[test]
    fn an_altered_or_malformed_deck_code_is_refused() {
        let code = Deck::standard().to_code();
        let changed = code.replacen("A6", "A7", 1);
        assert_eq!(Deck::from_code(&changed), Err(DeckCodeError::Changed));
        assert_eq!(
            Deck::from_code("A6~0"),
            Err(DeckCodeError::Deck(DeckError::Cards(6)))
        );
        for text in [
            "", "A6", "~", "A~0", "a6~0", "gg1~0", "ABCD1~0", "A6_~0", "é1~0", "w-1~0",
        ] {
            assert_eq!(Deck::from_code(text), Err(DeckCodeError::NoCode), "{text}");
        }
    }

    #[test]
    fn a_deck_code_contains_unusual_card_values() {
        let standard = Deck::standard();
        let kinds = standard.kinds().iter().map(|kind| match kind.face {
            Face::Wild => DeckKind { value: -3, ..*kind },
            _ => *kind,
        });
        let deck = Deck::new(kinds.collect()).unwrap();
        assert!(deck.to_code().contains(".w4_n3."), "{}", deck.to_code());
        assert_eq!(Deck::from_code(&deck.to_code()), Ok(deck));
    }
}
