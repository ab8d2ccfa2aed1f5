//! Which words an opponent challenges.

use super::Rival;
use crate::games::one_letter_better::rules::View;
use crate::lexicon::Lexicon;
use crate::table::Chance;

/// The play of the turn that it challenges, if it doubts one. What it knows it never doubts;
/// of other words the wrong ones look wrong more often.
pub(super) fn doubts(
    view: &View,
    rival: Rival,
    words: &Lexicon,
    chance: &mut Chance,
) -> Option<u8> {
    let judged = view.table.options.judge.level();
    let known = judged.map_or(rival.vocabulary(), |level| level.min(rival.vocabulary()));
    let mut plays = (0..).zip(&view.table.turn.plays);
    let doubted = plays.find(|(_, played)| {
        let mut unknown = played
            .made
            .words()
            .filter(|word| !words.contains_at(*word, known));
        let Some(word) = unknown.next().filter(|_| played.challenged.is_none()) else {
            return false;
        };
        let is = |word| judged.is_none_or(|level| words.contains_at(word, level));
        let right = is(word) && unknown.all(is);
        chance.below(100) < rival.doubts(right)
    });
    doubted.map(|(play, _)| play)
}
