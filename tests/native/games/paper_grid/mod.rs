//! Paper Grid: its rules, plays and texts.

mod board;
mod bots;
mod explain;
mod hand_room;
mod may_go;
mod measuring;
mod pose;
mod review;
mod rules;
mod said;
mod sum;
