//! Keeping things: games, players, settings, on a device that may not want to.
//!
//! A browser may refuse to store (private windows), run full, hand back damaged
//! text, or hold what a newer Lettercase wrote. Each of these has an answer here,
//! and none of them needs a browser to be tested:
//!
//! - [`Store`] is all that is asked of a device: text under a key.
//! - [`vault`] says what is written when, so that nothing that was said to be saved is lost.
//! - [`Records`] keeps named things by it: on a disk that answers later, in the store that
//!   answers at once where there is no disk, in memory where nothing is allowed.
//! - [`Archive`] is everything in one file; [`carry`] takes it along and brings it back;
//!   [`stream`] writes and reads the file record by record.
//! - `slots` reads what the first version kept, [`leaves`] takes a game apart by its steps.
//!
//! ```
//! use crate::{MemoryStore, Records};
//!
//! let mut records = Records::new(MemoryStore::default());
//! records.save("players", "Ada, Grace");
//! assert_eq!(records.load("players").body.as_deref(), Some("Ada, Grace"));
//! ```

#![warn(missing_docs)]

mod archive;
pub mod carry;
mod deed;
mod found;
pub mod gzip;
mod here;
pub mod leaves;
mod lost;
mod memory;
mod records;
mod seal;
mod shelf;
mod slots;
pub mod stream;
pub mod vault;

pub use archive::{Archive, ArchiveError, PackedGame};
pub use base::sorting::Sorted;
pub use deed::Deed;
pub use memory::MemoryStore;
pub use records::{Loaded, Place, Records, all_of, first_rows};
pub use shelf::{
    Card, ImportError, Opened, Shelf, Spine, Stamp, Unreadable, game_in, game_of, games_in,
    record_of,
};

use thiserror::Error;

/// All that is asked of a device: text under a key.
pub trait Store {
    /// The text under `key`, if there is one.
    fn get(&self, key: &str) -> Result<Option<String>, Refused>;
    /// Puts `text` under `key`, all of it or nothing.
    fn set(&mut self, key: &str, text: &str) -> Result<(), Refused>;
    /// Forgets `key`.
    fn remove(&mut self, key: &str) -> Result<(), Refused>;
    /// Every key there is, ours or not.
    fn keys(&self) -> Result<Vec<String>, Refused>;
}

/// Why a device did not store or hand out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Refused {
    /// It lets this page store nothing at all.
    #[error("storage is blocked")]
    Blocked,
    /// There is no room for this.
    #[error("storage is full")]
    Full,
}

/// What went wrong with a record, for a player to be told once.
#[derive(
    Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Error, serde::Serialize, serde::Deserialize,
)]
pub enum Trouble {
    /// Nothing can be stored here; what is done is kept until the page closes.
    #[error("storage is blocked")]
    Blocked,
    /// No room; the last stored state stays, what came after is kept until the page closes.
    #[error("storage is full")]
    Full,
    /// A record's newest copy cannot be read. `recovered`: the one before it could.
    #[error("the record {name} is damaged")]
    Damaged {
        /// Which record.
        name: String,
        /// Whether the copy before it was good.
        recovered: bool,
    },
    /// A newer Lettercase wrote this record; it is left as it is.
    #[error("the record {name} was written by a newer version")]
    Newer {
        /// Which record.
        name: String,
    },
}

impl From<Refused> for Trouble {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::Blocked => Trouble::Blocked,
            Refused::Full => Trouble::Full,
        }
    }
}
