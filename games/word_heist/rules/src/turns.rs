//! Turns: a flip, a window, and the sweep of the other seats (A12, A13).

use super::ruling::Ruling;
use super::{Event, Mode, Refusal, Stage, Table};
use game::SeatId;

/// Passes: a seat makes no more words in its window (A13).
pub(super) fn pass(ruling: &mut Ruling, seat: SeatId) -> Result<(), Refusal> {
    match ruling.state.table.stage {
        Stage::Window { .. } | Stage::Sweep { .. } => {
            ruling.add(Event::Passed(seat));
            go_on(ruling);
            Ok(())
        }
        _ => Err(Refusal::NotNow),
    }
}

/// Moves on after the window or after one seat's part of the sweep.
pub(super) fn go_on(ruling: &mut Ruling) {
    let table = &ruling.state.table;
    match table.stage {
        // With every letter up all seats may make words next, so a sweep would add nothing.
        Stage::Window { .. } if sweeps(table) && table.face_down > 0 => {
            sweep_on(ruling, ruling.state.table.flipper);
        }
        Stage::Window { .. } => ruling.add(Event::Flipper(table.after(table.flipper))),
        Stage::Sweep { seat, .. } => sweep_on(ruling, seat),
        _ => {}
    }
}

fn sweeps(table: &Table) -> bool {
    matches!(table.options.mode, Mode::Turns { sweep: true, .. })
}

/// Lets the next seat in order make one word (A13). After the last seat, the flip goes to the
/// last maker of a word in this sweep, or else to the next seat clockwise (A12).
pub(super) fn sweep_on(ruling: &mut Ruling, seat: SeatId) {
    let table = &ruling.state.table;
    let mut behind = seat
        .others(table.seats)
        .take_while(|next| *next != table.flipper);
    if let Some(next) = behind.find(|next| table.present.contains(*next)) {
        ruling.add(Event::Sweep(next));
        return;
    }
    let maker = match table.stage {
        Stage::Sweep { maker, .. } => maker.filter(|maker| table.present.contains(*maker)),
        _ => None,
    };
    let next = maker.unwrap_or_else(|| table.after(table.flipper));
    ruling.add(Event::Flipper(next));
}
