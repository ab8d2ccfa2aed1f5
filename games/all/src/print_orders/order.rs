//! The contents of a print order.

use serde::{Deserialize, Serialize};

use drawing::{Orientation, Paper};
use paper_grid::sheet::BoardSeries;
use printing::{DeckOptions, Style, TileShape};
use word_heist_rules::LetterBag;

use super::{CardGame, PrintedGame};

/// Things to print together, in one file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PrintOrder {
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
    pub things: Vec<PrintItem>,
}

/// One thing in an order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum PrintItem {
    /// Paper Grid boards.
    Boards(BoardSeries),
    /// Empty Paper Grid boards of the size in the series' link; the series gives their number.
    Blank(BoardSeries),
    /// A deck of cards.
    Deck(CardGame, DeckOptions),
    /// Letter tiles.
    Letters(LetterTiles),
    /// Score pads: for which game, for how many seats, and the number of pages.
    Pad(PrintedGame, usize, usize),
    /// A game's rules on one page.
    Rules(PrintedGame),
    /// A game's rules as a booklet.
    Booklet(PrintedGame),
    /// A pack for a school class.
    Pack(ClassPack),
}

/// Letter tiles to cut out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct LetterTiles {
    /// Which letters, and how many of each.
    pub bag: LetterBag,
    pub shape: TileShape,
    /// Whether the letters' values are printed on the tiles.
    pub values: bool,
}

/// A pack for a school class: a cover, the rules, a board for each pupil, score pads, and an index.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClassPack {
    /// The boards, and how they are printed.
    pub boards: BoardSeries,
    /// The pupils' names, one for each board; without names the series gives the number of boards.
    pub names: Vec<String>,
    /// The name of the class.
    pub class: String,
    /// The date to print on the cover and the boards.
    pub date: String,
    /// The number of seats on the score pads, if the pack has any.
    pub pads: Option<usize>,
    /// Whether the pack includes the rules.
    pub rules: bool,
}

impl PrintOrder {
    /// An order of these things on this paper, with default settings.
    pub fn new(paper: Paper, things: Vec<PrintItem>) -> PrintOrder {
        PrintOrder {
            paper,
            orientation: None,
            style: Style::Full,
            margin: None,
            poster: None,
            things,
        }
    }

    /// An order of boards, with the sheet settings from the series' options.
    pub fn for_boards(series: BoardSeries) -> PrintOrder {
        PrintOrder {
            orientation: Some(series.options.orientation),
            style: series.options.style,
            margin: Some(series.options.margin),
            ..PrintOrder::new(series.options.paper, vec![PrintItem::Boards(series)])
        }
    }

    /// The file name without its extension. A single thing gives the file its name, with the seed
    /// if there is one.
    pub fn file_name(&self) -> String {
        match self.things.as_slice() {
            [one] => one.file_name(),
            _ => "lettercase".to_owned(),
        }
    }
}

impl PrintItem {
    fn file_name(&self) -> String {
        match self {
            PrintItem::Boards(series) => {
                let name = with_seed("paper-grid", series);
                match series.count {
                    1 => name,
                    count => format!("{name}-{count}"),
                }
            }
            PrintItem::Blank(_) => "paper-grid-blank".to_owned(),
            PrintItem::Deck(game, options) => {
                let (game, size) = (game.game().id(), options.size.name());
                format!("{game}-cards-{size}")
            }
            PrintItem::Letters(letters) => format!("word-heist-letters-{}", letters.bag.len()),
            PrintItem::Pad(game, seats, _) => format!("{}-pad-{seats}", game.id()),
            PrintItem::Rules(game) => format!("{}-rules", game.id()),
            PrintItem::Booklet(game) => format!("{}-booklet", game.id()),
            PrintItem::Pack(pack) => with_seed("paper-grid-pack", &pack.boards),
        }
    }
}

/// Appends the seed to a name, with only the characters that every file system accepts.
fn with_seed(name: &str, series: &BoardSeries) -> String {
    let seed = series.seed().unwrap_or("board".to_owned());
    let kept = |c: char| c.is_ascii_alphanumeric() || !c.is_ascii();
    let plain = |c: char| if kept(c) { c } else { '-' };
    let seed: String = seed.chars().map(plain).collect();
    let seed = seed.split('-').filter(|part| !part.is_empty());
    let parts: Vec<&str> = [name].into_iter().chain(seed).collect();
    parts.join("-")
}
