//! Hints in steps: the kind of play, then its place, then the play itself.

use serde::{Deserialize, Serialize};

use super::{ACE, Finder, FoundPlay, think};
use game::Chance;
use lexicon::{FamilyFilter, Lexicon, Word};
use one_letter_better_rules::{Action, CheckingRule, LaidCard, PlayKind, Stage, TableWord, View};

/// How much a hint reveals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum HintStep {
    /// The kind of play, and its score.
    Way,
    /// The table words that the play uses, and its length.
    Place,
    /// The complete play.
    Play,
}

impl HintStep {
    /// All three steps, the least revealing first.
    pub const ALL: [HintStep; 3] = [HintStep::Way, HintStep::Place, HintStep::Play];
}

/// A hint about the best play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Hint {
    /// No play gains anything.
    NoPlay,
    /// The kind of play, and its score.
    Way {
        /// The kind of the best play.
        way: PlayKind,
        /// The points that the play scores.
        gain: i32,
    },
    /// The table words that the best play uses (none for a new word), and its length.
    Place {
        /// The table words that the play uses.
        used: Vec<Word>,
        /// The number of cards the result will have.
        cards: usize,
    },
    /// The complete play.
    Play(Vec<LaidCard>),
}

/// Why there is no hint.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoHint {
    /// Words can be challenged in this game, so nothing may reveal beforehand whether a word is in
    /// the list (O29).
    Challenges,
    /// The viewer's seat isn't playing now, or hasn't taken its card yet.
    NotNow,
}

/// Gives a hint about the best play of the viewer's seat. Words hidden by the family switch
/// never appear.
///
/// # Errors
/// Why there is no hint.
pub fn hint(
    view: &View,
    step: HintStep,
    words: &Lexicon,
    family: &FamilyFilter,
) -> Result<Hint, NoHint> {
    let turn = &view.table.turn;
    let plays = view.table.stage == Stage::Playing && view.own == Some(turn.seat);
    match view.table.options.checking {
        CheckingRule::Challenge => return Err(NoHint::Challenges),
        CheckingRule::AutoCheck | CheckingRule::Honour => {}
    }
    if !plays || !(turn.drawn || view.deck == 0) {
        return Err(NoHint::NotNow);
    }
    Ok(match best_play(view, words, family) {
        None => Hint::NoPlay,
        Some(find) => match step {
            HintStep::Way => Hint::Way {
                way: find.way,
                gain: find.gain,
            },
            HintStep::Place => Hint::Place {
                cards: find.line.len(),
                used: {
                    let used = find.used.iter().filter_map(|id| view.table.word(*id));
                    used.map(TableWord::word).collect()
                },
            },
            HintStep::Play => Hint::Play(find.line),
        },
    })
}

/// The play that the highest level would make first. If that is a hidden word or no word at all,
/// the best play that gains anything. It is the same for every hint step.
fn best_play(view: &View, words: &Lexicon, family: &FamilyFilter) -> Option<FoundPlay> {
    let steady = &mut Chance::new(0);
    let laid = match think(view, view.own?, &ACE, words, family, steady) {
        Action::Play(line) => Some(line),
        _ => None,
    };
    let mut finds = Finder::new(view).find(words);
    finds.retain(|find| !family.hides(find.id) && find.swing() > 0);
    // If the level's own play is hidden, the best of the other plays is used.
    let told = finds
        .iter()
        .position(|find| Some(&find.line) == laid.as_ref());
    finds.into_iter().nth(told.unwrap_or_default())
}
