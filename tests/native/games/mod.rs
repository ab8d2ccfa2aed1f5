//! The games, each in its own folder, as in `src/games/`.

mod c_u_letter;
mod coached;
mod golden;
mod judged;
mod learning;
mod lessons;
mod one_letter_better;
mod paper_grid;
mod par;
mod reviewed;
mod rules_at_hand;
mod rules_pages;
mod shipped;
mod trying;
mod word_heist;
