//! Whether a game can begin with these seats and options, and why not.

use std::ops::RangeInclusive;

use game::{Game, Seat};

/// What a game begins with: its options and its seats.
pub type NewGame<G> = (<G as Game>::Options, Vec<Seat>);

/// Why a game cannot begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StartError<E> {
    /// The number of seats isn't allowed.
    Seats {
        /// Number of seats at the table.
        sit: u8,
        /// Minimum number of players.
        least: u8,
        /// Maximum number of players.
        most: u8,
    },
    /// The rules contradict each other.
    Options(E),
}

/// Returns the options and seats, if the number of seats is allowed and the options are valid.
pub(crate) fn check_start<O, E>(
    seats: Vec<Seat>,
    fit: RangeInclusive<u8>,
    options: Result<O, E>,
) -> Result<(O, Vec<Seat>), StartError<E>> {
    let sit = seats.len() as u8;
    if !fit.contains(&sit) {
        let (least, most) = fit.into_inner();
        return Err(StartError::Seats { sit, least, most });
    }
    Ok((options.map_err(StartError::Options)?, seats))
}
