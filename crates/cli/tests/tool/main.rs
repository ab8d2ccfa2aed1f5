//! The command line as users call it: `cargo test --package cli`.

// Allowed once for all modules: in tests a panic is the way to fail, and clippy recognises tests by
// this.
#[cfg(test)]
mod command_line;
#[cfg(test)]
mod formats;
#[cfg(test)]
mod measured_boards;

#[cfg(test)]
use support::{list, thorough};
