//! Challenges: the window, the verdict and the consequences (O30 to O32).

use super::drawing::HAND_SIZE;
use super::resolution::Resolution;
use super::{CardId, ChallengeVerdict, Event, Refusal, Stage, Table, rounds, turns};
use game::SeatId;
use lexicon::Lexicon;

/// O30: a seat challenges a play of the turn, and the word list decides.
pub(super) fn challenge(
    resolution: &mut Resolution,
    by: SeatId,
    play: u8,
    words: Option<&Lexicon>,
) -> Result<(), Refusal> {
    let table = &resolution.state.table;
    let played = table.turn.plays.get(usize::from(play));
    let played = played.ok_or(Refusal::NoSuchPlay)?;
    if played.challenged.is_some() {
        return Err(Refusal::ChallengedAlready);
    }
    let good = match table.check_words(&played.made, words) {
        Ok(()) => true,
        Err(Refusal::NotInTheList(_)) => false,
        Err(other) => return Err(other),
    };
    let points = played.made.gain.max(0);
    resolution.add(Event::Challenged(ChallengeVerdict {
        by,
        play,
        good,
        points,
    }));
    let table = &resolution.state.table;
    if matches!(table.stage, Stage::Window { .. }) && !table.has_unchallenged_play() {
        rounds::next_turn(resolution);
    }
    Ok(())
}

/// O30: a seat accepts the words of the turn. The window closes when the next seat accepts.
pub(super) fn accept(resolution: &mut Resolution, seat: SeatId) {
    resolution.add(Event::Accepted(seat));
    let table = &resolution.state.table;
    if seat == table.turn.seat.next_clockwise(table.seats) {
        rounds::next_turn(resolution);
    }
}

/// O32: the maker discards down to eight; then the window reopens for the earlier plays, if any are
/// left.
pub(super) fn discard_after_challenge(
    resolution: &mut Resolution,
    cards: &[CardId],
) -> Result<(), Refusal> {
    let above = resolution.hand().len().saturating_sub(HAND_SIZE);
    turns::discard(resolution, cards, above..=above)?;
    if resolution.state.table.has_unchallenged_play() {
        resolution.add(Event::Window)
    } else {
        rounds::next_turn(resolution)
    }
    Ok(())
}

impl Table {
    /// Whether a play is left that no seat has challenged.
    fn has_unchallenged_play(&self) -> bool {
        let mut plays = self.turn.plays.iter();
        plays.any(|played| played.challenged.is_none())
    }
}
