//! The things on C U Letter's table that can be explained when asked about.

use std::fmt;
use std::str::FromStr;

use c_u_letter_rules::{CardId, ClaimId, Colour, Heading, Span, Square, Use};
use game::SeatId;
use screen::NoSuchThing;

/// A thing on the table. Its text form is the value of `data-thing`: "square 40", "held 17", "use
/// swap-12".
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Thing {
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
    Ability(Colour),
    /// A button that chooses what the card does.
    Use(Use),
    /// Any other button, by its effect.
    Do(Deed),
}

/// The effect of a button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
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

impl Deed {
    /// All buttons.
    pub const ALL: [Deed; 14] = [
        Deed::Ready,
        Deed::Place,
        Deed::Claim,
        Deed::Propose,
        Deed::Agree,
        Deed::Decline,
        Deed::Done,
        Deed::Undo,
        Deed::Hint,
        Deed::Clear,
        Deed::Spell,
        Deed::Pass,
        Deed::Buzz,
        Deed::GoOn,
    ];

    const fn name(self) -> &'static str {
        match self {
            Deed::Ready => "ready",
            Deed::Place => "place",
            Deed::Claim => "claim",
            Deed::Propose => "propose",
            Deed::Agree => "agree",
            Deed::Decline => "decline",
            Deed::Done => "done",
            Deed::Undo => "undo",
            Deed::Hint => "hint",
            Deed::Clear => "clear",
            Deed::Spell => "spell",
            Deed::Pass => "pass",
            Deed::Buzz => "buzz",
            Deed::GoOn => "go-on",
        }
    }
}

/// The uses of a card that don't refer to a square, with their text forms.
const USES: [(Use, &str); 7] = [
    (Use::Nothing, "place"),
    (Use::Hide, "hide"),
    (Use::Overwrite, "overwrite"),
    (Use::Insert(Heading::Right), "insert-right"),
    (Use::Insert(Heading::Down), "insert-down"),
    (Use::Insert(Heading::Left), "insert-left"),
    (Use::Insert(Heading::Up), "insert-up"),
];

const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "blue",
        Colour::Red => "red",
        Colour::Green => "green",
        Colour::Grey => "grey",
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::Square(square) => write!(f, "square {}", square.index()),
            Thing::Zones(square) => write!(f, "zones {}", square.index()),
            Thing::Held(card) => write!(f, "held {}", card.index()),
            Thing::Loose(card) => write!(f, "loose {}", card.index()),
            Thing::Claim(claim) => write!(f, "claim {}", u16::from(*claim)),
            Thing::Seat(seat) => write!(f, "seat {seat}"),
            Thing::Deck => f.write_str("deck"),
            Thing::Offer(span) => {
                write!(f, "offer {}-{}", span.from().index(), span.to().index())
            }
            Thing::Ability(of) => write!(f, "ability {}", colour(*of)),
            Thing::Use(Use::Swap(square)) => write!(f, "use swap-{}", square.index()),
            Thing::Use(using) => {
                let found = USES.iter().find(|(own, _)| own == using);
                write!(f, "use {}", found.map_or("", |(_, name)| *name))
            }
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
    let square = |text: &str| Square::try_from(text.parse::<u8>().ok()?).ok();
    let card = || CardId::try_from(which.parse::<u8>().ok()?).ok();
    Some(match kind {
        "square" => Thing::Square(square(which)?),
        "zones" => Thing::Zones(square(which)?),
        "held" => Thing::Held(card()?),
        "loose" => Thing::Loose(card()?),
        "claim" => Thing::Claim(ClaimId::from(which.parse::<u16>().ok()?)),
        "seat" => Thing::Seat(SeatId::new(which.parse::<u8>().ok()?.checked_sub(1)?)),
        "deck" if which.is_empty() => Thing::Deck,
        "offer" => {
            let (from, to) = which.split_once('-')?;
            Thing::Offer(Span::new(square(from)?, square(to)?)?)
        }
        "ability" => Thing::Ability(Colour::ALL.into_iter().find(|of| colour(*of) == which)?),
        "use" => match which.strip_prefix("swap-") {
            Some(other) => Thing::Use(Use::Swap(square(other)?)),
            None => Thing::Use(USES.iter().find(|(_, name)| *name == which)?.0),
        },
        "do" => Thing::Do(Deed::ALL.into_iter().find(|deed| deed.name() == which)?),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_thing_round_trips_through_its_text_form() {
        let square = |name: &str| Square::named(name).unwrap();
        let card = CardId::all().nth(17).unwrap();
        let claim = ClaimId::from(3);
        let span = Span::new(square("d2"), square("e2")).unwrap();
        let told = [
            (Thing::Square(square("e5")), "square 40"),
            (Thing::Zones(square("e5")), "zones 40"),
            (Thing::Held(card), "held 17"),
            (Thing::Loose(card), "loose 17"),
            (Thing::Claim(claim), "claim 3"),
            (Thing::Seat(SeatId::new(1)), "seat 2"),
            (Thing::Deck, "deck"),
            (Thing::Offer(span), "offer 12-13"),
            (Thing::Offer(span.reversed()), "offer 13-12"),
            (Thing::Ability(Colour::Grey), "ability grey"),
            (Thing::Use(Use::Swap(square("a1"))), "use swap-0"),
            (Thing::Use(Use::Insert(Heading::Up)), "use insert-up"),
            (Thing::Do(Deed::GoOn), "do go-on"),
        ];
        for (thing, text) in told {
            assert_eq!(thing.to_string(), text);
            assert_eq!(text.parse(), Ok(thing));
        }
        let buttons = Deed::ALL.map(Thing::Do).into_iter();
        let uses = USES.map(|(using, _)| Thing::Use(using)).into_iter();
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
            assert_eq!(text.parse::<Thing>(), Err(NoSuchThing), "{text}");
        }
    }
}
