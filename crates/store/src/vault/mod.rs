//! The vault: a change is never reported as saved before it's on the disk.
//!
//! A browser has two kinds of storage. One is synchronous but may forget the last minute when its
//! process is killed (`localStorage`, used as a write-ahead log). The other is
//! asynchronous, and what it has confirmed survives a dead battery (IndexedDB with strict
//! durability: the *disk*). A change is written to the log at once, then to the disk in a
//! transaction, and is removed from the log when the disk has confirmed it. Opening reads the
//! disk and then applies whatever the log holds and the disk lacks.
//!
//! Nothing here waits or touches a browser: [`Vault`] returns the next transaction and takes its
//! outcome, so that a test can try every order of events (`tests/native/vault/`). The rest of the
//! program saves through [`Records`](super::Records).
//!
//! | file | what is in it |
//! |---|---|
//! | `generations` | generations: everything replaced in one step, and back |
//! | `change` | changes of a record, and the diff that finds them |
//! | `fields` | texts and numbers encoded in one text |
//! | `entry` | a record as a page has it in memory |
//! | `local` | a stand-in for the disk where the browser has none |
//! | `rows` | the layout of records on a disk |
//! | `apply` | applies a change to the rows, if it still fits |
//! | `transaction` | changes that go to the disk together |
//! | `write_ahead` | the write-ahead log in the synchronous store |
//! | `queue` | the vault: changes in order, one transaction at a time |
//! | `sync` | takes in what other pages did |
//! | `lost` | a store that was cleared under a running page |

mod apply;
mod change;
mod entry;
mod fields;
pub mod generations;
pub mod local;
mod lost;
mod queue;
mod rows;
mod sync;
mod transaction;
mod write_ahead;

pub(super) use apply::entry_rows;
pub use apply::{ChangeOutcome, apply_change, required_rows};
pub use change::{ChangeKind, Content, Generation, RecordChange, Revision, WriterId};
pub use entry::{RecordEntry, RecordLines, RecordState};
pub use fields::{Fields, push_field};
pub use lost::{KnownStore, TransactionOutcome};
pub use queue::{DiskSnapshot, Vault};
pub use rows::{
    GENERATION_KEY, Keys, RowRequest, RowWrite, Rows, current_generation, packed_lines,
    read_entries, read_record,
};
pub(crate) use rows::{generation_row, owning_record};
pub use transaction::Transaction;
