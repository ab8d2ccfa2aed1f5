//! Paper Grid's board: the generator (G1 to G8), the names of a board (G9), the editor's check.

mod any;
mod check;
mod generator;
mod golden;
mod names;
