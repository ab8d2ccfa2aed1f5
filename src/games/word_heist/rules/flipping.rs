//! Turning letters up (A2, A12, A14).

use super::options::LAST_BEATS;
use super::ruling::Ruling;
use super::{Event, Mode, Refusal, Stage, Table};
use game::{Moment, SeatId};

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
            // A14: in a race the clock does it.
            Stage::ToFlip | Stage::Open if self.options.pace.is_some() => Err(Refusal::ByItself),
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

/// When a letter turns up by itself (A14): so long after the last thing that happened, or at
/// the next beat of a race, which all letters left and its last beats count back from its end.
pub(super) fn by_itself(table: &Table) -> Option<Moment> {
    let Some(pace) = table.options.pace else {
        let quiet = table.options.auto_flip;
        return quiet.map(|seconds| table.since.plus_seconds(seconds));
    };
    let beats = u16::from(table.face_down).saturating_sub(1) + LAST_BEATS;
    let rest = u64::from(beats) * u64::from(pace) * 1000;
    let ends = table.clock.ends()?;
    Some(Moment(ends.0.saturating_sub(rest)))
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
        _ if table.options.pace.is_some() => {}
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
