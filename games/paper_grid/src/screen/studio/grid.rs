//! A Paper Grid board as the grid that the screen draws.

use game::SeatColour;
use paper_grid_rules::{Board, Contents, Direction, SpecialType as Supercell};
use screen::{CellFace, CellSpecial, EdgeSide, Grid, GridCell, GridCellId, GridEdge};

/// Maps special types to their marks and names on screen.
pub type SpecialSigns = fn(Supercell) -> CellSpecial;

/// Returns a board as a grid for the screen.
pub fn grid_from_board(board: &Board, signs: SpecialSigns) -> Grid {
    let size = board.size();
    let mut grid = Grid::empty(size.columns(), size.rows());
    for (at, id) in board.cell_ids().enumerate() {
        let special = board.special(id).map(signs);
        if let Some(cell) = grid.cell_mut(GridCellId(at)) {
            *cell = GridCell {
                face: cell_face(board.contents(id)),
                special,
                star: board.star() == Some(id),
                ..GridCell::default()
            };
        }
        for (side, direction) in [
            (EdgeSide::Right, Direction::Right),
            (EdgeSide::Below, Direction::Down),
        ] {
            let cell = GridCellId(at);
            if size
                .edge(id, direction)
                .is_some_and(|edge| board.is_walled(edge))
            {
                grid.walls.push(GridEdge { cell, side });
            }
        }
    }
    grid
}

fn cell_face(contents: Contents) -> CellFace {
    match contents {
        Contents::Empty => CellFace::Empty,
        Contents::Letter(letter) => CellFace::Letter {
            letters: letter.uppercase().to_string(),
            owner: None,
            value: None,
            fresh: false,
        },
        Contents::Crossed => CellFace::Crossed,
        Contents::Area(area) => SeatColour::ALL
            .get(area.index())
            .map_or(CellFace::Crossed, |&colour| CellFace::Area(colour)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::special_sign;

    #[test]
    fn the_grid_shows_everything_on_the_board() {
        let board: Board = "
            . . 1 . . . . .
            . . D O|G * . .
              -
            . . . . . . w .
            . # . . . 2 . .
        "
        .parse()
        .unwrap();
        let grid = grid_from_board(&board, special_sign);
        assert_eq!((grid.columns(), grid.rows()), (8, 4));
        let cell = |column, row| grid.cell(grid.at(column, row).unwrap()).unwrap();
        assert!(matches!(&cell(2, 1).face, CellFace::Letter { letters, .. } if letters == "D"));
        assert_eq!(cell(2, 0).face, CellFace::Area(SeatColour::ALL[0]));
        assert_eq!(cell(5, 3).face, CellFace::Area(SeatColour::ALL[1]));
        assert_eq!(cell(1, 3).face, CellFace::Crossed);
        assert_eq!(cell(6, 2).special.map(|special| special.mark), Some("2W"));
        assert!(cell(5, 1).star);
        let right = grid.edge_towards(grid.at(3, 1).unwrap(), screen::CursorMove::Right);
        let below = grid.edge_towards(grid.at(1, 1).unwrap(), screen::CursorMove::Down);
        assert_eq!(grid.walls.len(), 2);
        assert!(right.is_some_and(|edge| grid.has_wall(edge)));
        assert!(below.is_some_and(|edge| grid.has_wall(edge)));
    }
}
