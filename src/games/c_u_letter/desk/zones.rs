//! Zones as they are drawn: the squares of each colour, and a line around them. Each colour's
//! line keeps a distance of its own to the rim, so that all four can run side by side.

use std::fmt::Write;

use crate::games::c_u_letter::rules::{Board, Colour, Square, SquareSet};

/// The units of a drawing that a square is wide.
pub const SQUARE: i32 = 100;

/// All zones of a colour together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ZoneArea {
    /// Which colour.
    pub colour: Colour,
    /// The squares, as paths.
    pub fill: String,
    /// The line around them, as a path.
    pub edge: String,
}

/// How far a colour's line keeps from the rim of its zone.
const fn inset(colour: Colour) -> i32 {
    match colour {
        Colour::Blue => 2,
        Colour::Red => 6,
        Colour::Green => 10,
        Colour::Grey => 14,
    }
}

/// The zones on a board, for those colours that have some.
#[must_use]
pub fn zone_areas(board: &Board) -> Vec<ZoneArea> {
    let of = |colour: Colour| {
        let zones = board.zones().filter(|zone| zone.colour == colour);
        let squares = zones.fold(SquareSet::NONE, |all, zone| all.and(zone.squares));
        (!squares.is_empty()).then(|| ZoneArea {
            colour,
            fill: fill(squares),
            edge: edge(squares, inset(colour)),
        })
    };
    Colour::ALL.into_iter().filter_map(of).collect()
}

fn fill(squares: SquareSet) -> String {
    let mut path = String::new();
    for square in squares.iter() {
        let (x, y) = corner(square);
        // Writing to a text cannot fail.
        let _ = write!(path, "M{x} {y}h{SQUARE}v{SQUARE}h-{SQUARE}z");
    }
    path
}

/// The line around squares, a piece for each side behind which there is none of them.
fn edge(squares: SquareSet, inset: i32) -> String {
    let mut path = String::new();
    for square in squares.iter() {
        let within = |across: i8, down: i8| {
            let column = square.column().checked_add_signed(across);
            let row = square.row().checked_add_signed(down);
            let other = column.zip(row).and_then(|(c, r)| Square::at(c, r));
            other.is_some_and(|other| squares.contains(other))
        };
        // How much shorter a piece is at an end: the line turns there, goes on, or turns back.
        let ends = |beside: bool, beyond: bool| match (beside, beyond) {
            (false, _) => inset,
            (true, true) => -inset,
            (true, false) => 0,
        };
        let (x, y) = corner(square);
        for (across, down) in [(0, -1), (1, 0), (0, 1), (-1, 0)] {
            if within(across, down) {
                continue;
            }
            let (flat, far) = (across == 0, across + down > 0);
            let end = |way: i8| match flat {
                true => ends(within(way, 0), within(way, down)),
                false => ends(within(0, way), within(across, way)),
            };
            let (from, to) = (end(-1), SQUARE - end(1));
            let depth = if far { SQUARE - inset } else { inset };
            let _ = match flat {
                true => write!(path, "M{} {}H{}", x + from, y + depth, x + to),
                false => write!(path, "M{} {}V{}", x + depth, y + from, y + to),
            };
        }
    }
    path
}

fn corner(square: Square) -> (i32, i32) {
    let (column, row) = (i32::from(square.column()), i32::from(square.row()));
    (column * SQUARE, row * SQUARE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::c_u_letter::rules::{Options, State};

    fn areas(board: &str) -> Vec<ZoneArea> {
        let state = State::set_out(&Options::default(), &["S", "E"], board).unwrap();
        zone_areas(&state.table.board)
    }

    #[test]
    fn each_colour_has_one_area_with_one_line() {
        let areas = areas("rI* . . bN*");
        let colours: Vec<Colour> = areas.iter().map(|area| area.colour).collect();
        assert_eq!(colours, [Colour::Blue, Colour::Red]);
        // Two by two in the corner: two pieces on each side.
        let red = &areas[1];
        assert_eq!(red.edge.matches('M').count(), 8);
        assert!(red.edge.contains("M6 6H100") && red.edge.contains("M100 6H194"));
        assert!(red.edge.contains("M194 100V194"));
        assert_eq!(red.fill.matches('z').count(), 4);
    }

    #[test]
    fn the_line_turns_back_where_zones_of_a_colour_meet_at_a_corner() {
        // Two by two and, below its right half, three by three.
        let areas = areas("rI*\n. .\n. . rA*");
        let red = &areas[0].edge;
        // The upper zone's right side goes on to the lower zone's top.
        assert!(red.contains("M194 6V106"), "{red}");
        assert!(red.contains("M194 106H300"), "{red}");
    }
}
