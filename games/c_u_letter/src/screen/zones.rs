//! Drawings of the zones: the squares of each colour, and a line around each zone. Each colour's
//! lines have their own distance from the edge, so that all four can run side by side.

use std::fmt::Write;

use c_u_letter_rules::{AbilityColour, LetterBoard, Square, SquareSet};

/// Width of a square in drawing units.
pub const SQUARE_SIZE: i32 = 100;

/// The drawn zones of a colour.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ZoneArea {
    pub colour: AbilityColour,
    /// The squares of all zones, each once, as SVG paths.
    pub fill: String,
    /// A closed line around each zone, as SVG paths. Neighbouring zones keep separate lines (C23).
    pub edge: String,
}

/// Distance of a colour's lines from the edge of the zone.
const fn base_inset(colour: AbilityColour) -> i32 {
    match colour {
        AbilityColour::Blue => 2,
        AbilityColour::Red => 6,
        AbilityColour::Green => 10,
        AbilityColour::Grey => 14,
    }
}

/// Additional distances for overlapping zones of a colour. They stay smaller than the distance to
/// the next colour's line.
const OVERLAP_INSETS: [i32; 4] = [0, 2, 1, 3];

/// Returns the drawn zones of each colour that has any on the board.
pub fn zone_areas(board: &LetterBoard) -> Vec<ZoneArea> {
    let of = |colour: AbilityColour| {
        let zones = board.zones().filter(|zone| zone.colour == colour);
        let squares = zones.fold(SquareSet::EMPTY, |all, zone| all.union(zone.squares));
        (!squares.is_empty()).then(|| ZoneArea {
            colour,
            fill: fill_path(squares),
            edge: edge_path(board, colour),
        })
    };
    AbilityColour::ALL.into_iter().filter_map(of).collect()
}

fn fill_path(squares: SquareSet) -> String {
    let mut path = String::new();
    for square in squares.iter() {
        let (x, y) = top_left(square);
        // Writing to a string can't fail.
        let _ = write!(path, "M{x} {y}h{SQUARE_SIZE}v{SQUARE_SIZE}h-{SQUARE_SIZE}z");
    }
    path
}

/// Draws a line around each zone of a colour. Overlapping zones get different distances from the
/// edge, so that their lines never coincide.
fn edge_path(board: &LetterBoard, colour: AbilityColour) -> String {
    let mut path = String::new();
    let mut drawn: Vec<(SquareSet, usize)> = Vec::new();
    for zone in board.zones().filter(|zone| zone.colour == colour) {
        let overlaps = |other: &SquareSet| zone.squares.iter().any(|one| other.contains(one));
        let used = |way: &usize| {
            drawn
                .iter()
                .any(|(other, own)| own == way && overlaps(other))
        };
        let way = (0..OVERLAP_INSETS.len())
            .find(|way| !used(way))
            .unwrap_or_default();
        let inset = base_inset(colour) + OVERLAP_INSETS.get(way).copied().unwrap_or_default();
        drawn.push((zone.squares, way));
        // A zone is a rectangle, clipped at the edge of the board.
        let ends = zone.squares.iter().next().zip(zone.squares.iter().last());
        if let Some((first, last)) = ends {
            let ((left, top), (right, bottom)) = (top_left(first), top_left(last));
            let (right, bottom) = (right + SQUARE_SIZE - inset, bottom + SQUARE_SIZE - inset);
            let (left, top) = (left + inset, top + inset);
            let _ = write!(path, "M{left} {top}H{right}V{bottom}H{left}z");
        }
    }
    path
}

/// Returns the top left corner of a square.
pub(super) fn top_left(square: Square) -> (i32, i32) {
    let (column, row) = (i32::from(square.column()), i32::from(square.row()));
    (column * SQUARE_SIZE, row * SQUARE_SIZE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use c_u_letter_rules::{Options, State};

    fn areas(board: &str) -> Vec<ZoneArea> {
        let state = State::set_out(&Options::default(), &["S", "E"], board).unwrap();
        zone_areas(&state.table.board)
    }

    #[test]
    fn zones_of_a_colour_are_drawn_as_one_area_with_an_outline() {
        let areas = areas("rI* . . bN*");
        let colours: Vec<AbilityColour> = areas.iter().map(|area| area.colour).collect();
        assert_eq!(colours, [AbilityColour::Blue, AbilityColour::Red]);
        // Two by two squares in the corner.
        let red = &areas[1];
        assert_eq!(red.edge, "M6 6H194V194H6z");
        assert_eq!(red.fill.matches('z').count(), 4);
        assert_eq!(areas[0].edge, "M202 2H498V198H202z");
    }

    #[test]
    fn c23_two_neighbours_of_a_colour_are_two_outlines() {
        // Zones that overlap by one column, and by a corner.
        for board in ["rI* . rA*", "rI*\n. .\n. . rA*", "rI* rA*"] {
            let areas = areas(board);
            let red = &areas[0];
            assert_eq!(
                (areas.len(), red.edge.matches('z').count()),
                (1, 2),
                "{board}"
            );
        }
        let side_by_side = areas("rI* . rA*");
        assert_eq!(side_by_side[0].edge, "M6 6H194V194H6zM108 8H392V192H108z");
        // Squares that both zones cover are filled once, or they would look like a third zone.
        assert_eq!(side_by_side[0].fill.matches('z').count(), 8);
    }

    #[test]
    fn zones_that_do_not_touch_keep_the_same_distance() {
        let apart = areas("rI* . . . rA*");
        assert_eq!(apart[0].edge, "M6 6H194V194H6zM306 6H594V194H306z");
    }

    #[test]
    fn zone_lines_of_different_colours_never_meet() {
        let each = AbilityColour::ALL.map(base_inset);
        for pair in each.windows(2) {
            assert!(pair[0] + OVERLAP_INSETS[1].max(OVERLAP_INSETS[3]) < pair[1]);
        }
    }
}
