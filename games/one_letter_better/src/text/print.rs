//! Texts for printing: the cards, the score pad and the rules.

use super::NAME;
use super::rules::{CREDIT, Section, said};
use super::stage::power;
use crate::screen::{Look, face_up, letters_on};
use one_letter_better_rules::{Choices, Deck, Kind};
use printing::{CardFace, Ink, Line, Pad, Piece, RulesWords};
use screen::CardColour;

/// A deck as printed.
pub fn deck(deck: &Deck) -> printing::Deck {
    let card = |id| {
        let shown = face_up(deck, id);
        face(shown.look, shown.letters, shown.value)
    };
    printing::Deck {
        name: NAME.to_owned(),
        cards: deck.cards().map(card).collect(),
        kinds_title: format!("{NAME}: the cards"),
        kinds: LOOKS
            .into_iter()
            .filter_map(|look| kind(deck, look))
            .collect(),
    }
}

const LOOKS: [Look; 7] = [
    Look::Plain,
    Look::Green,
    Look::Blue,
    Look::Red,
    Look::Wild,
    Look::DoubleWild,
    Look::StealOne,
];

/// The first card of a kind, the kind's name, and what it does.
fn kind(deck: &Deck, look: Look) -> Option<(CardFace, String, String)> {
    let of_it = |kind: &&Kind| kind.count > 0 && Look::of(kind.face) == look;
    let kind = deck.kinds().iter().find(of_it)?;
    let card = face(look, letters_on(kind.face), kind.value.into());
    Some((card, called(look).to_owned(), power(look).to_owned()))
}

const fn called(look: Look) -> &'static str {
    match look {
        Look::Plain => "Plain",
        Look::Green => "Green",
        Look::Blue => "Blue",
        Look::Red => "Red",
        Look::Wild => "Wild",
        Look::DoubleWild => "Double wild",
        Look::StealOne => "STL-1",
    }
}

/// The printed face of a card, as on the screen.
fn face(look: Look, letters: String, value: i32) -> CardFace {
    let colour = look.colour();
    let line = match colour {
        CardColour::Plain => Line::None,
        CardColour::Green | CardColour::Wild => Line::Solid,
        CardColour::Blue => Line::Double,
        CardColour::Red => Line::Dashed,
        CardColour::Grey => Line::Dotted,
    };
    // Letter size in thousandths of the card's width, by the number of characters.
    let size = match letters.chars().count() {
        0 | 1 => 500,
        2 => 360,
        3 => 310,
        _ => 220,
    };
    let said = match look {
        Look::Plain => format!("{letters}, worth {value}"),
        Look::StealOne => letters.clone(),
        Look::Wild | Look::DoubleWild => called(look).to_owned(),
        _ => format!(
            "{letters}, {}, worth {value}",
            called(look).to_ascii_lowercase()
        ),
    };
    CardFace {
        said,
        letters,
        size,
        colour: Ink::of(colour.ink()),
        line,
        spread: None,
        sign: colour.sign(),
        value: Some(value),
    }
}

/// The score pad for a round.
pub fn pad() -> Pad {
    Pad::numbered(NAME, "Round ____", "Turn", 12, Some("Cards left"))
}

/// The printed rules.
pub const RULES: RulesWords = RulesWords {
    title: "One Letter Better: the rules",
    subtitle: "A card game of growing words, for 2 to 4 players",
    credit: CREDIT,
    pieces,
};

fn pieces() -> Vec<Piece> {
    Section::ALL.into_iter().flat_map(part).collect()
}

fn part(section: Section) -> Vec<Piece> {
    let points: &[&'static str] = match section {
        Section::Cards => &[
            "The small number on a card is its value. On red cards, subtract it.",
            "STL-1 never goes into a word.",
        ],
        Section::Challenges => &[
            "With challenges, a word stands until someone challenges it. Do that between two \
                 turns, and look it up.",
            "If it’s a word, its maker scores it again. Whoever challenged it loses nothing.",
            "If it isn’t, take it off the table, with everything played after it. Give stolen \
                 words back. Whoever challenged it scores it. Its maker keeps at most 8 cards, and \
                 the turn is over.",
        ],
        Section::Solo => &[
            "Play through the whole deck, without STL-1. You score your words, less your hand.",
            "Hard: less the whole pile too.",
        ],
        other => other.points(),
    };
    let tiles: Option<(&[_], _)> = match section {
        Section::Steals => Some((
            &["CAR", "CARt"],
            "Add a T, and CAR becomes CART. It’s yours now, with all its points.",
        )),
        Section::Colours => Some((&["CAT", "CArT"], "A red R goes between two cards of CAT.")),
        _ => None,
    };
    let rules = Choices::default();
    let fill = |point: &str| said(&rules, rules.handicaps.len(), point);
    Piece::part(section.heading(), points, &fill, tiles)
}
