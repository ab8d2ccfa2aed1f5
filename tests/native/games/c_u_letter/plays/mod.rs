//! C U Letter's finder, hints, review and bots.

mod finder;
mod hints;
mod left;
mod opponents;
mod review;
mod table;
mod taps;
mod wits;
