//! One Letter Better.

mod plays;
mod rules;
mod said;
