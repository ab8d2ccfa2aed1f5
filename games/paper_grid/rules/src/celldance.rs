//! Special cells that act when a letter is placed on them (K34 to K42).

use super::laid::lay;
use super::ruling::Ruling;
use super::{CellId, Cells, Effect, Event, Placed, Refusal, Special, Stage, State, ending};
use game::SeatId;
use lexicon::Letter;

/// Lets a play's special cells act in reading order (K34), each as far as it can (K42), up to the
/// first that needs a choice. After the last one the turn goes on.
pub(super) fn go_on(ruling: &mut Ruling) {
    while let Stage::Acting(cells) = &ruling.state.stage {
        let Some((cell, special)) = cells.first().copied() else {
            ending::after_play(ruling);
            return;
        };
        match by_itself(&ruling.state, cell, special) {
            Some(effect) => ruling.add(Event::Acted(cell, effect)),
            None => return,
        }
    }
}

/// Returns what a special cell does without a choice; `None` where its seat must choose.
fn by_itself(state: &State, cell: CellId, special: Special) -> Option<Effect> {
    Some(match special {
        Special::BigAsk => Effect::BigAsk,
        Special::GoAgain => Effect::GoAgain,
        Special::Collector => Effect::Collector,
        Special::Garbage => match state.board.letter(cell) {
            Some(letter) => {
                let lost = state.hands.iter().map(|hand| hand.count(letter) as u8);
                let lost = lost.collect();
                Effect::Garbage { letter, lost }
            }
            None => Effect::Nothing(special),
        },
        Special::Thief if state.robbable().next().is_some() => return None,
        Special::Destroyer if !state.crossable().is_empty() => return None,
        Special::Blockade if can_block(state) => return None,
        other => Effect::Nothing(other),
    })
}

impl State {
    /// Returns the seats that a thief can steal from (K36).
    pub fn robbable(&self) -> impl Iterator<Item = SeatId> {
        let others = self.turn.seat.others(self.seats);
        others.filter(|seat| !self.hand(*seat).is_empty())
    }

    /// Returns the cells that can be crossed out (K37).
    pub fn crossable(&self) -> Cells {
        self.board.usable()
    }
}

fn can_block(state: &State) -> bool {
    let free = state.board.cells_where(|cell| cell.is_free());
    !free.is_empty() && !state.hand(state.turn.seat).is_empty()
}

/// Steals a letter from another hand (K36). It moves to the thief's hand if there is room, and
/// otherwise it is lost.
pub(super) fn steal(ruling: &mut Ruling, from: SeatId, letter: Letter) -> Result<(), Refusal> {
    let cell = acting(&ruling.state, Special::Thief)?;
    let seat = ruling.state.turn.seat;
    if from == seat || from.index() >= usize::from(ruling.state.seats) {
        return Err(Refusal::NotAnother(from));
    }
    if !ruling.state.hand(from).contains(&letter) {
        return Err(Refusal::NotInTheirHand(from, letter));
    }
    let kept = ruling.state.room(seat) > 0;
    let effect = Effect::Stolen { from, letter, kept };
    ruling.add(Event::Acted(cell, effect));
    go_on(ruling);
    Ok(())
}

/// Crosses out two cells (K37), or one if there is no other (K42).
pub(super) fn destroy(ruling: &mut Ruling, cells: &[CellId]) -> Result<(), Refusal> {
    let cell = acting(&ruling.state, Special::Destroyer)?;
    let crossable = ruling.state.crossable();
    let count = crossable.len().min(2);
    if cells.len() != count {
        return Err(Refusal::CrossOut(count));
    }
    let mut crossed = Cells::NONE;
    for cell in cells {
        if !crossable.contains(*cell) || crossed.contains(*cell) {
            return Err(Refusal::CannotBeCrossed(*cell));
        }
        crossed = crossed.with(*cell);
    }
    let effect = Effect::Destroyed(crossed.iter().collect());
    ruling.add(Event::Acted(cell, effect));
    go_on(ruling);
    Ok(())
}

/// Places up to three letters on any empty cells (K40): no score, no word, no connection.
pub(super) fn block(ruling: &mut Ruling, placed: &[Placed]) -> Result<(), Refusal> {
    let cell = acting(&ruling.state, Special::Blockade)?;
    if placed.len() > 3 {
        return Err(Refusal::TooManyLetters(placed.len()));
    }
    let (placed, _) = lay(&ruling.state, ruling.state.turn.seat, placed)?;
    ruling.add(Event::Acted(cell, Effect::Blocked(placed)));
    go_on(ruling);
    Ok(())
}

/// Returns the acting cell if it has this type, or refuses the action.
fn acting(state: &State, special: Special) -> Result<CellId, Refusal> {
    match state.acting() {
        Some((cell, type_)) if type_ == special => Ok(cell),
        _ => Err(Refusal::NotNow),
    }
}
