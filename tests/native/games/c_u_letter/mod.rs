//! C U Letter.

mod plays;
mod rules;
