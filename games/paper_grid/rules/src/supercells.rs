//! Making a cell special instead of playing a word (K31).

use super::ruling::Ruling;
use super::{CellId, Event, Refusal, Special, Specials, State};

impl State {
    /// Returns the types that may be placed now (K31): those of the game that are on no empty
    /// cell. In the endgame there are none (K25).
    pub fn placeable(&self) -> impl Iterator<Item = Special> {
        let types = Special::ALL.into_iter();
        types.filter(|special| in_game(self, *special).is_ok() && !stands(self, *special))
    }

    /// Returns the cells that may be made special (K31).
    pub fn plain_cells(&self) -> impl Iterator<Item = CellId> {
        self.board.ids().filter(|cell| is_plain(self, *cell))
    }
}

/// Makes a cell special; asking follows as usual (K31).
pub(super) fn make(ruling: &mut Ruling, cell: CellId, special: Special) -> Result<(), Refusal> {
    let state = &ruling.state;
    in_game(state, special)?;
    if stands(state, special) {
        return Err(Refusal::TypeStands(special));
    }
    if !is_plain(state, cell) {
        return Err(Refusal::CannotBeSpecial(cell));
    }
    ruling.add(Event::Made(cell, special));
    ruling.add(Event::Asks);
    Ok(())
}

fn in_game(state: &State, special: Special) -> Result<(), Refusal> {
    match state.options.specials {
        _ if state.endgame => Err(Refusal::NotNow),
        Specials::Off => Err(Refusal::NoSpecials),
        Specials::Supercells if special.is_celldance() => Err(Refusal::NotInGame(special)),
        Specials::Supercells | Specials::Celldance => Ok(()),
    }
}

fn stands(state: &State, special: Special) -> bool {
    let same = state
        .board
        .cells_where(|cell| cell.is_free() && cell.special == Some(special));
    !same.is_empty()
}

/// Whether a cell may be made special. On a blank board that includes the four centre cells: any
/// of them serves as star, but none is one.
fn is_plain(state: &State, cell: CellId) -> bool {
    let here = state.board.cell(cell);
    here.is_free() && here.special.is_none() && state.board.star() != Some(cell)
}
