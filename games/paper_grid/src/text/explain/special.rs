//! Explains special cells: empty ones, those under letters, and special types in general.

use super::super::{special_effect, special_name};
use super::{Explainer, titled};
use crate::screen::letter_worth;
use game::SeatId;
use lexicon::Letter;
use paper_grid_rules::{CellId, LetterCells, SpecialType, Stage};
use screen::Explanation;
use screen::text::list::list_all;

/// Multipliers of a special type: for its letter, and for words through it.
const fn multipliers(special: SpecialType) -> (u32, u32) {
    match special {
        SpecialType::DoubleLetter => (2, 1),
        SpecialType::TripleLetter => (3, 1),
        SpecialType::DoubleWord => (1, 2),
        SpecialType::TripleWord => (1, 3),
        _ => (1, 1),
    }
}

impl Explainer<'_> {
    /// Explains a special type, wherever it is mentioned (K31).
    pub(super) fn explain_special_type(&self, special: SpecialType) -> Explanation {
        let mut explanation = titled(special_name(special));
        explanation.facts = self.open_special_facts(special);
        explanation.facts.push(self.open_cells_text(special));
        explanation
    }

    /// Names the empty cells of a type: while there is one, no seat can make another.
    pub(super) fn open_cells_text(&self, special: SpecialType) -> String {
        let board = &self.state.board;
        let open = board.cells_where(|cell| cell.is_free() && cell.special == Some(special));
        let open: Vec<String> = open.iter().map(|cell| self.cell_name(cell)).collect();
        match open.as_slice() {
            [] => "No empty cell is one now.".into(),
            [one] => format!("There’s an empty one in {one}."),
            open => format!("There are empty ones in {}.", list_all(open)),
        }
    }

    /// Explains what an empty special cell does, and for how long (K32, K33, K34).
    pub(super) fn open_special_facts(&self, special: SpecialType) -> Vec<String> {
        let devils = self.state.options.devils;
        let more = match multipliers(special) {
            (1, 1) => {
                let mut facts = vec![special_effect(special).to_owned()];
                facts.push("It acts after the score, when a word puts a letter here.".into());
                if special != SpecialType::Blockade {
                    facts.push("A Blockade’s letter doesn’t set it off.".into());
                }
                return facts;
            }
            // K29: only the value of a new letter is written down.
            (_, 1) if devils => "It counts once, when the letter is played.".to_owned(),
            (_, 1) => match self.state.options.letter_cells {
                LetterCells::EveryTime => "It counts every time its letter scores.".to_owned(),
                LetterCells::WhenCovered => "It counts only in the play that covers it.".into(),
            },
            _ if devils => "It multiplies your own letters in that word.".to_owned(),
            (_, times) => format!("A word for 12 points would bring {}.", 12 * times),
        };
        let mut facts = vec![special_effect(special).to_owned(), more];
        if multipliers(special).1 > 1 {
            facts.push("Then it’s spent.".into());
        }
        facts
    }

    /// Describes what the special cell under a letter still does, or that the last play
    /// used it up.
    pub(super) fn covered_special_facts(&self, cell: CellId, letter: Letter) -> Vec<String> {
        let Some(special) = self.state.board.special(cell) else {
            let spent = self.state.last.as_ref();
            let spent = spent.is_some_and(|(_, play)| play.spent.contains(&cell));
            let says = "The last play used up the special cell under it.";
            return spent.then(|| says.to_owned()).into_iter().collect();
        };
        let name = special_name(special);
        let mut facts = vec![format!("There’s a {name} under it.")];
        facts.push(match multipliers(special) {
            (1, 1) => self.remaining_effect(cell).to_owned(),
            (_, 1) if self.state.options.devils => "It does nothing more.".to_owned(),
            (times, 1) => {
                let value = letter_worth(self.state, self.reader_seat(), letter).value;
                format!("It still counts: {times} × {value} = {}.", times * value)
            }
            _ => format!("It isn’t spent. {}", special_effect(special)),
        });
        facts
    }

    fn remaining_effect(&self, cell: CellId) -> &'static str {
        let acting = match &self.state.stage {
            Stage::Acting(cells) => cells.as_slice(),
            _ => &[],
        };
        match acting.iter().position(|(other, _)| *other == cell) {
            Some(0) => "It acts now.",
            Some(_) => "It’s still going to act this turn.",
            None => "It’s covered, so it won’t act any more.",
        }
    }

    /// Describes what the special cell under a laid letter would do in the play (K32 to K34).
    pub(super) fn laid_on_special_facts(
        &self,
        cell: CellId,
        seat: SeatId,
        letter: Letter,
    ) -> Vec<String> {
        let Some(special) = self.state.board.special(cell) else {
            return Vec::new();
        };
        let mut facts = vec![format!("It covers a {}.", special_name(special))];
        facts.push(match multipliers(special) {
            (1, 1) => format!("After the score: {}", lower_first(special_effect(special))),
            (times, 1) => {
                let value = letter_worth(self.state, seat, letter).value;
                format!("So it counts {times} × {value} = {}.", times * value)
            }
            (_, 2) => "So each word through it counts double, this once.".into(),
            _ => "So each word through it counts triple, this once.".into(),
        });
        facts
    }
}

/// Lower-cases the first letter, for use within a sentence.
fn lower_first(text: &str) -> String {
    let mut signs = text.chars();
    let first = signs.next().map(|sign| sign.to_ascii_lowercase());
    first.into_iter().chain(signs).collect()
}
