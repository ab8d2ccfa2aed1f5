//! Turning letters up (A2, A12, A14).

use super::ruling::Ruling;
use super::{Event, Mode, Refusal, Stage, Table};
use crate::table::SeatId;

impl Table {
    /// Whether a seat may turn a letter up: what the blue outline round the pile says (A14).
    ///
    /// # Errors
    /// Why it may not.
    pub fn may_flip(&self, seat: SeatId) -> Result<(), Refusal> {
        if self.motion.is_some() {
            return Err(Refusal::NotNow);
        }
        match &self.stage {
            Stage::Reserved { press, .. } => Err(Refusal::Reserved(press.seat)),
            Stage::ToFlip | Stage::Open if self.face_down == 0 => Err(Refusal::NothingToFlip),
            // A13: in a solo game flips are free.
            Stage::Open if matches!(self.options.mode, Mode::Solo { .. }) => Ok(()),
            Stage::ToFlip | Stage::Open if seat != self.flipper => {
                Err(Refusal::OtherFlips(self.flipper))
            }
            Stage::ToFlip | Stage::Open => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }
}

/// A seat turns a letter up.
pub(super) fn flip(ruling: &mut Ruling, seat: SeatId) -> Result<(), Refusal> {
    ruling.state.table.may_flip(seat)?;
    turn_up(ruling);
    Ok(())
}

/// The next letter turns up. In turns the flipper's window opens; else the next flip is for
/// the next seat clockwise, if nobody makes a word (A12).
pub(super) fn turn_up(ruling: &mut Ruling) {
    next_letter(ruling);
    let table = &ruling.state.table;
    match table.options.mode {
        Mode::Turns { .. } => ruling.add(Event::Window),
        Mode::Buzzers { .. } | Mode::CallItOut => {
            ruling.add(Event::Flipper(table.after(table.flipper)));
        }
        Mode::Solo { .. } => {}
    }
}

/// A letter comes to the centre.
pub(super) fn next_letter(ruling: &mut Ruling) {
    let state = &ruling.state;
    if let Some(tile) = state.pile.tile(state.table.turned_up()) {
        ruling.add(Event::Flipped(tile));
    }
}
