//! How each seat's chance of winning changed, turn by turn.

use super::{ScoreSnapshot, WHOLE, WinChances};
use crate::{Match, SeatId};

/// A part of a game that one seat is responsible for: a turn, or a single action
/// where all seats act at once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TimelinePart {
    /// The responsible seat; `None` where a clock acted or cards were dealt.
    pub seat: Option<SeatId>,
    /// The part's first step in the journal.
    pub from: usize,
    /// The number of journal steps at the part's end.
    pub until: usize,
    /// The scores and progress at the part's end.
    pub stand: ScoreSnapshot,
    /// Each seat's chance of winning at the part's end, in thousandths.
    pub chances: Vec<i32>,
}

/// How each seat's chance of winning changed in the course of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChanceTimeline {
    /// Each seat's chance of winning after the deal, before anyone acted, in thousandths.
    pub start: Vec<i32>,
    /// The parts of the game, in order.
    pub parts: Vec<TimelinePart>,
}

impl ChanceTimeline {
    /// Computes the course of a game so far, or `None` for a solo game.
    pub fn from_match<G: WinChances>(game: &Match<G>) -> Option<ChanceTimeline> {
        let journal = game.journal();
        let seats = journal.seats.len();
        if seats < 2 {
            return None;
        }
        let mut state = game.state_after(0);
        let mut turns = vec![0; seats];
        let mut parts: Vec<TimelinePart> = Vec::new();
        let mut from = 0;
        let start = G::ODDS.chances(&score_snapshot::<G>(&state, &turns));
        for (number, step) in journal.steps.iter().enumerate() {
            let (before, scores) = (G::seat_to_move(&state), G::scores(&state));
            let mut began = false;
            for event in &step.events {
                began |= G::starts_turn(event);
                G::evolve(&mut state, event, step.at);
            }
            let over = G::outcome(&state);
            let ends = match before {
                Some(_) => began || G::seat_to_move(&state) != before,
                None => scores != G::scores(&state),
            };
            if number == 0 || !(ends || over.is_some()) {
                // The effect of the deal counts towards the start.
                from = if number == 0 { 1 } else { from };
                continue;
            }
            let seat = before.or(step.by);
            if let Some(turns) = before.and_then(|seat| turns.get_mut(seat.index())) {
                *turns += 1;
            }
            let stand = score_snapshot::<G>(&state, &turns);
            let chances = match &over {
                None => G::ODDS.chances(&stand),
                Some(outcome) => {
                    let winners = outcome.winners();
                    let share = WHOLE / (winners.len() as i32).max(1);
                    let all = SeatId::all(seats as u8);
                    all.map(|seat| if winners.contains(seat) { share } else { 0 })
                        .collect()
                }
            };
            let until = number + 1;
            parts.push(TimelinePart {
                seat,
                from,
                until,
                stand,
                chances,
            });
            from = until;
            if over.is_some() {
                break;
            }
        }
        Some(ChanceTimeline { start, parts })
    }

    /// Returns a seat's chance of winning before a part, in thousandths. Parts count from 0, and
    /// the index after the last one gives the chance at the end.
    pub fn chance_before(&self, part: usize, seat: SeatId) -> i32 {
        let chances = match part.checked_sub(1) {
            None => Some(&self.start),
            Some(last) => self.parts.get(last).map(|part| &part.chances),
        };
        let chance = chances.and_then(|chances| chances.get(seat.index()));
        chance.copied().unwrap_or_default()
    }

    /// Returns by how much a part changed a seat's chance, in thousandths.
    pub fn chance_change(&self, part: usize, seat: SeatId) -> i32 {
        self.chance_before(part + 1, seat) - self.chance_before(part, seat)
    }

    /// Returns the part that a journal step belongs to.
    pub fn part_at_step(&self, step: usize) -> Option<usize> {
        let within = |part: &TimelinePart| (part.from..part.until).contains(&step);
        self.parts.iter().position(within)
    }
}

fn score_snapshot<G: WinChances>(state: &G::State, turns: &[i32]) -> ScoreSnapshot {
    let scores = G::scores(state).into_iter().zip(turns);
    let ahead = scores.map(|(score, turns)| {
        let worth = turns.saturating_mul(G::ODDS.turn);
        score.saturating_mul(100).saturating_sub(worth)
    });
    ScoreSnapshot {
        ahead: ahead.collect(),
        progress: G::progress(state),
    }
}
