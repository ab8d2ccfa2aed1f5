//! A board as a screen shows it: cells, walls, and where keys and fingers lead.

use game::{SeatColour, cell_name};

/// Index of a cell, counted row by row from the top left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GridCellId(pub usize);

/// Content of a cell.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum CellFace {
    #[default]
    Empty,
    /// A letter on the cell, or several.
    Letter {
        /// The letter or letters.
        letters: String,
        /// Seat that owns the letter, where that matters.
        owner: Option<SeatColour>,
        /// Number written beside the letter, where that matters.
        value: Option<i32>,
        /// Whether the letter was laid in this turn and isn't confirmed yet.
        fresh: bool,
    },
    /// Part of a seat's area.
    Area(SeatColour),
    /// The cell is crossed out.
    Crossed,
}

/// Name and corner mark of a special cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CellSpecial {
    /// Mark in the cell's corner, two or three characters long.
    pub mark: &'static str,
    /// Full name of the cell's special effect.
    pub name: &'static str,
}

/// A cell of the board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct GridCell {
    pub face: CellFace,
    /// Special effect of the cell, if it has one.
    pub special: Option<CellSpecial>,
    /// Whether the game points at the cell, as a hint or because it is selected.
    pub marked: bool,
    /// Whether the selected tile may go here; shown to beginners.
    pub may: bool,
    /// Whether the cell is the star, which the first word covers.
    pub star: bool,
    /// Seat that changed the cell, if the last action did.
    pub last: Option<SeatColour>,
}

/// Side of a cell on which an edge is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum EdgeSide {
    /// Towards the next column.
    Right,
    /// Towards the next row.
    Below,
}

/// The line between two neighbouring cells, named by its left or upper cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GridEdge {
    /// The left or upper of the two cells.
    pub cell: GridCellId,
    pub side: EdgeSide,
}

/// What a touch or key on a board means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardAction {
    /// Select this cell: by a tap, a click, Return or Space.
    Choose(GridCellId),
    /// Type this letter on this cell.
    Type(GridCellId, char),
    /// Empty this cell: Delete.
    Clear(GridCellId),
    /// Take the last letter back: Backspace on this cell.
    Back(GridCellId),
    /// Go to this cell by a step: an arrow key.
    Go(GridCellId, CursorMove),
    /// Choose this edge: tapped while the game asks for an edge, or crossed with Shift and an arrow
    /// key.
    Wall(GridEdge),
}

/// A step of the cursor over the board, made with a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CursorMove {
    /// One column left.
    Left,
    /// One column right.
    Right,
    /// One row up.
    Up,
    /// One row down.
    Down,
    /// The row's first cell.
    RowStart,
    /// The row's last cell.
    RowEnd,
    /// The column's first cell.
    Top,
    /// The column's last cell.
    Bottom,
}

impl CursorMove {
    /// Returns the step of a key, by the key's name in the browser.
    pub fn from_key(key: &str) -> Option<CursorMove> {
        Some(match key {
            "ArrowLeft" => CursorMove::Left,
            "ArrowRight" => CursorMove::Right,
            "ArrowUp" => CursorMove::Up,
            "ArrowDown" => CursorMove::Down,
            "Home" => CursorMove::RowStart,
            "End" => CursorMove::RowEnd,
            "PageUp" => CursorMove::Top,
            "PageDown" => CursorMove::Bottom,
            _ => return None,
        })
    }
}

/// The cursor of a board: where the next letter goes, and the direction in which it moves on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GridCursor {
    pub cell: GridCellId,
    /// Whether it moves down its column instead of along its row.
    pub down: bool,
}

/// A board of cells in rows, with walls on some edges.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grid {
    columns: usize,
    cells: Vec<GridCell>,
    /// Edges that carry a wall.
    pub walls: Vec<GridEdge>,
    /// Edge on which the player considers a wall.
    pub considered: Option<GridEdge>,
    /// Walls built by the last action, with their builders.
    pub last_walls: Vec<(GridEdge, SeatColour)>,
    /// Where the next letter goes, while letters are laid one after the other.
    pub cursor: Option<GridCursor>,
}

impl Grid {
    /// Builds an empty board of at least one cell.
    pub fn empty(columns: usize, rows: usize) -> Self {
        let columns = columns.max(1);
        Grid {
            columns,
            cells: vec![GridCell::default(); columns * rows.max(1)],
            walls: Vec::new(),
            considered: None,
            last_walls: Vec::new(),
            cursor: None,
        }
    }

    /// Returns the number of columns.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// Returns the number of rows.
    pub fn rows(&self) -> usize {
        self.cells.len() / self.columns
    }

    /// Returns the ids of all cells, row by row.
    pub fn ids(&self) -> impl Iterator<Item = GridCellId> + use<> {
        (0..self.cells.len()).map(GridCellId)
    }

    /// Returns a cell, if the board has it.
    pub fn cell(&self, id: GridCellId) -> Option<&GridCell> {
        self.cells.get(id.0)
    }

    /// Returns a cell to change, if the board has it.
    pub fn cell_mut(&mut self, id: GridCellId) -> Option<&mut GridCell> {
        self.cells.get_mut(id.0)
    }

    /// Returns the cell at a column and row, both counted from 0.
    pub fn at(&self, column: usize, row: usize) -> Option<GridCellId> {
        (column < self.columns && row < self.rows())
            .then_some(GridCellId(row * self.columns + column))
    }

    /// Returns a cell's column and row, counted from 0.
    pub fn place(&self, id: GridCellId) -> (usize, usize) {
        (id.0 % self.columns, id.0 / self.columns)
    }

    /// Returns a cell's name by column and row: `a1` in the top left corner.
    pub fn name(&self, id: GridCellId) -> String {
        let (column, row) = self.place(id);
        cell_name(column, row)
    }

    /// Whether the edge carries a wall.
    pub fn has_wall(&self, edge: GridEdge) -> bool {
        self.walls.contains(&edge)
    }

    /// Returns the cell where a step ends. A step over the rim stays at the rim.
    pub fn step(&self, from: GridCellId, step: CursorMove) -> GridCellId {
        let (column, row) = self.place(from);
        let (last_column, last_row) = (self.columns - 1, self.rows() - 1);
        let (column, row) = match step {
            CursorMove::Left => (column.saturating_sub(1), row),
            CursorMove::Right => ((column + 1).min(last_column), row),
            CursorMove::Up => (column, row.saturating_sub(1)),
            CursorMove::Down => (column, (row + 1).min(last_row)),
            CursorMove::RowStart => (0, row),
            CursorMove::RowEnd => (last_column, row),
            CursorMove::Top => (column, 0),
            CursorMove::Bottom => (column, last_row),
        };
        self.at(column, row).unwrap_or(from)
    }

    /// Returns the inner edge that a step of one cell crosses, if there is one.
    pub fn edge_towards(&self, from: GridCellId, step: CursorMove) -> Option<GridEdge> {
        let other = match step {
            CursorMove::Left | CursorMove::Right | CursorMove::Up | CursorMove::Down => {
                self.step(from, step)
            }
            _ => return None,
        };
        let side = match step {
            CursorMove::Left | CursorMove::Right => EdgeSide::Right,
            _ => EdgeSide::Below,
        };
        let cell = from.min(other);
        (from != other).then_some(GridEdge { cell, side })
    }

    /// Returns the inner edge nearest to a point, given in cells from the top left corner. Every
    /// point of the board belongs to some edge, so a finger needn't be exact.
    pub fn nearest_edge(&self, x: f64, y: f64) -> Option<GridEdge> {
        let clamp = |at: f64, count: usize| (at.max(0.0) as usize).min(count - 1);
        let id = self.at(clamp(x, self.columns), clamp(y, self.rows()))?;
        let (column, row) = self.place(id);
        let (right, down) = (x - column as f64, y - row as f64);
        let sides = [
            (right, CursorMove::Left),
            (1.0 - right, CursorMove::Right),
            (down, CursorMove::Up),
            (1.0 - down, CursorMove::Down),
        ];
        let edges = sides
            .into_iter()
            .filter_map(|(distance, step)| Some((distance, self.edge_towards(id, step)?)));
        let nearest = edges.min_by(|(one, _), (other, _)| one.total_cmp(other));
        nearest.map(|(_, edge)| edge)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(grid: &Grid, column: usize, row: usize) -> GridCellId {
        grid.at(column, row).unwrap()
    }

    fn right_of(grid: &Grid, column: usize, row: usize) -> Option<GridEdge> {
        let cell = cell(grid, column, row);
        let side = EdgeSide::Right;
        Some(GridEdge { cell, side })
    }

    #[test]
    fn arrow_keys_stop_at_the_edge_of_the_board() {
        let grid = Grid::empty(3, 2);
        let corner = cell(&grid, 0, 0);
        for step in [
            CursorMove::Left,
            CursorMove::Up,
            CursorMove::RowStart,
            CursorMove::Top,
        ] {
            assert_eq!(grid.step(corner, step), corner);
        }
        assert_eq!(grid.step(corner, CursorMove::RowEnd), cell(&grid, 2, 0));
        let right = grid.step(grid.step(corner, CursorMove::Down), CursorMove::Right);
        assert_eq!(right, cell(&grid, 1, 1));
        assert_eq!(grid.step(right, CursorMove::Down), right);
    }

    #[test]
    fn an_edge_has_one_name_from_both_sides() {
        let grid = Grid::empty(3, 2);
        let (left, right) = (cell(&grid, 0, 1), cell(&grid, 1, 1));
        let edge = grid.edge_towards(left, CursorMove::Right);
        assert_eq!(edge, right_of(&grid, 0, 1));
        assert_eq!(grid.edge_towards(right, CursorMove::Left), edge);
        let below = grid.edge_towards(right, CursorMove::Up);
        let (cell, side) = (cell(&grid, 1, 0), EdgeSide::Below);
        assert_eq!(below, Some(GridEdge { cell, side }));
        assert_eq!(
            grid.edge_towards(left, CursorMove::Left),
            None,
            "the frame isn't an edge"
        );
    }

    #[test]
    fn a_touch_selects_the_nearest_inner_edge() {
        let grid = Grid::empty(3, 2);
        assert_eq!(grid.nearest_edge(0.9, 0.5), right_of(&grid, 0, 0));
        assert_eq!(grid.nearest_edge(1.1, 0.5), right_of(&grid, 0, 0));
        // In the corner the frame is nearer, but the frame carries no walls.
        assert!(grid.nearest_edge(0.1, 0.2).is_some());
        assert!(grid.nearest_edge(-5.0, 99.0).is_some());
    }

    #[test]
    fn a_board_of_one_cell_has_no_edges() {
        let grid = Grid::empty(0, 0);
        assert_eq!((grid.columns(), grid.rows()), (1, 1));
        assert_eq!(grid.nearest_edge(0.5, 0.5), None);
    }
}
