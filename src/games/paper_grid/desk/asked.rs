//! A round of asking: who called what, and who took what (K20, K21).

use crate::games::paper_grid::rules::{Answer, Event, Line};
use game::SeatId;
use lexicon::Letter;

/// A round of asking, as far as it has come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AskedRound {
    /// Who called.
    pub asker: SeatId,
    /// What was called.
    pub called: Vec<Letter>,
    /// What went to the asker's hand.
    pub kept: Vec<Letter>,
    /// What the others answered, in their order.
    pub answers: Vec<(SeatId, Answer)>,
}

impl AskedRound {
    /// The last round of a history; none before anybody has asked.
    pub fn last<'a>(lines: impl DoubleEndedIterator<Item = &'a Line>) -> Option<AskedRound> {
        let mut answers = Vec::new();
        for line in lines.rev() {
            match &line.event {
                Event::Answered(seat, answer) => answers.push((*seat, *answer)),
                Event::Asked { called, kept } => {
                    answers.reverse();
                    return Some(AskedRound {
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
