//! Screen models and texts shared by all games, tried with real games.

mod day;
mod home;
mod look_up;
mod people;
mod programs;
mod you;
