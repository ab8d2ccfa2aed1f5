//! Leaving the table (A19).

use super::ruling::Ruling;
use super::{EndCause, Event, Refusal, Stage, ending, pressing, turns};
use game::SeatId;

/// Removes a seat from the table (A19). Its words stay and can be stolen; the game no longer
/// waits for it. An open proposal is dropped, and the last word can no longer be taken back.
pub(super) fn leave(ruling: &mut Ruling, seat: SeatId) -> Result<(), Refusal> {
    let table = &ruling.state.table;
    if !table.present.contains(seat) {
        return Err(Refusal::NotAtTheTable(seat));
    }
    let held = matches!(&table.stage, Stage::Reserved { press, .. } if press.seat == seat);
    ruling.add(Event::Left(seat));
    let table = &ruling.state.table;
    if table.present.is_empty() {
        ruling.add(Event::Ended(EndCause::Deserted));
        return Ok(());
    }
    let flips = table.flipper == seat;
    match table.stage {
        Stage::Window { .. } if flips => turns::go_on(ruling),
        Stage::Sweep { seat: next, .. } if next == seat => turns::go_on(ruling),
        Stage::ToFlip if flips => ruling.add(Event::Flipper(table.after(seat))),
        _ => {}
    }
    if held {
        pressing::next(ruling);
    }
    ending::if_all_done(ruling);
    Ok(())
}
