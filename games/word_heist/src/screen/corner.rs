//! Where each seat has its pad and its key (A13).

use game::SeatId;

/// A corner of a screen that lies flat on a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Corner {
    /// Bottom left corner, facing the near side.
    NearLeft,
    /// Top left corner, facing the far side.
    FarLeft,
    /// Top right corner, facing the far side.
    FarRight,
    /// Bottom right corner, facing the near side.
    NearRight,
}

impl Corner {
    /// Whether the player in this corner sits at the far side.
    pub const fn is_far(self) -> bool {
        matches!(self, Corner::FarLeft | Corner::FarRight)
    }
}

/// The corners for this number of seats, clockwise. Two players sit opposite each other.
pub const fn corners(seats: u8) -> &'static [Corner] {
    use Corner::{FarLeft, FarRight, NearLeft, NearRight};
    match seats {
        0..=2 => &[NearLeft, FarRight],
        3 => &[NearLeft, FarRight, NearRight],
        _ => &[NearLeft, FarLeft, FarRight, NearRight],
    }
}

/// Whether a seat's player sits at the far side, given the number of seats.
pub fn is_far(seats: u8, seat: SeatId) -> bool {
    let corner = corners(seats).get(seat.index());
    corner.is_some_and(|corner| corner.is_far())
}

/// The seats at the far side, from left to right as the players there see them.
pub fn far_seats(seats: u8) -> Vec<SeatId> {
    let mut far: Vec<SeatId> = SeatId::all(seats)
        .filter(|seat| is_far(seats, *seat))
        .collect();
    // At the far side, clockwise is from right to left.
    far.reverse();
    far
}

/// The buzzer key of a seat, given the number of seats. Keys are digits, since letters are for
/// typing, and far apart, so that hands have room.
pub fn buzz_key(seats: u8, seat: usize) -> Option<char> {
    let keys = match seats {
        0..=2 => "10",
        3 => "150",
        _ => "1470",
    };
    keys.chars().nth(seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_has_a_corner_and_a_key_of_its_own() {
        for seats in 2..=4_u8 {
            let corners = corners(seats);
            assert_eq!(corners.len(), usize::from(seats));
            let mut keys: Vec<char> = (0..usize::from(seats))
                .filter_map(|seat| buzz_key(seats, seat))
                .collect();
            keys.sort_unstable();
            keys.dedup();
            assert_eq!(keys.len(), usize::from(seats));
            assert_eq!(buzz_key(seats, usize::from(seats)), None);
        }
        let far = |seats| far_seats(seats).len();
        assert_eq!([2, 3, 4].map(far), [1, 1, 2]);
        let left = far_seats(4).first().map(|seat| corners(4)[seat.index()]);
        assert_eq!(left, Some(Corner::FarRight), "as the far side sees it");
        assert!(corners(2).iter().any(|corner| corner.is_far()), "opposite");
    }
}
