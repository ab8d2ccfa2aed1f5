//! Answers to an asker (K21): a called letter, or a wall where it costs another seat something.

use super::bot_decision::BotDecision;
use super::habit;
use super::level::Bot;
use super::sight::BotEye;
use game::{Chance, SeatId};
use lexicon::{Letter, Lexicon};
use paper_grid_rules::{Action, EdgeId, LaidLetters, Move};

/// Chooses a letter, or a wall if the hand is full or the wall is clearly better. A wall takes a
/// letter's place, so it has to bring more than the letter that it forgoes.
pub(super) fn choose_answer(
    bot: &Bot,
    decision: &BotDecision,
    called: &[Letter],
    words: &Lexicon,
    chance: &mut Chance,
) -> Action {
    let first = first_answer(bot, decision, called, words, chance);
    let letter = decision.best_action(first, || takes(decision, called));
    let gate = match letter {
        Action::Take(_) => WALL_GATE,
        _ => decision.judgement.gate,
    };
    decision.best_beyond(letter, gate, || {
        let walls = edges_in_plays(decision, decision.threats(PLAYS_PER_SEAT));
        let walls = walls.into_iter().map(Action::Wall);
        walls.take(decision.judgement.candidates).collect()
    })
}

/// Returns the answer that looks best without a search. A hand with room takes a letter, even one
/// that it has no use for, unless a wall cuts another seat's play that the bot sees.
fn first_answer(
    bot: &Bot,
    decision: &BotDecision,
    called: &[Letter],
    words: &Lexicon,
    chance: &mut Chance,
) -> Action {
    let BotDecision { view, seat, .. } = *decision;
    let by_habit = habit::choose_answer(view, seat, called, chance);
    let letter = habit::most_wanted(view.hand(seat), called);
    let letter = letter.filter(|_| view.room_in_hand(seat) > 0);
    if let (Action::Wall(_), Some(letter)) = (&by_habit, letter) {
        let wall = costly_wall(bot, decision, words);
        return wall.map_or(Action::Take(letter), Action::Wall);
    }
    by_habit
}

/// Returns a wall through another seat's play that the bot sees, the next player's first, beside a
/// cell where a letter would be laid. A search compares walls itself.
fn costly_wall(bot: &Bot, decision: &BotDecision, words: &Lexicon) -> Option<EdgeId> {
    if decision.judgement.candidates > 1 {
        return None;
    }
    let eye = BotEye::new(bot, decision.view, decision.seat, words);
    let mut threats = decision.threats(PLAYS_PER_SEAT);
    threats.retain(|(seat, play)| eye.sees_play_of(*seat, &play.placed));
    let board = &decision.view.board;
    let free = |edge: &EdgeId| {
        let sides = board.size().cells_beside_edge(*edge);
        sides.is_some_and(|(one, other)| {
            board.letter(one).is_none() || board.letter(other).is_none()
        })
    };
    edges_in_plays(decision, threats).into_iter().find(free)
}

/// Returns each called letter, if the hand has room.
fn takes(decision: &BotDecision, called: &[Letter]) -> Vec<Action> {
    let mut takes: Vec<Action> = Vec::new();
    for letter in called {
        let take = Action::Take(*letter);
        if decision.view.room_in_hand(decision.seat) > 0 && !takes.contains(&take) {
            takes.push(take);
        }
    }
    takes
}

/// Returns the edges that plays of other seats cross, where a wall may be placed.
fn edges_in_plays(decision: &BotDecision, plays: Vec<(SeatId, Move)>) -> Vec<EdgeId> {
    let mut edges: Vec<EdgeId> = Vec::new();
    for (seat, play) in plays {
        let Ok(laid) = LaidLetters::new(decision.view, seat, &play.placed) else {
            continue;
        };
        for run in &laid.runs {
            for pair in run.cells.windows(2) {
                let edge = match pair {
                    [one, other] => laid.board.size().edge_between(*one, *other),
                    _ => None,
                };
                edges.extend(edge.filter(|edge| !edges.contains(edge)));
            }
        }
    }
    edges.retain(|edge| decision.view.check_wall(*edge).is_ok());
    edges
}

/// Number of plays considered of each other seat.
const PLAYS_PER_SEAT: usize = 4;

/// How much better than a letter a wall must be, in hundredths of a point.
const WALL_GATE: i32 = 700;
