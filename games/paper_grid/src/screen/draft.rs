//! What a seat is building before it acts: letters on the board, letters to call, a wall.

use game::{Game, PlayedBy, Seat, SeatId};
use lexicon::Letter;
use paper_grid_rules::{
    Action, CellId, EdgeId, PaperGrid, Phase, Placed, SpecialType, Stage, State,
};
use screen::{BoardAction, DropTarget, GridEdge, Rack, RackAction, Tile, TileId};

use super::board_grid::{board_cell, board_edge};

#[path = "draft_cursor.rs"]
mod cursor;
#[path = "draft_saved.rs"]
mod saved;

/// The move that the acting seat is building. None of it counts until the seat acts.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Draft {
    rack: Rack,
    laid: Vec<(Tile, CellId)>,
    /// The free cell where the next letter goes, if one was chosen.
    cursor: Option<CellId>,
    /// Whether the cursor moves on down its column instead of along its row.
    down: bool,
    called: Vec<Letter>,
    /// Indices of called letters that aren't kept; empty if all fit in the hand.
    left: Vec<usize>,
    cells: Vec<CellId>,
    wall: Option<EdgeId>,
    making: Option<SpecialType>,
    asking: bool,
}

impl Draft {
    /// Returns an empty draft for this moment of a game.
    pub fn new(state: &State) -> Draft {
        let hand = acting_seat(state).map_or(&[][..], |seat| state.hand(seat));
        let tile = |(letter, id): (&Letter, u32)| Tile {
            id: TileId(id),
            letters: letter.uppercase().to_string(),
            value: None,
        };
        Draft {
            rack: Rack::new(hand.iter().zip(0..).map(tile).collect()),
            ..Draft::default()
        }
    }

    /// The rack with the letters not yet laid.
    pub fn rack(&self) -> &Rack {
        &self.rack
    }

    /// The letters laid on the board.
    pub fn placed(&self) -> Vec<Placed> {
        let placed = self.laid.iter().filter_map(|(tile, cell)| {
            let letter = tile.letters.chars().next().and_then(Letter::new)?;
            Some(Placed(*cell, letter))
        });
        placed.collect()
    }

    /// Returns the tile laid on a cell of the screen, if there is one.
    pub fn laid_at(&self, cell: screen::GridCellId, state: &State) -> Option<Tile> {
        let at = board_cell(state.board.size(), cell)?;
        let laid = self.laid.iter().find(|(_, other)| *other == at);
        laid.map(|(tile, _)| tile.clone())
    }

    /// Returns a tile's letter, and its cell if it is laid.
    pub fn tile(&self, id: TileId) -> Option<(Letter, Option<CellId>)> {
        let held = self.rack.tiles().iter().map(|tile| (tile, None));
        let laid = self.laid.iter().map(|(tile, cell)| (tile, Some(*cell)));
        let (tile, cell) = held.chain(laid).find(|(tile, _)| tile.id == id)?;
        Some((tile.letters.chars().next().and_then(Letter::new)?, cell))
    }

    /// The letters to call.
    pub fn called_letters(&self) -> &[Letter] {
        &self.called
    }

    /// The cells to cross out.
    pub fn chosen_cells(&self) -> &[CellId] {
        &self.cells
    }

    /// The wall to place.
    pub fn chosen_wall(&self) -> Option<EdgeId> {
        self.wall
    }

    /// The special type to place, once a cell is chosen.
    pub fn special_to_make(&self) -> Option<SpecialType> {
        self.making
    }

    /// Whether the seat calls letters instead of playing a word.
    pub fn is_asking(&self) -> bool {
        self.asking
    }

    /// Whether the called letter at an index is kept.
    pub fn is_kept(&self, place: usize) -> bool {
        place < self.called.len() && !self.left.contains(&place)
    }

    /// Switches to asking, or back to the board. Drops the move built so far.
    pub fn set_asking(&mut self, asking: bool) {
        self.take_all_back();
        self.asking = asking;
        self.making = None;
        self.called.clear();
        self.left.clear();
    }

    /// Takes up a special type to place instead of a word, or with `None` puts it away.
    pub fn set_special_to_make(&mut self, special: Option<SpecialType>) {
        self.take_all_back();
        self.asking = false;
        self.making = special;
    }

    /// Calls one more letter, if another may be called.
    pub fn call_letter(&mut self, letter: Letter, state: &State) {
        if self.called.len() < *state.call_range().end() {
            self.called.push(letter);
            self.unkeep_excess(state);
        }
    }

    /// Removes the letter called last.
    pub fn uncall_last(&mut self, state: &State) {
        self.called.pop();
        self.unkeep_excess(state);
    }

    /// Keeps a letter that wasn't going to be kept, in exchange for the last one that was.
    pub fn keep_letter(&mut self, place: usize) {
        let Some(at) = self.left.iter().position(|left| *left == place) else {
            return;
        };
        let last = (0..self.called.len())
            .rev()
            .find(|place| self.is_kept(*place));
        if let (Some(last), Some(left)) = (last, self.left.get_mut(at)) {
            *left = last;
        }
    }

    /// Marks the letters that don't fit in the hand as not kept: the last ones called.
    fn unkeep_excess(&mut self, state: &State) {
        let room = state.room_in_hand(state.turn.seat).min(self.called.len());
        self.left = (room..self.called.len()).collect();
    }

    /// Handles a tap or drag on the rack: with a cursor, a tap lays the letter there.
    pub fn touch_rack(&mut self, act: RackAction, state: &State) {
        match act {
            RackAction::Pick(tile) => match self.cursor {
                Some(cell) if self.rack.picked().is_none() => self.lay_tile(tile, cell, state),
                _ => self.rack.pick(tile),
            },
            RackAction::Arrange(tile, place) => self.rack.arrange(tile, place),
        }
    }

    /// Handles the drop of a dragged tile.
    pub fn drop_tile(&mut self, tile: TileId, target: DropTarget, state: &State) {
        match target {
            DropTarget::Place(place) => {
                self.take_back_tile(tile);
                self.rack.arrange(tile, place);
            }
            DropTarget::Cell(cell) => {
                if let Some(cell) = board_cell(state.board.size(), cell) {
                    self.take_back_tile(tile);
                    self.lay_tile(tile, cell, state);
                }
            }
        }
    }

    /// Handles a tap or key press on the board. If it completes an action, that is returned.
    pub fn touch_board(&mut self, act: BoardAction, state: &State) -> Option<Action> {
        let size = state.board.size();
        if let BoardAction::Wall(edge) = act {
            return self.touch_edge(edge, state);
        }
        let id = match act {
            BoardAction::Choose(id)
            | BoardAction::Clear(id)
            | BoardAction::Back(id)
            | BoardAction::Go(id, _)
            | BoardAction::Type(id, _) => id,
            BoardAction::Wall(_) => return None,
        };
        let cell = board_cell(size, id)?;
        let choose = matches!(act, BoardAction::Choose(_));
        match &state.stage {
            Stage::Claiming => return choose.then_some(Action::Claim(cell)),
            Stage::Playing if choose && self.making.is_some() => {
                return self.making.map(|special| Action::Make(cell, special));
            }
            Stage::Acting(_) if special_awaiting_choice(state) == Some(SpecialType::Destroyer) => {
                match act {
                    BoardAction::Go(..) => {}
                    BoardAction::Clear(_) | BoardAction::Back(_) => self.toggle_cell(cell, true),
                    _ => self.toggle_cell(cell, false),
                }
            }
            Stage::Playing | Stage::Acting(_) if !self.asking => {
                self.touch_cell(cell, act, state);
            }
            _ => {}
        }
        None
    }

    /// Handles a tap or key press on a cell while letters are laid: lays a typed letter or the
    /// picked tile, takes one back, or moves the cursor.
    fn touch_cell(&mut self, cell: CellId, act: BoardAction, state: &State) {
        match act {
            BoardAction::Type(_, letter) => self.type_letter(cell, letter, state),
            BoardAction::Back(_) => self.go_back(cell, state),
            BoardAction::Go(_, step) => self.follow_step(cell, step, state),
            BoardAction::Clear(_) => {
                if self.take_back_at(cell) {
                    self.cursor = Some(cell);
                }
            }
            BoardAction::Choose(_) => match self.rack.picked() {
                Some(tile) => {
                    self.take_back_at(cell);
                    self.lay_tile(tile, cell, state);
                }
                None => self.tap_cell(cell, state),
            },
            BoardAction::Wall(_) => {}
        }
    }

    fn touch_edge(&mut self, edge: GridEdge, state: &State) -> Option<Action> {
        if !matches!(state.stage, Stage::Answering { .. }) {
            return None;
        }
        let edge = board_edge(state.board.size(), edge)?;
        if self.wall == Some(edge) {
            return Some(Action::Wall(edge));
        }
        self.wall = Some(edge);
        None
    }

    fn toggle_cell(&mut self, cell: CellId, off: bool) {
        if self.cells.contains(&cell) {
            self.cells.retain(|other| *other != cell);
        } else if !off {
            self.cells.push(cell);
            if self.cells.len() > 2 {
                self.cells.remove(0);
            }
        }
    }

    /// Lays a tile in a free cell; if the cell isn't free, the tile goes back to the rack. A cursor
    /// on the cell moves on.
    fn lay_tile(&mut self, tile: TileId, cell: CellId, state: &State) {
        if !self.is_open(cell, state) {
            return;
        }
        if let Some(tile) = self.rack.take(tile) {
            self.laid.push((tile, cell));
            if self.cursor == Some(cell) {
                self.move_on(cell, state);
            }
        }
    }

    /// Takes a letter back to the rack; returns whether one was laid on this cell.
    fn take_back_at(&mut self, cell: CellId) -> bool {
        let at = self.laid.iter().position(|(_, other)| *other == cell);
        if let Some(at) = at {
            let (tile, _) = self.laid.remove(at);
            self.rack.put(tile);
        }
        at.is_some()
    }

    fn take_back_tile(&mut self, tile: TileId) {
        if let Some(at) = self.laid.iter().position(|(laid, _)| laid.id == tile) {
            let (tile, _) = self.laid.remove(at);
            self.rack.put(tile);
        }
    }

    /// Lays these letters, after taking everything else back.
    pub fn lay_letters(&mut self, placed: &[Placed], state: &State) {
        self.set_asking(false);
        for Placed(cell, letter) in placed {
            if let Some(tile) = self.rack.with_letter(letter.uppercase()) {
                self.lay_tile(tile, *cell, state);
            }
        }
    }

    /// Takes everything back to the rack.
    pub fn take_all_back(&mut self) {
        for (tile, _) in std::mem::take(&mut self.laid) {
            self.rack.put(tile);
        }
        self.rack.put_down();
        self.cursor = None;
        self.cells.clear();
        self.wall = None;
    }

    /// Whether anything has been built that can be taken back.
    pub fn is_begun(&self) -> bool {
        !self.laid.is_empty() || !self.cells.is_empty() || self.wall.is_some()
    }

    /// Returns the action that has been built, if it is complete.
    pub fn action(&self, state: &State) -> Option<Action> {
        let asking = self.asking || state.stage == Stage::Asking;
        if asking {
            let whole = state.call_range().contains(&self.called.len());
            let kept = (self.called.iter().enumerate()).filter(|(at, _)| self.is_kept(*at));
            return whole.then(|| Action::Ask {
                called: self.called.clone(),
                kept: kept.map(|(_, letter)| *letter).collect(),
            });
        }
        match &state.stage {
            Stage::Playing if !self.laid.is_empty() => Some(Action::Play(self.placed())),
            Stage::Answering { .. } => self.wall.map(Action::Wall),
            Stage::Acting(_) => match special_awaiting_choice(state)? {
                SpecialType::Destroyer => {
                    (!self.cells.is_empty()).then(|| Action::Destroy(self.cells.clone()))
                }
                SpecialType::Blockade => Some(Action::Block(self.placed())),
                _ => None,
            },
            _ => None,
        }
    }
}

/// Returns the seat that builds a move: the one to act or, while the table decides, the seat
/// whose turn it is.
pub fn acting_seat(state: &State) -> Option<SeatId> {
    let waiting = PaperGrid::waiting_for(state);
    match waiting.phase()? {
        Phase::Judge => Some(state.turn.seat),
        _ => waiting.seats().iter().next(),
    }
}

/// Returns the types that the turn's seat can make a cell special with now (K31); none if no type
/// or no cell is left.
pub fn makeable_specials(state: &State) -> Vec<SpecialType> {
    match state.plain_cells().next() {
        Some(_) => state.placeable_specials().collect(),
        None => Vec::new(),
    }
}

/// Returns the seat that acts on the screen: the one the game waits for. Where the table decides
/// (K16), a play is shown to a seat other than the player's: to a person, if there is one.
pub fn seat_on_screen(state: &State, seats: &[Seat]) -> Option<SeatId> {
    let seat = acting_seat(state)?;
    if !matches!(state.stage, Stage::Judging(_)) {
        return Some(seat);
    }
    let mut others = seat.others_clockwise(state.seats);
    let is_person = |other: &SeatId| {
        let other = seats.get(other.index());
        other.is_some_and(|other| other.by == PlayedBy::Person)
    };
    let person = others.clone().find(is_person);
    person.or_else(|| others.next())
}

fn special_awaiting_choice(state: &State) -> Option<SpecialType> {
    state.acting_special().map(|(_, special)| special)
}

#[cfg(test)]
#[path = "draft_tests.rs"]
mod tests;
