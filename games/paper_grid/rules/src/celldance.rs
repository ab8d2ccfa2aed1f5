//! Special cells that act when a letter is placed on them (K34 to K42).

use super::laid_letters::lay_letters;
use super::resolution::Resolution;
use super::{CellId, Cells, Effect, Event, Placed, Refusal, SpecialType, Stage, State, ending};
use game::SeatId;
use lexicon::Letter;

/// Lets a play's special cells act in reading order (K34), each as far as it can (K42), up to the
/// first that needs a choice. After the last one the turn goes on.
pub(super) fn activate_specials(resolution: &mut Resolution) {
    while let Stage::Acting(cells) = &resolution.state.stage {
        let Some((cell, special)) = cells.first().copied() else {
            ending::after_play(resolution);
            return;
        };
        match automatic_effect(&resolution.state, cell, special) {
            Some(effect) => resolution.add(Event::Acted(cell, effect)),
            None => return,
        }
    }
}

/// Returns what a special cell does without a choice; `None` where its seat must choose.
fn automatic_effect(state: &State, cell: CellId, special: SpecialType) -> Option<Effect> {
    Some(match special {
        SpecialType::BigAsk => Effect::BigAsk,
        SpecialType::GoAgain => Effect::GoAgain,
        SpecialType::Collector => Effect::Collector,
        SpecialType::Garbage => match state.board.letter(cell) {
            Some(letter) => {
                let lost = state.hands.iter().map(|hand| hand.count(letter) as u8);
                let lost = lost.collect();
                Effect::Garbage { letter, lost }
            }
            None => Effect::Nothing(special),
        },
        SpecialType::Thief if state.robbable_seats().next().is_some() => return None,
        SpecialType::Destroyer if !state.crossable_cells().is_empty() => return None,
        SpecialType::Blockade if can_block(state) => return None,
        other => Effect::Nothing(other),
    })
}

impl State {
    /// Returns the seats that a thief can steal from (K36).
    pub fn robbable_seats(&self) -> impl Iterator<Item = SeatId> {
        let others = self.turn.seat.others_clockwise(self.seats);
        others.filter(|seat| !self.hand(*seat).is_empty())
    }

    /// Returns the cells that can be crossed out (K37).
    pub fn crossable_cells(&self) -> Cells {
        self.board.usable_cells()
    }
}

fn can_block(state: &State) -> bool {
    let free = state.board.cells_where(|cell| cell.is_free());
    !free.is_empty() && !state.hand(state.turn.seat).is_empty()
}

/// Steals a letter from another hand (K36). It moves to the thief's hand if there is room, and
/// otherwise it is lost.
pub(super) fn steal(
    resolution: &mut Resolution,
    from: SeatId,
    letter: Letter,
) -> Result<(), Refusal> {
    let cell = acting_cell(&resolution.state, SpecialType::Thief)?;
    let seat = resolution.state.turn.seat;
    if from == seat || from.index() >= usize::from(resolution.state.seats) {
        return Err(Refusal::NotAnother(from));
    }
    if !resolution.state.hand(from).contains(&letter) {
        return Err(Refusal::NotInTheirHand(from, letter));
    }
    let kept = resolution.state.room_in_hand(seat) > 0;
    let effect = Effect::Stolen { from, letter, kept };
    resolution.add(Event::Acted(cell, effect));
    activate_specials(resolution);
    Ok(())
}

/// Crosses out two cells (K37), or one if there is no other (K42).
pub(super) fn destroy(resolution: &mut Resolution, cells: &[CellId]) -> Result<(), Refusal> {
    let cell = acting_cell(&resolution.state, SpecialType::Destroyer)?;
    let crossable_cells = resolution.state.crossable_cells();
    let count = crossable_cells.len().min(2);
    if cells.len() != count {
        return Err(Refusal::CrossOut(count));
    }
    let mut crossed = Cells::NONE;
    for cell in cells {
        if !crossable_cells.contains(*cell) || crossed.contains(*cell) {
            return Err(Refusal::CannotBeCrossed(*cell));
        }
        crossed = crossed.with(*cell);
    }
    let effect = Effect::Destroyed(crossed.iter().collect());
    resolution.add(Event::Acted(cell, effect));
    activate_specials(resolution);
    Ok(())
}

/// Places up to three letters on any empty cells (K40): no score, no word, no connection.
pub(super) fn place_blockade(
    resolution: &mut Resolution,
    placed: &[Placed],
) -> Result<(), Refusal> {
    let cell = acting_cell(&resolution.state, SpecialType::Blockade)?;
    if placed.len() > 3 {
        return Err(Refusal::TooManyLetters(placed.len()));
    }
    let (placed, _) = lay_letters(&resolution.state, resolution.state.turn.seat, placed)?;
    resolution.add(Event::Acted(cell, Effect::Blocked(placed)));
    activate_specials(resolution);
    Ok(())
}

/// Returns the acting cell if it has this type, or refuses the action.
fn acting_cell(state: &State, special: SpecialType) -> Result<CellId, Refusal> {
    match state.acting_special() {
        Some((cell, type_)) if type_ == special => Ok(cell),
        _ => Err(Refusal::NotNow),
    }
}
