//! Possible plays in One Letter Better, and what bots play.

mod deck;
mod finder;
mod help;
mod opponents;
mod planning;
mod regulars;
mod review;
