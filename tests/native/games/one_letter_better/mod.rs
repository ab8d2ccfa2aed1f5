//! One Letter Better: its rules, plays and texts.

mod plays;
mod pose;
mod rules;
mod said;
