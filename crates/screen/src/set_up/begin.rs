//! Whether so many can begin, and why not.

use std::ops::RangeInclusive;

use game::{Game, Seat};

/// What a game begins with.
pub type Begins<G> = (<G as Game>::Options, Vec<Seat>);

/// Why a game for so many cannot begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cannot<E> {
    /// So many sit at the table, and this is for others.
    Seats {
        /// How many sit at the table.
        sit: u8,
        /// How few may play.
        least: u8,
        /// At most.
        most: u8,
    },
    /// The rules do not go together.
    Options(E),
}

/// What begins with these seats, if they are as many as may play.
pub fn begin<O, E>(
    seats: Vec<Seat>,
    fit: RangeInclusive<u8>,
    options: Result<O, E>,
) -> Result<(O, Vec<Seat>), Cannot<E>> {
    let sit = seats.len() as u8;
    if !fit.contains(&sit) {
        let (least, most) = fit.into_inner();
        return Err(Cannot::Seats { sit, least, most });
    }
    Ok((options.map_err(Cannot::Options)?, seats))
}
