//! The things on the table that a player can ask about.

use std::fmt;
use std::str::FromStr;

use game::SeatId;
use screen::NoSuchThing;
use word_heist_rules::{TableWordId, TileId};

/// A thing on the table. Its text form is in `data-thing`: "letter 17", "word 4", "do make".
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Thing {
    /// A letter of the centre, or of a tapped word.
    Letter(TileId),
    /// A word on the table.
    Word(TableWordId),
    /// The letters that are face down.
    Pile,
    /// A seat and its score.
    Seat(SeatId),
    /// A seat's pad, or the button to call it.
    Press(SeatId),
    /// A button, by its action.
    Do(Deed),
}

/// The action of a button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    /// Makes the typed word.
    Make,
    /// Asks the other players to count the word (A18).
    Ask,
    /// Makes no more words in this window (A13).
    Pass,
    /// Passes for all seats left in the sweep, and turns up the next letter.
    Next,
    /// Gives up the reservation (A13).
    GiveUp,
    /// Marks the player as done (A16).
    Done,
    /// Asks for a hint.
    Hint,
    /// Undoes the last step.
    Undo,
    /// Asks to take back the last word (A18).
    TakeBack,
    /// Asks to stop the game early (A16).
    Stop,
}

impl Deed {
    /// The actions of all buttons.
    pub const ALL: [Deed; 10] = [
        Deed::Make,
        Deed::Ask,
        Deed::Pass,
        Deed::Next,
        Deed::GiveUp,
        Deed::Done,
        Deed::Hint,
        Deed::Undo,
        Deed::TakeBack,
        Deed::Stop,
    ];

    const fn name(self) -> &'static str {
        match self {
            Deed::Make => "make",
            Deed::Ask => "ask",
            Deed::Pass => "pass",
            Deed::Next => "next",
            Deed::GiveUp => "give-up",
            Deed::Done => "done",
            Deed::Hint => "hint",
            Deed::Undo => "undo",
            Deed::TakeBack => "take-back",
            Deed::Stop => "stop",
        }
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::Letter(tile) => write!(f, "letter {}", tile.index()),
            Thing::Word(word) => write!(f, "word {}", word.index()),
            Thing::Pile => f.write_str("pile"),
            Thing::Seat(seat) => write!(f, "seat {seat}"),
            Thing::Press(seat) => write!(f, "press {seat}"),
            Thing::Do(deed) => write!(f, "do {}", deed.name()),
        }
    }
}

impl FromStr for Thing {
    type Err = NoSuchThing;

    fn from_str(text: &str) -> Result<Thing, NoSuchThing> {
        read(text).ok_or(NoSuchThing)
    }
}

fn read(text: &str) -> Option<Thing> {
    let (kind, which) = text.split_once(' ').unwrap_or((text, ""));
    let seat = || Some(SeatId::new(which.parse::<u8>().ok()?.checked_sub(1)?));
    Some(match kind {
        "letter" => Thing::Letter(TileId::numbered(which.parse().ok()?)),
        "word" => Thing::Word(TableWordId::numbered(which.parse().ok()?)),
        "pile" if which.is_empty() => Thing::Pile,
        "seat" => Thing::Seat(seat()?),
        "press" => Thing::Press(seat()?),
        "do" => Thing::Do(Deed::ALL.into_iter().find(|deed| deed.name() == which)?),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_thing_round_trips_through_its_text_form() {
        let things = [
            (Thing::Letter(TileId::numbered(17)), "letter 17"),
            (Thing::Word(TableWordId::numbered(300)), "word 300"),
            (Thing::Pile, "pile"),
            (Thing::Seat(SeatId::new(1)), "seat 2"),
            (Thing::Press(SeatId::FIRST), "press 1"),
            (Thing::Do(Deed::GiveUp), "do give-up"),
        ];
        for (thing, text) in things {
            assert_eq!(thing.to_string(), text);
            assert_eq!(text.parse(), Ok(thing));
        }
        for deed in Deed::ALL {
            let thing = Thing::Do(deed);
            assert_eq!(thing.to_string().parse(), Ok(thing));
        }
    }

    #[test]
    fn text_that_names_no_thing_is_refused() {
        for text in [
            "",
            "letter",
            "letter 300",
            "word x",
            "pile 1",
            "seat 0",
            "do nothing",
            "do",
        ] {
            assert_eq!(text.parse::<Thing>(), Err(NoSuchThing), "{text}");
        }
    }
}
