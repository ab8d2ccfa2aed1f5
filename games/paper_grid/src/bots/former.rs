//! The apprentice, which was the only bot before there were levels: it plays the best word it
//! finds, and does everything else by habit.
//!
//! The arena measures the levels against it. At a table one of today's levels plays in its place
//! (`Game::RETIRED_BOTS`), so it isn't part of any page.

use super::habit::{
    MAX_TAKEN_BACK, choose_answer, choose_call, choose_claim, choose_effect, judge_play,
};
use game::{Chance, SeatId};
use lexicon::{Level, Lexicon};
use paper_grid_rules::{Action, Move, Stage, State, TakenBackPlays, moves_up_to};

/// Returns the apprentice's action for a seat that the game waits for.
pub fn choose(view: &State, seat: SeatId, words: &Lexicon, chance: &mut Chance) -> Action {
    choose_after(view, seat, words, &TakenBackPlays::default(), chance)
}

/// Like [`choose`], where the table has taken plays back (K16).
pub fn choose_after(
    view: &State,
    seat: SeatId,
    words: &Lexicon,
    taken_back: &TakenBackPlays,
    chance: &mut Chance,
) -> Action {
    match &view.stage {
        Stage::Claiming => choose_claim(view, chance),
        Stage::Playing => play(view, seat, words, taken_back),
        Stage::Judging(placed) => judge_play(view, placed, words),
        Stage::Acting(_) => choose_effect(view, seat, chance),
        Stage::Asking | Stage::Over(_) => choose_call(view, seat),
        Stage::Answering { called, .. } => choose_answer(view, seat, called, chance),
    }
}

/// Returns the apprentice's highest-scoring play. Where the table judges words, the apprentice
/// keeps to everyday words and repeats no play that was taken back; after a few of those it plays
/// no word (K16).
fn play(view: &State, seat: SeatId, words: &Lexicon, taken_back: &TakenBackPlays) -> Action {
    let level = view.options.judge.level().unwrap_or(Level::EVERYDAY);
    let mut plays = moves_up_to(view, seat, words, level).into_iter();
    let is_new = |play: &Move| !taken_back.contains_words_of(view, seat, &play.placed);
    let best = plays.find(is_new);
    match best.filter(|_| taken_back.count_this_turn() < MAX_TAKEN_BACK) {
        Some(best) => Action::Play(best.placed),
        None if view.endgame => Action::Pass,
        None => choose_call(view, seat),
    }
}
