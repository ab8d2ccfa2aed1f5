//! Chooses a bot's action, whatever the game waits for.

use super::bot_decision::BotDecision;
use super::level::Bot;
use super::playout::Playout;
use super::sight::BotEye;
use super::{answers, calls, effect_candidates, habit, special_candidates};
use game::{Chance, SeatId};
use lexicon::Lexicon;
use paper_grid_rules::{Action, Move, Stage, State, TakenBackPlays};

/// Returns a bot's action for a seat that the game waits for. `taken_back` has the plays that the
/// table rejected (K16).
pub fn think(
    bot: &Bot,
    view: &State,
    seat: SeatId,
    words: &Lexicon,
    taken_back: &TakenBackPlays,
    chance: &mut Chance,
) -> Action {
    let judgement = bot.mind.judgement;
    let playout = Playout::new(words, &bot.mind, seat);
    let decision = BotDecision {
        view,
        seat,
        judgement,
        playout: &playout,
    };
    match &view.stage {
        Stage::Claiming => habit::choose_claim(view, chance),
        Stage::Judging(placed) => habit::judge_play(view, placed, words),
        Stage::Playing => {
            let plays = if taken_back.count_this_turn() < habit::MAX_TAKEN_BACK {
                seen_plays(bot, &decision, words, taken_back)
            } else {
                Vec::new()
            };
            choose_play(bot, &decision, plays, chance)
        }
        Stage::Asking | Stage::Over(_) => calls::choose_call(bot, &decision, chance),
        Stage::Acting(_) => {
            let first = habit::choose_effect(view, seat, chance);
            decision.best_action(first, || effect_candidates::candidates(&decision))
        }
        Stage::Answering { called, .. } => {
            answers::choose_answer(bot, &decision, called, words, chance)
        }
    }
}

/// Returns the best plays that the bot sees, as many as it considers.
fn seen_plays(
    bot: &Bot,
    decision: &BotDecision,
    words: &Lexicon,
    taken_back: &TakenBackPlays,
) -> Vec<Move> {
    let BotDecision { view, seat, .. } = *decision;
    let sighted = BotEye::new(bot, view, seat, words);
    let plays = decision.playout.ranked_plays(view, seat).into_iter();
    let new = plays.filter(|play| !taken_back.contains_words_of(view, seat, &play.placed));
    let seen = new.filter(|play| !decision.playout.is_spent() && sighted.sees(&play.placed));
    seen.take(decision.judgement.candidates.max(1)).collect()
}

/// Chooses a play, a turn without one, or making a cell special instead (K31).
fn choose_play(bot: &Bot, decision: &BotDecision, plays: Vec<Move>, chance: &mut Chance) -> Action {
    let view = decision.view;
    let without = if view.endgame {
        Action::Pass
    } else {
        habit::choose_call(view, decision.seat)
    };
    let cells = plays.iter().flat_map(|play| &play.placed);
    let cells = cells.map(|placed| placed.0).collect();
    let made = || special_candidates::candidates(decision, cells);
    let mut plays = plays.into_iter().map(|play| Action::Play(play.placed));
    let done = match plays.next() {
        Some(first) => {
            decision.best_action(first, || plays.chain([without]).chain(made()).collect())
        }
        None => decision.best_action(without, made),
    };
    match done {
        Action::Ask { .. } => calls::choose_call(bot, decision, chance),
        other => other,
    }
}
