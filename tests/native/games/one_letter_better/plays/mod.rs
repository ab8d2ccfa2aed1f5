//! What could be played at One Letter Better, and what programs play.

mod deck;
mod finder;
mod opponents;
mod planning;
mod regulars;
mod review;
