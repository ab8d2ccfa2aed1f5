//! Places walls: freely drawn if they all fit, else along a maze that has room for all (G5).

use super::Symmetry;
use crate::{Board, CellId, Cells, Contents, Direction, EdgeId, Size, Walls};
use game::Chance;

/// Most walls at one cell (G5).
const MAX_AT_A_CELL: usize = 2;

/// Largest number of walls that always fits.
///
/// They are the closed edges of a maze: its open paths reach every cell and have no loops, so one
/// more wall would cut it in two. No area is inside the rim; along the rim an area takes two edges
/// from the maze, and with symmetry its image takes two as well. With turned symmetry the halves
/// are joined twice, which costs one.
pub(super) fn max_walls(size: Size, seats: usize, symmetry: Symmetry) -> usize {
    let (columns, rows) = (size.columns() - 2, size.rows() - 2);
    let inner_edges = columns * (rows - 1) + rows * (columns - 1);
    let inside = inner_edges + 1 - columns * rows;
    let along_rim = 2 * (columns + rows);
    match symmetry {
        Symmetry::None => inside + along_rim.saturating_sub(2 * seats),
        Symmetry::Mirrored => inside + along_rim.saturating_sub(4 * seats),
        Symmetry::Turned => inside - 1 + along_rim.saturating_sub(4 * seats),
    }
}

/// Places `count` walls on a board without walls: at most [`max_walls`], and an even number if
/// the symmetry allows only pairs. No wall is placed at an area, where it would change nothing.
pub(super) fn place_walls(
    chance: &mut Chance,
    board: &mut Board,
    symmetry: Symmetry,
    count: usize,
) {
    let size = board.size();
    let areas = board.cells_where(|cell| matches!(cell.contents, Contents::Area(_)));
    let images = areas.iter().map(|cell| symmetry.cell_image(size, cell));
    let blocked = areas.union(images.collect());
    let open = |edge: &EdgeId| {
        let sides = size.cells_beside_edge(*edge);
        sides.is_some_and(|(one, other)| !blocked.contains(one) && !blocked.contains(other))
    };
    let edges: Vec<EdgeId> = size.edge_ids().filter(open).collect();
    build_walls(chance, board, &edges, symmetry, count);
    if board.walls().len() < count {
        board
            .walls()
            .iter()
            .for_each(|edge| board.remove_wall(edge));
        let ways = open_edges(chance, size, blocked, symmetry);
        let closed: Vec<EdgeId> = edges
            .into_iter()
            .filter(|&edge| !ways.contains(edge))
            .collect();
        build_walls(chance, board, &closed, symmetry, count);
    }
}

/// Places walls on edges in random order, until there are `count` or no more fit.
fn build_walls(
    chance: &mut Chance,
    board: &mut Board,
    edges: &[EdgeId],
    symmetry: Symmetry,
    count: usize,
) {
    let usable = board.usable_cells();
    for group in edge_groups(chance, board.size(), edges, symmetry, count % 2 == 1) {
        let built = board.walls().len();
        if built == count {
            break;
        }
        if built + group.len() <= count
            && !group.iter().all(|edge| try_place_wall(board, usable, edge))
        {
            group.iter().for_each(|edge| board.remove_wall(edge));
        }
    }
}

/// Groups the edges that get walls together, in random order: each edge with its image. Edges
/// that are their own images go in twos, so that all groups have the same size; if the number of
/// walls is odd, one of them comes first, alone.
fn edge_groups(
    chance: &mut Chance,
    size: Size,
    edges: &[EdgeId],
    symmetry: Symmetry,
    odd: bool,
) -> Vec<Walls> {
    let pair = |edge: EdgeId, image: EdgeId| [edge, image].into_iter().collect::<Walls>();
    if symmetry == Symmetry::None {
        let mut groups: Vec<Walls> = edges.iter().map(|&edge| pair(edge, edge)).collect();
        chance.shuffle(&mut groups);
        return groups;
    }
    let (mut groups, mut alone) = (Vec::with_capacity(edges.len()), Vec::new());
    for &edge in edges {
        let image = symmetry.edge_image(size, edge);
        if image == edge {
            alone.push(edge);
        } else if image > edge {
            groups.push(pair(edge, image));
        }
    }
    chance.shuffle(&mut alone);
    let first = if odd { alone.pop() } else { None };
    let two = |two: &[EdgeId]| two.iter().copied().collect::<Walls>();
    groups.extend(alone.chunks_exact(2).map(two));
    chance.shuffle(&mut groups);
    groups.splice(0..0, first.map(|edge| pair(edge, edge)));
    groups
}

/// Places a wall, and returns whether it may stay: not as the third at a cell, nor where it cuts
/// off a usable cell (G5).
fn try_place_wall(board: &mut Board, usable: Cells, edge: EdgeId) -> bool {
    let Some((one, other)) = board.size().cells_beside_edge(edge) else {
        return false;
    };
    if [one, other]
        .into_iter()
        .any(|cell| board.wall_count_at(cell) >= MAX_AT_A_CELL)
    {
        return false;
    }
    board.place_wall(edge);
    has_way_round(board, usable, one, other) || board.reachable_within(one, usable).contains(other)
}

/// Whether three steps lead from a cell to its neighbour round the wall between them. That is
/// nearly always so, and faster to check than a search of the whole board.
fn has_way_round(board: &Board, usable: Cells, one: CellId, other: CellId) -> bool {
    Direction::ALL.into_iter().any(|side| {
        let (Some(near), Some(far)) = (board.neighbour(one, side), board.neighbour(other, side))
        else {
            return false;
        };
        let joined = || board.neighbours(near).any(|cell| cell == far);
        near != other && far != one && usable.contains(near) && usable.contains(far) && joined()
    })
}

/// Returns the open edges of a maze with as many closed edges as [`max_walls`] promises. They
/// lead to every usable cell, and leave at most two closed edges at each.
///
/// In the left half inside the rim they wind from row to row; the right half is its image, and
/// the halves are joined in a randomly drawn row. Each rim cell opens inwards, each corner to a
/// neighbour on the rim. Symmetry holds throughout.
fn open_edges(chance: &mut Chance, size: Size, blocked: Cells, symmetry: Symmetry) -> Walls {
    let (middle, last_row) = (size.columns() / 2, size.rows() - 1);
    // Without symmetry, one of the two folds is chosen at random, for a greater choice of mazes.
    let fold = match symmetry {
        Symmetry::None if chance.below(2) == 0 => Symmetry::Mirrored,
        Symmetry::None => Symmetry::Turned,
        symmetry => symmetry,
    };
    let (first_turn, join) = (chance.below(2), chance.between(1, last_row - 1));
    let edge = |column, row, side| size.edge(size.cell_at(column, row)?, side);
    let along = |row| (1..middle - 1).filter_map(move |column| edge(column, row, Direction::Right));
    let turn = |row| {
        let column = if row % 2 == first_turn { 1 } else { middle - 1 };
        edge(column, row, Direction::Down)
    };
    let left: Walls = (1..last_row)
        .flat_map(along)
        .chain((1..last_row - 1).filter_map(turn))
        .collect();
    let right = left.iter().map(|edge| fold.edge_image(size, edge));
    let join = edge(middle - 1, join, Direction::Right);
    let joins = join
        .into_iter()
        .flat_map(|join| [join, symmetry.edge_image(size, join)]);
    let rim = size.rim_cells().into_iter().filter_map(|cell| {
        let inwards = |side: &Direction| {
            let step = size.step(cell, *side);
            step.is_some_and(|near| !size.is_rim(near))
        };
        let free = |side: &Direction| {
            let step = size.step(cell, *side);
            step.is_some_and(|near| !blocked.contains(near))
        };
        // Vertical directions first, so that the image of a corner opens as the corner does.
        let sides = [
            Direction::Up,
            Direction::Down,
            Direction::Left,
            Direction::Right,
        ];
        let side = sides
            .iter()
            .find(|side| inwards(side))
            .or_else(|| sides.iter().find(|side| free(side)));
        size.edge(cell, *side?)
    });
    left.iter().chain(right).chain(joins).chain(rim).collect()
}
