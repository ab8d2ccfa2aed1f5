//! What is ordered.

use serde::{Deserialize, Serialize};

use crate::games::word_heist::rules::Bag;
use crate::print::{DeckOptions, Series, Style, TileShape};
use drawing::{Orientation, Paper};

use super::{CardGame, Game};

/// Things that are printed together, in one file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    /// The sheets.
    pub paper: Paper,
    /// Which way round they lie, where somebody said so.
    pub orientation: Option<Orientation>,
    /// How much ink it may cost; sparing ink is black alone.
    pub style: Style,
    /// How far from the edge everything stays, in millimetres, where somebody said so.
    pub margin: Option<u8>,
    /// On how many sheets side by side and one under the other each page is printed.
    pub poster: Option<(usize, usize)>,
    /// What it is, in order.
    pub things: Vec<Thing>,
}

/// One of them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Thing {
    /// Boards of Paper Grid.
    Boards(Series),
    /// An empty board of this link's size, so many times.
    Blank(Series),
    /// A deck of cards.
    Deck(CardGame, DeckOptions),
    /// Letters.
    Letters(Letters),
    /// Score pads: for how many seats, and how many pages.
    Pad(Game, usize, usize),
    /// A game's rules on one page.
    Rules(Game),
    /// A game's rules as a booklet.
    Booklet(Game),
    /// What a class needs.
    Pack(Pack),
}

/// Letters to be cut out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Letters {
    /// Which, and how many.
    pub bag: Bag,
    /// Their shape.
    pub shape: TileShape,
    /// Whether their worth stands on them.
    pub values: bool,
}

/// What a class needs: a cover, the rules, a board for each, pads, and an index.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pack {
    /// The boards, and how they are printed.
    pub boards: Series,
    /// Whose they are, one each; without names there are as many as the series says.
    pub names: Vec<String>,
    /// The class.
    pub class: String,
    /// The day.
    pub date: String,
    /// For how many seats there are score pads, if there are any.
    pub pads: Option<usize>,
    /// Whether the rules are in it.
    pub rules: bool,
}

impl Order {
    /// An order of these things on this paper.
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

    /// An order of boards, on the sheets that they are to be printed on.
    pub fn of_boards(series: Series) -> Order {
        Order {
            orientation: Some(series.options.orientation),
            style: series.options.style,
            margin: Some(series.options.margin),
            ..Order::of(series.options.paper, vec![Thing::Boards(series)])
        }
    }

    /// What its file is called, without an end: after the thing, and the seed if there is one.
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

/// A name with the seed in it, of what every disk takes.
fn seeded(name: &str, series: &Series) -> String {
    let seed = series.seed().unwrap_or("board".to_owned());
    let kept = |c: char| c.is_ascii_alphanumeric() || !c.is_ascii();
    let plain = |c: char| if kept(c) { c } else { '-' };
    let seed: String = seed.chars().map(plain).collect();
    let seed = seed.split('-').filter(|part| !part.is_empty());
    let parts: Vec<&str> = [name].into_iter().chain(seed).collect();
    parts.join("-")
}
