//! Finding steals in Word Heist: the finder, the bots, hints, the review and the practice.

mod finder;
mod help;
mod hints;
mod opponents;
mod play;
mod practice;
mod review;
mod thieves;
mod words;
