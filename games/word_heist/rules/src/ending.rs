//! How the game ends, and who wins (A16, A17).

use serde::{Deserialize, Serialize};

use super::resolution::Resolution;
use super::{EndReason, Event, Refusal, Stage, State, Table, flipping, pressing, turns};
use game::{Moment, Outcome, SeatId};

/// Seconds without any action after which a game ends (A16).
const IDLE_SECONDS: u16 = 60;

/// Words and points of every seat just after a word was made (A20).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StandingsSnapshot {
    /// When the word was made.
    pub at: Moment,
    /// How many letters had been turned up by then.
    pub turned_up: u8,
    /// How many words each seat had.
    pub words: Vec<u8>,
    /// How many points each seat had.
    pub points: Vec<i32>,
}

impl Table {
    /// Whether Done is offered (A16): every letter is up or the centre has been emptied, and no
    /// seat has the right to make a word just now.
    pub fn offers_done(&self) -> bool {
        let quiet = matches!(self.stage, Stage::Open | Stage::ToFlip) && self.motion.is_none();
        let emptied = self.centre.is_empty() && self.turned_up_count() > 0;
        quiet && (self.face_down == 0 || emptied)
    }

    /// Words over time (A20): the words and points of all seats after each word that still
    /// counts.
    pub fn score_history(&self) -> Vec<StandingsSnapshot> {
        let scoring = self.options.scoring;
        let mut words = vec![0_u8; self.seats.into()];
        let mut points = vec![0_i32; self.seats.into()];
        let mut told = Vec::with_capacity(self.words.len());
        for made in &self.words {
            let from = made.from.iter().filter_map(|id| self.word(*id));
            for (word, sign) in from.map(|old| (old, -1)).chain([(made, 1)]) {
                if let Some(count) = words.get_mut(word.owner.index()) {
                    *count = count.saturating_add_signed(sign);
                }
                if let Some(sum) = points.get_mut(word.owner.index()) {
                    *sum += i32::from(sign) * scoring.points(word.tiles.len());
                }
            }
            told.push(StandingsSnapshot {
                at: made.at,
                turned_up: made.turned_up,
                words: words.clone(),
                points: points.clone(),
            });
        }
        told
    }
}

/// Marks a seat as done (A16).
pub(super) fn mark_done(resolution: &mut Resolution, seat: SeatId) -> Result<(), Refusal> {
    let table = &resolution.state.table;
    if !table.present.contains(seat) {
        return Err(Refusal::NotAtTheTable(seat));
    }
    if let Stage::Reserved { press, .. } = &table.stage {
        return Err(Refusal::Reserved(press.seat));
    }
    if !table.offers_done() {
        return Err(Refusal::NotDoneYet);
    }
    if table.done.contains(seat) {
        return Err(Refusal::DoneAlready);
    }
    resolution.add(Event::Done(seat));
    end_if_all_done(resolution);
    Ok(())
}

/// Ends the game if every seat is done (A16). With letters still face down, that means every seat
/// has consented to stop early.
pub(super) fn end_if_all_done(resolution: &mut Resolution) {
    let table = &resolution.state.table;
    let all = table.present.iter().all(|seat| table.done.contains(seat));
    if all && table.offers_done() {
        let up = table.face_down == 0;
        let cause = if up {
            EndReason::AllDone
        } else {
            EndReason::Stopped
        };
        resolution.add(Event::Ended(cause));
    }
}

/// Returns the moment of the next event that needs no action: the clock of the stage or of the
/// whole game runs out, a letter turns up by itself (A14), or the table has been idle too long
/// (A16).
pub(super) fn deadline(table: &Table) -> Option<Moment> {
    if table.motion.is_some() || matches!(table.stage, Stage::Laying | Stage::Over(_)) {
        return None;
    }
    let own = match &table.stage {
        Stage::Window { clock } | Stage::Sweep { clock, .. } | Stage::Reserved { clock, .. } => {
            clock.deadline()
        }
        Stage::Open if table.face_down > 0 => flipping::next_auto_flip(table),
        Stage::Open if table.options.idle_end => Some(table.since.plus_seconds(IDLE_SECONDS)),
        _ => None,
    };
    own.into_iter().chain(table.clock.deadline()).min()
}

/// Returns the events that happen at the [`deadline`].
pub(super) fn deadline_events(state: &State) -> Vec<Event> {
    let at = deadline(&state.table).unwrap_or_default();
    let mut resolution = Resolution::new(state, at);
    let table = &resolution.state.table;
    if table.clock.deadline().is_some_and(|ends| ends <= at) {
        resolution.add(Event::Ended(EndReason::TimeUp));
        return resolution.events;
    }
    match table.stage {
        Stage::Window { .. } => {
            resolution.add(Event::TimedOut(table.flipper));
            turns::advance_turn(&mut resolution);
        }
        Stage::Sweep { seat, .. } => {
            resolution.add(Event::TimedOut(seat));
            turns::advance_turn(&mut resolution);
        }
        Stage::Reserved { press, .. } => {
            resolution.add(Event::TimedOut(press.seat));
            pressing::reserve_for_next_in_queue(&mut resolution);
        }
        Stage::Open if table.face_down > 0 => flipping::flip_next_letter(&mut resolution),
        _ => resolution.add(Event::Ended(EndReason::Idle)),
    }
    resolution.events
}

/// Returns who won (A17): the seat with the highest score, then the one with the most letters;
/// seats that are equal in both share the win. Seats that left are ranked too (A19).
pub(super) fn outcome(table: &Table) -> Option<Outcome> {
    let Stage::Over(_) = table.stage else {
        return None;
    };
    let seats = SeatId::all(table.seats);
    let results = seats.map(|seat| (seat, table.score(seat), table.letter_count(seat)));
    Some(Outcome::ranked(results))
}
