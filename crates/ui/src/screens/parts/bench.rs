//! A board, a rack and letter keys that work together by touch, mouse and keyboard, with screen
//! reader announcements.

use leptos::prelude::*;

use super::Sample;
use crate::desk::{Desk, use_desk};
use crate::drag::Drag;
use crate::draw::signal;
use crate::parts::{Board, Keys, LeftKey, RackRow, Switch};
use game::SeatColour;
use screen::{
    BoardAct, Cell, CellFace, CellId, Edge, Grid, Rack, RackAct, Special, Target, Tile, TileId,
    text,
};

const SPECIALS: [(usize, &str, &str); 4] = [
    (10, "2L", "Double Letter"),
    (21, "3W", "Triple Word"),
    (25, "»", "Go Again"),
    (35, "✕", "Destroyer"),
];

#[derive(Clone, Copy)]
struct Table {
    desk: Desk,
    grid: RwSignal<Grid>,
    rack: RwSignal<Rack>,
    /// The tiles on the board, so that they return to the rack unchanged.
    laid: StoredValue<Vec<(CellId, Tile)>>,
}

impl Table {
    fn board(self, act: BoardAct) {
        match act {
            BoardAct::Choose(cell) => match self.rack.with_untracked(Rack::picked) {
                Some(tile) => self.lay(tile, cell),
                None => self.take_back(cell),
            },
            BoardAct::Type(cell, letter) => {
                match self.rack.with_untracked(|rack| rack.with_letter(letter)) {
                    Some(tile) => self.lay(tile, cell),
                    None => self.desk.say(format!("No {letter} on the rack.")),
                }
            }
            BoardAct::Clear(cell) => self.take_back(cell),
            BoardAct::Wall(edge) => self.wall(edge),
        }
    }

    fn rack(self, act: RackAct) {
        self.rack.update(|rack| match act {
            RackAct::Pick(tile) => rack.pick(tile),
            RackAct::Arrange(tile, place) => rack.arrange(tile, place),
        });
    }

    fn drop_tile(self, tile: TileId, target: Target) {
        match target {
            Target::Cell(cell) => self.lay(tile, cell),
            Target::Place(place) => self.rack(RackAct::Arrange(tile, place)),
        }
    }

    fn lay(self, tile: TileId, cell: CellId) {
        let free = self.grid.with_untracked(|grid| {
            let cell = grid.cell(cell);
            cell.is_some_and(|cell| cell.face == CellFace::Empty)
        });
        if !free {
            self.desk.say("Something lies there already.");
            return;
        }
        let Some(tile) = self.rack.try_update(|rack| rack.take(tile)).flatten() else {
            return;
        };
        self.show(
            cell,
            CellFace::Letter {
                letters: tile.letters.clone(),
                owner: None,
                value: None,
                fresh: true,
            },
        );
        self.laid.update_value(|laid| laid.push((cell, tile)));
        self.desk
            .say(self.grid.with_untracked(|grid| text::cell(grid, cell)));
    }

    fn take_back(self, cell: CellId) {
        let tile = self.laid.try_update_value(|laid| {
            let at = laid.iter().position(|(place, _)| *place == cell)?;
            Some(laid.remove(at).1)
        });
        if let Some(tile) = tile.flatten() {
            self.desk
                .say(format!("{} is back on the rack.", tile.letters));
            self.show(cell, CellFace::Empty);
            self.rack.update(|rack| rack.put(tile));
        }
    }

    fn take_last_back(self) {
        let last = self
            .laid
            .with_value(|laid| laid.last().map(|(cell, _)| *cell));
        if let Some(cell) = last {
            self.take_back(cell);
        }
    }

    fn show(self, at: CellId, face: CellFace) {
        self.grid.update(|grid| {
            if let Some(cell) = grid.cell_mut(at) {
                cell.face = face;
            }
        });
    }

    fn wall(self, edge: Edge) {
        let built = self.grid.try_update(|grid| {
            let before = grid.walls.len();
            grid.walls.retain(|wall| *wall != edge);
            let built = grid.walls.len() == before;
            if built {
                grid.walls.push(edge);
            }
            built
        });
        let words = self
            .grid
            .with_untracked(|grid| text::wall(grid, edge.cell, edge.side, built == Some(true)));
        self.desk.say(words);
    }
}

/// A working board and rack. Tiles are laid by dragging, by tapping a tile and a cell, or by typing
/// on a cell.
#[component]
pub fn Bench() -> impl IntoView {
    let table = Table {
        desk: use_desk(),
        grid: RwSignal::new(board()),
        rack: RwSignal::new(rack()),
        laid: StoredValue::default(),
    };
    let walling = RwSignal::new(false);
    let drag = Drag::new(Callback::new(move |(tile, target)| {
        table.drop_tile(tile, target);
    }));
    let missing = signal(move || {
        let rack = table.rack.get();
        ('A'..='Z')
            .filter(|letter| rack.with_letter(*letter).is_none())
            .collect()
    });
    let type_letter = Callback::new(move |letter: char| {
        let rack = table.rack.get_untracked();
        let empty = table.grid.with_untracked(|grid| {
            grid.ids().find(|cell| {
                grid.cell(*cell)
                    .is_some_and(|cell| cell.face == CellFace::Empty)
            })
        });
        if let (Some(tile), Some(cell)) = (rack.with_letter(letter), empty) {
            table.lay(tile, cell);
        }
    });
    view! {
        <div class="columns">
            <Sample name="Board">
                <Board
                    id="bench"
                    label="Bench board"
                    grid=table.grid
                    walling
                    on_act=Callback::new(move |act| table.board(act))
                />
                <Switch
                    label="Place walls"
                    on=walling
                    on_turn=Callback::new(move |on| walling.set(on))
                />
            </Sample>
            <Sample name="Rack and keys">
                <RackRow
                    label="Bench rack"
                    rack=table.rack
                    drag
                    on_act=Callback::new(move |act| table.rack(act))
                />
                <Keys
                    off=missing
                    on_letter=type_letter
                    on_back=Callback::new(move |()| table.take_last_back())
                    left=LeftKey::Enter(Callback::new(move |()| {
                        let count = table.laid.with_value(Vec::len);
                        table.desk.tell(format!("{count} tiles on the board."), None);
                    }))
                />
            </Sample>
        </div>
    }
}

/// A board with an example of everything.
pub fn board() -> Grid {
    let mut grid = Grid::empty(8, 6);
    let faces = [
        (0, CellFace::Area(SeatColour::Vermilion)),
        (7, CellFace::Area(SeatColour::Ocean)),
        (47, CellFace::Area(SeatColour::Amber)),
        (18, letter("H", Some(SeatColour::Moss))),
        (19, letter("O", Some(SeatColour::Plum))),
        (20, letter("W", None)),
        (38, CellFace::Crossed),
    ];
    for (at, face) in faces {
        if let Some(cell) = grid.cell_mut(CellId(at)) {
            cell.face = face;
        }
    }
    for (at, mark, name) in SPECIALS {
        if let Some(cell) = grid.cell_mut(CellId(at)) {
            cell.special = Some(Special { mark, name });
        }
    }
    if let Some(cell) = grid.cell_mut(CellId(28)) {
        *cell = Cell {
            marked: true,
            ..Cell::default()
        };
    }
    let steps = [(11, screen::Step::Right), (26, screen::Step::Down)];
    for (cell, step) in steps {
        grid.walls.extend(grid.edge_towards(CellId(cell), step));
    }
    grid
}

fn letter(letters: &str, owner: Option<SeatColour>) -> CellFace {
    CellFace::Letter {
        letters: letters.into(),
        owner,
        value: None,
        fresh: false,
    }
}

/// A rack of seven tiles.
pub fn rack() -> Rack {
    let tiles = [
        ("A", 1),
        ("E", 1),
        ("QU", 8),
        ("R", 3),
        ("S", 3),
        ("T", 3),
        ("Z", 5),
    ];
    let tiles = tiles
        .into_iter()
        .zip(0..)
        .map(|((letters, value), id)| Tile {
            id: TileId(id),
            letters: letters.into(),
            value: Some(value),
        });
    Rack::new(tiles.collect())
}
