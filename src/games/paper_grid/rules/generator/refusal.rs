//! Why there is no board for some settings.

use thiserror::Error;

/// What the generator counts out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Thing {
    /// Walls.
    Walls,
    /// Stray letters.
    Letters,
    /// Special cells.
    Specials,
}

/// Why settings are refused, before anything is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Refusal {
    /// More seats than there are.
    #[error("{wanted} seats, but at most 6")]
    TooManySeats {
        /// How many were asked for.
        wanted: usize,
    },
    /// A seed of more than 40 characters.
    #[error("a seed of {characters} characters, but at most 40")]
    SeedTooLong {
        /// How many it has.
        characters: usize,
    },
    /// More than five letters in each starting hand.
    #[error("starting hands of {wanted} letters, but at most 5")]
    HandTooLarge {
        /// How many were asked for.
        wanted: usize,
    },
    /// More of something than every board of these settings has room for (G4, G5).
    #[error("{wanted} {thing:?}, but room for {most}")]
    NoRoom {
        /// Of what.
        thing: Thing,
        /// How many were asked for.
        wanted: usize,
        /// How many always find room.
        most: usize,
    },
    /// More special cells than types to choose from, of which each comes once (G6).
    #[error("{wanted} special cells of {types} types, each only once")]
    TooFewTypes {
        /// How many were asked for.
        wanted: usize,
        /// How many types are allowed.
        types: usize,
    },
    /// An odd number of what this symmetry only has in pairs (G8).
    #[error("{wanted} {thing:?}, but in pairs")]
    Odd {
        /// Of what.
        thing: Thing,
        /// How many were asked for.
        wanted: usize,
    },
    /// A version of the generator that this program does not know.
    #[error("version {0} of the generator isn’t known here")]
    UnknownVersion(u32),
}
