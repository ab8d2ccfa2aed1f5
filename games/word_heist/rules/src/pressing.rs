//! Reservations: pressing, being called, typing (A13, A14).

use super::ruling::Ruling;
use super::{Event, Mode, Press, Refusal, Stage};
use game::{Moment, SeatId};
use lexicon::Word;

/// Guard time after each flip, in milliseconds; presses within it don't count (A13).
pub(super) const GUARD: u64 = 300;

/// Handles a seat's press (A13). The first press reserves; the others queue in the order in which
/// the fingers went down. A press that arrives late but was made before that of the seat with the
/// reservation takes the reservation over.
pub(super) fn buzz(ruling: &mut Ruling, press: Press) -> Result<(), Refusal> {
    let table = &ruling.state.table;
    let buzzers = matches!(table.options.mode, Mode::Buzzers { .. });
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
        None => ruling.add(Event::Reserved(press)),
        Some(holder) if press.at < holder.at => {
            ruling.add(Event::Reserved(press));
            ruling.add(Event::Queued(holder, 0));
        }
        Some(_) => {
            let before = table.queue.iter().filter(|other| other.at <= press.at);
            let place = before.count() as u8;
            ruling.add(Event::Queued(press, place));
        }
    }
    Ok(())
}

/// Gives the reservation to a caller whose name is tapped (A13). A caller tapped before by
/// mistake loses it.
pub(super) fn call(ruling: &mut Ruling, seat: SeatId, at: Moment) -> Result<(), Refusal> {
    let table = &ruling.state.table;
    if table.options.mode != Mode::CallItOut {
        return Err(Refusal::NotNow);
    }
    match &table.stage {
        Stage::Reserved { press, .. } if press.seat == seat => return Err(Refusal::Pressed),
        Stage::Open | Stage::Reserved { .. } => {}
        _ => return Err(Refusal::NotNow),
    }
    ruling.add(Event::Reserved(Press { seat, at }));
    Ok(())
}

/// Gives up a seat's reservation.
pub(super) fn release(ruling: &mut Ruling, seat: SeatId) -> Result<(), Refusal> {
    holds(ruling, seat)?;
    ruling.add(Event::Released(seat));
    next(ruling);
    Ok(())
}

/// Keeps what a seat has typed for a later try (A13).
pub(super) fn keep(ruling: &mut Ruling, seat: SeatId, word: Word) -> Result<(), Refusal> {
    holds(ruling, seat)?;
    ruling.add(Event::Typed(seat, word));
    Ok(())
}

/// Cancels the reservation from outside: all presses are dropped, without a penalty.
pub(super) fn interrupt(ruling: &mut Ruling) -> Result<(), Refusal> {
    match ruling.state.table.stage {
        Stage::Reserved { .. } => {
            ruling.add(Event::Interrupted);
            Ok(())
        }
        _ => Err(Refusal::NotNow),
    }
}

/// After a reservation without a word, gives the next press in the queue a full window.
pub(super) fn next(ruling: &mut Ruling) {
    if let Some(press) = ruling.state.table.queue.first().copied() {
        ruling.add(Event::Reserved(press));
    }
}

fn holds(ruling: &Ruling, seat: SeatId) -> Result<(), Refusal> {
    match &ruling.state.table.stage {
        Stage::Reserved { press, .. } if press.seat == seat => Ok(()),
        Stage::Reserved { press, .. } => Err(Refusal::Reserved(press.seat)),
        _ => Err(Refusal::NotNow),
    }
}
