//! What letters would score as a play, while it is built.

use super::{LaidLetters, Placed, Refusal, ScoredWord, State, WordGrowth, devils};
use game::SeatId;
use lexicon::Lexicon;

/// What letters would score as a play, or why they would be refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preview {
    /// The words that the letters form, with their scores.
    pub words: Vec<ScoredWord>,
    /// With Dictionary Devils, what each of the words would add to the cells (K29);
    /// otherwise empty.
    pub grown: Vec<WordGrowth>,
    /// Points that the play would score.
    pub points: i32,
    /// Why the play would be refused, if it would.
    pub refusal: Option<Refusal>,
}

impl Preview {
    /// Previews letters as a play of this seat. Nothing is played; playing the same letters would
    /// be refused for the same reason.
    pub fn new(state: &State, seat: SeatId, placed: &[Placed], words: Option<&Lexicon>) -> Preview {
        let laid = match LaidLetters::new(state, seat, placed) {
            Ok(laid) => laid,
            Err(refusal) => {
                return Preview {
                    words: Vec::new(),
                    grown: Vec::new(),
                    points: 0,
                    refusal: Some(refusal),
                };
            }
        };
        let scored = laid.scored_words(state, seat, words);
        let placement = laid.check_placement(state);
        let grown = if state.options.devils {
            devils::word_growths(state, seat, &laid, &scored)
        } else {
            Vec::new()
        };
        Preview {
            grown,
            points: devils::points_gained(state, seat, &laid, &scored),
            words: scored,
            refusal: placement
                .and_then(|()| laid.check_words(state, words))
                .err(),
        }
    }
}
