//! Turns: a flip, a window, and the sweep of the other seats (A12, A13).

use super::resolution::Resolution;
use super::{Event, PlayMode, Refusal, Stage, Table};
use game::SeatId;

/// Passes: a seat makes no more words in its window (A13).
pub(super) fn pass(resolution: &mut Resolution, seat: SeatId) -> Result<(), Refusal> {
    match resolution.state.table.stage {
        Stage::Window { .. } | Stage::Sweep { .. } => {
            resolution.add(Event::Passed(seat));
            advance_turn(resolution);
            Ok(())
        }
        _ => Err(Refusal::NotNow),
    }
}

/// Moves on after the window or after one seat's part of the sweep.
pub(super) fn advance_turn(resolution: &mut Resolution) {
    let table = &resolution.state.table;
    match table.stage {
        // With every letter up all seats may make words next, so a sweep would add nothing.
        Stage::Window { .. } if has_sweep(table) && table.face_down > 0 => {
            continue_sweep(resolution, resolution.state.table.flipper);
        }
        Stage::Window { .. } => {
            resolution.add(Event::Flipper(table.next_present_seat(table.flipper)))
        }
        Stage::Sweep { seat, .. } => continue_sweep(resolution, seat),
        _ => {}
    }
}

fn has_sweep(table: &Table) -> bool {
    matches!(table.options.mode, PlayMode::Turns { sweep: true, .. })
}

/// Lets the next seat in order make one word (A13). After the last seat, the flip goes to the
/// last maker of a word in this sweep, or else to the next seat clockwise (A12).
pub(super) fn continue_sweep(resolution: &mut Resolution, seat: SeatId) {
    let table = &resolution.state.table;
    let mut behind = seat
        .others_clockwise(table.seats)
        .take_while(|next| *next != table.flipper);
    if let Some(next) = behind.find(|next| table.present.contains(*next)) {
        resolution.add(Event::Sweep(next));
        return;
    }
    let maker = match table.stage {
        Stage::Sweep { maker, .. } => maker.filter(|maker| table.present.contains(*maker)),
        _ => None,
    };
    let next = maker.unwrap_or_else(|| table.next_present_seat(table.flipper));
    resolution.add(Event::Flipper(next));
}
