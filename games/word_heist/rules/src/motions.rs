//! Votes that need every seat's consent: stopping early, taking back, house words (A16, A18).

use super::resolution::Resolution;
use super::{EndReason, Event, Motion, MotionKind, Refusal, Stage, VoteProposal, making};
use game::{SeatId, SeatSet};
use lexicon::Lexicon;

/// Opens a proposal for a seat. During a reservation only the seat that has it may propose.
pub(super) fn propose(
    resolution: &mut Resolution,
    seat: SeatId,
    proposal: &VoteProposal,
    words: Option<&Lexicon>,
) -> Result<(), Refusal> {
    let table = &resolution.state.table;
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
        VoteProposal::Stop => MotionKind::Stop,
        VoteProposal::TakeBack if reserved => return Err(Refusal::NotNow),
        VoteProposal::TakeBack if table.last.is_none() => return Err(Refusal::NothingToTakeBack),
        VoteProposal::TakeBack => MotionKind::TakeBack,
        // A18: the word must be possible; the vote only waives the rule that it must be in the
        // list.
        VoteProposal::House(attempt) => {
            table.check_make(seat)?;
            let ways = table.legal_ways(seat, attempt.word, &attempt.source)?;
            let house = match table.check_word(attempt.word, words) {
                Err(Refusal::NotInTheList(word)) if !table.can_accept_house_words() => {
                    return Err(Refusal::NobodyToAsk(word));
                }
                Err(Refusal::NotInTheList(_)) => true,
                Err(other) => return Err(other),
                Ok(()) if table.judging_level().is_none() => false,
                Ok(()) => return Err(Refusal::InTheList(attempt.word)),
            };
            MotionKind::Count(table.build_making(attempt.word, table.choose_way(ways)?, house))
        }
    };
    open_motion(resolution, seat, matter);
    Ok(())
}

/// Puts a matter to the table. The seat that asks consents by asking.
pub(super) fn open_motion(resolution: &mut Resolution, by: SeatId, matter: MotionKind) {
    let agreed = SeatSet::EMPTY.with(by);
    resolution.add(Event::Proposed(Motion { by, matter, agreed }));
    carry_if_unanimous(resolution);
}

/// Records a seat's consent.
pub(super) fn agree(resolution: &mut Resolution, seat: SeatId) -> Result<(), Refusal> {
    resolution
        .state
        .table
        .motion
        .as_ref()
        .ok_or(Refusal::NotNow)?;
    resolution.add(Event::Agreed(seat));
    carry_if_unanimous(resolution);
    Ok(())
}

/// Records that a seat declines. One refusal is enough.
pub(super) fn decline(resolution: &mut Resolution, seat: SeatId) -> Result<(), Refusal> {
    resolution
        .state
        .table
        .motion
        .as_ref()
        .ok_or(Refusal::NotNow)?;
    resolution.add(Event::Declined(seat));
    Ok(())
}

/// Carries out the motion once every seat at the table has consented.
fn carry_if_unanimous(resolution: &mut Resolution) {
    let table = &resolution.state.table;
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
    resolution.add(Event::Carried);
    match (motion.matter, last) {
        (MotionKind::Stop, _) => resolution.add(Event::Ended(EndReason::Stopped)),
        (MotionKind::TakeBack, Some(word)) => resolution.add(Event::TakenBack(word)),
        (MotionKind::TakeBack, None) => {}
        (MotionKind::Count(making), _) => making::accept_word(resolution, motion.by, making),
    }
}
