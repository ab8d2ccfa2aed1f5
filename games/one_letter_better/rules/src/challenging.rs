//! Challenges: the window, the verdict and the consequences (O30 to O32).

use super::drawing::HAND;
use super::ruling::Ruling;
use super::{CardId, Event, Refusal, Stage, Table, Verdict, rounds, turns};
use game::SeatId;
use lexicon::Lexicon;

/// O30: a seat challenges a play of the turn, and the word list decides.
pub(super) fn challenge(
    ruling: &mut Ruling,
    by: SeatId,
    play: u8,
    words: Option<&Lexicon>,
) -> Result<(), Refusal> {
    let table = &ruling.state.table;
    let played = table.turn.plays.get(usize::from(play));
    let played = played.ok_or(Refusal::NoSuchPlay)?;
    if played.challenged.is_some() {
        return Err(Refusal::ChallengedAlready);
    }
    let good = match table.judges(&played.made, words) {
        Ok(()) => true,
        Err(Refusal::NotInTheList(_)) => false,
        Err(other) => return Err(other),
    };
    let points = played.made.gain.max(0);
    ruling.add(Event::Challenged(Verdict {
        by,
        play,
        good,
        points,
    }));
    let table = &ruling.state.table;
    if matches!(table.stage, Stage::Window { .. }) && !table.can_be_challenged() {
        rounds::next_turn(ruling);
    }
    Ok(())
}

/// O30: a seat accepts the words of the turn. The window closes when the next seat accepts.
pub(super) fn accept(ruling: &mut Ruling, seat: SeatId) {
    ruling.add(Event::Accepted(seat));
    let table = &ruling.state.table;
    if seat == table.turn.seat.left(table.seats) {
        rounds::next_turn(ruling);
    }
}

/// O32: the maker discards down to eight; then the window reopens for the earlier plays, if any are
/// left.
pub(super) fn penance(ruling: &mut Ruling, cards: &[CardId]) -> Result<(), Refusal> {
    let above = ruling.hand().len().saturating_sub(HAND);
    turns::discard(ruling, cards, above..=above)?;
    match ruling.state.table.can_be_challenged() {
        true => ruling.add(Event::Window),
        false => rounds::next_turn(ruling),
    }
    Ok(())
}

impl Table {
    /// Whether a play is left that no seat has challenged.
    fn can_be_challenged(&self) -> bool {
        let mut plays = self.turn.plays.iter();
        plays.any(|played| played.challenged.is_none())
    }
}
