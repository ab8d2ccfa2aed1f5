//! Turning letters up (A2, A12, A14).

use super::options::BEATS_AFTER_LAST_LETTER;
use super::resolution::Resolution;
use super::{Event, PlayMode, Refusal, Stage, Table};
use game::{Moment, SeatId};

impl Table {
    /// Whether a seat may turn a letter up; the blue outline round the pile shows it (A14).
    ///
    /// # Errors
    /// Why the seat may not.
    pub fn check_flip(&self, seat: SeatId) -> Result<(), Refusal> {
        if self.motion.is_some() {
            return Err(Refusal::NotNow);
        }
        match &self.stage {
            Stage::Reserved { press, .. } => Err(Refusal::Reserved(press.seat)),
            Stage::ToFlip | Stage::Open if self.face_down == 0 => Err(Refusal::NothingToFlip),
            // A14: in a race the clock turns letters up.
            Stage::ToFlip | Stage::Open if self.options.pace.is_some() => Err(Refusal::ByItself),
            // A13: in a solo game any seat may flip at any time.
            Stage::Open if matches!(self.options.mode, PlayMode::Solo { .. }) => Ok(()),
            Stage::ToFlip | Stage::Open if seat != self.flipper => {
                Err(Refusal::OtherFlips(self.flipper))
            }
            Stage::ToFlip | Stage::Open => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }
}

/// Returns when the next letter turns up by itself (A14): a number of seconds after the last event,
/// or at the next beat of a race. Beats are counted back from the end of the race: one for each
/// letter left, plus those after the last letter.
pub(super) fn next_auto_flip(table: &Table) -> Option<Moment> {
    let Some(pace) = table.options.pace else {
        let quiet = table.options.auto_flip;
        return quiet.map(|seconds| table.since.plus_seconds(seconds));
    };
    let beats = u16::from(table.face_down).saturating_sub(1) + BEATS_AFTER_LAST_LETTER;
    let rest = u64::from(beats) * u64::from(pace) * 1000;
    let ends = table.clock.deadline()?;
    Some(Moment(ends.0.saturating_sub(rest)))
}

/// Turns a letter up for a seat.
pub(super) fn flip(resolution: &mut Resolution, seat: SeatId) -> Result<(), Refusal> {
    resolution.state.table.check_flip(seat)?;
    flip_next_letter(resolution);
    Ok(())
}

/// Turns the next letter up. In turns the flipper's window opens; otherwise, if no word is made,
/// the next seat clockwise flips next (A12).
pub(super) fn flip_next_letter(resolution: &mut Resolution) {
    reveal_next_letter(resolution);
    let table = &resolution.state.table;
    match table.options.mode {
        _ if table.options.pace.is_some() => {}
        PlayMode::Turns { .. } => resolution.add(Event::Window),
        PlayMode::Buzzers { .. } | PlayMode::CallItOut => {
            resolution.add(Event::Flipper(table.next_present_seat(table.flipper)));
        }
        PlayMode::Solo { .. } => {}
    }
}

/// Moves the next letter of the pile to the centre.
pub(super) fn reveal_next_letter(resolution: &mut Resolution) {
    let state = &resolution.state;
    if let Some(tile) = state.pile.tile(state.table.turned_up_count()) {
        resolution.add(Event::Flipped(tile));
    }
}
