//! What a thing on a table is: the one panel that opens for whatever is touched and held,
//! pointed at, or asked about with "?".

/// The name by which a table is asked for its keys: "?" where nothing else is meant.
pub const KEYS: &str = "keys";

/// What is said of a thing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Explained {
    /// What it is, in two or three words.
    pub title: String,
    /// What is true of it: what it is worth, whose it is, what it does.
    pub facts: Vec<String>,
    /// What can be done with it now.
    pub can: Vec<String>,
}

/// A text names no thing of this table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no such thing on the table")]
pub struct NoSuchThing;

/// A table that can say what lies on it. It looks at a view, so it tells nothing that is hidden.
pub trait Explain {
    /// Anything on it. Its text is what the drawn thing carries in `data-thing`.
    type Thing: Copy + PartialEq + std::str::FromStr + std::fmt::Display;

    /// What a thing is; nothing where there is no such thing.
    fn explain(&self, thing: Self::Thing) -> Option<Explained>;
}
