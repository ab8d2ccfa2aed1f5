//! Saves games, players and settings on a device whose storage may fail.
//!
//! A browser may refuse to store anything (private windows), run out of space, return damaged text,
//! or hold data that a newer version of Lettercase wrote. This crate handles each of these cases,
//! and none of it needs a browser to be tested:
//!
//! - [`Store`] is all that is required of a device: text under a key.
//! - [`vault`] decides what is written when, so that nothing that was reported as saved is lost.
//! - [`Records`] keeps named texts with it: on an asynchronous disk, in the synchronous store
//!   where there is no disk, or in memory where nothing may be stored.
//! - [`Archive`] is everything in one file; [`transfer`] exports and imports it; [`stream`] writes
//!   and reads the file record by record.
//! - `v1_slots` reads what the first version saved, and [`game_lines`] splits a game into its
//!   steps.
//!
//! A page opens its [`Records`] once and does everything else through them. Games are records too:
//! [`GameShelf`] saves and opens matches, each with a card for the list of games.
//!
//! ```
//! use store::{Archive, MemoryStore, Records};
//!
//! let mut records = Records::new(MemoryStore::default());
//! records.save("players", "Ada, Grace");
//! assert_eq!(records.load("players").body.as_deref(), Some("Ada, Grace"));
//!
//! // What was saved is there when the next page opens the same store.
//! let mut records = Records::new(records.store().clone());
//! assert_eq!(records.names(), ["players"]);
//!
//! // Everything goes into one file, and another device takes it in.
//! let file = records.archive_local()?.write();
//! let mut other = Records::new(MemoryStore::default());
//! other.replace_local(&Archive::read(&file)?)?;
//! assert_eq!(other.load("players").body.as_deref(), Some("Ada, Grace"));
//!
//! // A removed record can be brought back until it's cleaned up.
//! records.remove("players");
//! assert_eq!(records.load("players").body, None);
//! records.restore("players");
//! assert_eq!(records.names(), ["players"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

mod archive;
mod bulk_op;
pub mod game_lines;
pub mod gzip;
mod legacy;
mod local;
mod lost;
mod memory;
mod records;
mod seal;
mod shelf;
pub mod stream;
pub mod transfer;
mod v1_slots;
pub mod vault;

pub use archive::{Archive, ArchiveError, PackedGame};
pub use base::sorting::SortedMap;
pub use bulk_op::BulkOp;
pub use memory::MemoryStore;
pub use records::{LoadedText, Records, StorageBackend, initial_row_requests, record_row_requests};
pub use shelf::{
    GameOpenError, GameShelf, ImportError, MatchCard, OpenedGame, ShelfEntry, Timestamp, game_id,
    journals_in, parse_game, record_name,
};

use thiserror::Error;

/// A synchronous key-value store of texts, such as `localStorage`: all that is required of a
/// device.
///
/// ```
/// use std::collections::BTreeMap;
/// use store::{Records, Store, StoreError};
///
/// #[derive(Default)]
/// struct Texts(BTreeMap<String, String>);
///
/// impl Store for Texts {
///     fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
///         Ok(self.0.get(key).cloned())
///     }
///     fn set(&mut self, key: &str, text: &str) -> Result<(), StoreError> {
///         self.0.insert(key.to_owned(), text.to_owned());
///         Ok(())
///     }
///     fn remove(&mut self, key: &str) -> Result<(), StoreError> {
///         self.0.remove(key);
///         Ok(())
///     }
///     fn keys(&self) -> Result<Vec<String>, StoreError> {
///         Ok(self.0.keys().cloned().collect())
///     }
/// }
///
/// let mut records = Records::new(Texts::default());
/// records.save("players", "Ada");
/// assert!(records.store().keys()?.iter().any(|key| key.ends_with("/head/players")));
/// # Ok::<(), StoreError>(())
/// ```
pub trait Store {
    /// Returns the text under `key`, if there is one.
    fn get(&self, key: &str) -> Result<Option<String>, StoreError>;
    /// Stores `text` under `key`, all of it or nothing.
    fn set(&mut self, key: &str, text: &str) -> Result<(), StoreError>;
    /// Removes `key` and its text.
    fn remove(&mut self, key: &str) -> Result<(), StoreError>;
    /// Returns every key in the store, including those of other programs.
    fn keys(&self) -> Result<Vec<String>, StoreError>;
}

/// Why a device refused to store or to return something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum StoreError {
    /// The device doesn't let this page store anything.
    #[error("storage is blocked")]
    Blocked,
    /// There isn't enough space.
    #[error("storage is full")]
    Full,
}

/// A fault of a record, to be shown to the player once.
///
/// ```
/// use store::vault::{Generation, Keys, local};
/// use store::{MemoryStore, Records, StorageFault, Store};
///
/// let mut records = Records::new(MemoryStore::default());
/// records.save("players", "Ada");
/// records.save("players", "Ada, Grace");
/// // The device damages the newest text. The one before it is still there.
/// let mut device = records.store().clone();
/// device.set(&local::key(&Keys(Generation(0)).head("players")), "Ad# Gr#ce")?;
///
/// let loaded = Records::new(device).load("players");
/// assert_eq!(loaded.body.as_deref(), Some("Ada"));
/// let fault = StorageFault::Damaged { name: "players".to_owned(), recovered: true };
/// assert_eq!(loaded.trouble, Some(fault));
/// # Ok::<(), store::StoreError>(())
/// ```
#[derive(
    Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Error, serde::Serialize, serde::Deserialize,
)]
pub enum StorageFault {
    /// Nothing can be stored here; changes are kept until the page closes.
    #[error("storage is blocked")]
    Blocked,
    /// There isn't enough space. The last stored state stays; later changes are
    /// kept until the page closes.
    #[error("storage is full")]
    Full,
    /// A record's newest copy can't be read.
    #[error("the record {name} is damaged")]
    Damaged {
        /// The record's name.
        name: String,
        /// Whether an earlier copy could be read instead.
        recovered: bool,
    },
    /// A newer version of Lettercase wrote this record. It is left unchanged.
    #[error("the record {name} was written by a newer version")]
    Newer {
        /// The record's name.
        name: String,
    },
}

impl From<StoreError> for StorageFault {
    fn from(refused: StoreError) -> Self {
        match refused {
            StoreError::Blocked => StorageFault::Blocked,
            StoreError::Full => StorageFault::Full,
        }
    }
}
