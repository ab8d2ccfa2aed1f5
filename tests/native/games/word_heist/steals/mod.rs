//! Finding steals at Word Heist: the finder, the opponents, the review and the practice.

mod finder;
mod opponents;
mod play;
mod practice;
mod review;
mod thieves;
mod words;
