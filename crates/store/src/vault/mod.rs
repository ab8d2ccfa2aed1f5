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
//! told how it ended, so that every order of events can be tried in a test (`tests/native/vault/`).
//! [`Records`](super::Records) is what the rest of the house keeps its things by.
//!
//! | file | what is in it |
//! |---|---|
//! | `ages` | everything put aside in one step, and back |
//! | `change` | what happens to a record, and the diff that finds it |
//! | `fields` | texts and numbers in one text |
//! | `entry` | a record as the page has it |
//! | `local` | a disk where the browser has none |
//! | `rows` | how records lie on a disk |
//! | `land` | what a change writes there, if it still fits |
//! | `transaction` | changes that go to the disk together |
//! | `tail` | changes on their way, in the store that answers at once |
//! | `queue` | the vault: changes in order, one transaction at a time |
//! | `hear` | what others have done, read again |
//! | `lost` | a store that was cleared under a running page |

pub mod ages;
mod change;
mod entry;
mod fields;
mod hear;
mod land;
pub mod local;
mod lost;
mod queue;
mod rows;
mod tail;
mod transaction;

pub use change::{Age, Change, Content, Rev, What, Writer};
pub use entry::{Entry, Lines, State};
pub use fields::{Fields, field};
pub(super) use land::kept_rows;
pub use land::{Landed, land, needs};
pub use lost::{Ended, Knows, STORE_ID};
pub use queue::{Opening, Vault};
pub use rows::{AGE, Asked, Keys, Row, Rows, age, entries, in_force, owner, packed, record};
pub use transaction::Transaction;
