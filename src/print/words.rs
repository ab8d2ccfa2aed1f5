//! What sheets say, handed in by whoever has them drawn: this room knows no sentence itself.

use crate::games::paper_grid::rules::{Board, Special};

/// A symbol, and what there is to know of it.
pub type Symbol = (&'static str, &'static str);

/// The two signs in a special cell's corner.
pub type Marks = fn(Special) -> &'static str;

/// What special cells are called.
#[derive(Clone, Copy)]
pub struct Specials {
    /// The two signs in the corner of one.
    pub mark: Marks,
    pub name: fn(Special) -> &'static str,
    /// What it does, in a sentence.
    pub effect: fn(Special) -> &'static str,
}

/// What is printed beside boards.
pub struct Words {
    /// The game's name.
    pub name: &'static str,
    /// Its special cells.
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
    /// A cell that is out of use.
    pub crossed: Symbol,
    /// Heads the special cells and signs.
    pub legend: &'static str,
    /// Heads what letters are worth.
    pub values: &'static str,
    /// What letters are worth, but for letter values (K17).
    pub classic_values: [Symbol; 3],
    /// Heads the hands that are written beside the board.
    pub hands: &'static str,
    /// Heads the score table.
    pub scores: &'static str,
    /// The last row of the score table.
    pub total: &'static str,
    /// Heads the counter of so many letters along the edge (K24).
    pub counter_heading: fn(usize) -> String,
    /// What stands under the counter (K25).
    pub counter_note: &'static str,
    /// What a board is, in the head of its sheet.
    pub summary: fn(&Board) -> String,
    /// The seed and the generator's version.
    pub seed_line: fn(&str, u32) -> String,
    /// The board's code.
    pub code_line: fn(&str) -> String,
    /// So many boards, as their file is titled.
    pub boards_title: fn(usize) -> String,
    /// What stands before a name, a class and a date on a class's board.
    pub labels: [&'static str; 3],
}

/// What the page of rules says.
pub struct RulesWords {
    /// What heads the page.
    pub title: &'static str,
    /// What stands beside its title.
    pub subtitle: &'static str,
    /// Whom the game is by.
    pub credit: &'static str,
    /// All of it, in order.
    pub pieces: fn() -> Vec<Piece>,
    /// The special cells among them, if there are any.
    pub specials: Option<Specials>,
}

/// A piece of the page of rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Piece {
    /// Heads a part.
    Heading(&'static str),
    /// A point of it: perhaps a name, then what there is to know.
    Point(&'static str, String),
    /// A special cell.
    Special(Special),
    /// A drawing, and what it shows.
    Example(Example, &'static str),
    /// Rows of tiles, and what they show: new letters are small, and a space is a gap.
    Tiles(&'static [&'static str], &'static str),
}

impl Piece {
    /// A point as pages write it, filled in. Its name, if it has one, is between `<strong>` and
    /// `</strong>`.
    pub fn point(text: &'static str, fill: &dyn Fn(&str) -> String) -> Piece {
        let named = text.strip_prefix("<strong>");
        match named.and_then(|text| text.split_once("</strong>")) {
            Some((name, rest)) => Piece::Point(name, fill(rest.trim_start())),
            None => Piece::Point("", fill(text)),
        }
    }

    /// A part of the rules: its heading, its points, and perhaps rows of tiles with what they show.
    /// `fill` puts the chosen rules into a point; one that comes to nothing is left out.
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
    /// A word beside another.
    Beside,
    /// A word cut by a wall.
    Cut,
}
