//! The signs that tell what a card's colour does, as SVG draws them in a square of 24: for cards
//! on screen and on paper.

/// It protects.
pub const SHIELD: &str = "M12 1l10 4v7c0 6-4 9-10 11C6 21 2 18 2 12V5z";
/// It takes the place of others.
pub const ARROWS: &str = "M8 3L1 9l7 6v-4h8V7H8zM16 9l7 6-7 6v-4H9v-4h7z";
/// It goes between others.
pub const WEDGE: &str = "M1 2h22L12 23z";
/// It is blind, or hides.
pub const CLOSED_EYE: &str =
    "M1 8c6 8 16 8 22 0l-2-2C16 12 8 12 3 6zM5 15l-2 4 2 1 2-4zM11 17v5h2v-5zM17 16l2 4 2-1-2-4z";
/// It is whatever you say.
pub const SPARK: &str = "M12 0l3 9 9 3-9 3-3 9-3-9-9-3 9-3z";
