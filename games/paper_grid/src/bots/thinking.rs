//! Chooses a bot's action, whatever the game waits for.

use super::level::Bot;
use super::playout::Playout;
use super::search::Thought;
use super::sight::Sighted;
use super::{acting, asking, habit, making, walling};
use game::{Chance, SeatId};
use lexicon::Lexicon;
use paper_grid_rules::{Action, Move, Stage, State, TakenBack};

/// Returns a bot's action for a seat that the game waits for. `taken_back` has the plays that the
/// table rejected (K16).
pub fn think(
    bot: &Bot,
    view: &State,
    seat: SeatId,
    words: &Lexicon,
    taken_back: &TakenBack,
    chance: &mut Chance,
) -> Action {
    let judgement = bot.mind.judgement;
    let playout = Playout::new(words, &bot.mind, seat);
    let thought = Thought {
        view,
        seat,
        judgement,
        playout: &playout,
    };
    match &view.stage {
        Stage::Claiming => habit::claim(view, chance),
        Stage::Judging(placed) => habit::judge(view, placed, words),
        Stage::Playing => {
            let plays = match taken_back.this_turn() < habit::PATIENCE {
                true => seen(bot, &thought, words, taken_back),
                false => Vec::new(),
            };
            play(&thought, plays)
        }
        Stage::Asking | Stage::Over(_) => ask(&thought),
        Stage::Acting(_) => {
            let first = habit::act(view, seat, chance);
            thought.best(first, || acting::choices(&thought))
        }
        Stage::Answering { called, .. } => {
            let first = habit::answer(view, seat, called, chance);
            thought.best(first, || walling::choices(&thought, called))
        }
    }
}

/// Returns the best plays that the bot sees, as many as it considers.
fn seen(bot: &Bot, thought: &Thought, words: &Lexicon, taken_back: &TakenBack) -> Vec<Move> {
    let Thought { view, seat, .. } = *thought;
    let sighted = Sighted::new(bot, view, seat, words);
    let plays = thought.playout.plays(view, seat).into_iter();
    let new = plays.filter(|play| !taken_back.has(view, seat, &play.placed));
    let seen = new.filter(|play| !thought.playout.is_spent() && sighted.sees(&play.placed));
    seen.take(thought.judgement.candidates.max(1)).collect()
}

/// Chooses a play, a turn without one, or making a cell special instead (K31).
fn play(thought: &Thought, plays: Vec<Move>) -> Action {
    let view = thought.view;
    let without = match view.endgame {
        true => Action::Pass,
        false => habit::ask(view, thought.seat),
    };
    let cells = plays.iter().flat_map(|play| &play.placed);
    let cells = cells.map(|placed| placed.0).collect();
    let made = || making::choices(thought, cells);
    let mut plays = plays.into_iter().map(|play| Action::Play(play.placed));
    let done = match plays.next() {
        Some(first) => thought.best(first, || plays.chain([without]).chain(made()).collect()),
        None => thought.best(without, made),
    };
    match done {
        Action::Ask { .. } => ask(thought),
        other => other,
    }
}

fn ask(thought: &Thought) -> Action {
    let first = habit::ask(thought.view, thought.seat);
    thought.best(first, || asking::choices(thought))
}
