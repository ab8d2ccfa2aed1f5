//! Card colours and the signs that distinguish them: one list for cards on the screen, drawn by the
//! style sheet, and for printed cards. The test `native/shop/screen.rs` checks that what only a
//! style sheet can hold (frames, sizes, places) agrees with what is printed.

/// A colour of cards. Each game defines what its colours do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardColour {
    /// No colour and no sign: the card has only its letters.
    Plain,
    /// Green, with a shield: the card protects.
    Green,
    /// Blue, with two arrows: the card takes another card's place.
    Blue,
    /// Red, with a wedge: the card goes between other cards.
    Red,
    /// Grey, with a closed eye: the card is blind, or hides.
    Grey,
    /// A wild card, with a spark: it stands for any letter the player chooses.
    Wild,
}

impl CardColour {
    /// Every colour.
    pub const ALL: [CardColour; 6] = [
        CardColour::Plain,
        CardColour::Green,
        CardColour::Blue,
        CardColour::Red,
        CardColour::Grey,
        CardColour::Wild,
    ];

    /// Returns the colour's name, in sentences and in the style sheet.
    pub const fn word(self) -> &'static str {
        match self {
            CardColour::Plain => "plain",
            CardColour::Green => "green",
            CardColour::Blue => "blue",
            CardColour::Red => "red",
            CardColour::Grey => "grey",
            CardColour::Wild => "wild",
        }
    }

    /// Returns the colour's sign, as an SVG path in a square of 24 units.
    pub const fn sign(self) -> Option<&'static str> {
        Some(match self {
            CardColour::Plain => return None,
            CardColour::Green => "M12 1l10 4v7c0 6-4 9-10 11C6 21 2 18 2 12V5z",
            CardColour::Blue => "M8 3L1 9l7 6v-4h8V7H8zM16 9l7 6-7 6v-4H9v-4h7z",
            CardColour::Red => "M1 2h22L12 23z",
            CardColour::Grey => {
                "M1 8c6 8 16 8 22 0l-2-2C16 12 8 12 3 6zM5 15l-2 4 2 1 2-4zM11 17v5h2v-5zM17 16l2 4 2-1-2-4z"
            }
            CardColour::Wild => "M12 0l3 9 9 3-9 3-3 9-3-9-9-3 9-3z",
        })
    }

    /// Returns the ink of the colour and of the letters on its cards, as six hexadecimal digits:
    /// `--card-…` in the style sheet.
    pub const fn ink(self) -> u32 {
        match self {
            CardColour::Plain | CardColour::Wild => 0x2a_2118,
            CardColour::Green => 0x39_642c,
            CardColour::Blue => 0x1b_5788,
            CardColour::Red => 0xad_3419,
            CardColour::Grey => 0x50_5b65,
        }
    }
}
