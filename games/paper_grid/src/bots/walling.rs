//! Answers to an asker that are worth considering (K21).

use super::search::Thought;
use lexicon::Letter;
use paper_grid_rules::{Action, EdgeId, Laid};

/// Returns the possible answers: each called letter, and walls through the best plays
/// of the others.
pub(super) fn choices(thought: &Thought, called: &[Letter]) -> Vec<Action> {
    let view = thought.view;
    let mut answers: Vec<Action> = Vec::new();
    for letter in called {
        let take = Action::Take(*letter);
        if view.room(thought.seat) > 0 && !answers.contains(&take) {
            answers.push(take);
        }
    }
    let walls = through_plays(thought).into_iter();
    let walls = walls.filter(|edge| view.may_wall(*edge).is_ok());
    answers.extend(walls.take(thought.judgement.candidates).map(Action::Wall));
    answers
}

/// Returns the edges that the best plays of the others cross.
fn through_plays(thought: &Thought) -> Vec<EdgeId> {
    let mut edges: Vec<EdgeId> = Vec::new();
    for (seat, play) in thought.threats(PLAYS) {
        let Ok(laid) = Laid::new(thought.view, seat, &play.placed) else {
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
const PLAYS: usize = 4;
