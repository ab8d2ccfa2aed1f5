//! The word list: what is asked of it, against slow answers and another crate's; its file, and
//! what does not leave it.

mod asking;
mod family;
mod file;
mod oracle;
mod ready;
