//! C U Letter.

mod plays;
mod rules;
mod said;
