//! Everything on the table that can be explained, and the text by which the page identifies it.

use std::fmt;
use std::str::FromStr;

use game::SeatId;
use lexicon::Letter;
use paper_grid_rules::Special;
use screen::{CellId, Edge, Side, TileId};

/// A thing on the table. The drawn element carries its text in `data-thing`: `cell 12`, `edge 12
/// right`, `held 2 e`, `do take s`. Seats count from 1 and cells from 0; special cells use their
/// character in a board's plain text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Thing {
    /// A cell with its contents, including a letter being laid.
    Cell(CellId),
    /// The edge between two cells, with or without a wall.
    Edge(Edge),
    /// A tile of the acting seat, on its rack or laid.
    Tile(TileId),
    /// A letter in a seat's hand.
    Held(SeatId, Letter),
    /// A letter that was called, or is about to be.
    Called(Letter),
    /// A type of special cell, wherever it is mentioned.
    Special(Special),
    /// A seat in the strip of scores.
    Seat(SeatId),
    /// The number of letters missing for the endgame.
    Left,
    /// The play being built, or shown to the table.
    Play,
    Do(Deed),
}

/// The action of a button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    /// Plays the laid letters.
    Play,
    /// Switches to asking, without a word.
    NoWord,
    /// Goes back from asking to the board.
    Back,
    /// Calls the chosen letters.
    Ask,
    /// Passes in the endgame.
    Pass,
    /// Takes the laid letters back to the rack.
    TakeBack,
    /// Undoes the last step.
    Undo,
    /// Asks for a hint.
    Hint,
    /// Opens the list of special cells.
    Make,
    /// Takes up this type of special cell.
    MakeOne(Special),
    /// Puts the special type away again.
    MakeNone,
    /// Places the chosen wall.
    Wall,
    /// Takes a called letter.
    Take(Letter),
    /// Steals a letter from another hand.
    Steal(SeatId, Letter),
    /// Crosses out the chosen cells.
    CrossOut,
    /// Places a blockade's letters where they are.
    Block,
    /// Accepts the play, for the table.
    Accept,
    /// Takes the play back, for the table.
    Refuse,
}

impl Deed {
    /// The buttons that carry no value, unlike those for a letter or a type.
    pub const PLAIN: [Deed; 15] = [
        Deed::Play,
        Deed::NoWord,
        Deed::Back,
        Deed::Ask,
        Deed::Pass,
        Deed::TakeBack,
        Deed::Undo,
        Deed::Hint,
        Deed::Make,
        Deed::MakeNone,
        Deed::Wall,
        Deed::CrossOut,
        Deed::Block,
        Deed::Accept,
        Deed::Refuse,
    ];

    /// Returns the button's text; for a button with a value, its first word.
    const fn text(self) -> &'static str {
        match self {
            Deed::Play => "play",
            Deed::NoWord => "no-word",
            Deed::Back => "back",
            Deed::Ask => "ask",
            Deed::Pass => "pass",
            Deed::TakeBack => "take-back",
            Deed::Undo => "undo",
            Deed::Hint => "hint",
            Deed::Make | Deed::MakeOne(_) => "make",
            Deed::MakeNone => "make-none",
            Deed::Wall => "wall",
            Deed::Take(_) => "take",
            Deed::Steal(..) => "steal",
            Deed::CrossOut => "cross-out",
            Deed::Block => "block",
            Deed::Accept => "accept",
            Deed::Refuse => "refuse",
        }
    }
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())?;
        match self {
            Deed::MakeOne(special) => write!(f, " {}", special.sign()),
            Deed::Take(letter) => write!(f, " {}", letter.small()),
            Deed::Steal(seat, letter) => write!(f, " {seat} {}", letter.small()),
            _ => Ok(()),
        }
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::Cell(cell) => write!(f, "cell {}", cell.0),
            Thing::Edge(edge) => {
                let side = match edge.side {
                    Side::Right => "right",
                    Side::Below => "below",
                };
                write!(f, "edge {} {side}", edge.cell.0)
            }
            Thing::Tile(tile) => write!(f, "tile {}", tile.0),
            Thing::Held(seat, letter) => write!(f, "held {seat} {}", letter.small()),
            Thing::Called(letter) => write!(f, "called {}", letter.small()),
            Thing::Special(special) => write!(f, "special {}", special.sign()),
            Thing::Seat(seat) => write!(f, "seat {seat}"),
            Thing::Left => f.write_str("left"),
            Thing::Play => f.write_str("play"),
            Thing::Do(deed) => write!(f, "do {deed}"),
        }
    }
}

/// A text that doesn't name a thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoThing;

impl FromStr for Thing {
    type Err = NoThing;

    fn from_str(text: &str) -> Result<Thing, NoThing> {
        let parts: Vec<&str> = text.split(' ').collect();
        read(&parts).ok_or(NoThing)
    }
}

fn read(parts: &[&str]) -> Option<Thing> {
    Some(match *parts {
        ["cell", cell] => Thing::Cell(CellId(cell.parse().ok()?)),
        ["edge", cell, side] => Thing::Edge(Edge {
            cell: CellId(cell.parse().ok()?),
            side: match side {
                "right" => Side::Right,
                "below" => Side::Below,
                _ => return None,
            },
        }),
        ["tile", tile] => Thing::Tile(TileId(tile.parse().ok()?)),
        ["held", whose, which] => Thing::Held(seat(whose)?, letter(which)?),
        ["called", which] => Thing::Called(letter(which)?),
        ["special", sign] => Thing::Special(special(sign)?),
        ["seat", whose] => Thing::Seat(seat(whose)?),
        ["left"] => Thing::Left,
        ["play"] => Thing::Play,
        ["do", ref deed @ ..] => Thing::Do(read_deed(deed)?),
        _ => return None,
    })
}

fn read_deed(parts: &[&str]) -> Option<Deed> {
    match *parts {
        ["make", sign] => Some(Deed::MakeOne(special(sign)?)),
        ["take", which] => Some(Deed::Take(letter(which)?)),
        ["steal", whose, which] => Some(Deed::Steal(seat(whose)?, letter(which)?)),
        [text] => Deed::PLAIN.into_iter().find(|deed| deed.text() == text),
        _ => None,
    }
}

fn sign(text: &str) -> Option<char> {
    let mut signs = text.chars();
    signs.next().filter(|_| signs.next().is_none())
}

fn letter(text: &str) -> Option<Letter> {
    Letter::new(sign(text)?)
}

fn special(text: &str) -> Option<Special> {
    Special::of_sign(sign(text)?)
}

/// Parses a seat number, which counts from 1.
fn seat(text: &str) -> Option<SeatId> {
    Some(SeatId::new(text.parse::<u8>().ok()?.checked_sub(1)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn each() -> Vec<Thing> {
        let letter = Letter::new('s').unwrap();
        let seat = SeatId::new(1);
        let edge = |side| {
            Thing::Edge(Edge {
                cell: CellId(12),
                side,
            })
        };
        let mut all = vec![
            Thing::Cell(CellId(0)),
            Thing::Cell(CellId(127)),
            edge(Side::Right),
            edge(Side::Below),
            Thing::Tile(TileId(6)),
            Thing::Held(seat, letter),
            Thing::Called(letter),
            Thing::Seat(SeatId::FIRST),
            Thing::Left,
            Thing::Play,
            Thing::Do(Deed::Take(letter)),
            Thing::Do(Deed::Steal(seat, letter)),
        ];
        all.extend(Special::ALL.map(Thing::Special));
        all.extend(Special::ALL.map(|special| Thing::Do(Deed::MakeOne(special))));
        all.extend(Deed::PLAIN.map(Thing::Do));
        all
    }

    #[test]
    fn every_thing_has_its_own_text_and_reads_back_from_it() {
        let mut texts = Vec::new();
        for thing in each() {
            let text = thing.to_string();
            assert_eq!(text.parse(), Ok(thing), "{text}");
            assert!(!texts.contains(&text), "{text}");
            texts.push(text);
        }
        for text in [
            "cell 12",
            "edge 12 right",
            "held 2 s",
            "do take s",
            "do no-word",
        ] {
            assert!(
                text.parse::<Thing>()
                    .is_ok_and(|thing| thing.to_string() == text),
                "{text}"
            );
        }
    }

    #[test]
    fn invalid_texts_name_no_thing() {
        for text in [
            "",
            "cell",
            "cell x",
            "cell 1 2",
            "edge 3",
            "edge 3 left",
            "held 0 e",
            "held 2 ee",
            "called 3",
            "special q",
            "do",
            "do make",
            "do take",
            "do play now",
            "seat 0",
            "left 3",
        ] {
            let read = text.parse::<Thing>();
            // The list of special cells has a text that is also the start of a type's.
            let known = text == "do make";
            assert_eq!(read.is_ok(), known, "{text}");
        }
    }
}
