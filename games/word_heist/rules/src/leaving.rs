//! Leaving the table (A19).

use super::resolution::Resolution;
use super::{EndReason, Event, Refusal, Stage, ending, pressing, turns};
use game::SeatId;

/// Removes a seat from the table (A19). Its words stay and can be stolen; the game no longer
/// waits for it. An open proposal is dropped, and the last word can no longer be taken back.
pub(super) fn leave(resolution: &mut Resolution, seat: SeatId) -> Result<(), Refusal> {
    let table = &resolution.state.table;
    if !table.present.contains(seat) {
        return Err(Refusal::NotAtTheTable(seat));
    }
    let held = matches!(&table.stage, Stage::Reserved { press, .. } if press.seat == seat);
    resolution.add(Event::Left(seat));
    let table = &resolution.state.table;
    if table.present.is_empty() {
        resolution.add(Event::Ended(EndReason::Deserted));
        return Ok(());
    }
    let flips = table.flipper == seat;
    match table.stage {
        Stage::Window { .. } if flips => turns::advance_turn(resolution),
        Stage::Sweep { seat: next, .. } if next == seat => turns::advance_turn(resolution),
        Stage::ToFlip if flips => resolution.add(Event::Flipper(table.next_present_seat(seat))),
        _ => {}
    }
    if held {
        pressing::reserve_for_next_in_queue(resolution);
    }
    ending::end_if_all_done(resolution);
    Ok(())
}
