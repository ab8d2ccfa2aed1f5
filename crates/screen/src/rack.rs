//! A rack: a row of tiles that can be rearranged, and of which one may be picked up.

use super::GridCellId;

/// Identity of a tile. It stays the same when the tile moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TileId(pub u32);

/// A tile on a rack.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Tile {
    /// The tile's number in the hand.
    pub id: TileId,
    /// The tile's letter or letters; empty for a blank until it is declared.
    pub letters: String,
    /// The tile's value, in games where tiles have one.
    pub value: Option<i8>,
}

/// What a touch or key on a rack means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RackAction {
    /// Pick this tile up, or put it down again.
    Pick(TileId),
    /// Move this tile to that place in the row.
    Arrange(TileId, usize),
}

/// Where a dragged tile was dropped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DropTarget {
    /// Over a board's cell.
    Cell(GridCellId),
    /// Over a place in the rack.
    Place(usize),
}

/// A row of tiles.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Rack {
    tiles: Vec<Tile>,
    picked: Option<TileId>,
}

impl Rack {
    /// Builds a rack of these tiles, none of them picked up.
    pub fn new(tiles: Vec<Tile>) -> Self {
        Rack {
            tiles,
            picked: None,
        }
    }

    /// Returns the tiles in order.
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// Returns the tile that is picked up.
    pub fn picked(&self) -> Option<TileId> {
        self.picked
    }

    /// Picks a tile up; picking the same tile again puts it down.
    pub fn pick(&mut self, id: TileId) {
        let known = self.tiles.iter().any(|tile| tile.id == id);
        self.picked = (known && self.picked != Some(id)).then_some(id);
    }

    /// Puts down the tile that is picked up.
    pub fn put_down(&mut self) {
        self.picked = None;
    }

    /// Moves a tile to a place in the row; places past the end are the end.
    pub fn arrange(&mut self, id: TileId, to: usize) {
        if let Some(from) = self.tiles.iter().position(|tile| tile.id == id) {
            let tile = self.tiles.remove(from);
            self.tiles.insert(to.min(self.tiles.len()), tile);
        }
    }

    /// Takes a tile off the rack.
    pub fn take(&mut self, id: TileId) -> Option<Tile> {
        let at = self.tiles.iter().position(|tile| tile.id == id)?;
        if self.picked == Some(id) {
            self.picked = None;
        }
        Some(self.tiles.remove(at))
    }

    /// Puts a tile at the end of the row.
    pub fn put(&mut self, tile: Tile) {
        self.tiles.push(tile);
    }

    /// Returns the first tile that shows this letter, in either case.
    pub fn with_letter(&self, letter: char) -> Option<TileId> {
        let letter = letter.to_ascii_uppercase().to_string();
        let tile = self.tiles.iter().find(|tile| tile.letters == letter);
        tile.map(|tile| tile.id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rack(letters: &str) -> Rack {
        let tiles = letters.chars().zip(0..).map(|(letter, id)| Tile {
            id: TileId(id),
            letters: letter.to_string(),
            value: None,
        });
        Rack::new(tiles.collect())
    }

    fn letters(rack: &Rack) -> String {
        rack.tiles()
            .iter()
            .map(|tile| tile.letters.as_str())
            .collect()
    }

    #[test]
    fn picking_a_tile_twice_deselects_it() {
        let mut rack = rack("ABC");
        rack.pick(TileId(1));
        assert_eq!(rack.picked(), Some(TileId(1)));
        rack.pick(TileId(1));
        assert_eq!(rack.picked(), None);
        rack.pick(TileId(9));
        assert_eq!(rack.picked(), None);
    }

    #[test]
    fn tiles_move_to_any_place() {
        let mut rack = rack("ABCD");
        rack.arrange(TileId(0), 2);
        assert_eq!(letters(&rack), "BCAD");
        rack.arrange(TileId(3), 0);
        assert_eq!(letters(&rack), "DBCA");
        rack.arrange(TileId(3), 99);
        assert_eq!(letters(&rack), "BCAD");
    }

    #[test]
    fn a_taken_tile_is_no_longer_picked() {
        let mut rack = rack("ABC");
        rack.pick(TileId(1));
        let tile = rack.take(TileId(1)).unwrap();
        assert_eq!((letters(&rack).as_str(), rack.picked()), ("AC", None));
        rack.put(tile);
        assert_eq!(letters(&rack), "ACB");
    }

    #[test]
    fn a_letter_is_found_in_either_case() {
        assert_eq!(rack("ABBA").with_letter('b'), Some(TileId(1)));
        assert_eq!(rack("ABBA").with_letter('x'), None);
    }
}
