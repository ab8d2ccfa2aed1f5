//! Why some settings give no board.

use thiserror::Error;

/// A kind of thing that the generator counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CountedItem {
    Walls,
    /// Stray letters.
    Letters,
    Specials,
}

/// Why settings are refused, before anything is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum BoardRefusal {
    /// More seats than the game allows.
    #[error("{wanted} seats are too many: at most 6")]
    TooManySeats {
        /// Number of seats asked for.
        wanted: usize,
    },
    /// A seed of more than 40 characters.
    #[error("a seed of {characters} characters is too long: at most 40")]
    SeedTooLong {
        /// Number of characters in the seed.
        characters: usize,
    },
    /// More than five letters in each starting hand.
    #[error("starting hands of {wanted} letters are too large: at most 5")]
    HandTooLarge {
        /// Number of letters asked for.
        wanted: usize,
    },
    /// More of something than every board of these settings has room for (G4, G5).
    #[error("no room for {wanted} {thing:?}: at most {most}")]
    NoRoom {
        /// The kind of thing.
        thing: CountedItem,
        /// Number asked for.
        wanted: usize,
        /// Largest number that always fits.
        most: usize,
    },
    /// More special cells than allowed types, although each type comes at most once (G6).
    #[error("{wanted} special cells need as many types, but only {types} are allowed")]
    TooFewTypes {
        /// Number of special cells asked for.
        wanted: usize,
        /// Number of types allowed.
        types: usize,
    },
    /// An odd number of something that this symmetry only has in pairs (G8).
    #[error("{wanted} {thing:?}: this symmetry needs an even number")]
    Odd {
        /// The kind of thing.
        thing: CountedItem,
        /// Number asked for.
        wanted: usize,
    },
    /// A version of the generator that this program doesn't know.
    #[error("version {0} of the generator is unknown")]
    UnknownVersion(u32),
}
