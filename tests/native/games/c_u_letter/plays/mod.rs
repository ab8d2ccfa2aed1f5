//! C U Letter's finder, hints, review and opponents.

mod finder;
mod left;
mod opponents;
mod review;
mod table;
mod wits;
