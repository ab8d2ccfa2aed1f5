//! Explanations of the things on a table, for the one panel that opens when a thing is touched and
//! held, pointed at, or asked about with "?".

/// Name of the explanation of a table's keys, shown for "?" while no thing is chosen.
pub const KEYS_THING: &str = "keys";

/// The explanation of a thing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Explanation {
    /// What the thing is, in two or three words.
    pub title: String,
    /// Facts about the thing: its value, its owner, what it does.
    pub facts: Vec<String>,
    /// What the player can do with it now.
    pub can: Vec<String>,
}

/// Error: the text doesn't name anything on this table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the text names nothing on this table")]
pub struct UnknownThing;

/// A table that can explain the things on it. It reads a view, so it reveals nothing hidden.
pub trait Explain {
    /// Anything on the table. Its text form is the `data-thing` attribute of the drawn thing.
    type Thing: Copy + PartialEq + std::str::FromStr + std::fmt::Display;

    /// Explains a thing; `None` if it isn't on the table.
    fn explain(&self, thing: Self::Thing) -> Option<Explanation>;
}
