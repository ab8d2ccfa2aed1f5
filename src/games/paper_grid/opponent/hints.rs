//! The play that a hint is about.

use super::level::MAGPIE;
use super::playout::Playout;
use super::search::Thought;
use crate::games::paper_grid::rules::{Action, Placed, State};
use crate::lexicon::Lexicon;

/// What the highest level would play on a day on which it misses nothing; nothing where no word
/// can be played. It is the same for every hint of a turn.
#[must_use]
pub fn best_play(view: &State, words: &Lexicon) -> Vec<Placed> {
    let (mind, seat) = (MAGPIE.mind, view.turn.seat);
    let playout = Playout::new(words, mind.vocabulary, mind.judgement.work);
    let thought = Thought {
        view,
        seat,
        judgement: mind.judgement,
        playout: &playout,
    };
    let plays = playout.plays(view, seat).into_iter();
    let plays = plays.take(mind.judgement.candidates);
    let mut plays = plays.map(|play| Action::Play(play.placed));
    let Some(first) = plays.next() else {
        return Vec::new();
    };
    match thought.best(first, || plays.collect()) {
        Action::Play(placed) => placed,
        _ => Vec::new(),
    }
}
