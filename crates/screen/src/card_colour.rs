//! What the colours of cards are and how they are told: one list for cards on screen, which the
//! style sheet draws, and on paper, which the print shop draws. What only a style sheet can hold
//! (frames, sizes, places) is held to what is printed by a test, `native/shop/screen.rs`.

/// A colour of cards. What it does is its game's to say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardColour {
    /// Nothing besides its letters.
    Plain,
    /// A shield: it protects.
    Green,
    /// Two arrows: it takes the place of others.
    Blue,
    /// A wedge: it goes between others.
    Red,
    /// An eye, closed: it is blind, or hides.
    Grey,
    /// A spark: it is whatever you say.
    Wild,
}

impl CardColour {
    /// All of them.
    pub const ALL: [CardColour; 6] = [
        CardColour::Plain,
        CardColour::Green,
        CardColour::Blue,
        CardColour::Red,
        CardColour::Grey,
        CardColour::Wild,
    ];

    /// The colour's name, in sentences and in the style sheet.
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

    /// Its sign, as SVG draws it in a square of 24.
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

    /// Its ink, as style sheets write it in six digits: `--card-…`, and that of letters.
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
