//! A board, a rack and letter keys that work together by touch, mouse and keyboard, with screen
//! reader announcements.

use leptos::prelude::*;

use super::Sample;
use crate::app_state::{AppState, use_app};
use crate::drag::Drag;
use crate::draw::signal;
use crate::parts::{Board, LeftKey, LetterKeyboard, RackRow, Switch};
use game::SeatColour;
use screen::{
    BoardAction, CellFace, CellSpecial, DropTarget, Grid, GridCell, GridCellId, GridCursor,
    GridEdge, Rack, RackAction, Tile, TileId, text,
};

const SPECIALS: [(usize, &str, &str); 4] = [
    (10, "2L", "Double Letter"),
    (21, "3W", "Triple Word"),
    (25, "»", "Go Again"),
    (35, "✕", "Destroyer"),
];

#[derive(Clone, Copy)]
struct SampleTable {
    app: AppState,
    grid: RwSignal<Grid>,
    rack: RwSignal<Rack>,
    /// The tiles on the board, so that they return to the rack unchanged.
    laid: StoredValue<Vec<(GridCellId, Tile)>>,
}

impl SampleTable {
    fn on_board_act(self, act: BoardAction) {
        match act {
            BoardAction::Choose(cell) => match self.rack.with_untracked(Rack::picked) {
                Some(tile) => self.lay_tile(tile, cell),
                None => self.take_back(cell),
            },
            BoardAction::Type(cell, letter) => {
                match self.rack.with_untracked(|rack| rack.with_letter(letter)) {
                    Some(tile) => {
                        self.lay_tile(tile, cell);
                        self.point(Some(GridCellId(cell.0 + 1)));
                    }
                    None => self.app.announce(format!("No {letter} on the rack.")),
                }
            }
            BoardAction::Clear(cell) => self.take_back(cell),
            BoardAction::Back(_) => {
                self.point(self.laid.with_value(|laid| Some(laid.last()?.0)));
                self.take_back_last();
            }
            BoardAction::Go(..) => self.point(None),
            BoardAction::Wall(edge) => self.toggle_wall(edge),
        }
    }

    fn on_rack_act(self, act: RackAction) {
        self.rack.update(|rack| match act {
            RackAction::Pick(tile) => rack.pick(tile),
            RackAction::Arrange(tile, place) => rack.arrange(tile, place),
        });
    }

    fn drop_tile(self, tile: TileId, target: DropTarget) {
        match target {
            DropTarget::Cell(cell) => self.lay_tile(tile, cell),
            DropTarget::Place(place) => self.on_rack_act(RackAction::Arrange(tile, place)),
        }
    }

    fn lay_tile(self, tile: TileId, cell: GridCellId) {
        let free = self.grid.with_untracked(|grid| {
            let cell = grid.cell(cell);
            cell.is_some_and(|cell| cell.face == CellFace::Empty)
        });
        if !free {
            self.app.announce("Something lies there already.");
            return;
        }
        let Some(tile) = self.rack.try_update(|rack| rack.take(tile)).flatten() else {
            return;
        };
        self.set_face(
            cell,
            CellFace::Letter {
                letters: tile.letters.clone(),
                owner: None,
                value: None,
                fresh: true,
            },
        );
        self.laid.update_value(|laid| laid.push((cell, tile)));
        self.app
            .announce(self.grid.with_untracked(|grid| text::cell(grid, cell)));
    }

    fn take_back(self, cell: GridCellId) {
        let tile = self.laid.try_update_value(|laid| {
            let at = laid.iter().position(|(place, _)| *place == cell)?;
            Some(laid.remove(at).1)
        });
        if let Some(tile) = tile.flatten() {
            self.app
                .announce(format!("{} is back on the rack.", tile.letters));
            self.set_face(cell, CellFace::Empty);
            self.rack.update(|rack| rack.put(tile));
        }
    }

    fn take_back_last(self) {
        let last = self
            .laid
            .with_value(|laid| laid.last().map(|(cell, _)| *cell));
        if let Some(cell) = last {
            self.take_back(cell);
        }
    }

    fn point(self, at: Option<GridCellId>) {
        let cursor = at.map(|cell| GridCursor { cell, down: false });
        self.grid.update(|grid| grid.cursor = cursor);
    }

    fn set_face(self, at: GridCellId, face: CellFace) {
        self.grid.update(|grid| {
            if let Some(cell) = grid.cell_mut(at) {
                cell.face = face;
            }
        });
    }

    fn toggle_wall(self, edge: GridEdge) {
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
        self.app.announce(words);
    }
}

/// A working board and rack. Tiles are laid by dragging, by tapping a tile and a cell, or by typing
/// on a cell.
#[component]
pub(crate) fn BoardSample() -> impl IntoView {
    let table = SampleTable {
        app: use_app(),
        grid: RwSignal::new(sample_board()),
        rack: RwSignal::new(sample_rack()),
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
            table.lay_tile(tile, cell);
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
                    on_act=Callback::new(move |act| table.on_board_act(act))
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
                    on_act=Callback::new(move |act| table.on_rack_act(act))
                />
                <LetterKeyboard
                    off=missing
                    on_letter=type_letter
                    on_back=Callback::new(move |()| table.take_back_last())
                    left=LeftKey::Enter(Callback::new(move |()| {
                        let count = table.laid.with_value(Vec::len);
                        table.app.notify(format!("{count} tiles on the board."), None);
                    }))
                />
            </Sample>
        </div>
    }
}

/// A board with an example of everything.
pub(crate) fn sample_board() -> Grid {
    let mut grid = Grid::empty(8, 6);
    let faces = [
        (0, CellFace::Area(SeatColour::Vermilion)),
        (7, CellFace::Area(SeatColour::Ocean)),
        (47, CellFace::Area(SeatColour::Amber)),
        (18, sample_letter("H", Some(SeatColour::Moss))),
        (19, sample_letter("O", Some(SeatColour::Plum))),
        (20, sample_letter("W", None)),
        (38, CellFace::Crossed),
    ];
    for (at, face) in faces {
        if let Some(cell) = grid.cell_mut(GridCellId(at)) {
            cell.face = face;
        }
    }
    for (at, mark, name) in SPECIALS {
        if let Some(cell) = grid.cell_mut(GridCellId(at)) {
            cell.special = Some(CellSpecial { mark, name });
        }
    }
    if let Some(cell) = grid.cell_mut(GridCellId(28)) {
        *cell = GridCell {
            marked: true,
            ..GridCell::default()
        };
    }
    let steps = [
        (11, screen::CursorMove::Right),
        (26, screen::CursorMove::Down),
    ];
    for (cell, step) in steps {
        grid.walls.extend(grid.edge_towards(GridCellId(cell), step));
    }
    grid
}

fn sample_letter(letters: &str, owner: Option<SeatColour>) -> CellFace {
    CellFace::Letter {
        letters: letters.into(),
        owner,
        value: None,
        fresh: false,
    }
}

/// A rack of seven tiles.
pub(crate) fn sample_rack() -> Rack {
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
