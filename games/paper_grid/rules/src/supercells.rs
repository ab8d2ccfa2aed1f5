//! Making a cell special instead of playing a word (K31).

use super::resolution::Resolution;
use super::{CellId, Event, Refusal, SpecialType, SpecialUpgrade, State};

impl State {
    /// Returns the types that may be placed now (K31): those of the game that are on no empty
    /// cell. In the endgame there are none (K25).
    pub fn placeable_specials(&self) -> impl Iterator<Item = SpecialType> {
        let types = SpecialType::ALL.into_iter();
        types.filter(|special| {
            check_in_game(self, *special).is_ok() && !is_on_empty_cell(self, *special)
        })
    }

    /// Returns the cells that may be made special (K31).
    pub fn plain_cells(&self) -> impl Iterator<Item = CellId> {
        self.board.cell_ids().filter(|cell| is_plain(self, *cell))
    }
}

/// Makes a cell special; asking follows as usual (K31).
pub(super) fn make_special(
    resolution: &mut Resolution,
    cell: CellId,
    special: SpecialType,
) -> Result<(), Refusal> {
    let state = &resolution.state;
    check_in_game(state, special)?;
    if is_on_empty_cell(state, special) {
        return Err(Refusal::TypeStands(special));
    }
    if !is_plain(state, cell) {
        return Err(Refusal::CannotBeSpecial(cell));
    }
    resolution.add(Event::Made(cell, special));
    resolution.add(Event::Asks);
    Ok(())
}

fn check_in_game(state: &State, special: SpecialType) -> Result<(), Refusal> {
    match state.options.specials {
        _ if state.endgame => Err(Refusal::NotNow),
        SpecialUpgrade::Off => Err(Refusal::NoSpecials),
        SpecialUpgrade::Supercells if special.is_celldance() => Err(Refusal::NotInGame(special)),
        SpecialUpgrade::Supercells | SpecialUpgrade::Celldance => Ok(()),
    }
}

fn is_on_empty_cell(state: &State, special: SpecialType) -> bool {
    let same = state
        .board
        .cells_where(|cell| cell.is_free() && cell.special == Some(special));
    !same.is_empty()
}

/// Whether a cell may be made special. On a blank board that includes the four centre cells: any of
/// them serves as the star, but none is the star.
fn is_plain(state: &State, cell: CellId) -> bool {
    let here = state.board.cell(cell);
    here.is_free() && here.special.is_none() && state.board.star() != Some(cell)
}
