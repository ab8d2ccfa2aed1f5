//! Votes that need every seat's consent: stopping early, taking back, house words (A16, A18).

use super::ruling::Ruling;
use super::{EndCause, Event, Matter, Motion, Proposal, Refusal, Stage, making};
use game::{SeatId, SeatSet};
use lexicon::Lexicon;

/// Opens a proposal for a seat. During a reservation only the seat that has it may propose.
pub(super) fn propose(
    ruling: &mut Ruling,
    seat: SeatId,
    proposal: &Proposal,
    words: Option<&Lexicon>,
) -> Result<(), Refusal> {
    let table = &ruling.state.table;
    if !table.present.contains(seat) {
        return Err(Refusal::NotAtTheTable(seat));
    }
    let reserved = match &table.stage {
        Stage::Reserved { press, .. } if press.seat != seat => {
            return Err(Refusal::Reserved(press.seat));
        }
        Stage::Reserved { .. } => true,
        _ => false,
    };
    let matter = match proposal {
        Proposal::Stop => Matter::Stop,
        Proposal::TakeBack if reserved => return Err(Refusal::NotNow),
        Proposal::TakeBack if table.last.is_none() => return Err(Refusal::NothingToTakeBack),
        Proposal::TakeBack => Matter::TakeBack,
        // A18: the word must be possible; the vote only waives the rule that it must be in the
        // list.
        Proposal::House(attempt) => {
            table.may_make(seat)?;
            let ways = table.fits_table(seat, attempt.word, &attempt.source)?;
            let house = match table.counts(attempt.word, words) {
                Err(Refusal::NotInTheList(word)) if !table.takes_house_words() => {
                    return Err(Refusal::NobodyToAsk(word));
                }
                Err(Refusal::NotInTheList(_)) => true,
                Err(other) => return Err(other),
                Ok(()) if table.judging_level().is_none() => false,
                Ok(()) => return Err(Refusal::InTheList(attempt.word)),
            };
            Matter::Count(table.making(attempt.word, table.choose(ways)?, house))
        }
    };
    ask(ruling, seat, matter);
    Ok(())
}

/// Puts a matter to the table. The seat that asks consents by asking.
pub(super) fn ask(ruling: &mut Ruling, by: SeatId, matter: Matter) {
    let agreed = SeatSet::NONE.with(by);
    ruling.add(Event::Proposed(Motion { by, matter, agreed }));
    settle(ruling);
}

/// Records a seat's consent.
pub(super) fn agree(ruling: &mut Ruling, seat: SeatId) -> Result<(), Refusal> {
    ruling.state.table.motion.as_ref().ok_or(Refusal::NotNow)?;
    ruling.add(Event::Agreed(seat));
    settle(ruling);
    Ok(())
}

/// Records that a seat declines. One refusal is enough.
pub(super) fn decline(ruling: &mut Ruling, seat: SeatId) -> Result<(), Refusal> {
    ruling.state.table.motion.as_ref().ok_or(Refusal::NotNow)?;
    ruling.add(Event::Declined(seat));
    Ok(())
}

/// Carries out the motion once every seat at the table has consented.
fn settle(ruling: &mut Ruling) {
    let table = &ruling.state.table;
    let Some(motion) = table.motion.clone() else {
        return;
    };
    if !table
        .present
        .iter()
        .all(|seat| motion.agreed.contains(seat))
    {
        return;
    }
    let last = table.last.as_ref().map(|last| last.word);
    ruling.add(Event::Carried);
    match (motion.matter, last) {
        (Matter::Stop, _) => ruling.add(Event::Ended(EndCause::Stopped)),
        (Matter::TakeBack, Some(word)) => ruling.add(Event::TakenBack(word)),
        (Matter::TakeBack, None) => {}
        (Matter::Count(making), _) => making::count(ruling, motion.by, making),
    }
}
