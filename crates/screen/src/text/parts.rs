//! Texts of the interface parts that every game uses, with those for screen readers.

use super::set_up::YOU;
use super::you::conjugate;
use crate::{
    CellFace, ClockFace, ClockStage, CursorMove, EdgeSide, Grid, GridCell, GridCellId, SeatLook,
    TableColour,
};
use game::SeatColour;

pub const WON: &str = "won";
/// Heading of the column of names in a table of scores.
pub const PLAYER: &str = "Player";
/// Heading of the last column in a table of scores.
pub const SUM: &str = "Total";
pub const COVER: &str = "Pass the device on";
pub const UNDO: &str = "Undo";
pub const FACE_DOWN: &str = "A card, face down";
pub const NOTICES: &str = "Notices";
pub const VOICE: &str = "What happens";
pub const WORTH: &str = "worth";
pub const BLANK: &str = "Blank";
pub const PUT_AWAY: &str = "Close this notice";
pub const KEYS: &str = "Letters";
pub const ENTER: &str = "Enter";
pub const BACK_KEY: &str = "Delete the last letter";
pub const NO_TILES: &str = "No letters";

/// Shown beside a player's name while it is their turn.
pub fn plays(name: &str) -> String {
    conjugate(name, "plays")
}

/// Explains on the cover why the hand is hidden.
pub fn cover_note(name: &str) -> &'static str {
    match name {
        YOU => "Your hand stays covered until you’re here.",
        _ => "The hand stays covered until they’re here.",
    }
}

/// Heading of the cover that hides a hand until its player is there.
pub fn pass_to(name: &str) -> String {
    match name {
        YOU => "Your turn".into(),
        name => format!("Pass to \u{2068}{name}\u{2069}"),
    }
}

/// Label of the button with which a player uncovers their hand.
pub fn confirm_player(name: &str) -> String {
    match name {
        YOU => "I am here".into(),
        name => format!("I am \u{2068}{name}\u{2069}"),
    }
}

/// Label of the button that decreases a number.
pub fn fewer(what: &str) -> String {
    format!("{what}: one fewer")
}

/// Label of the button that increases a number.
pub fn more(what: &str) -> String {
    format!("{what}: one more")
}

/// Describes a seat's colour and mark.
pub fn colour(colour: SeatColour) -> &'static str {
    match colour {
        SeatColour::Vermilion => "Red disc",
        SeatColour::Ocean => "Blue square",
        SeatColour::Moss => "Green triangle",
        SeatColour::Plum => "Purple diamond",
        SeatColour::Amber => "Yellow star",
        SeatColour::Slate => "Grey cross",
    }
}

/// Describes a seat's colour and mark at a table of coloured cards.
pub fn table_colour(look: SeatLook) -> String {
    let name = match look.colour {
        TableColour::Rose => "Pink",
        TableColour::Teal => "Teal",
        TableColour::Amber => "Yellow",
        TableColour::Violet => "Purple",
    };
    let shape = colour(look.mark).split_once(' ');
    format!("{name} {}", shape.map_or("", |(_, shape)| shape))
}

/// Describes a cell for screen readers: place, content, effect, walls.
pub fn cell(grid: &Grid, id: GridCellId) -> String {
    let Some(cell) = grid.cell(id) else {
        return String::new();
    };
    let mut parts = vec![grid.name(id), content(cell)];
    if let Some(special) = cell.special {
        parts.push(special.name.to_owned());
    }
    if cell.star {
        parts.push("star".into());
    }
    if cell.marked {
        parts.push("marked".into());
    }
    if cell.may {
        parts.push("your letter can go here".into());
    }
    if cell.last.is_some() {
        parts.push("last play".into());
    }
    let sides = [
        (CursorMove::Left, "on the left"),
        (CursorMove::Right, "on the right"),
        (CursorMove::Up, "above"),
        (CursorMove::Down, "below"),
    ];
    for (step, place) in sides {
        let edge = grid.edge_towards(id, step);
        if edge.is_some_and(|edge| grid.has_wall(edge)) {
            parts.push(format!("wall {place}"));
        } else if edge.is_some() && edge == grid.considered {
            parts.push(format!("a wall to place {place}"));
        }
    }
    if let Some(cursor) = grid.cursor.filter(|cursor| cursor.cell == id) {
        parts.push(format!("cursor {}", cursor_way(cursor.down)));
    }
    parts.join(", ")
}

fn content(cell: &GridCell) -> String {
    match &cell.face {
        CellFace::Empty => "empty".into(),
        CellFace::Letter {
            letters,
            owner,
            value,
            fresh,
        } => {
            let mut text = letters.clone();
            if let Some(owner) = owner {
                text += &format!(", {}", colour(*owner));
            }
            if let Some(value) = value {
                text += &format!(", {WORTH} {value}");
            }
            if *fresh {
                text += ", just laid";
            }
            text
        }
        CellFace::Area(seat) => format!("{}’s area", colour(*seat)),
        CellFace::Crossed => "crossed out".into(),
    }
}

/// Names the direction in which a cursor moves on.
pub fn cursor_way(down: bool) -> &'static str {
    if down { "down" } else { "across" }
}

/// Says that a wall was built or taken away.
pub fn wall(grid: &Grid, cell: GridCellId, side: EdgeSide, built: bool) -> String {
    let side = match side {
        EdgeSide::Right => "right of",
        EdgeSide::Below => "below",
    };
    let verb = if built { "Wall" } else { "No wall" };
    format!("{verb} {side} {}", grid.name(cell))
}

/// Says the time left, for screen readers.
pub fn clock(clock: ClockFace) -> String {
    let seconds = clock.seconds();
    match clock.stage() {
        ClockStage::Out => "Time’s up".into(),
        _ if seconds >= 60 && seconds.is_multiple_of(60) => match seconds / 60 {
            1 => "1 minute left".into(),
            minutes => format!("{minutes} minutes left"),
        },
        _ if seconds > 60 => format!("{} min {} s left", seconds / 60, seconds % 60),
        _ if seconds == 1 => "1 second left".into(),
        _ => format!("{seconds} seconds left"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CellSpecial, GridCursor, GridEdge};

    #[test]
    fn a_cell_says_where_it_is_and_what_is_in_it() {
        let mut grid = Grid::empty(3, 3);
        let middle = grid.at(1, 1).unwrap();
        assert_eq!(cell(&grid, middle), "b2, empty");
        let face = CellFace::Letter {
            letters: "QU".into(),
            owner: Some(SeatColour::Moss),
            value: Some(12),
            fresh: true,
        };
        let special = CellSpecial {
            mark: "2L",
            name: "Double Letter",
        };
        *grid.cell_mut(middle).unwrap() = GridCell {
            face,
            special: Some(special),
            ..GridCell::default()
        };
        let edge = GridEdge {
            cell: grid.at(0, 1).unwrap(),
            side: EdgeSide::Right,
        };
        grid.walls.push(edge);
        assert_eq!(
            cell(&grid, middle),
            "b2, QU, Green triangle, worth 12, just laid, Double Letter, wall on the left"
        );
        let (cell, down) = (grid.at(2, 1).unwrap(), true);
        grid.cursor = Some(GridCursor { cell, down });
        assert_eq!(super::cell(&grid, cell), "c2, empty, cursor down");
    }

    #[test]
    fn a_seats_colour_at_a_table_of_coloured_cards_is_named_with_its_mark() {
        let kept = [SeatColour::Moss, SeatColour::Vermilion, SeatColour::Ocean];
        let said: Vec<String> = crate::seat_looks(&kept)
            .into_iter()
            .map(table_colour)
            .collect();
        assert_eq!(said, ["Yellow triangle", "Pink disc", "Teal square"]);
    }

    #[test]
    fn a_clock_is_read_out_in_minutes_or_seconds() {
        let said = [0, 1_000, 30_000, 60_000, 90_000, 120_000]
            .map(|left| clock(ClockFace { left, of: 120_000 }));
        assert_eq!(
            said,
            [
                "Time’s up",
                "1 second left",
                "30 seconds left",
                "1 minute left",
                "1 min 30 s left",
                "2 minutes left"
            ]
        );
    }
}
