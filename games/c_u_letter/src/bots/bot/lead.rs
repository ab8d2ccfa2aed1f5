//! How far a seat would be ahead of the other seats if the round ended now.

use c_u_letter_rules::ownership::ClaimEntry;
use c_u_letter_rules::{LetterBoard, Ownership, Table};
use game::SeatId;

/// A seat's lead over the other seats, in cards, computed from claims.
pub(super) fn lead_from_claims(
    table: &Table,
    board: &LetterBoard,
    entries: &[ClaimEntry],
    seat: SeatId,
) -> i32 {
    let ownership = Ownership::from_claims(entries);
    let stacks = table.options.stacks;
    lead_over_average(table.seats, seat, |seat| {
        ownership.payout_to(seat, board, stacks)
    })
}

/// A seat's lead over the average of the others; for a solo player, all of its cards.
pub(super) fn lead_over_average(seats: u8, seat: SeatId, cards: impl Fn(SeatId) -> usize) -> i32 {
    let of = |seat| i32::try_from(cards(seat)).unwrap_or(i32::MAX);
    let others: i32 = seat.others_clockwise(seats).map(of).sum();
    of(seat) - others / i32::from(seats.saturating_sub(1).max(1))
}
