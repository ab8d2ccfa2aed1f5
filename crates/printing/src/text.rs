//! The texts of printed rules, which the games supply.

use drawing::Path;

/// A symbol's name and explanation.
pub type Symbol = (&'static str, &'static str);

/// A sign that the rules explain, such as a special cell.
#[derive(Debug, Clone, Copy)]
pub struct ExplainedSign {
    /// The characters in the sign's corner.
    pub mark: &'static str,
    pub name: &'static str,
    /// The sign's effect, in one sentence.
    pub effect: &'static str,
    /// Draws the icon of the sign with this number, as an outline in a unit square.
    pub icon: fn(usize) -> Path,
    pub number: usize,
}

/// The texts of a game's printed rules.
pub struct RulesText {
    /// The page's title.
    pub title: &'static str,
    /// The subtitle, beside the title.
    pub subtitle: &'static str,
    /// The credit to the game's author.
    pub credit: &'static str,
    /// The pieces of the rules, in order.
    pub pieces: fn() -> Vec<RulesPiece>,
}

/// A piece of the printed rules.
#[derive(Debug, Clone)]
pub enum RulesPiece {
    /// The heading of a section.
    Heading(&'static str),
    /// A point in a section: a name (or an empty text), then the explanation.
    Point(&'static str, String),
    /// A sign with its explanation.
    Sign(ExplainedSign),
    /// A drawing and its caption.
    Example(RulesExample, &'static str),
    /// Rows of tiles and their caption. Lowercase letters are new, and a space is a gap.
    Tiles(&'static [&'static str], &'static str),
}

impl RulesPiece {
    /// Builds a point from the web page's text, filled in. The point's name, if it has one, is
    /// between `<strong>` and `</strong>`.
    pub fn point(text: &'static str, fill: &dyn Fn(&str) -> String) -> RulesPiece {
        let named = text.strip_prefix("<strong>");
        match named.and_then(|text| text.split_once("</strong>")) {
            Some((name, rest)) => RulesPiece::Point(name, fill(rest.trim_start())),
            None => RulesPiece::Point("", fill(text)),
        }
    }

    /// Builds a section of the rules: a heading, its points, and optionally rows of tiles with a
    /// caption. `fill` inserts the chosen options into a point; a point that becomes empty is left
    /// out.
    pub fn section(
        heading: &'static str,
        points: &[&'static str],
        fill: &dyn Fn(&str) -> String,
        tiles: Option<(&'static [&'static str], &'static str)>,
    ) -> Vec<RulesPiece> {
        let mut pieces = vec![RulesPiece::Heading(heading)];
        let points = points.iter().copied();
        let points = points.map(|point| RulesPiece::point(point, fill));
        pieces.extend(
            points.filter(|piece| !matches!(piece, RulesPiece::Point("", says) if says.is_empty())),
        );
        pieces.extend(tiles.map(|(rows, says)| RulesPiece::Tiles(rows, says)));
        pieces
    }
}

/// A drawn example.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RulesExample {
    /// A word placed beside another.
    Beside,
    /// A word cut by a wall.
    Cut,
}
