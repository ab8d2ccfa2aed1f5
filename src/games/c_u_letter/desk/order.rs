//! Who owns most comes first.

use crate::games::c_u_letter::rules::Table;
use crate::sorting::sort_by_key;
use crate::table::SeatId;

/// The seats, who owns most first; equal ones as they sit.
#[must_use]
pub fn by_score(table: &Table) -> Vec<SeatId> {
    let mut seats: Vec<SeatId> = table.all_seats().collect();
    sort_by_key(&mut seats, |seat| std::cmp::Reverse(table.score(*seat)));
    seats
}
