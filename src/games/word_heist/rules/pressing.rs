//! Reservations: pressing, being called, typing (A13, A14).

use super::ruling::Ruling;
use super::{Event, Mode, Press, Refusal, Stage};
use game::{Moment, SeatId};
use lexicon::Word;

/// The guard after each letter that turns up (A13), in milliseconds.
pub(super) const GUARD: u64 = 300;

/// A13: a seat presses. The first press reserves; the others wait, in the order in which
/// the fingers went down. A press that is told late but was made before that of the seat
/// with the reservation goes before it.
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

/// A13: somebody taps the caller. Whoever was tapped before by mistake gives way.
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

/// A seat gives its reservation up.
pub(super) fn release(ruling: &mut Ruling, seat: SeatId) -> Result<(), Refusal> {
    holds(ruling, seat)?;
    ruling.add(Event::Released(seat));
    next(ruling);
    Ok(())
}

/// A13: what a seat has typed is kept for a later try.
pub(super) fn keep(ruling: &mut Ruling, seat: SeatId, word: Word) -> Result<(), Refusal> {
    holds(ruling, seat)?;
    ruling.add(Event::Typed(seat, word));
    Ok(())
}

/// A reservation is cancelled from outside: all presses are gone, and cost nothing.
pub(super) fn interrupt(ruling: &mut Ruling) -> Result<(), Refusal> {
    match ruling.state.table.stage {
        Stage::Reserved { .. } => {
            ruling.add(Event::Interrupted);
            Ok(())
        }
        _ => Err(Refusal::NotNow),
    }
}

/// After a reservation without a word, the next press of the queue has a full window.
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
