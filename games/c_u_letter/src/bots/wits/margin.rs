//! How far a seat would be ahead of the others if the round ended now.

use c_u_letter_rules::ownership::Entry;
use c_u_letter_rules::{Board, Ownership, Table};
use game::SeatId;

/// A seat's lead over the others, in cards, from these claims.
pub(super) fn paid(table: &Table, board: &Board, entries: &[Entry], seat: SeatId) -> i32 {
    let ownership = Ownership::among(entries);
    let stacks = table.options.stacks;
    over(table.seats, seat, |seat| {
        ownership.cards_of(seat, board, stacks)
    })
}

/// A seat's lead over the average of the others; for a solo player, all of its cards.
pub(super) fn over(seats: u8, seat: SeatId, cards: impl Fn(SeatId) -> usize) -> i32 {
    let of = |seat| i32::try_from(cards(seat)).unwrap_or(i32::MAX);
    let others: i32 = seat.others(seats).map(of).sum();
    of(seat) - others / i32::from(seats.saturating_sub(1).max(1))
}
