//! C U Letter on paper: its cards, score pad and rules.

use super::NAME;
use super::play::{ability, colour as called};
use super::rules::{CREDIT, Section, said};
use c_u_letter_rules::{CardId, Choices, Colour, Face, Kind};
use printing::{CardFace, Ink, Line, Pad, Pattern, Piece, RulesWords, Spread};
use screen::CardColour;
use screen::text::phrase::sentence;

/// The deck for printing.
pub fn deck() -> printing::Deck {
    let mut kinds: Vec<_> = Colour::ALL.into_iter().filter_map(kind).collect();
    kinds.extend(enchanter());
    printing::Deck {
        name: NAME.to_owned(),
        cards: CardId::all().map(|card| face(card.face())).collect(),
        kinds_title: format!("{NAME}: the cards"),
        kinds,
    }
}

/// A card of a colour, the colour's name, and what it does.
fn kind(colour: Colour) -> Option<(CardFace, String, String)> {
    let (name, section) = (sentence(called(colour)), told(colour));
    let of_it = |face: &Face| face.colour == colour && face.kind == Kind::Letter;
    let card = CardId::all().map(CardId::face).find(of_it)?;
    let does = section.told(&Choices::default()).join(" ");
    Some((face(card), format!("{name}: {}", ability(colour)), does))
}

fn enchanter() -> Option<(CardFace, String, String)> {
    let card = CardId::all().map(CardId::face);
    let card = card.into_iter().find(|face| face.kind == Kind::Enchanter)?;
    let does = Section::Zones.told(&Choices::default()).join(" ");
    Some((face(card), Section::Zones.heading().to_owned(), does))
}

const fn told(colour: Colour) -> Section {
    match colour {
        Colour::Blue => Section::Blue,
        Colour::Red => Section::Red,
        Colour::Green => Section::Green,
        Colour::Grey => Section::Grey,
    }
}

/// The printed face of a card, like the one on screen.
fn face(face: Face) -> CardFace {
    let (colour, pattern) = match face.colour {
        Colour::Blue => (CardColour::Blue, Pattern::Across),
        Colour::Red => (CardColour::Red, Pattern::Slanted),
        Colour::Green => (CardColour::Green, Pattern::Upright),
        Colour::Grey => (CardColour::Grey, Pattern::Dots),
    };
    let name = called(face.colour);
    let letter = face.letter.capital().to_string();
    let (spread, size, said) = match face.kind {
        Kind::Letter => (Spread::Foot(pattern), 620, format!("{letter}, {name}")),
        Kind::Enchanter => (
            Spread::All(pattern),
            508,
            format!("{letter}, {name}, an Enchanter"),
        ),
    };
    CardFace {
        said,
        letters: letter,
        size,
        colour: Ink::of(colour.ink()),
        line: Line::Solid,
        spread: Some(spread),
        sign: None,
        value: None,
    }
}

/// The score pad.
pub fn pad() -> Pad {
    let note = "Cards that each round brings";
    Pad::numbered(NAME, note, "Round", 9, Some("Last words"))
}

/// The rules for printing.
pub const RULES: RulesWords = RulesWords {
    title: "C U Letter: the rules",
    subtitle: "A card game of words that won’t stay yours, for 2 to 4 players",
    credit: CREDIT,
    pieces,
};

fn pieces() -> Vec<Piece> {
    Section::ALL.into_iter().flat_map(part).collect()
}

fn part(section: Section) -> Vec<Piece> {
    let tiles: Option<(&[_], _)> = match section {
        Section::Claims => Some((
            &["HAT", "HATe"],
            "HATE is longer than HAT, so it takes the line.",
        )),
        Section::Green => Some((
            &["BET", "BEsT"],
            "A green S takes the T’s square. The T moves one square on.",
        )),
        _ => None,
    };
    let rules = Choices::default();
    let fill = |point: &str| said(&rules, point);
    Piece::part(section.heading(), section.points(), &fill, tiles)
}
