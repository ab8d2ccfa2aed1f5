//! The things on C U Letter's table that can be explained when asked about.

use std::fmt;
use std::str::FromStr;

use c_u_letter_rules::{AbilityColour, CardId, ClaimId, Heading, Span, Square, Use};
use game::SeatId;
use screen::UnknownThing;

/// A thing on the table. Its text form is the value of `data-thing`: "square 40", "held 17", "use
/// swap-12".
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableThing {
    /// A square and its cards.
    Square(Square),
    /// The zones that cover a square.
    Zones(Square),
    /// A card of the viewer's own hand.
    Held(CardId),
    /// A leftover card (C40).
    Loose(CardId),
    /// A claim in the ledger.
    Claim(ClaimId),
    /// A seat and its score.
    Seat(SeatId),
    /// The deck, and the progress of the round.
    Deck,
    /// A marked word (C10).
    Offer(Span),
    /// A colour's ability.
    Ability(AbilityColour),
    /// A button that chooses what the card does.
    Use(Use),
    /// Any other button, by its effect.
    Do(ButtonAction),
}

/// The effect of a button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ButtonAction {
    /// Starts the clock (C4).
    Ready,
    Place,
    /// Claims the marked word (C10).
    Claim,
    /// Asks the other players to accept the marked word, which isn't in the list (C11).
    Propose,
    /// Accepts a proposed word (C11).
    Agree,
    /// Rejects a proposed word (C11).
    Decline,
    Done,
    /// Keeps the turn from ending by itself.
    Wait,
    /// Takes the last step back.
    Undo,
    Hint,
    /// Discards the current choice.
    Clear,
    /// Makes a word of leftover cards (C40).
    Spell,
    /// Passes in the scramble (C40).
    Pass,
    /// Presses the buzzer (C40).
    Buzz,
    /// Goes on after a round.
    GoOn,
}

impl ButtonAction {
    /// All buttons.
    pub const ALL: [ButtonAction; 15] = [
        ButtonAction::Ready,
        ButtonAction::Place,
        ButtonAction::Claim,
        ButtonAction::Propose,
        ButtonAction::Agree,
        ButtonAction::Decline,
        ButtonAction::Done,
        ButtonAction::Wait,
        ButtonAction::Undo,
        ButtonAction::Hint,
        ButtonAction::Clear,
        ButtonAction::Spell,
        ButtonAction::Pass,
        ButtonAction::Buzz,
        ButtonAction::GoOn,
    ];

    const fn name(self) -> &'static str {
        match self {
            ButtonAction::Ready => "ready",
            ButtonAction::Place => "place",
            ButtonAction::Claim => "claim",
            ButtonAction::Propose => "propose",
            ButtonAction::Agree => "agree",
            ButtonAction::Decline => "decline",
            ButtonAction::Done => "done",
            ButtonAction::Wait => "wait",
            ButtonAction::Undo => "undo",
            ButtonAction::Hint => "hint",
            ButtonAction::Clear => "clear",
            ButtonAction::Spell => "spell",
            ButtonAction::Pass => "pass",
            ButtonAction::Buzz => "buzz",
            ButtonAction::GoOn => "go-on",
        }
    }
}

/// The uses of a card that don't refer to a square, with their text forms.
const NAMED_USES: [(Use, &str); 7] = [
    (Use::Nothing, "place"),
    (Use::Hide, "hide"),
    (Use::Overwrite, "overwrite"),
    (Use::Insert(Heading::Right), "insert-right"),
    (Use::Insert(Heading::Down), "insert-down"),
    (Use::Insert(Heading::Left), "insert-left"),
    (Use::Insert(Heading::Up), "insert-up"),
];

const fn colour_name(colour: AbilityColour) -> &'static str {
    match colour {
        AbilityColour::Blue => "blue",
        AbilityColour::Red => "red",
        AbilityColour::Green => "green",
        AbilityColour::Grey => "grey",
    }
}

impl fmt::Display for TableThing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableThing::Square(square) => write!(f, "square {}", square.index()),
            TableThing::Zones(square) => write!(f, "zones {}", square.index()),
            TableThing::Held(card) => write!(f, "held {}", card.index()),
            TableThing::Loose(card) => write!(f, "loose {}", card.index()),
            TableThing::Claim(claim) => write!(f, "claim {}", u16::from(*claim)),
            TableThing::Seat(seat) => write!(f, "seat {seat}"),
            TableThing::Deck => f.write_str("deck"),
            TableThing::Offer(span) => {
                write!(f, "offer {}-{}", span.from().index(), span.to().index())
            }
            TableThing::Ability(of) => write!(f, "ability {}", colour_name(*of)),
            TableThing::Use(Use::Swap(square)) => write!(f, "use swap-{}", square.index()),
            TableThing::Use(using) => {
                let found = NAMED_USES.iter().find(|(own, _)| own == using);
                write!(f, "use {}", found.map_or("", |(_, name)| *name))
            }
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
    let square = |text: &str| Square::try_from(text.parse::<u8>().ok()?).ok();
    let card = || CardId::try_from(which.parse::<u8>().ok()?).ok();
    Some(match kind {
        "square" => TableThing::Square(square(which)?),
        "zones" => TableThing::Zones(square(which)?),
        "held" => TableThing::Held(card()?),
        "loose" => TableThing::Loose(card()?),
        "claim" => TableThing::Claim(ClaimId::from(which.parse::<u16>().ok()?)),
        "seat" => TableThing::Seat(SeatId::new(which.parse::<u8>().ok()?.checked_sub(1)?)),
        "deck" if which.is_empty() => TableThing::Deck,
        "offer" => {
            let (from, to) = which.split_once('-')?;
            TableThing::Offer(Span::new(square(from)?, square(to)?)?)
        }
        "ability" => TableThing::Ability(
            AbilityColour::ALL
                .into_iter()
                .find(|of| colour_name(*of) == which)?,
        ),
        "use" => match which.strip_prefix("swap-") {
            Some(other) => TableThing::Use(Use::Swap(square(other)?)),
            None => TableThing::Use(NAMED_USES.iter().find(|(_, name)| *name == which)?.0),
        },
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
        let square = |name: &str| Square::from_name(name).unwrap();
        let card = CardId::all().nth(17).unwrap();
        let claim = ClaimId::from(3);
        let span = Span::new(square("d2"), square("e2")).unwrap();
        let told = [
            (TableThing::Square(square("e5")), "square 40"),
            (TableThing::Zones(square("e5")), "zones 40"),
            (TableThing::Held(card), "held 17"),
            (TableThing::Loose(card), "loose 17"),
            (TableThing::Claim(claim), "claim 3"),
            (TableThing::Seat(SeatId::new(1)), "seat 2"),
            (TableThing::Deck, "deck"),
            (TableThing::Offer(span), "offer 12-13"),
            (TableThing::Offer(span.reversed()), "offer 13-12"),
            (TableThing::Ability(AbilityColour::Grey), "ability grey"),
            (TableThing::Use(Use::Swap(square("a1"))), "use swap-0"),
            (TableThing::Use(Use::Insert(Heading::Up)), "use insert-up"),
            (TableThing::Do(ButtonAction::GoOn), "do go-on"),
        ];
        for (thing, text) in told {
            assert_eq!(thing.to_string(), text);
            assert_eq!(text.parse(), Ok(thing));
        }
        let buttons = ButtonAction::ALL.map(TableThing::Do).into_iter();
        let uses = NAMED_USES
            .map(|(using, _)| TableThing::Use(using))
            .into_iter();
        for thing in buttons.chain(uses) {
            assert_eq!(thing.to_string().parse(), Ok(thing));
        }
    }

    #[test]
    fn text_that_names_no_thing_is_refused() {
        for text in [
            "",
            "square",
            "square 81",
            "square -1",
            "square 4 0",
            "held 120",
            "offer 12",
            "deck 1",
            "offer 12-12",
            "offer 12-40",
            "use",
            "use swap",
            "use swap-81",
            "do",
            "do nothing",
            "ability pink",
            "seat x",
            "claim 70000",
        ] {
            assert_eq!(text.parse::<TableThing>(), Err(UnknownThing), "{text}");
        }
    }
}
