//! One suite for every game: `cargo test --test conformance`.
//!
//! A game joins with a file that implements [`suite::Trial`] and calls
//! [`suite::conforms`]. The suite itself is proven on a toy game, and on the same game
//! broken in ten ways.

#[cfg(test)]
mod c_u_letter;
#[cfg(test)]
mod climbs;
mod damage;
#[cfg(test)]
mod one_letter_better;
#[cfg(test)]
mod opponents;
#[cfg(test)]
mod paper_grid;
#[cfg(test)]
mod saves;
#[cfg(test)]
mod shelf;
mod suite;
mod toy;
#[cfg(test)]
mod word_heist;
