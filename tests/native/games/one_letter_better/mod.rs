//! One Letter Better.

mod plays;
mod pose;
mod rules;
mod said;
