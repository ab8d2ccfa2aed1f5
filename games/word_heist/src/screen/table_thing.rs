//! The things on the table that a player can ask about.

use std::fmt;
use std::str::FromStr;

use game::SeatId;
use screen::UnknownThing;
use word_heist_rules::{LetterTileId, MadeWordId};

/// A thing on the table. Its text form is in `data-thing`: "letter 17", "word 4", "do make".
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableThing {
    /// A letter of the centre, or of a tapped word.
    Letter(LetterTileId),
    /// A word on the table.
    Word(MadeWordId),
    /// The letters that are face down.
    Pile,
    /// A seat and its score.
    Seat(SeatId),
    /// A seat's pad, or the button to call it.
    Press(SeatId),
    /// A button, by its action.
    Do(ButtonAction),
}

/// The action of a button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ButtonAction {
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

impl ButtonAction {
    /// The actions of all buttons.
    pub const ALL: [ButtonAction; 10] = [
        ButtonAction::Make,
        ButtonAction::Ask,
        ButtonAction::Pass,
        ButtonAction::Next,
        ButtonAction::GiveUp,
        ButtonAction::Done,
        ButtonAction::Hint,
        ButtonAction::Undo,
        ButtonAction::TakeBack,
        ButtonAction::Stop,
    ];

    const fn name(self) -> &'static str {
        match self {
            ButtonAction::Make => "make",
            ButtonAction::Ask => "ask",
            ButtonAction::Pass => "pass",
            ButtonAction::Next => "next",
            ButtonAction::GiveUp => "give-up",
            ButtonAction::Done => "done",
            ButtonAction::Hint => "hint",
            ButtonAction::Undo => "undo",
            ButtonAction::TakeBack => "take-back",
            ButtonAction::Stop => "stop",
        }
    }
}

impl fmt::Display for TableThing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableThing::Letter(tile) => write!(f, "letter {}", tile.index()),
            TableThing::Word(word) => write!(f, "word {}", word.index()),
            TableThing::Pile => f.write_str("pile"),
            TableThing::Seat(seat) => write!(f, "seat {seat}"),
            TableThing::Press(seat) => write!(f, "press {seat}"),
            TableThing::Do(deed) => write!(f, "do {}", deed.name()),
        }
    }
}

impl FromStr for TableThing {
    type Err = UnknownThing;

    fn from_str(text: &str) -> Result<TableThing, UnknownThing> {
        parse_thing(text).ok_or(UnknownThing)
    }
}

fn parse_thing(text: &str) -> Option<TableThing> {
    let (kind, which) = text.split_once(' ').unwrap_or((text, ""));
    let seat = || Some(SeatId::new(which.parse::<u8>().ok()?.checked_sub(1)?));
    Some(match kind {
        "letter" => TableThing::Letter(LetterTileId::new(which.parse().ok()?)),
        "word" => TableThing::Word(MadeWordId::new(which.parse().ok()?)),
        "pile" if which.is_empty() => TableThing::Pile,
        "seat" => TableThing::Seat(seat()?),
        "press" => TableThing::Press(seat()?),
        "do" => TableThing::Do(
            ButtonAction::ALL
                .into_iter()
                .find(|deed| deed.name() == which)?,
        ),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_thing_round_trips_through_its_text_form() {
        let things = [
            (TableThing::Letter(LetterTileId::new(17)), "letter 17"),
            (TableThing::Word(MadeWordId::new(300)), "word 300"),
            (TableThing::Pile, "pile"),
            (TableThing::Seat(SeatId::new(1)), "seat 2"),
            (TableThing::Press(SeatId::FIRST), "press 1"),
            (TableThing::Do(ButtonAction::GiveUp), "do give-up"),
        ];
        for (thing, text) in things {
            assert_eq!(thing.to_string(), text);
            assert_eq!(text.parse(), Ok(thing));
        }
        for deed in ButtonAction::ALL {
            let thing = TableThing::Do(deed);
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
            assert_eq!(text.parse::<TableThing>(), Err(UnknownThing), "{text}");
        }
    }
}
