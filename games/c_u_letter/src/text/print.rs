//! C U Letter on paper: its cards, score pad and rules.

use super::NAME;
use super::play::{ability_name, colour_name as called};
use super::rules::{CREDIT, RulesSection, fill_template};
use c_u_letter_rules::{AbilityColour, CardId, CardKind, Choices, LetterFace};
use printing::{
    CardFrame, FillPattern, Ink, PatternArea, PrintedCardFace, RulesPiece, RulesText, ScorePad,
};
use screen::CardColour;
use screen::text::phrase::sentence;

/// The deck for printing.
pub fn deck() -> printing::PrintedDeck {
    let mut kinds: Vec<_> = AbilityColour::ALL
        .into_iter()
        .filter_map(letter_card)
        .collect();
    kinds.extend(enchanter_card());
    printing::PrintedDeck {
        name: NAME.to_owned(),
        cards: CardId::all()
            .map(|card| printed_face(card.face()))
            .collect(),
        kinds_title: format!("{NAME}: the cards"),
        kinds,
    }
}

/// A card of a colour, the colour's name, and what it does.
fn letter_card(colour: AbilityColour) -> Option<(PrintedCardFace, String, String)> {
    let (name, section) = (sentence(called(colour)), rules_section(colour));
    let of_it = |face: &LetterFace| face.colour == colour && face.kind == CardKind::Letter;
    let card = CardId::all().map(CardId::face).find(of_it)?;
    let does = section.sentences(&Choices::default()).join(" ");
    Some((
        printed_face(card),
        format!("{name}: {}", ability_name(colour)),
        does,
    ))
}

fn enchanter_card() -> Option<(PrintedCardFace, String, String)> {
    let card = CardId::all().map(CardId::face);
    let card = card
        .into_iter()
        .find(|face| face.kind == CardKind::Enchanter)?;
    let does = RulesSection::Zones.sentences(&Choices::default()).join(" ");
    Some((
        printed_face(card),
        RulesSection::Zones.heading().to_owned(),
        does,
    ))
}

const fn rules_section(colour: AbilityColour) -> RulesSection {
    match colour {
        AbilityColour::Blue => RulesSection::Blue,
        AbilityColour::Red => RulesSection::Red,
        AbilityColour::Green => RulesSection::Green,
        AbilityColour::Grey => RulesSection::Grey,
    }
}

/// The printed face of a card, like the one on screen.
fn printed_face(face: LetterFace) -> PrintedCardFace {
    let (colour, pattern) = match face.colour {
        AbilityColour::Blue => (CardColour::Blue, FillPattern::Across),
        AbilityColour::Red => (CardColour::Red, FillPattern::Slanted),
        AbilityColour::Green => (CardColour::Green, FillPattern::Upright),
        AbilityColour::Grey => (CardColour::Grey, FillPattern::Dots),
    };
    let name = called(face.colour);
    let letter = face.letter.uppercase().to_string();
    let (spread, size, said) = match face.kind {
        CardKind::Letter => (PatternArea::Foot(pattern), 620, format!("{letter}, {name}")),
        CardKind::Enchanter => (
            PatternArea::All(pattern),
            508,
            format!("{letter}, {name}, an Enchanter"),
        ),
    };
    PrintedCardFace {
        said,
        letters: letter,
        size,
        colour: Ink::from_hex(colour.ink()),
        line: CardFrame::Solid,
        spread: Some(spread),
        sign: None,
        value: None,
    }
}

/// The score pad.
pub fn pad() -> ScorePad {
    let note = "Cards that each round brings";
    ScorePad::numbered(NAME, note, "Round", 9, Some("Last words"))
}

/// The rules for printing.
pub const RULES: RulesText = RulesText {
    title: "C U Letter: the rules",
    subtitle: "A card game of words that won’t stay yours, for 2 to 4 players",
    credit: CREDIT,
    pieces,
};

fn pieces() -> Vec<RulesPiece> {
    RulesSection::ALL
        .into_iter()
        .flat_map(section_pieces)
        .collect()
}

fn section_pieces(section: RulesSection) -> Vec<RulesPiece> {
    let tiles: Option<(&[_], _)> = match section {
        RulesSection::Claims => Some((
            &["HAT", "HATe"],
            "HATE is longer than HAT, so it takes the line.",
        )),
        RulesSection::Green => Some((
            &["BET", "BEsT"],
            "A green S takes the T’s square. The T moves one square on.",
        )),
        _ => None,
    };
    let rules = Choices::default();
    let fill = |point: &str| fill_template(&rules, point);
    RulesPiece::section(section.heading(), section.templates(), &fill, tiles)
}
