//! The texts on sheets, which the caller supplies: this module contains none of its own.

use paper_grid_rules::{Board, Special};

/// A symbol's name and explanation.
pub type Symbol = (&'static str, &'static str);

/// Returns the two characters in a special cell's corner.
pub type Marks = fn(Special) -> &'static str;

/// How special cells are named and explained.
#[derive(Clone, Copy)]
pub struct Specials {
    /// The two characters in the corner of a special cell.
    pub mark: Marks,
    pub name: fn(Special) -> &'static str,
    /// The cell's effect, in one sentence.
    pub effect: fn(Special) -> &'static str,
}

/// The texts on a sheet of boards.
pub struct Words {
    /// The game's name.
    pub name: &'static str,
    /// The texts for special cells.
    pub specials: Specials,
    pub star: Symbol,
    /// The four small stars of a blank board.
    pub stars: Symbol,
    pub wall: Symbol,
    /// An area large enough to write in.
    pub area: Symbol,
    /// An area whose hand is written beside the board.
    pub small_area: Symbol,
    /// An area with write-once slots.
    pub slots: Symbol,
    /// A crossed-out cell.
    pub crossed: Symbol,
    /// The heading of the legend.
    pub legend: &'static str,
    /// The heading of the letter values.
    pub values: &'static str,
    /// The classic letter values (K17).
    pub classic_values: [Symbol; 3],
    /// The heading of the hands that are written beside the board.
    pub hands: &'static str,
    /// The heading of the score table.
    pub scores: &'static str,
    /// The label of the score table's last row.
    pub total: &'static str,
    /// The heading of the boxes that count letters on the edge (K24), for this number of boxes.
    pub counter_heading: fn(usize) -> String,
    /// The note under the boxes (K25).
    pub counter_note: &'static str,
    /// A board's summary in the heading of its sheet.
    pub summary: fn(&Board) -> String,
    /// The line with the seed and the generator's version.
    pub seed_line: fn(&str, u32) -> String,
    /// The line with the board's code.
    pub code_line: fn(&str) -> String,
    /// The title of a file with this number of boards.
    pub boards_title: fn(usize) -> String,
    /// The labels before the name, class and date on a board of a class pack.
    pub labels: [&'static str; 3],
}

/// The texts of a game's printed rules.
pub struct RulesWords {
    /// The page's title.
    pub title: &'static str,
    /// The subtitle, beside the title.
    pub subtitle: &'static str,
    /// The credit to the game's author.
    pub credit: &'static str,
    /// The pieces of the rules, in order.
    pub pieces: fn() -> Vec<Piece>,
    /// The texts for special cells, if the rules explain any.
    pub specials: Option<Specials>,
}

/// A piece of the printed rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Piece {
    /// The heading of a section.
    Heading(&'static str),
    /// A point in a section: a name (or an empty text), then the explanation.
    Point(&'static str, String),
    /// A special cell with its explanation.
    Special(Special),
    /// A drawing and its caption.
    Example(Example, &'static str),
    /// Rows of tiles and their caption. Lowercase letters are new, and a space is a gap.
    Tiles(&'static [&'static str], &'static str),
}

impl Piece {
    /// A point, converted from the web page's text and filled in. Its name, if it has one, is
    /// between `<strong>` and `</strong>`.
    pub fn point(text: &'static str, fill: &dyn Fn(&str) -> String) -> Piece {
        let named = text.strip_prefix("<strong>");
        match named.and_then(|text| text.split_once("</strong>")) {
            Some((name, rest)) => Piece::Point(name, fill(rest.trim_start())),
            None => Piece::Point("", fill(text)),
        }
    }

    /// A section of the rules: a heading, its points, and optionally rows of tiles with a caption.
    /// `fill` inserts the chosen options into a point; a point that becomes empty is left out.
    pub fn part(
        heading: &'static str,
        points: &[&'static str],
        fill: &dyn Fn(&str) -> String,
        tiles: Option<(&'static [&'static str], &'static str)>,
    ) -> Vec<Piece> {
        let mut pieces = vec![Piece::Heading(heading)];
        let points = points.iter().copied();
        let points = points.map(|point| Piece::point(point, fill));
        pieces.extend(
            points.filter(|piece| !matches!(piece, Piece::Point("", says) if says.is_empty())),
        );
        pieces.extend(tiles.map(|(rows, says)| Piece::Tiles(rows, says)));
        pieces
    }
}

/// A drawn example.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Example {
    /// A word placed beside another.
    Beside,
    /// A word cut by a wall.
    Cut,
}
