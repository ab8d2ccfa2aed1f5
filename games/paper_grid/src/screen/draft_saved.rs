//! Saves and restores a draft, so that a reload loses none of it.

use serde::{Deserialize, Serialize};

use super::{Draft, makeable_specials};
use base::sorting::sort;
use lexicon::Letter;
use paper_grid_rules::{CellId, EdgeId, SpecialType, State};
use screen::TileId;

/// A saved draft, without what follows from the game's state.
#[derive(Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct SavedDraft {
    /// The tiles on the board: index in the hand, letter and cell.
    laid: Vec<(u32, Letter, CellId)>,
    /// The tiles on the rack, in the order shown.
    rack: Vec<u32>,
    /// The cursor's cell, and whether it moves on downwards.
    cursor: Option<CellId>,
    down: bool,
    picked: Option<u32>,
    called: Vec<Letter>,
    left: Vec<usize>,
    cells: Vec<CellId>,
    wall: Option<EdgeId>,
    making: Option<SpecialType>,
    asking: bool,
}

impl Draft {
    /// Returns the draft as text to save; empty if nothing has been built.
    pub fn to_text(&self, state: &State) -> String {
        if *self == Draft::new(state) {
            return String::new();
        }
        let letter = |letters: &str| letters.chars().next().and_then(Letter::new);
        let laid = self.laid.iter();
        let laid = laid.filter_map(|(tile, cell)| Some((tile.id.0, letter(&tile.letters)?, *cell)));
        let kept = SavedDraft {
            laid: laid.collect(),
            rack: self.rack.tiles().iter().map(|tile| tile.id.0).collect(),
            cursor: self.cursor,
            down: self.down,
            picked: self.rack.picked().map(|tile| tile.0),
            called: self.called.clone(),
            left: self.left.clone(),
            cells: self.cells.clone(),
            wall: self.wall,
            making: self.making,
            asking: self.asking,
        };
        serde_json::to_string(&kept).unwrap_or_default()
    }

    /// Reads a saved draft; `None` unless it can be built in this state, from tiles of the hand
    /// and in free cells.
    pub fn from_text(text: &str, state: &State) -> Option<Draft> {
        let kept: SavedDraft = base::json::read(text).ok()?;
        let size = state.board.size();
        let mut draft = Draft::new(state);
        draft.asking = kept.asking;
        draft.making = kept.making;
        if kept
            .making
            .is_some_and(|special| !makeable_specials(state).contains(&special))
        {
            return None;
        }
        for (id, letter, cell) in kept.laid {
            let own = draft.rack.tiles().iter().find(|tile| tile.id.0 == id)?;
            let same = own.letters == letter.uppercase().to_string();
            let before = draft.laid.len();
            if same && size.cell_ids().any(|id| id == cell) {
                draft.lay_tile(TileId(id), cell, state);
            }
            if draft.laid.len() == before {
                return None;
            }
        }
        for (place, id) in kept.rack.into_iter().enumerate() {
            draft.rack.arrange(TileId(id), place);
        }
        draft.cursor = kept.cursor.filter(|cell| draft.is_open(*cell, state));
        draft.down = kept.down;
        if let Some(id) = kept.picked {
            draft.rack.pick(TileId(id));
        }
        let called = kept.called.len();
        for letter in kept.called {
            draft.call_letter(letter, state);
        }
        let mut left = kept.left.clone();
        sort(&mut left);
        left.dedup();
        let fits = left.len() == draft.left.len() && left.iter().all(|place| *place < called);
        if draft.called.len() != called || !fits {
            return None;
        }
        draft.left = kept.left;
        for cell in kept.cells {
            if !size.cell_ids().any(|id| id == cell) {
                return None;
            }
            draft.toggle_cell(cell, false);
        }
        draft.wall = kept.wall;
        let known = kept
            .wall
            .is_none_or(|wall| size.edge_ids().any(|id| id == wall));
        known.then_some(draft)
    }
}
