//! Hints in steps: what kind of play, where, and the play itself.

use serde::{Deserialize, Serialize};

use super::{ACE, Find, Finder, think};
use crate::games::one_letter_better::rules::{Action, Checking, Laid, Stage, TableWord, View, Way};
use game::Chance;
use lexicon::{Family, Lexicon, Word};

/// How much is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum HintStep {
    /// What kind of play there is, and what it scores.
    Way,
    /// Of which words of the table, and how long it gets.
    Place,
    /// The play.
    Play,
}

impl HintStep {
    /// All three, the least first.
    pub const ALL: [HintStep; 3] = [HintStep::Way, HintStep::Place, HintStep::Play];
}

/// A hint about the best play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Hint {
    /// There is none.
    NoPlay,
    /// What kind of play, and what it scores.
    Way {
        /// Its kind.
        way: Way,
        /// What it scores.
        gain: i32,
    },
    /// Of which words of the table, none for a new one, and how long it gets.
    Place {
        /// The words.
        used: Vec<Word>,
        /// How many cards it has then.
        cards: usize,
    },
    /// The play.
    Play(Vec<Laid>),
}

/// Why there is no hint.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoHint {
    /// Where words can be challenged, nothing tells what a word is before that (O29).
    Challenges,
    /// The own seat does not play now, or has not taken its card yet.
    NotNow,
}

impl View {
    /// A hint about the best play of the own seat: the first play that gains anything. No word
    /// that the family switch hides is ever told.
    ///
    /// # Errors
    /// Why there is none.
    pub fn hint(&self, step: HintStep, words: &Lexicon, family: &Family) -> Result<Hint, NoHint> {
        let turn = &self.table.turn;
        let plays = self.table.stage == Stage::Playing && self.own == Some(turn.seat);
        match self.table.options.checking {
            Checking::Challenge => return Err(NoHint::Challenges),
            Checking::AutoCheck | Checking::Honour => {}
        }
        if !plays || !(turn.drawn || self.deck == 0) {
            return Err(NoHint::NotNow);
        }
        Ok(match best(self, words, family) {
            None => Hint::NoPlay,
            Some(find) => match step {
                HintStep::Way => Hint::Way {
                    way: find.way,
                    gain: find.gain,
                },
                HintStep::Place => Hint::Place {
                    cards: find.line.len(),
                    used: {
                        let used = find.used.iter().filter_map(|id| self.table.word(*id));
                        used.map(TableWord::word).collect()
                    },
                },
                HintStep::Play => Hint::Play(find.line),
            },
        })
    }
}

/// What the highest level would lay first, of words that may be told; where it lays nothing, the
/// best play that gains anything. It is the same for each step.
fn best(view: &View, words: &Lexicon, family: &Family) -> Option<Find> {
    let steady = &mut Chance::new(0);
    let laid = match think(view, view.own?, &ACE, words, family, steady) {
        Action::Play(line) => Some(line),
        _ => None,
    };
    let mut finds = Finder::at(view).find(words);
    finds.retain(|find| !family.hides(find.id) && find.swing() > 0);
    // A line that isn't told still leaves others that gain.
    let told = finds
        .iter()
        .position(|find| Some(&find.line) == laid.as_ref());
    finds.into_iter().nth(told.unwrap_or_default())
}
