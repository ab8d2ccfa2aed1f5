//! Choices for special cells that act, as far as they are worth considering (K36, K37, K40).

use super::bot_decision::BotDecision;
use base::sorting::sort_by_key;
use lexicon::Letter;
use lexicon::letter_ease::letter_ease;
use paper_grid_rules::{Action, CellId, Placed, SpecialType};

pub(super) fn candidates(decision: &BotDecision) -> Vec<Action> {
    match decision.view.acting_special() {
        Some((_, SpecialType::Thief)) => steal_actions(decision),
        Some((_, SpecialType::Destroyer)) => destroy_actions(decision),
        _ => block_actions(decision),
    }
}

/// Returns all possible steals: each letter of each other hand, once.
fn steal_actions(decision: &BotDecision) -> Vec<Action> {
    let mut steals: Vec<Action> = Vec::new();
    for from in decision.view.robbable_seats() {
        for letter in decision.view.hand(from) {
            let steal = Action::Steal(from, *letter);
            if !steals.contains(&steal) {
                steals.push(steal);
            }
        }
    }
    steals
}

/// Returns pairs of cells to cross out, among those that the others' best plays would cover.
fn destroy_actions(decision: &BotDecision) -> Vec<Action> {
    let cells = threatened_cells(decision);
    let pairs = cells.iter().enumerate().flat_map(|(at, one)| {
        let others = cells.iter().skip(at + 1);
        others.map(|other| Action::Destroy(vec![*one, *other]))
    });
    pairs.take(decision.judgement.candidates).collect()
}

/// Returns blockades: none, or the hardest letters of the hand placed where others would play.
fn block_actions(decision: &BotDecision) -> Vec<Action> {
    let mut hand: Vec<Letter> = decision.view.hand(decision.seat).to_vec();
    sort_by_key(&mut hand, |letter| letter_ease(*letter));
    let cells = threatened_cells(decision);
    let single = cells.iter().flat_map(|cell| {
        let letter = hand.first();
        letter.map(|letter| Action::Block(vec![Placed(*cell, *letter)]))
    });
    let nothing = std::iter::once(Action::Block(Vec::new()));
    let all = nothing.chain(single);
    all.take(decision.judgement.candidates).collect()
}

/// Returns the cells in which the others' best plays would lay letters.
fn threatened_cells(decision: &BotDecision) -> Vec<CellId> {
    let mut cells: Vec<CellId> = Vec::new();
    for (_, play) in decision.threats(PLAYS_PER_SEAT) {
        for Placed(cell, _) in play.placed {
            if !cells.contains(&cell) {
                cells.push(cell);
            }
        }
    }
    cells
}

/// Number of plays considered of each other seat.
const PLAYS_PER_SEAT: usize = 3;
