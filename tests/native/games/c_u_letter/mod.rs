//! C U Letter.

mod plays;
mod pose;
mod rules;
mod said;
