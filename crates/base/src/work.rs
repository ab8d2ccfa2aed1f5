//! What the page and the programs beside it agree on.

use std::marker::PhantomData;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize, Serializer};

/// What the page's head calls the program that thinks.
pub const THINKER: &str = "lettercase-thinker";

/// What a program says first: errands may come.
pub const AWAKE: &str = "awake";

/// What a program beside the page is sent for.
pub trait Work: Serialize {
    /// What is said of it.
    type Report: DeserializeOwned;
    /// What the page's head calls the program.
    const PROGRAM: &'static str;
    /// What the program calls errands of this kind; none if it knows no others.
    const KIND: Option<&'static str>;
}

/// An errand whose answer is read as `R`: what few ask for, and no table needs to know.
pub struct Apart<W, R>(W, PhantomData<R>);

impl<W: Work, R> Apart<W, R> {
    /// The errand, to be answered so.
    pub const fn of(errand: W) -> Apart<W, R> {
        Apart(errand, PhantomData)
    }
}

impl<W: Work, R> Serialize for Apart<W, R> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(to)
    }
}

impl<W: Work, R: DeserializeOwned> Work for Apart<W, R> {
    type Report = R;
    const PROGRAM: &'static str = W::PROGRAM;
    const KIND: Option<&'static str> = W::KIND;
}

/// An errand as it is sent: as the program's enum of all kinds would be written, without
/// knowing the others.
pub fn sent<W: Work>(errand: &W) -> String {
    let own = write(errand);
    match W::KIND {
        Some(kind) => format!("{{\"{kind}\":{own}}}"),
        None => own,
    }
}

/// A message as text.
pub fn write<M: Serialize>(message: &M) -> String {
    // Enums of numbers and texts have no way to fail.
    serde_json::to_string(message).unwrap_or_default()
}

/// The message in a text: none if the other end is of another build.
pub fn read<'t, M: Deserialize<'t>>(text: &'t str) -> Option<M> {
    crate::json::read(text).ok()
}
