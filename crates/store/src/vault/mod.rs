//! The vault: a change is never reported as saved before it's on the disk.
//!
//! A browser has two kinds of storage. One is synchronous but may forget the last minute when its
//! process is killed (`localStorage`, used as a write-ahead log: the *tail*). The other is
//! asynchronous, and what it has confirmed survives a dead battery (IndexedDB with strict
//! durability: the *disk*). A change is written to the tail at once, then to the disk in a
//! transaction, and is removed from the tail when the disk has confirmed it. Opening reads the
//! disk and then applies whatever the tail holds and the disk lacks.
//!
//! Nothing here waits or touches a browser: [`Vault`] returns the next transaction and takes its
//! outcome, so that a test can try every order of events (`tests/native/vault/`). The rest of the
//! program saves through [`Records`](super::Records).
//!
//! | file | what is in it |
//! |---|---|
//! | `ages` | generations: everything replaced in one step, and back |
//! | `change` | changes of a record, and the diff that finds them |
//! | `fields` | texts and numbers encoded in one text |
//! | `entry` | a record as a page has it in memory |
//! | `local` | a stand-in for the disk where the browser has none |
//! | `rows` | the layout of records on a disk |
//! | `land` | applies a change to the rows, if it still fits |
//! | `transaction` | changes that go to the disk together |
//! | `tail` | the write-ahead log in the synchronous store |
//! | `queue` | the vault: changes in order, one transaction at a time |
//! | `hear` | takes in what other pages did |
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
