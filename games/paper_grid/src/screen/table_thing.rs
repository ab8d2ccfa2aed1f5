//! Everything on the table that can be explained, and the text by which the page identifies it.

use std::fmt;
use std::str::FromStr;

use game::SeatId;
use lexicon::Letter;
use paper_grid_rules::SpecialType;
use screen::{EdgeSide, GridCellId, GridEdge, TileId};

/// A thing on the table. The drawn element carries its text in `data-thing`: `cell 12`, `edge 12
/// right`, `held 2 e`, `do take s`. Seats count from 1 and cells from 0; special cells use their
/// character in a board's plain text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableThing {
    /// A cell with its contents, including a letter being laid.
    Cell(GridCellId),
    /// The edge between two cells, with or without a wall.
    Edge(GridEdge),
    /// A tile of the acting seat, on its rack or laid.
    Tile(TileId),
    /// A letter in a seat's hand.
    Held(SeatId, Letter),
    /// A letter that was called, or is about to be.
    Called(Letter),
    /// A type of special cell, wherever it is mentioned.
    Special(SpecialType),
    /// A seat in the strip of scores.
    Seat(SeatId),
    /// The number of letters missing for the endgame.
    Left,
    /// The play being built, or shown to the table.
    Play,
    Do(ButtonAction),
}

/// The action of a button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ButtonAction {
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
    MakeOne(SpecialType),
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

impl ButtonAction {
    /// The buttons that carry no value, unlike those for a letter or a type.
    pub const WITHOUT_VALUE: [ButtonAction; 15] = [
        ButtonAction::Play,
        ButtonAction::NoWord,
        ButtonAction::Back,
        ButtonAction::Ask,
        ButtonAction::Pass,
        ButtonAction::TakeBack,
        ButtonAction::Undo,
        ButtonAction::Hint,
        ButtonAction::Make,
        ButtonAction::MakeNone,
        ButtonAction::Wall,
        ButtonAction::CrossOut,
        ButtonAction::Block,
        ButtonAction::Accept,
        ButtonAction::Refuse,
    ];

    /// Returns the button's text; for a button with a value, its first word.
    const fn as_str(self) -> &'static str {
        match self {
            ButtonAction::Play => "play",
            ButtonAction::NoWord => "no-word",
            ButtonAction::Back => "back",
            ButtonAction::Ask => "ask",
            ButtonAction::Pass => "pass",
            ButtonAction::TakeBack => "take-back",
            ButtonAction::Undo => "undo",
            ButtonAction::Hint => "hint",
            ButtonAction::Make | ButtonAction::MakeOne(_) => "make",
            ButtonAction::MakeNone => "make-none",
            ButtonAction::Wall => "wall",
            ButtonAction::Take(_) => "take",
            ButtonAction::Steal(..) => "steal",
            ButtonAction::CrossOut => "cross-out",
            ButtonAction::Block => "block",
            ButtonAction::Accept => "accept",
            ButtonAction::Refuse => "refuse",
        }
    }
}

impl fmt::Display for ButtonAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())?;
        match self {
            ButtonAction::MakeOne(special) => write!(f, " {}", special.as_char()),
            ButtonAction::Take(letter) => write!(f, " {}", letter.lowercase()),
            ButtonAction::Steal(seat, letter) => write!(f, " {seat} {}", letter.lowercase()),
            _ => Ok(()),
        }
    }
}

impl fmt::Display for TableThing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableThing::Cell(cell) => write!(f, "cell {}", cell.0),
            TableThing::Edge(edge) => {
                let side = match edge.side {
                    EdgeSide::Right => "right",
                    EdgeSide::Below => "below",
                };
                write!(f, "edge {} {side}", edge.cell.0)
            }
            TableThing::Tile(tile) => write!(f, "tile {}", tile.0),
            TableThing::Held(seat, letter) => write!(f, "held {seat} {}", letter.lowercase()),
            TableThing::Called(letter) => write!(f, "called {}", letter.lowercase()),
            TableThing::Special(special) => write!(f, "special {}", special.as_char()),
            TableThing::Seat(seat) => write!(f, "seat {seat}"),
            TableThing::Left => f.write_str("left"),
            TableThing::Play => f.write_str("play"),
            TableThing::Do(button) => write!(f, "do {button}"),
        }
    }
}

/// A text that doesn't name a thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnknownThingError;

impl FromStr for TableThing {
    type Err = UnknownThingError;

    fn from_str(text: &str) -> Result<TableThing, UnknownThingError> {
        let parts: Vec<&str> = text.split(' ').collect();
        parse_thing(&parts).ok_or(UnknownThingError)
    }
}

fn parse_thing(parts: &[&str]) -> Option<TableThing> {
    Some(match *parts {
        ["cell", cell] => TableThing::Cell(GridCellId(cell.parse().ok()?)),
        ["edge", cell, side] => TableThing::Edge(GridEdge {
            cell: GridCellId(cell.parse().ok()?),
            side: match side {
                "right" => EdgeSide::Right,
                "below" => EdgeSide::Below,
                _ => return None,
            },
        }),
        ["tile", tile] => TableThing::Tile(TileId(tile.parse().ok()?)),
        ["held", whose, which] => TableThing::Held(parse_seat(whose)?, parse_letter(which)?),
        ["called", which] => TableThing::Called(parse_letter(which)?),
        ["special", sign] => TableThing::Special(parse_special(sign)?),
        ["seat", whose] => TableThing::Seat(parse_seat(whose)?),
        ["left"] => TableThing::Left,
        ["play"] => TableThing::Play,
        ["do", ref button @ ..] => TableThing::Do(parse_button_action(button)?),
        _ => return None,
    })
}

fn parse_button_action(parts: &[&str]) -> Option<ButtonAction> {
    match *parts {
        ["make", sign] => Some(ButtonAction::MakeOne(parse_special(sign)?)),
        ["take", which] => Some(ButtonAction::Take(parse_letter(which)?)),
        ["steal", whose, which] => Some(ButtonAction::Steal(
            parse_seat(whose)?,
            parse_letter(which)?,
        )),
        [text] => ButtonAction::WITHOUT_VALUE
            .into_iter()
            .find(|button| button.as_str() == text),
        _ => None,
    }
}

fn parse_char(text: &str) -> Option<char> {
    let mut signs = text.chars();
    signs.next().filter(|_| signs.next().is_none())
}

fn parse_letter(text: &str) -> Option<Letter> {
    Letter::new(parse_char(text)?)
}

fn parse_special(text: &str) -> Option<SpecialType> {
    SpecialType::from_char(parse_char(text)?)
}

/// Parses a seat number, which counts from 1.
fn parse_seat(text: &str) -> Option<SeatId> {
    Some(SeatId::new(text.parse::<u8>().ok()?.checked_sub(1)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn each() -> Vec<TableThing> {
        let letter = Letter::new('s').unwrap();
        let seat = SeatId::new(1);
        let edge = |side| {
            TableThing::Edge(GridEdge {
                cell: GridCellId(12),
                side,
            })
        };
        let mut all = vec![
            TableThing::Cell(GridCellId(0)),
            TableThing::Cell(GridCellId(127)),
            edge(EdgeSide::Right),
            edge(EdgeSide::Below),
            TableThing::Tile(TileId(6)),
            TableThing::Held(seat, letter),
            TableThing::Called(letter),
            TableThing::Seat(SeatId::FIRST),
            TableThing::Left,
            TableThing::Play,
            TableThing::Do(ButtonAction::Take(letter)),
            TableThing::Do(ButtonAction::Steal(seat, letter)),
        ];
        all.extend(SpecialType::ALL.map(TableThing::Special));
        all.extend(SpecialType::ALL.map(|special| TableThing::Do(ButtonAction::MakeOne(special))));
        all.extend(ButtonAction::WITHOUT_VALUE.map(TableThing::Do));
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
                text.parse::<TableThing>()
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
            let read = text.parse::<TableThing>();
            // The list of special cells has a text that is also the start of a type's.
            let known = text == "do make";
            assert_eq!(read.is_ok(), known, "{text}");
        }
    }
}
