//! The vault: what is kept is on the disk before anybody is told so.
//!
//! A browser has two places. One answers at once but may forget the last minute when its
//! process is killed (`localStorage`: the *tail*). The other answers later, and what it has
//! confirmed survives a dead battery (IndexedDB with strict durability: the *disk*). A
//! change is written to the tail at once, then to the disk in a transaction of its own, and
//! leaves the tail when the disk has confirmed it. Opening reads the disk and then does
//! again whatever the tail holds and the disk lacks.
//!
//! Nothing here waits or touches a browser: [`Vault`] says which transaction is next and is
//! told how it ended, so that every order of events can be tried in a test (`tests/vault/`).
//! The page still keeps its records by [`Records`](super::Records); this is what they will
//! move to.
//!
//! | file | what is in it |
//! |---|---|
//! | `ages` | everything put aside in one step, and back |
//! | `change` | what happens to a record, and the diff that finds it |
//! | `entry` | a record as the page has it |
//! | `local` | a disk where the browser has none |
//! | `rows` | how records lie on a disk, and whether a change still fits there |
//! | `tail` | changes on their way, in the store that answers at once |
//! | `queue` | the vault: changes in order, one transaction at a time |

pub mod ages;
mod change;
mod entry;
pub mod local;
mod queue;
mod rows;
mod tail;

pub use change::{Age, Change, Content, Rev, What, Writer};
pub use entry::{Entry, Lines, State};
pub use queue::{Opening, Transaction, Vault};
pub use rows::{AGE, Asked, Keys, Landed, Row, Rows, age, entries, in_force, land, needs, record};
