//! Finding steals at Word Heist: the finder, the opponents, hints, the review and the practice.

mod finder;
mod hints;
mod opponents;
mod play;
mod practice;
mod review;
mod thieves;
mod words;
