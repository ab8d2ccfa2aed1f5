//! Everything on the table that a player can ask about.

use std::fmt;
use std::str::FromStr;

use game::SeatId;
use one_letter_better_rules::{CardId, TableWordId};
use screen::NoSuchThing;

/// A thing on the table. Its text form is in `data-thing`: "word 3", "held 17", "do play".
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Thing {
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
    Do(Deed),
}

/// What a button does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
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

impl Deed {
    /// All buttons.
    pub const ALL: [Deed; 15] = [
        Deed::Draw,
        Deed::Take,
        Deed::PutBack,
        Deed::Play,
        Deed::Clear,
        Deed::Move,
        Deed::Blue,
        Deed::Swap,
        Deed::End,
        Deed::Undo,
        Deed::Hint,
        Deed::Sort,
        Deed::Signs,
        Deed::Challenge,
        Deed::Stand,
    ];

    const fn name(self) -> &'static str {
        match self {
            Deed::Draw => "draw",
            Deed::Take => "take",
            Deed::PutBack => "put-back",
            Deed::Play => "play",
            Deed::Clear => "clear",
            Deed::Move => "move",
            Deed::Blue => "blue",
            Deed::Swap => "swap",
            Deed::End => "end",
            Deed::Undo => "undo",
            Deed::Hint => "hint",
            Deed::Sort => "sort",
            Deed::Signs => "signs",
            Deed::Challenge => "challenge",
            Deed::Stand => "stand",
        }
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::Held(card) => write!(f, "held {}", card.index()),
            Thing::Pile(card) => write!(f, "pile {}", card.index()),
            Thing::Word(word) => write!(f, "word {}", word.index()),
            Thing::Down(seat) => write!(f, "down {seat}"),
            Thing::Seat(seat) => write!(f, "seat {seat}"),
            Thing::Deck => f.write_str("deck"),
            Thing::Line => f.write_str("line"),
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
    let card = || Some(CardId::new(which.parse().ok()?));
    let seat = || Some(SeatId::new(which.parse::<u8>().ok()?.checked_sub(1)?));
    Some(match kind {
        "held" => Thing::Held(card()?),
        "pile" => Thing::Pile(card()?),
        "word" => Thing::Word(TableWordId::new(which.parse().ok()?)),
        "down" => Thing::Down(seat()?),
        "seat" => Thing::Seat(seat()?),
        "deck" if which.is_empty() => Thing::Deck,
        "line" if which.is_empty() => Thing::Line,
        "do" => Thing::Do(Deed::ALL.into_iter().find(|deed| deed.name() == which)?),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_thing_round_trips_through_its_text_form() {
        let told = [
            (Thing::Held(CardId::new(17)), "held 17"),
            (Thing::Pile(CardId::new(3)), "pile 3"),
            (Thing::Word(TableWordId::new(300)), "word 300"),
            (Thing::Down(SeatId::FIRST), "down 1"),
            (Thing::Seat(SeatId::new(3)), "seat 4"),
            (Thing::Deck, "deck"),
            (Thing::Line, "line"),
            (Thing::Do(Deed::PutBack), "do put-back"),
        ];
        for (thing, text) in told {
            assert_eq!(thing.to_string(), text);
            assert_eq!(text.parse(), Ok(thing));
        }
        for thing in Deed::ALL.map(Thing::Do) {
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
            assert_eq!(text.parse::<Thing>(), Err(NoSuchThing), "{text}");
        }
    }
}
