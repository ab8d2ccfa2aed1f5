//! Everything on the table that a player can ask about.

use std::fmt;
use std::str::FromStr;

use game::SeatId;
use one_letter_better_rules::{CardId, TableWordId};
use screen::UnknownThing;

/// A thing on the table. Its text form is in `data-thing`: "word 3", "held 17", "do play".
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableThing {
    /// A card of the viewer's hand, also while it is in the draft line.
    Held(CardId),
    /// A card of the pile.
    Pile(CardId),
    /// A word on the table.
    Word(TableWordId),
    /// A seat's face-down words.
    Down(SeatId),
    /// A seat and its score.
    Seat(SeatId),
    /// The deck, and how close the end of the round is.
    Deck,
    /// The draft line.
    Line,
    /// A button.
    Do(ButtonAction),
}

/// What a button does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ButtonAction {
    /// Draws the turn's card from the deck.
    Draw,
    /// Takes cards of the pile.
    Take,
    /// Puts the pick-up back.
    PutBack,
    /// Plays the line.
    Play,
    /// Clears the line.
    Clear,
    /// Moves the card placed last.
    Move,
    /// Switches a blue card between replacing letters and being added to them.
    Blue,
    /// Swaps a blue card for a card of the pile.
    Swap,
    /// Ends the turn.
    End,
    /// Undoes the last step.
    Undo,
    /// Asks for a hint.
    Hint,
    /// Sorts the hand.
    Sort,
    /// Explains the signs on cards.
    Signs,
    /// Challenges a word.
    Challenge,
    /// Accepts the words.
    Stand,
}

impl ButtonAction {
    /// All buttons.
    pub const ALL: [ButtonAction; 15] = [
        ButtonAction::Draw,
        ButtonAction::Take,
        ButtonAction::PutBack,
        ButtonAction::Play,
        ButtonAction::Clear,
        ButtonAction::Move,
        ButtonAction::Blue,
        ButtonAction::Swap,
        ButtonAction::End,
        ButtonAction::Undo,
        ButtonAction::Hint,
        ButtonAction::Sort,
        ButtonAction::Signs,
        ButtonAction::Challenge,
        ButtonAction::Stand,
    ];

    const fn name(self) -> &'static str {
        match self {
            ButtonAction::Draw => "draw",
            ButtonAction::Take => "take",
            ButtonAction::PutBack => "put-back",
            ButtonAction::Play => "play",
            ButtonAction::Clear => "clear",
            ButtonAction::Move => "move",
            ButtonAction::Blue => "blue",
            ButtonAction::Swap => "swap",
            ButtonAction::End => "end",
            ButtonAction::Undo => "undo",
            ButtonAction::Hint => "hint",
            ButtonAction::Sort => "sort",
            ButtonAction::Signs => "signs",
            ButtonAction::Challenge => "challenge",
            ButtonAction::Stand => "stand",
        }
    }
}

impl fmt::Display for TableThing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableThing::Held(card) => write!(f, "held {}", card.index()),
            TableThing::Pile(card) => write!(f, "pile {}", card.index()),
            TableThing::Word(word) => write!(f, "word {}", word.index()),
            TableThing::Down(seat) => write!(f, "down {seat}"),
            TableThing::Seat(seat) => write!(f, "seat {seat}"),
            TableThing::Deck => f.write_str("deck"),
            TableThing::Line => f.write_str("line"),
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
    let card = || Some(CardId::new(which.parse().ok()?));
    let seat = || Some(SeatId::new(which.parse::<u8>().ok()?.checked_sub(1)?));
    Some(match kind {
        "held" => TableThing::Held(card()?),
        "pile" => TableThing::Pile(card()?),
        "word" => TableThing::Word(TableWordId::new(which.parse().ok()?)),
        "down" => TableThing::Down(seat()?),
        "seat" => TableThing::Seat(seat()?),
        "deck" if which.is_empty() => TableThing::Deck,
        "line" if which.is_empty() => TableThing::Line,
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
        let told = [
            (TableThing::Held(CardId::new(17)), "held 17"),
            (TableThing::Pile(CardId::new(3)), "pile 3"),
            (TableThing::Word(TableWordId::new(300)), "word 300"),
            (TableThing::Down(SeatId::FIRST), "down 1"),
            (TableThing::Seat(SeatId::new(3)), "seat 4"),
            (TableThing::Deck, "deck"),
            (TableThing::Line, "line"),
            (TableThing::Do(ButtonAction::PutBack), "do put-back"),
        ];
        for (thing, text) in told {
            assert_eq!(thing.to_string(), text);
            assert_eq!(text.parse(), Ok(thing));
        }
        for thing in ButtonAction::ALL.map(TableThing::Do) {
            assert_eq!(thing.to_string().parse(), Ok(thing));
        }
    }

    #[test]
    fn text_that_names_no_thing_is_refused() {
        let none = [
            "",
            "held",
            "held x",
            "held 256",
            "pile -1",
            "word 70000",
            "seat 0",
            "deck 1",
            "line 2",
            "do",
            "do nothing",
            "down",
            "card 3",
        ];
        for text in none {
            assert_eq!(text.parse::<TableThing>(), Err(UnknownThing), "{text}");
        }
    }
}
