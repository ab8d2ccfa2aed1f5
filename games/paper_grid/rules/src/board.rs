//! The board: cells, walls, star, and everything printed with them.

use serde::{Deserialize, Serialize};

use super::{
    Area, Axis, Cell, CellId, Cells, Contents, Direction, EdgeId, Size, SpecialType, ValueSystem,
    Walls,
};
use base::sorting::sort;
use lexicon::Letter;

/// A board, printed or during a game.
///
/// It can hold any state, illegal ones too, because an editor passes through those. A
/// cell beyond the frame reads as crossed out, and changes to it are ignored. In a
/// save, a board is its plain text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Board {
    size: Size,
    cells: Vec<Cell>,
    walls: Walls,
    star: Option<CellId>,
    hands: [Vec<Letter>; Area::MAX_COUNT],
    /// Letter values, as the printed sheet shows them (K19).
    pub values: ValueSystem,
    /// Whether areas have write-once slots: Tiny Backpacks (K30).
    pub backpacks: bool,
}

impl Board {
    /// Most letters in a starting hand: the hand limit (K23).
    pub const MAX_HAND: usize = 7;

    /// Returns a blank board (K6): no star, no areas, nothing printed.
    pub fn blank(size: Size) -> Board {
        Board {
            size,
            cells: vec![Cell::default(); size.cell_count()],
            walls: Walls::NONE,
            star: None,
            hands: Default::default(),
            values: ValueSystem::Classic,
            backpacks: false,
        }
    }

    /// Whether nothing is printed on the board. Letter values and Tiny Backpacks don't count.
    pub fn is_blank(&self) -> bool {
        let mut blank = Board::blank(self.size);
        blank.values = self.values;
        blank.backpacks = self.backpacks;
        *self == blank
    }

    /// The board's size, which answers every question that doesn't depend on contents and walls.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Returns every cell in reading order.
    pub fn cell_ids(&self) -> impl DoubleEndedIterator<Item = CellId> + ExactSizeIterator + Clone {
        self.size.cell_ids()
    }

    /// Returns the cell at a column and row, both counted from 0.
    pub const fn cell_at(&self, column: usize, row: usize) -> Option<CellId> {
        self.size.cell_at(column, row)
    }

    /// Returns a cell; every cell beyond the frame is crossed out.
    pub fn cell(&self, id: CellId) -> Cell {
        self.cells.get(id.index()).copied().unwrap_or(Cell::OUTSIDE)
    }

    /// Returns the contents of a cell.
    pub fn contents(&self, id: CellId) -> Contents {
        self.cell(id).contents
    }

    /// Returns the letter in a cell.
    pub fn letter(&self, id: CellId) -> Option<Letter> {
        self.cell(id).letter()
    }

    /// Returns the special type of a cell.
    pub fn special(&self, id: CellId) -> Option<SpecialType> {
        self.cell(id).special
    }

    /// Replaces the contents of a cell. Its special type stays.
    pub fn set_contents(&mut self, id: CellId, contents: Contents) {
        if let Some(cell) = self.cells.get_mut(id.index()) {
            cell.contents = contents;
        }
    }

    /// Makes a cell special, or plain again.
    pub fn set_special(&mut self, id: CellId, special: Option<SpecialType>) {
        if let Some(cell) = self.cells.get_mut(id.index()) {
            cell.special = special;
        }
    }

    /// Returns the cells that match a condition.
    pub fn cells_where(&self, wanted: impl Fn(Cell) -> bool) -> Cells {
        let cells = self.cell_ids().zip(&self.cells);
        cells
            .filter(|(_, cell)| wanted(**cell))
            .map(|(id, _)| id)
            .collect()
    }

    /// Returns the cells that hold a letter.
    pub fn lettered_cells(&self) -> Cells {
        self.cells_where(|cell| cell.letter().is_some())
    }

    /// Returns the cells that hold a letter or could.
    pub fn usable_cells(&self) -> Cells {
        self.cells_where(Cell::is_usable)
    }

    /// Number of edge cells that hold a letter (K24).
    pub fn rim_letter_count(&self) -> usize {
        self.lettered_cells()
            .iter()
            .filter(|&id| self.size.is_rim(id))
            .count()
    }

    /// The star of a generated board (K5); a blank board has none.
    pub const fn star(&self) -> Option<CellId> {
        self.star
    }

    /// Moves the star to a cell, or removes it.
    pub fn set_star(&mut self, star: Option<CellId>) {
        self.star = star.filter(|&cell| self.size.contains(cell));
    }

    /// Returns the start cells, one of which the first word must cover: the star, or else the four
    /// centre cells (K5).
    pub fn start_cells(&self) -> Cells {
        match self.star {
            Some(star) => Cells::NONE.with(star),
            None => self.size.centre_cells().into_iter().collect(),
        }
    }

    /// Returns the areas on the board with their cells, in seat order.
    pub fn areas(&self) -> Vec<(Area, CellId)> {
        let area = |(id, cell): (CellId, &Cell)| match cell.contents {
            Contents::Area(area) => Some((area, id)),
            _ => None,
        };
        let mut areas: Vec<_> = self.cell_ids().zip(&self.cells).filter_map(area).collect();
        sort(&mut areas);
        areas
    }

    /// Returns the cell of an area; the first, if an edited board has several.
    pub fn area(&self, area: Area) -> Option<CellId> {
        self.cell_ids()
            .find(|&id| self.contents(id) == Contents::Area(area))
    }

    /// Returns the starting hand printed for an area.
    pub fn hand(&self, area: Area) -> &[Letter] {
        self.hands.get(area.index()).map_or(&[], Vec::as_slice)
    }

    /// Prints a starting hand, cut to [`Board::MAX_HAND`] letters.
    pub fn set_hand(&mut self, area: Area, mut hand: Vec<Letter>) {
        hand.truncate(Self::MAX_HAND);
        if let Some(place) = self.hands.get_mut(area.index()) {
            *place = hand;
        }
    }

    /// Returns all walls on the board.
    pub const fn walls(&self) -> &Walls {
        &self.walls
    }

    /// Whether an edge has a wall.
    pub fn is_walled(&self, edge: EdgeId) -> bool {
        self.walls.contains(edge)
    }

    /// Returns the edges without a wall (K21).
    pub fn open_edges(&self) -> impl Iterator<Item = EdgeId> {
        self.size.edge_ids().filter(|&edge| !self.is_walled(edge))
    }

    /// Places a wall.
    pub fn place_wall(&mut self, edge: EdgeId) {
        if self.size.has_edge(edge) {
            self.walls.place(edge);
        }
    }

    /// Removes a wall.
    pub fn remove_wall(&mut self, edge: EdgeId) {
        self.walls.remove(edge);
    }

    /// Number of walls round a cell; the frame doesn't count.
    pub fn wall_count_at(&self, id: CellId) -> usize {
        let edges = Direction::ALL
            .into_iter()
            .filter_map(|side| self.size.edge(id, side));
        edges.filter(|&edge| self.is_walled(edge)).count()
    }

    /// Returns the neighbour on one side; `None` at the frame or behind a wall (K3).
    pub fn neighbour(&self, id: CellId, side: Direction) -> Option<CellId> {
        let open = !self.is_walled(self.size.edge(id, side)?);
        open.then(|| self.size.step(id, side)).flatten()
    }

    /// Returns the adjacent cells: neighbours with no wall between (K3).
    pub fn neighbours(&self, id: CellId) -> impl Iterator<Item = CellId> {
        Direction::ALL
            .into_iter()
            .filter_map(move |side| self.neighbour(id, side))
    }

    /// Returns the cells in a straight line from a cell, without that cell, up to the first wall
    /// or the frame, whatever their contents. Runs are built from these (K4).
    pub fn line(&self, from: CellId, towards: Direction) -> impl Iterator<Item = CellId> {
        std::iter::successors(self.neighbour(from, towards), move |&id| {
            self.neighbour(id, towards)
        })
    }

    /// Returns the rows or columns, each in forward reading order. Walls don't split them: ask
    /// [`Board::neighbour`] whether one cell leads to the next.
    pub fn lines(&self, axis: Axis) -> impl Iterator<Item = impl Iterator<Item = CellId> + Clone> {
        self.size.lines(axis)
    }

    /// Returns the usable cells that can be reached from a cell through usable cells and round
    /// walls, including that cell.
    pub fn reachable_from(&self, from: CellId) -> Cells {
        self.reachable_within(from, self.usable_cells())
    }

    /// Like [`Board::reachable_from`], within a given set of usable cells, which saves finding them
    /// again.
    pub(super) fn reachable_within(&self, from: CellId, usable: Cells) -> Cells {
        self.reachable_until(from, usable, None)
    }

    /// Like [`Board::reachable_within`], but stops at the sought cell, which is usually near.
    pub(super) fn reachable_until(
        &self,
        from: CellId,
        usable: Cells,
        sought: Option<CellId>,
    ) -> Cells {
        let mut reached = Cells::NONE.with(from).intersection(usable);
        let mut met: Vec<CellId> = reached.iter().collect();
        let mut at = 0;
        while let Some(id) = met.get(at).copied() {
            at += 1;
            for near in self.neighbours(id) {
                if usable.contains(near) && !reached.contains(near) {
                    reached = reached.with(near);
                    met.push(near);
                }
            }
            if sought.is_some_and(|sought| reached.contains(sought)) {
                break;
            }
        }
        reached
    }

    /// Returns the usable cells that are cut off: all but the largest connected part, or the
    /// first of several equally large ones (K22, G5).
    pub fn sealed_off_cells(&self) -> Cells {
        let usable = self.usable_cells();
        let (mut left, mut largest) = (usable, Cells::NONE);
        while let Some(from) = left.first() {
            let part = self.reachable_within(from, usable);
            left = left.difference(part);
            if part.len() > largest.len() {
                largest = part;
            }
        }
        usable.difference(largest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(text: &str) -> Board {
        text.parse().unwrap()
    }

    const CORNERED: &str = "
        A . . .|. . . 1
        -     -
        . . . # . . . .
              -
        . . . . . . . .
        2 . . . . . . B
    ";

    fn names(board: &Board, cells: impl IntoIterator<Item = CellId>) -> String {
        let names = cells.into_iter().map(|cell| board.size().cell_name(cell));
        names.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn k3_cells_with_a_wall_between_are_not_adjacent() {
        let board = board(CORNERED);
        let beside = |name: &str| {
            let cell = board.size().cell_named(name).unwrap();
            names(&board, board.neighbours(cell))
        };
        assert_eq!(beside("a1"), "b1");
        assert_eq!(beside("d1"), "c1");
        assert_eq!(beside("b2"), "a2 c2 b1 b3");
        assert_eq!(board.wall_count_at(board.cell_at(3, 0).unwrap()), 2);
    }

    #[test]
    fn k4_lines_stop_at_walls_and_at_the_frame() {
        let board = board(CORNERED);
        let from = board.cell_at(0, 0).unwrap();
        assert_eq!(
            names(&board, board.line(from, Direction::Right)),
            "b1 c1 d1"
        );
        assert_eq!(names(&board, board.line(from, Direction::Down)), "");
        let corner = board.cell_at(7, 3).unwrap();
        assert_eq!(names(&board, board.line(corner, Direction::Up)), "h3 h2 h1");
        let mut columns = board.lines(Axis::Down);
        assert_eq!(names(&board, columns.next().unwrap()), "a1 a2 a3 a4");
        assert_eq!((columns.count(), board.lines(Axis::Across).count()), (7, 4));
    }

    #[test]
    fn k24_letters_at_the_edge_of_the_paper_count() {
        let board = board(CORNERED);
        assert_eq!(board.rim_letter_count(), 2);
        assert_eq!(board.size().rim_cells().len(), 20);
        let rim: Cells = board.size().rim_cells().into_iter().collect();
        assert_eq!(
            rim,
            board
                .cell_ids()
                .filter(|&id| board.size().is_rim(id))
                .collect()
        );
    }

    #[test]
    fn k22_walled_in_cells_are_sealed_off() {
        let mut board = board(CORNERED);
        assert_eq!(board.sealed_off_cells(), Cells::NONE);
        let corner = board.cell_at(0, 0).unwrap();
        assert_eq!(board.reachable_from(corner).len(), 32 - 3);
        board.place_wall(board.size().edge(corner, Direction::Right).unwrap());
        assert_eq!(names(&board, board.sealed_off_cells().iter()), "a1");
        // An area leads nowhere, and needn't be reachable.
        let beside = board.cell_at(1, 3).unwrap();
        board.place_wall(board.size().edge(beside, Direction::Up).unwrap());
        board.place_wall(board.size().edge(beside, Direction::Right).unwrap());
        assert_eq!(names(&board, board.sealed_off_cells().iter()), "a1 b4");
    }

    #[test]
    fn changes_beyond_the_frame_are_ignored() {
        let mut board = Board::blank(Size::Small);
        let beyond = Size::Large.cell_at(15, 7).unwrap();
        board.set_contents(beyond, Contents::Empty);
        board.set_star(Some(beyond));
        board.place_wall(EdgeId(200));
        assert_eq!(board, Board::blank(Size::Small));
        assert_eq!(board.cell(beyond), Cell::OUTSIDE);
        assert_eq!(board.neighbours(beyond).count(), 0);
    }

    #[test]
    fn k5_the_first_word_starts_at_the_star_or_any_centre_cell() {
        let mut board = Board::blank(Size::Medium);
        assert_eq!(names(&board, board.start_cells().iter()), "d4 e4 d5 e5");
        board.set_star(board.size().cell_named("e4"));
        assert_eq!(names(&board, board.start_cells().iter()), "e4");
        let large = Board::blank(Size::Large);
        assert_eq!(names(&large, large.start_cells().iter()), "h4 i4 h5 i5");
    }

    #[test]
    fn areas_are_listed_in_seat_order() {
        let mut board = board(CORNERED);
        let areas = board.areas();
        assert_eq!(names(&board, areas.iter().map(|(_, id)| *id)), "h1 a4");
        let second = Area::new(1).unwrap();
        assert_eq!(board.area(second), board.cell_at(0, 3));
        let hand: Vec<Letter> = "TEA".chars().filter_map(Letter::new).collect();
        board.set_hand(second, hand.clone());
        assert_eq!(board.hand(second), hand);
        assert_eq!(board.hand(Area::new(0).unwrap()), []);
    }
}
