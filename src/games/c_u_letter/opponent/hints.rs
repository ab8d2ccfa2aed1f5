//! Hints in steps: which card, where, and the whole placing.

use serde::{Deserialize, Serialize};

use super::{ARCHMAGE, Find, Finder, think};
use crate::games::c_u_letter::rules::{Action, CardId, Square, Stage, View};
use game::Chance;
use lexicon::{Family, Lexicon};

/// How much is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum HintStep {
    /// Which card, and what it brings.
    Card,
    /// Where it goes.
    Place,
    /// All of it, and the words that it opens.
    Placing,
}

impl HintStep {
    /// All three, the least first.
    pub const ALL: [HintStep; 3] = [HintStep::Card, HintStep::Place, HintStep::Placing];
}

/// A hint about the best placing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Hint {
    /// None brings anything.
    Nothing,
    /// Some bring cards, but none of those is best.
    Quiet,
    /// Which card, and by how many cards it gains on the others.
    Card {
        /// The card.
        card: CardId,
        /// By how many.
        swing: i32,
    },
    /// Which card, and where.
    Place {
        /// The card.
        card: CardId,
        /// The square.
        at: Square,
    },
    /// All of it.
    Placing(Find),
}

/// This game has no hints, or it is not the own seat's time to place a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct NoHint;

impl View {
    /// A hint about the best placing of the own seat. No word that the family switch hides is
    /// ever told.
    ///
    /// # Errors
    /// There is none now, or never in this game.
    pub fn hint(&self, step: HintStep, words: &Lexicon, family: &Family) -> Result<Hint, NoHint> {
        if !self.table.options.hints || self.table.stage != Stage::Placing || !self.acts() {
            return Err(NoHint);
        }
        let gains = |find: &Find| find.swing() + find.ambush > 0;
        let mut finds = Finder::at(self).find(words);
        finds.retain(|find| find.may_be_told(family));
        let gaining = || finds.iter().find(|find| gains(find));
        // What the highest level would place may open a word that is hidden.
        let best = best(self, &finds, words, family).or_else(gaining);
        Ok(match best.filter(|find| gains(find)).cloned() {
            None if gaining().is_some() => Hint::Quiet,
            None => Hint::Nothing,
            Some(find) => match step {
                HintStep::Card => Hint::Card {
                    card: find.placing.card,
                    swing: find.swing() + find.ambush,
                },
                HintStep::Place => Hint::Place {
                    card: find.placing.card,
                    at: find.placing.at,
                },
                HintStep::Placing => Hint::Placing(find),
            },
        })
    }
}

/// What the highest level would place, with every word that counts here; of those that open no
/// word that is hidden. It is the same for each step.
fn best<'f>(view: &View, finds: &'f [Find], words: &Lexicon, family: &Family) -> Option<&'f Find> {
    let steady = &mut Chance::new(0);
    let Action::Place(best) = think(view, view.own?, &ARCHMAGE, words, family, steady) else {
        return None;
    };
    finds.iter().find(|find| find.placing == best)
}
