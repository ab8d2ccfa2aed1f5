//! Hints: the play that the highest level would make.

use serde::{Deserialize, Serialize};

use super::{ACE, Finder, FoundPlay, think};
use game::{Chance, Judge};
use lexicon::{FamilyFilter, Level, Lexicon};
use one_letter_better_rules::{Action, CheckingRule, LaidCard, Stage, View};

/// A hint about the best play. The screen reveals it in steps.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Hint {
    /// No play gains anything.
    NoPlay,
    /// The line of cards of the best play.
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
pub fn hint(view: &View, words: &Lexicon, family: &FamilyFilter) -> Result<Hint, NoHint> {
    let turn = &view.table.turn;
    let plays = view.table.stage == Stage::Playing && view.own == Some(turn.seat);
    match view.table.options.checking {
        CheckingRule::Challenge => return Err(NoHint::Challenges),
        CheckingRule::AutoCheck | CheckingRule::Honour => {}
    }
    if !plays || !(turn.drawn || view.deck == 0) {
        return Err(NoHint::NotNow);
    }
    let best = best_play(view, words, family);
    Ok(best.map_or(Hint::NoPlay, |find| Hint::Play(find.line)))
}

/// The play that the highest level would make first. If that is a hidden word or no word at all,
/// the best play that gains anything. In games of everyday words a more familiar word goes first.
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
    let mut told = told.unwrap_or_default();
    if view.table.options.judge == Judge::Everyday {
        told = more_familiar_play(&finds, told, words);
    }
    finds.into_iter().nth(told)
}

/// Replaces a play by one with a more familiar word: one of the commonest words if it is worth
/// three quarters as much, or else a familiar word that is worth half as much. A hint at a word
/// that the player doesn't know teaches little.
fn more_familiar_play(finds: &[FoundPlay], best: usize, words: &Lexicon) -> usize {
    let Some(first) = finds.get(best) else {
        return best;
    };
    let limits = [
        (3, Level::Common),
        (3, Level::Familiar),
        (2, Level::Familiar),
    ];
    for (quarters, level) in limits {
        let known = |find: &FoundPlay| words.level(find.id) <= level;
        let good = |find: &FoundPlay| 4 * find.swing() >= quarters * first.swing();
        if known(first) {
            return best;
        }
        // The plays are sorted, so this is the best one.
        if let Some(at) = finds.iter().position(|find| known(find) && good(find)) {
            return at;
        }
    }
    best
}
