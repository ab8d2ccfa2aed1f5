//! Editing a board by hand. Anything goes: what is illegal is shown, not prevented.

use lexicon::Letter;
use paper_grid_rules::{Area, Board, CellId, Contents, Direction, EdgeId, SpecialType};
use screen::{BoardAction, EdgeSide, GridEdge};

/// An editing tool: what a tap on the board does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tool {
    /// Places a wall on an edge, or removes it.
    Walls,
    /// Prints this letter, or removes it.
    Letter(Letter),
    /// Adds this letter to the starting hand of an area, or removes it.
    Hand(Letter),
    /// Makes the cell special, or plain again.
    Special(SpecialType),
    /// Makes the cell the next seat's area, or a plain cell again.
    Area,
    /// Moves the star to the cell, or removes it.
    Star,
    /// Crosses the cell out, or clears it again.
    Cross,
    /// Empties the cell.
    Erase,
}

impl Tool {
    /// Uses the tool on the board. With any tool, letters can be typed, cells emptied, and walls
    /// placed with the keyboard. With the hand tool, typed letters go into an area's hand.
    pub fn edit(self, board: &mut Board, act: BoardAction) {
        let cell = |id: screen::GridCellId| board.cell_ids().nth(id.0);
        match act {
            BoardAction::Wall(edge) => {
                if let Some(edge) = board_edge(board, edge) {
                    toggle_wall(board, edge);
                }
            }
            BoardAction::Choose(id) => {
                if let Some(cell) = cell(id) {
                    self.tap(board, cell);
                }
            }
            BoardAction::Type(id, typed) => {
                if let (Some(cell), Some(letter)) = (cell(id), Letter::new(typed)) {
                    match self {
                        Tool::Hand(_) => Tool::Hand(letter).tap(board, cell),
                        _ => set_contents(board, cell, Contents::Letter(letter)),
                    }
                }
            }
            BoardAction::Clear(id) | BoardAction::Back(id) => {
                if let Some(cell) = cell(id) {
                    Tool::Erase.tap(board, cell);
                }
            }
            BoardAction::Go(..) => {}
        }
    }

    fn tap(self, board: &mut Board, cell: CellId) {
        match self {
            // A tap on a cell doesn't say which of its edges is meant.
            Tool::Walls => {}
            Tool::Letter(letter) => {
                let letter = Contents::Letter(letter);
                let there = board.contents(cell) == letter;
                set_contents(board, cell, if there { Contents::Empty } else { letter });
            }
            Tool::Hand(letter) => {
                if let Contents::Area(area) = board.contents(cell) {
                    let mut hand = board.hand(area).to_vec();
                    match hand.iter().position(|held| *held == letter) {
                        Some(at) => drop(hand.remove(at)),
                        None => hand.push(letter),
                    }
                    board.set_hand(area, hand);
                }
            }
            Tool::Special(special) => {
                let there = board.special(cell) == Some(special);
                board.set_special(cell, (!there).then_some(special));
            }
            Tool::Area => match board.contents(cell) {
                Contents::Area(_) => set_contents(board, cell, Contents::Empty),
                _ => {
                    if let Some(area) = Area::all().find(|&area| board.area(area).is_none()) {
                        set_contents(board, cell, Contents::Area(area));
                    }
                }
            },
            Tool::Star => {
                let there = board.star() == Some(cell);
                board.set_star((!there).then_some(cell));
            }
            Tool::Cross => {
                let there = board.contents(cell) == Contents::Crossed;
                let crossed = if there {
                    Contents::Empty
                } else {
                    Contents::Crossed
                };
                set_contents(board, cell, crossed);
            }
            Tool::Erase => {
                set_contents(board, cell, Contents::Empty);
                board.set_special(cell, None);
            }
        }
    }
}

/// Sets the contents of a cell. A seat that loses its area loses its printed hand as well.
fn set_contents(board: &mut Board, cell: CellId, contents: Contents) {
    if let Contents::Area(area) = board.contents(cell) {
        board.set_hand(area, Vec::new());
    }
    board.set_contents(cell, contents);
}

fn toggle_wall(board: &mut Board, edge: EdgeId) {
    if board.is_walled(edge) {
        board.remove_wall(edge);
    } else {
        board.place_wall(edge);
    }
}

/// Returns the board's edge for an edge of the screen's grid.
fn board_edge(board: &Board, edge: GridEdge) -> Option<EdgeId> {
    let cell = board.cell_ids().nth(edge.cell.0)?;
    let side = match edge.side {
        EdgeSide::Right => Direction::Right,
        EdgeSide::Below => Direction::Down,
    };
    board.size().edge(cell, side)
}

#[cfg(test)]
mod tests {
    use super::*;
    use paper_grid_rules::Size;

    const AT: screen::GridCellId = screen::GridCellId(9);

    fn cell(board: &Board) -> CellId {
        board.cell_ids().nth(AT.0).unwrap()
    }

    /// Returns what a cell is like after using a tool once and after using it twice.
    fn twice<T>(tool: Tool, act: BoardAction, see: impl Fn(&Board) -> T) -> [T; 2] {
        let mut board = Board::blank(Size::Medium);
        [(); 2].map(|()| {
            tool.edit(&mut board, act);
            see(&board)
        })
    }

    #[test]
    fn each_tool_places_and_removes_what_it_is_for() {
        let tap = BoardAction::Choose(AT);
        let letter = Tool::Letter(Letter::new('Q').unwrap());
        let letters = twice(letter, tap, |b| b.letter(cell(b)).is_some());
        assert_eq!(letters, [true, false]);
        let special = Tool::Special(SpecialType::Thief);
        let specials = twice(special, tap, |b| b.special(cell(b)));
        assert_eq!(specials, [Some(SpecialType::Thief), None]);
        let crossed = twice(Tool::Cross, tap, |b| b.contents(cell(b)));
        assert_eq!(crossed, [Contents::Crossed, Contents::Empty]);
        let areas = twice(Tool::Area, tap, |b| b.areas().len());
        assert_eq!(areas, [1, 0]);
        let stars = twice(Tool::Star, tap, |b| b.star() == Some(cell(b)));
        assert_eq!(stars, [true, false]);
        let side = EdgeSide::Below;
        let wall = BoardAction::Wall(GridEdge { cell: AT, side });
        assert_eq!(twice(Tool::Walls, wall, |b| b.walls().len()), [1, 0]);
        assert_eq!(twice(letter, wall, |b| b.walls().len()), [1, 0]);
    }

    #[test]
    fn areas_are_added_in_seat_order_until_all_seats_have_one() {
        let mut board = Board::blank(Size::Medium);
        for at in 0..8 {
            Tool::Area.edit(&mut board, BoardAction::Choose(screen::GridCellId(at)));
        }
        assert_eq!(board.areas().len(), Area::MAX_COUNT);
        Tool::Area.edit(&mut board, BoardAction::Choose(screen::GridCellId(1)));
        Tool::Area.edit(&mut board, BoardAction::Choose(screen::GridCellId(7)));
        let last = board.cell_ids().nth(7);
        assert_eq!(board.area(Area::new(1).unwrap()), last);
    }

    #[test]
    fn letters_are_typed_with_any_tool_and_erased() {
        let mut board = Board::blank(Size::Medium);
        Tool::Star.edit(&mut board, BoardAction::Type(AT, 'k'));
        assert_eq!(board.letter(cell(&board)), Letter::new('K'));
        Tool::Walls.edit(&mut board, BoardAction::Clear(AT));
        assert_eq!(board, Board::blank(Size::Medium));
    }

    #[test]
    fn removing_an_area_removes_its_hand() {
        let mut board = Board::blank(Size::Medium);
        Tool::Area.edit(&mut board, BoardAction::Choose(AT));
        let first = Area::new(0).unwrap();
        board.set_hand(first, Letter::new('A').into_iter().collect());
        Tool::Erase.edit(&mut board, BoardAction::Choose(AT));
        assert_eq!(board, Board::blank(Size::Medium));
    }

    #[test]
    fn a_starting_hand_is_written_letter_by_letter() {
        let mut board = Board::blank(Size::Medium);
        let hand = Tool::Hand(Letter::new('E').unwrap());
        hand.edit(&mut board, BoardAction::Choose(AT));
        assert_eq!(board, Board::blank(Size::Medium), "only an area has a hand");
        Tool::Area.edit(&mut board, BoardAction::Choose(AT));
        hand.edit(&mut board, BoardAction::Choose(AT));
        hand.edit(&mut board, BoardAction::Type(AT, 's'));
        let held = |board: &Board| -> String {
            let letters = board.hand(Area::new(0).unwrap()).iter();
            letters.map(|letter| letter.uppercase()).collect()
        };
        assert_eq!(held(&board), "ES");
        hand.edit(&mut board, BoardAction::Choose(AT));
        assert_eq!((held(&board).as_str(), board.areas().len()), ("S", 1));
        for letter in 'a'..='z' {
            hand.edit(&mut board, BoardAction::Type(AT, letter));
        }
        assert_eq!(held(&board).len(), Board::MAX_HAND);
    }

    #[test]
    fn edits_beyond_the_board_do_nothing() {
        let mut board = Board::blank(Size::Small);
        let beyond = screen::GridCellId(99);
        Tool::Area.edit(&mut board, BoardAction::Choose(beyond));
        let side = EdgeSide::Right;
        Tool::Walls.edit(
            &mut board,
            BoardAction::Wall(GridEdge { cell: beyond, side }),
        );
        assert_eq!(board, Board::blank(Size::Small));
    }
}
