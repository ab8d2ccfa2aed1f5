//! The word list: its queries against slow answers and another crate's, its file, and its transfer
//! to the page.

mod asking;
mod family;
mod file;
mod oracle;
mod ready;
