//! Turns: a flip, a window, and the sweep of the others (A12, A13).

use super::ruling::Ruling;
use super::{Event, Mode, Refusal, Stage, Table};
use game::SeatId;

/// A13: a seat makes no more words.
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

/// After the window or one seat's part of the sweep.
pub(super) fn go_on(ruling: &mut Ruling) {
    let table = &ruling.state.table;
    match table.stage {
        // With every letter up everybody may make words next, so nothing need be swept.
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

/// A13: the next seat in order may make one word. After the last one somebody flips: the
/// last one to have made a word in this sweep, else the next one clockwise (A12).
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
