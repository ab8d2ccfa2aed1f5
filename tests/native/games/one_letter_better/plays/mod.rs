//! Possible plays in One Letter Better, and what bots play.

mod deck;
mod finder;
mod opponents;
mod planning;
mod regulars;
mod review;
