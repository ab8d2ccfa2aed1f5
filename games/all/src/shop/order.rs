//! What can be ordered.

use serde::{Deserialize, Serialize};

use drawing::{Orientation, Paper};
use paper_grid::sheet::Series;
use printing::{DeckOptions, Style, TileShape};
use word_heist_rules::Bag;

use super::{CardGame, Game};

/// Things to print together, in one file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    /// The paper size.
    pub paper: Paper,
    /// The orientation of the sheets, if one was chosen.
    pub orientation: Option<Orientation>,
    /// How much ink to use; the ink-friendly style prints in black only.
    pub style: Style,
    /// The distance that everything keeps from the edge, in millimetres, if one was chosen.
    pub margin: Option<u8>,
    /// Prints each page as a poster of this many sheets across and down.
    pub poster: Option<(usize, usize)>,
    /// The things to print, in order.
    pub things: Vec<Thing>,
}

/// One thing in an order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Thing {
    /// Paper Grid boards.
    Boards(Series),
    /// Empty Paper Grid boards of the size in the series' link; the series gives their number.
    Blank(Series),
    /// A deck of cards.
    Deck(CardGame, DeckOptions),
    /// Letter tiles.
    Letters(Letters),
    /// Score pads: for which game, for how many seats, and the number of pages.
    Pad(Game, usize, usize),
    /// A game's rules on one page.
    Rules(Game),
    /// A game's rules as a booklet.
    Booklet(Game),
    /// A pack for a school class.
    Pack(Pack),
}

/// Letter tiles to cut out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Letters {
    /// Which letters, and how many of each.
    pub bag: Bag,
    pub shape: TileShape,
    /// Whether their values are printed on them.
    pub values: bool,
}

/// A pack for a school class: a cover, the rules, a board for each pupil, score pads, and an index.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pack {
    /// The boards, and how they are printed.
    pub boards: Series,
    /// The pupils' names, one for each board; without names the series gives the number of boards.
    pub names: Vec<String>,
    /// The name of the class.
    pub class: String,
    /// The date.
    pub date: String,
    /// The number of seats on the score pads, if the pack has any.
    pub pads: Option<usize>,
    /// Whether the pack includes the rules.
    pub rules: bool,
}

impl Order {
    /// An order of these things on this paper, with default settings.
    pub fn of(paper: Paper, things: Vec<Thing>) -> Order {
        Order {
            paper,
            orientation: None,
            style: Style::Full,
            margin: None,
            poster: None,
            things,
        }
    }

    /// An order of boards, with the sheet settings from the series' options.
    pub fn of_boards(series: Series) -> Order {
        Order {
            orientation: Some(series.options.orientation),
            style: series.options.style,
            margin: Some(series.options.margin),
            ..Order::of(series.options.paper, vec![Thing::Boards(series)])
        }
    }

    /// The file name without its extension: named after the thing, and the seed if there is one.
    pub fn file_name(&self) -> String {
        match self.things.as_slice() {
            [one] => one.file_name(),
            _ => "lettercase".to_owned(),
        }
    }
}

impl Thing {
    fn file_name(&self) -> String {
        match self {
            Thing::Boards(series) => {
                let name = seeded("paper-grid", series);
                match series.count {
                    1 => name,
                    count => format!("{name}-{count}"),
                }
            }
            Thing::Blank(_) => "paper-grid-blank".to_owned(),
            Thing::Deck(game, options) => {
                let (game, size) = (game.game().id(), options.size.name());
                format!("{game}-cards-{size}")
            }
            Thing::Letters(letters) => format!("word-heist-letters-{}", letters.bag.len()),
            Thing::Pad(game, seats, _) => format!("{}-pad-{seats}", game.id()),
            Thing::Rules(game) => format!("{}-rules", game.id()),
            Thing::Booklet(game) => format!("{}-booklet", game.id()),
            Thing::Pack(pack) => seeded("paper-grid-pack", &pack.boards),
        }
    }
}

/// Appends the seed to a name, with only the characters that every file system accepts.
fn seeded(name: &str, series: &Series) -> String {
    let seed = series.seed().unwrap_or("board".to_owned());
    let kept = |c: char| c.is_ascii_alphanumeric() || !c.is_ascii();
    let plain = |c: char| if kept(c) { c } else { '-' };
    let seed: String = seed.chars().map(plain).collect();
    let seed = seed.split('-').filter(|part| !part.is_empty());
    let parts: Vec<&str> = [name].into_iter().chain(seed).collect();
    parts.join("-")
}
