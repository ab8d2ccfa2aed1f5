//! Reservations: pressing, being called, typing (A13, A14).

use super::resolution::Resolution;
use super::{BuzzerPress, Event, PlayMode, Refusal, Stage};
use game::{Moment, SeatId};
use lexicon::Word;

/// Guard time after each flip, in milliseconds; presses within it don't count (A13).
pub(super) const GUARD_MS: u64 = 300;

/// Handles a seat's press (A13). The first press reserves; the others queue in the order in which
/// the fingers went down. A press that arrives late but was made before that of the seat with the
/// reservation takes the reservation over.
pub(super) fn buzz(resolution: &mut Resolution, press: BuzzerPress) -> Result<(), Refusal> {
    let table = &resolution.state.table;
    let buzzers = matches!(table.options.mode, PlayMode::Buzzers { .. });
    let holder = match &table.stage {
        Stage::Open if buzzers => None,
        Stage::Reserved { press, .. } if buzzers => Some(*press),
        _ => return Err(Refusal::NotNow),
    };
    if press.at < table.opens {
        return Err(Refusal::TooSoon { opens: table.opens });
    }
    if table.locked.contains(press.seat) {
        return Err(Refusal::LockedOut);
    }
    let mut pressed = holder.iter().chain(&table.queue);
    if pressed.any(|other| other.seat == press.seat) {
        return Err(Refusal::Pressed);
    }
    match holder {
        None => resolution.add(Event::Reserved(press)),
        Some(holder) if press.at < holder.at => {
            resolution.add(Event::Reserved(press));
            resolution.add(Event::Queued(holder, 0));
        }
        Some(_) => {
            let before = table.queue.iter().filter(|other| other.at <= press.at);
            let place = before.count() as u8;
            resolution.add(Event::Queued(press, place));
        }
    }
    Ok(())
}

/// Gives the reservation to a caller whose name is tapped (A13). A caller tapped before by
/// mistake loses it.
pub(super) fn call(resolution: &mut Resolution, seat: SeatId, at: Moment) -> Result<(), Refusal> {
    let table = &resolution.state.table;
    if table.options.mode != PlayMode::CallItOut {
        return Err(Refusal::NotNow);
    }
    match &table.stage {
        Stage::Reserved { press, .. } if press.seat == seat => return Err(Refusal::Pressed),
        Stage::Open | Stage::Reserved { .. } => {}
        _ => return Err(Refusal::NotNow),
    }
    resolution.add(Event::Reserved(BuzzerPress { seat, at }));
    Ok(())
}

/// Gives up a seat's reservation.
pub(super) fn release(resolution: &mut Resolution, seat: SeatId) -> Result<(), Refusal> {
    check_holder(resolution, seat)?;
    resolution.add(Event::Released(seat));
    reserve_for_next_in_queue(resolution);
    Ok(())
}

/// Keeps what a seat has typed for a later try (A13).
pub(super) fn save_typed(
    resolution: &mut Resolution,
    seat: SeatId,
    word: Word,
) -> Result<(), Refusal> {
    check_holder(resolution, seat)?;
    resolution.add(Event::Typed(seat, word));
    Ok(())
}

/// Cancels the reservation because the page was closed: drops all presses, without a penalty.
pub(super) fn interrupt(resolution: &mut Resolution) -> Result<(), Refusal> {
    match resolution.state.table.stage {
        Stage::Reserved { .. } => {
            resolution.add(Event::Interrupted);
            Ok(())
        }
        _ => Err(Refusal::NotNow),
    }
}

/// After a reservation without a word, gives the next press in the queue a full window.
pub(super) fn reserve_for_next_in_queue(resolution: &mut Resolution) {
    if let Some(press) = resolution.state.table.queue.first().copied() {
        resolution.add(Event::Reserved(press));
    }
}

fn check_holder(resolution: &Resolution, seat: SeatId) -> Result<(), Refusal> {
    match &resolution.state.table.stage {
        Stage::Reserved { press, .. } if press.seat == seat => Ok(()),
        Stage::Reserved { press, .. } => Err(Refusal::Reserved(press.seat)),
        _ => Err(Refusal::NotNow),
    }
}
