//! Editing a board by hand. Anything goes: what is illegal is shown, not prevented.

use lexicon::Letter;
use paper_grid_rules::{Area, Board, CellId, Contents, Direction, EdgeId, Special};
use screen::{BoardAct, Edge, Side};

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
    Special(Special),
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
    pub fn edit(self, board: &mut Board, act: BoardAct) {
        let cell = |id: screen::CellId| board.ids().nth(id.0);
        match act {
            BoardAct::Wall(edge) => {
                if let Some(edge) = edge_id(board, edge) {
                    turn_wall(board, edge);
                }
            }
            BoardAct::Choose(id) => {
                if let Some(cell) = cell(id) {
                    self.tap(board, cell);
                }
            }
            BoardAct::Type(id, typed) => {
                if let (Some(cell), Some(letter)) = (cell(id), Letter::new(typed)) {
                    match self {
                        Tool::Hand(_) => Tool::Hand(letter).tap(board, cell),
                        _ => put(board, cell, Contents::Letter(letter)),
                    }
                }
            }
            BoardAct::Clear(id) => {
                if let Some(cell) = cell(id) {
                    Tool::Erase.tap(board, cell);
                }
            }
        }
    }

    fn tap(self, board: &mut Board, cell: CellId) {
        match self {
            // A tap on a cell doesn't say which of its edges is meant.
            Tool::Walls => {}
            Tool::Letter(letter) => {
                let letter = Contents::Letter(letter);
                let there = board.contents(cell) == letter;
                put(board, cell, if there { Contents::Empty } else { letter });
            }
            Tool::Hand(letter) => {
                if let Contents::Area(area) = board.contents(cell) {
                    let mut hand = board.hand(area).to_vec();
                    match hand.iter().position(|held| *held == letter) {
                        Some(at) => drop(hand.remove(at)),
                        None => hand.push(letter),
                    }
                    board.put_hand(area, hand);
                }
            }
            Tool::Special(special) => {
                let there = board.special(cell) == Some(special);
                board.put_special(cell, (!there).then_some(special));
            }
            Tool::Area => match board.contents(cell) {
                Contents::Area(_) => put(board, cell, Contents::Empty),
                _ => {
                    if let Some(area) = Area::all().find(|&area| board.area(area).is_none()) {
                        put(board, cell, Contents::Area(area));
                    }
                }
            },
            Tool::Star => {
                let there = board.star() == Some(cell);
                board.put_star((!there).then_some(cell));
            }
            Tool::Cross => {
                let there = board.contents(cell) == Contents::Crossed;
                let crossed = if there {
                    Contents::Empty
                } else {
                    Contents::Crossed
                };
                put(board, cell, crossed);
            }
            Tool::Erase => {
                put(board, cell, Contents::Empty);
                board.put_special(cell, None);
            }
        }
    }
}

/// Sets the contents of a cell. A seat that loses its area loses its printed hand as well.
fn put(board: &mut Board, cell: CellId, contents: Contents) {
    if let Contents::Area(area) = board.contents(cell) {
        board.put_hand(area, Vec::new());
    }
    board.put(cell, contents);
}

fn turn_wall(board: &mut Board, edge: EdgeId) {
    if board.is_walled(edge) {
        board.remove_wall(edge);
    } else {
        board.place_wall(edge);
    }
}

/// Returns the board's edge for an edge of the screen's grid.
fn edge_id(board: &Board, edge: Edge) -> Option<EdgeId> {
    let cell = board.ids().nth(edge.cell.0)?;
    let side = match edge.side {
        Side::Right => Direction::Right,
        Side::Below => Direction::Down,
    };
    board.size().edge(cell, side)
}

#[cfg(test)]
mod tests {
    use super::*;
    use paper_grid_rules::Size;

    const AT: screen::CellId = screen::CellId(9);

    fn cell(board: &Board) -> CellId {
        board.ids().nth(AT.0).unwrap()
    }

    /// Returns what a cell is like after using a tool once and after using it twice.
    fn twice<T>(tool: Tool, act: BoardAct, see: impl Fn(&Board) -> T) -> [T; 2] {
        let mut board = Board::blank(Size::Medium);
        [(); 2].map(|()| {
            tool.edit(&mut board, act);
            see(&board)
        })
    }

    #[test]
    fn each_tool_places_and_removes() {
        let tap = BoardAct::Choose(AT);
        let letter = Tool::Letter(Letter::new('Q').unwrap());
        let letters = twice(letter, tap, |b| b.letter(cell(b)).is_some());
        assert_eq!(letters, [true, false]);
        let special = Tool::Special(Special::Thief);
        let specials = twice(special, tap, |b| b.special(cell(b)));
        assert_eq!(specials, [Some(Special::Thief), None]);
        let crossed = twice(Tool::Cross, tap, |b| b.contents(cell(b)));
        assert_eq!(crossed, [Contents::Crossed, Contents::Empty]);
        let areas = twice(Tool::Area, tap, |b| b.areas().len());
        assert_eq!(areas, [1, 0]);
        let stars = twice(Tool::Star, tap, |b| b.star() == Some(cell(b)));
        assert_eq!(stars, [true, false]);
        let side = Side::Below;
        let wall = BoardAct::Wall(Edge { cell: AT, side });
        assert_eq!(twice(Tool::Walls, wall, |b| b.walls().len()), [1, 0]);
        assert_eq!(twice(letter, wall, |b| b.walls().len()), [1, 0]);
    }

    #[test]
    fn areas_are_added_in_seat_order_until_all_seats_have_one() {
        let mut board = Board::blank(Size::Medium);
        for at in 0..8 {
            Tool::Area.edit(&mut board, BoardAct::Choose(screen::CellId(at)));
        }
        assert_eq!(board.areas().len(), Area::MOST);
        Tool::Area.edit(&mut board, BoardAct::Choose(screen::CellId(1)));
        Tool::Area.edit(&mut board, BoardAct::Choose(screen::CellId(7)));
        let last = board.ids().nth(7);
        assert_eq!(board.area(Area::new(1).unwrap()), last);
    }

    #[test]
    fn letters_are_typed_with_any_tool_and_erased() {
        let mut board = Board::blank(Size::Medium);
        Tool::Star.edit(&mut board, BoardAct::Type(AT, 'k'));
        assert_eq!(board.letter(cell(&board)), Letter::new('K'));
        Tool::Walls.edit(&mut board, BoardAct::Clear(AT));
        assert_eq!(board, Board::blank(Size::Medium));
    }

    #[test]
    fn removing_an_area_removes_its_hand() {
        let mut board = Board::blank(Size::Medium);
        Tool::Area.edit(&mut board, BoardAct::Choose(AT));
        let first = Area::new(0).unwrap();
        board.put_hand(first, Letter::new('A').into_iter().collect());
        Tool::Erase.edit(&mut board, BoardAct::Choose(AT));
        assert_eq!(board, Board::blank(Size::Medium));
    }

    #[test]
    fn a_starting_hand_is_written_letter_by_letter() {
        let mut board = Board::blank(Size::Medium);
        let hand = Tool::Hand(Letter::new('E').unwrap());
        hand.edit(&mut board, BoardAct::Choose(AT));
        assert_eq!(board, Board::blank(Size::Medium), "only an area has a hand");
        Tool::Area.edit(&mut board, BoardAct::Choose(AT));
        hand.edit(&mut board, BoardAct::Choose(AT));
        hand.edit(&mut board, BoardAct::Type(AT, 's'));
        let held = |board: &Board| -> String {
            let letters = board.hand(Area::new(0).unwrap()).iter();
            letters.map(|letter| letter.capital()).collect()
        };
        assert_eq!(held(&board), "ES");
        hand.edit(&mut board, BoardAct::Choose(AT));
        assert_eq!((held(&board).as_str(), board.areas().len()), ("S", 1));
        for letter in 'a'..='z' {
            hand.edit(&mut board, BoardAct::Type(AT, letter));
        }
        assert_eq!(held(&board).len(), Board::LONGEST_HAND);
    }

    #[test]
    fn edits_beyond_the_board_do_nothing() {
        let mut board = Board::blank(Size::Small);
        let beyond = screen::CellId(99);
        Tool::Area.edit(&mut board, BoardAct::Choose(beyond));
        let side = Side::Right;
        Tool::Walls.edit(&mut board, BoardAct::Wall(Edge { cell: beyond, side }));
        assert_eq!(board, Board::blank(Size::Small));
    }
}
