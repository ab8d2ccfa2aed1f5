//! A round of asking: who called which letters, and how the others answered (K20, K21).

use game::SeatId;
use lexicon::Letter;
use paper_grid_rules::{CallAnswer, Event, LogEntry};

/// A round of asking, finished or not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AskingRound {
    /// The seat that called.
    pub asker: SeatId,
    /// The letters called.
    pub called: Vec<Letter>,
    /// The letters that went to the asker's hand.
    pub kept: Vec<Letter>,
    /// The answers of the other seats so far, in turn order.
    pub answers: Vec<(SeatId, CallAnswer)>,
}

impl AskingRound {
    /// Returns the last round of a history; `None` before any seat has asked.
    pub fn latest_in<'a>(
        lines: impl DoubleEndedIterator<Item = &'a LogEntry>,
    ) -> Option<AskingRound> {
        let mut answers = Vec::new();
        for line in lines.rev() {
            match &line.event {
                Event::Answered(seat, answer) => answers.push((*seat, *answer)),
                Event::Asked { called, kept } => {
                    answers.reverse();
                    return Some(AskingRound {
                        asker: line.seat,
                        called: called.clone(),
                        kept: kept.clone(),
                        answers,
                    });
                }
                _ => {}
            }
        }
        None
    }
}
