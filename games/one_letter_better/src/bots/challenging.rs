//! Which words a bot challenges.

use game::Chance;
use lexicon::{Level, Lexicon};
use one_letter_better_rules::View;

/// Returns the play of the turn that the bot challenges, if any. It never doubts a word it knows.
/// Of the others it doubts a percentage, `odds(true)` of good words and `odds(false)` of wrong
/// ones, because wrong words look wrong more often.
pub(super) fn choose_challenge(
    view: &View,
    vocabulary: Level,
    odds: impl Fn(bool) -> usize,
    words: &Lexicon,
    chance: &mut Chance,
) -> Option<u8> {
    let judged = view.table.options.judge.level();
    let known = judged.map_or(vocabulary, |level| level.min(vocabulary));
    let mut plays = (0..).zip(&view.table.turn.plays);
    let doubted = plays.find(|(_, played)| {
        let mut unknown = played
            .made
            .words()
            .filter(|word| !words.contains_up_to(*word, known));
        let Some(word) = unknown.next().filter(|_| played.challenged.is_none()) else {
            return false;
        };
        let is = |word| judged.is_none_or(|level| words.contains_up_to(word, level));
        let right = is(word) && unknown.all(is);
        chance.below(100) < odds(right)
    });
    doubted.map(|(play, _)| play)
}
