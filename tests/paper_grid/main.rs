//! Paper Grid as its rulings say, case by case: `cargo test --test paper_grid`.
//!
//! A test is named after the ruling it proves. Boards are drawn, letters are laid with
//! `across` and `down`, and `.` skips a cell where a letter lies.

#[cfg(test)]
mod asking;
#[cfg(test)]
mod backpacks;
#[cfg(test)]
mod celldance;
#[cfg(test)]
mod devils;
#[cfg(test)]
mod ending;
#[cfg(test)]
mod hints;
#[cfg(test)]
mod letterfraud;
#[cfg(test)]
mod moves;
#[cfg(test)]
mod playing;
#[cfg(test)]
mod scoring;
#[cfg(test)]
mod setting_up;
#[cfg(test)]
mod supercells;
#[cfg(test)]
mod table;
#[cfg(test)]
mod transcript;
#[cfg(test)]
mod walls;
