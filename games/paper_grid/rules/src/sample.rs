//! Random legal actions, for the tests' random player.

use super::{Action, Letterfraud, Placed, SpecialType, Stage, State, moves};
use game::{Chance, SeatId};
use lexicon::{Letter, Lexicon};

/// Returns a random legal action of a seat that the game waits for.
pub(super) fn sample_action(
    state: &State,
    seat: SeatId,
    words: Option<&Lexicon>,
    chance: &mut Chance,
) -> Action {
    match &state.stage {
        Stage::Claiming => random_claim(state, chance),
        Stage::Playing => random_play(state, seat, words, chance),
        Stage::Judging(_) if chance.below(4) == 0 => Action::TakeBack,
        Stage::Judging(_) => Action::Accept,
        Stage::Acting(_) => random_effect(state, seat, chance),
        Stage::Answering { called, .. } => random_answer(state, seat, called, chance),
        Stage::Asking | Stage::Over(_) => random_call(state, seat, chance),
    }
}

fn random_claim(state: &State, chance: &mut Chance) -> Action {
    let rim = state.board.size().rim_cells().into_iter();
    let free = rim.filter(|cell| state.board.cell(*cell) == super::Cell::default());
    let cell = chance.pick(&free.collect::<Vec<_>>()).copied();
    cell.map_or(Action::Pass, Action::Claim)
}

fn random_play(
    state: &State,
    seat: SeatId,
    words: Option<&Lexicon>,
    chance: &mut Chance,
) -> Action {
    let found = match (words, chance.below(5)) {
        (Some(words), 1..) => moves(state, seat, words),
        _ => Vec::new(),
    };
    if let Some(found) = chance.pick(&found) {
        return Action::Play(found.placed.clone());
    }
    if let Some(placed) = letter_beside_another(state, seat, chance) {
        return Action::Play(placed);
    }
    if state.endgame {
        return Action::Pass;
    }
    let types: Vec<SpecialType> = state.placeable_specials().collect();
    let cells: Vec<_> = state.plain_cells().collect();
    match (chance.pick(&types), chance.pick(&cells), chance.below(2)) {
        (Some(special), Some(cell), 0) => Action::Make(*cell, *special),
        _ => random_call(state, seat, chance),
    }
}

/// Returns a play of one letter beside another, where the table judges words.
fn letter_beside_another(state: &State, seat: SeatId, chance: &mut Chance) -> Option<Vec<Placed>> {
    if state.options.judge.level().is_some() {
        return None;
    }
    let free = state.board.cells_where(|cell| cell.is_free());
    let letter = chance.pick(state.hand(seat)).copied()?;
    let plays = free.iter().map(|cell| vec![Placed(cell, letter)]);
    let legal = plays.filter(|placed| {
        let laid = super::LaidLetters::new(state, seat, placed);
        laid.is_ok_and(|laid| laid.check_placement(state).is_ok())
    });
    chance.pick(&legal.collect::<Vec<_>>()).cloned()
}

fn random_effect(state: &State, seat: SeatId, chance: &mut Chance) -> Action {
    match state.acting_special() {
        Some((_, SpecialType::Thief)) => {
            let seats: Vec<SeatId> = state.robbable_seats().collect();
            let from = chance.pick(&seats).copied().unwrap_or(seat);
            let letter = chance.pick(state.hand(from)).copied();
            letter.map_or(Action::Pass, |letter| Action::Steal(from, letter))
        }
        Some((_, SpecialType::Destroyer)) => {
            let mut cells: Vec<_> = state.crossable_cells().iter().collect();
            chance.shuffle(&mut cells);
            cells.truncate(2);
            Action::Destroy(cells)
        }
        _ => {
            let free = state.board.cells_where(|cell| cell.is_free());
            let mut cells: Vec<_> = free.iter().collect();
            chance.shuffle(&mut cells);
            let count = chance.below(4);
            let hand = state.hand(seat).iter().take(count);
            let placed = cells.into_iter().zip(hand);
            Action::Block(placed.map(|(cell, letter)| Placed(cell, *letter)).collect())
        }
    }
}

/// Returns a random call that Letterfraud allows (K28).
pub(super) fn random_call(state: &State, seat: SeatId, chance: &mut Chance) -> Action {
    let (least, most) = state.call_range().into_inner();
    // A plain ask draws no random number here, so random games without Big Ask stay as they were.
    let count = if most > least {
        chance.between(least, most)
    } else {
        least
    };
    let called = match state.letterfraud() {
        Some(Letterfraud::InLine) => random_line(state, count, chance),
        limit => {
            let held = match limit {
                Some(Letterfraud::NoneHeld | Letterfraud::AtMostOneHeld) => state.hand(seat),
                _ => &[],
            };
            let mut letters: Vec<Letter> = Letter::all().filter(|l| !held.contains(l)).collect();
            chance.shuffle(&mut letters);
            // A seat that has nearly all letters has few left to call, so some are called twice.
            letters.into_iter().cycle().take(count).collect()
        }
    };
    let room = state.room_in_hand(seat);
    let kept = called.iter().copied().take(room).collect();
    Action::Ask { called, kept }
}

/// Returns `count` neighbouring letters of a line on the board.
fn random_line(state: &State, count: usize, chance: &mut Chance) -> Vec<Letter> {
    let parts = state.letter_lines().flat_map(|line| {
        let parts = line.windows(count.max(1)).map(<[Letter]>::to_vec);
        parts.collect::<Vec<_>>()
    });
    let parts: Vec<Vec<Letter>> = parts.collect();
    chance.pick(&parts).cloned().unwrap_or_default()
}

fn random_answer(state: &State, seat: SeatId, called: &[Letter], chance: &mut Chance) -> Action {
    let take = chance.pick(called).copied().map(Action::Take);
    let mut edges: Vec<_> = state.board.open_edges().collect();
    chance.shuffle(&mut edges);
    let wall = edges
        .into_iter()
        .find(|edge| state.check_wall(*edge).is_ok());
    let wall = wall.map(Action::Wall);
    let take = take.filter(|_| state.room_in_hand(seat) > 0);
    match chance.below(2) {
        0 => take.or(wall),
        _ => wall.or(take),
    }
    .unwrap_or(Action::Pass)
}
