//! Answers to an asker that are worth considering (K21).

use super::bot_decision::BotDecision;
use lexicon::Letter;
use paper_grid_rules::{Action, EdgeId, LaidLetters};

/// Returns the possible answers: each called letter, and walls through the best plays
/// of the others.
pub(super) fn candidates(decision: &BotDecision, called: &[Letter]) -> Vec<Action> {
    let view = decision.view;
    let mut answers: Vec<Action> = Vec::new();
    for letter in called {
        let take = Action::Take(*letter);
        if view.room_in_hand(decision.seat) > 0 && !answers.contains(&take) {
            answers.push(take);
        }
    }
    let walls = edges_in_plays(decision).into_iter();
    let walls = walls.filter(|edge| view.check_wall(*edge).is_ok());
    answers.extend(walls.take(decision.judgement.candidates).map(Action::Wall));
    answers
}

/// Returns the edges that the best plays of the other seats cross.
fn edges_in_plays(decision: &BotDecision) -> Vec<EdgeId> {
    let mut edges: Vec<EdgeId> = Vec::new();
    for (seat, play) in decision.threats(PLAYS_PER_SEAT) {
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
    edges
}

/// Number of plays considered of each other seat.
const PLAYS_PER_SEAT: usize = 4;
