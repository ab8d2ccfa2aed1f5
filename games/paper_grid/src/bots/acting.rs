//! Choices for special cells that act, as far as they are worth considering (K36, K37, K40).

use super::search::Thought;
use base::sorting::sort_by_key;
use lexicon::Letter;
use lexicon::ease::ease;
use paper_grid_rules::{Action, CellId, Placed, Special};

pub(super) fn choices(thought: &Thought) -> Vec<Action> {
    match thought.view.acting() {
        Some((_, Special::Thief)) => steals(thought),
        Some((_, Special::Destroyer)) => destroys(thought),
        _ => blocks(thought),
    }
}

/// Returns all possible steals: each letter of each other hand, once.
fn steals(thought: &Thought) -> Vec<Action> {
    let mut steals: Vec<Action> = Vec::new();
    for from in thought.view.robbable() {
        for letter in thought.view.hand(from) {
            let steal = Action::Steal(from, *letter);
            if !steals.contains(&steal) {
                steals.push(steal);
            }
        }
    }
    steals
}

/// Returns pairs of cells to cross out, among those that the others' best plays would cover.
fn destroys(thought: &Thought) -> Vec<Action> {
    let cells = aimed_at(thought);
    let pairs = cells.iter().enumerate().flat_map(|(at, one)| {
        let others = cells.iter().skip(at + 1);
        others.map(|other| Action::Destroy(vec![*one, *other]))
    });
    pairs.take(thought.judgement.candidates).collect()
}

/// Returns blockades: none, or the hardest letters of the hand placed where others would play.
fn blocks(thought: &Thought) -> Vec<Action> {
    let mut hand: Vec<Letter> = thought.view.hand(thought.seat).to_vec();
    sort_by_key(&mut hand, |letter| ease(*letter));
    let cells = aimed_at(thought);
    let single = cells.iter().flat_map(|cell| {
        let letter = hand.first();
        letter.map(|letter| Action::Block(vec![Placed(*cell, *letter)]))
    });
    let nothing = std::iter::once(Action::Block(Vec::new()));
    let all = nothing.chain(single);
    all.take(thought.judgement.candidates).collect()
}

/// Returns the cells in which the others' best plays would lay letters.
fn aimed_at(thought: &Thought) -> Vec<CellId> {
    let mut cells: Vec<CellId> = Vec::new();
    for (_, play) in thought.threats(PLAYS) {
        for Placed(cell, _) in play.placed {
            if !cells.contains(&cell) {
                cells.push(cell);
            }
        }
    }
    cells
}

/// Number of plays considered of each other seat.
const PLAYS: usize = 3;
