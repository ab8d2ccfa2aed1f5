//! Hints in three steps: the card, its square, and the whole placing.

use serde::{Deserialize, Serialize};

use super::{ARCHMAGE, Finder, FoundPlay, think};
use c_u_letter_rules::{Action, CardId, Square, Stage, View};
use game::Chance;
use lexicon::{FamilyFilter, Lexicon};

/// How much a hint shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum HintStep {
    /// The card, and what it gains.
    Card,
    /// The card and its square.
    Place,
    /// The whole placing, and the words that it opens.
    Placing,
}

impl HintStep {
    /// All three steps, from the least to the most.
    pub const ALL: [HintStep; 3] = [HintStep::Card, HintStep::Place, HintStep::Placing];
}

/// A hint about the best placing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Hint {
    /// No placing gains anything.
    Nothing,
    /// Some placings gain cards, but the best one isn't among them.
    Quiet,
    /// The card, and its gain.
    Card {
        card: CardId,
        /// How many cards the placing gains on the other seats, including its value as an ambush.
        swing: i32,
    },
    /// The card and its square.
    Place { card: CardId, at: Square },
    /// The whole placing.
    Placing(FoundPlay),
}

/// Error: the game has no hints, or the viewing seat isn't about to place a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct NoHint;

/// Returns a hint about the viewing seat's best placing. It never shows a word that the family
/// setting hides.
///
/// # Errors
/// No hint is available now, or hints are off in this game.
pub fn hint(
    view: &View,
    step: HintStep,
    words: &Lexicon,
    family: &FamilyFilter,
) -> Result<Hint, NoHint> {
    if !view.table.options.hints || view.table.stage != Stage::Placing || !view.can_act() {
        return Err(NoHint);
    }
    let gains = |find: &FoundPlay| find.swing() + find.ambush > 0;
    let mut finds = Finder::new(view).find(words);
    finds.retain(|find| find.is_family_friendly(family));
    let gaining = || finds.iter().find(|find| gains(find));
    // The placing that the highest level chooses may open a word that the family setting hides.
    let best = best_placing(view, &finds, words, family).or_else(gaining);
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

/// Returns the placing that the strongest bot would choose, judging with every word that counts in
/// this game, or `None` if it opens a hidden word. The bot uses a fixed seed, so each hint step is
/// about the same placing.
fn best_placing<'f>(
    view: &View,
    finds: &'f [FoundPlay],
    words: &Lexicon,
    family: &FamilyFilter,
) -> Option<&'f FoundPlay> {
    let steady = &mut Chance::new(0);
    let Action::Place(best) = think(view, view.own?, &ARCHMAGE, words, family, steady) else {
        return None;
    };
    finds.iter().find(|find| find.placing == best)
}
