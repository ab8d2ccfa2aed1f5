//! What letters would score as a play, while it is built.

use super::{Grown, Laid, Placed, Refusal, Scored, State, devils};
use game::SeatId;
use lexicon::Lexicon;

/// What letters would score as a play, or why they would be refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preview {
    /// The words that the letters form, with their scores.
    pub words: Vec<Scored>,
    /// With Dictionary Devils, what each of the words would add to the cells (K29);
    /// otherwise empty.
    pub grown: Vec<Grown>,
    /// Points that the play would bring.
    pub points: i32,
    /// Why the play would be refused, if it would.
    pub refusal: Option<Refusal>,
}

impl Preview {
    /// Previews letters as a play of this seat. Nothing is played; playing the same letters would
    /// be refused for the same reason.
    pub fn of(state: &State, seat: SeatId, placed: &[Placed], words: Option<&Lexicon>) -> Preview {
        let laid = match Laid::new(state, seat, placed) {
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
        let scored = laid.scored(state, seat, words);
        let lies_well = laid.lies_well(state);
        let grown = if state.options.devils {
            devils::growth(state, seat, &laid, &scored)
        } else {
            Vec::new()
        };
        Preview {
            grown,
            points: devils::gain(state, seat, &laid, &scored),
            words: scored,
            refusal: lies_well
                .and_then(|()| laid.spells_words(state, words))
                .err(),
        }
    }
}
