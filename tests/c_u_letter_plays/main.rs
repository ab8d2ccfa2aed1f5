//! C U Letter's finder, hints, review and opponents: `cargo test --test c_u_letter_plays`.

#[cfg(test)]
mod finder;
#[cfg(test)]
mod list;
#[cfg(test)]
mod opponents;
#[cfg(test)]
mod review;
