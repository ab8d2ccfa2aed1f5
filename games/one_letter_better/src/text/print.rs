//! Texts for printing: the cards, the score pad and the rules.

use super::NAME;
use super::rules::{CREDIT, RulesSection, rule_text};
use super::stage::card_kind;
use crate::screen::{CardLook, face_up, letters_on};
use one_letter_better_rules::{Choices, Deck, DeckKind};
use printing::{CardFrame, Ink, PrintedCardFace, RulesPiece, RulesText, ScorePad};
use screen::CardColour;
use screen::text::phrase::sentence;

/// A deck as printed.
pub fn deck(deck: &Deck) -> printing::PrintedDeck {
    let card = |id| {
        let shown = face_up(deck, id);
        card_face(shown.look, shown.letters, shown.value)
    };
    printing::PrintedDeck {
        name: NAME.to_owned(),
        cards: deck.cards().map(card).collect(),
        kinds_title: format!("{NAME}: the cards"),
        kinds: LOOKS
            .into_iter()
            .filter_map(|look| sample_card(deck, look))
            .collect(),
    }
}

const LOOKS: [CardLook; 7] = [
    CardLook::Plain,
    CardLook::Green,
    CardLook::Blue,
    CardLook::Red,
    CardLook::Wild,
    CardLook::DoubleWild,
    CardLook::StealOne,
];

/// The first card of a kind, the kind's name, and what it does.
fn sample_card(deck: &Deck, look: CardLook) -> Option<(PrintedCardFace, String, String)> {
    let of_it = |kind: &&DeckKind| kind.count > 0 && CardLook::from_face(kind.face) == look;
    let kind = deck.kinds().iter().find(of_it)?;
    let card = card_face(look, letters_on(kind.face), kind.value.into());
    let (name, sign, says) = card_kind(look);
    let heading = if sign.is_empty() { name } else { sign };
    Some((
        card,
        name.to_owned(),
        format!("{}: {says}", sentence(heading)),
    ))
}

/// The printed face of a card, as on the screen.
fn card_face(look: CardLook, letters: String, value: i32) -> PrintedCardFace {
    let colour = look.colour();
    let line = match colour {
        CardColour::Plain => CardFrame::None,
        CardColour::Green | CardColour::Wild => CardFrame::Solid,
        CardColour::Blue => CardFrame::Double,
        CardColour::Red => CardFrame::Dashed,
        CardColour::Grey => CardFrame::Dotted,
    };
    // Letter size in thousandths of the card's width, by the number of characters.
    let size = match letters.chars().count() {
        0 | 1 => 500,
        2 => 360,
        3 => 310,
        _ => 220,
    };
    let said = match look {
        CardLook::Plain => format!("{letters}, worth {value}"),
        CardLook::StealOne => letters.clone(),
        CardLook::Wild | CardLook::DoubleWild => card_kind(look).0.to_owned(),
        _ => format!(
            "{letters}, {}, worth {value}",
            card_kind(look).0.to_ascii_lowercase()
        ),
    };
    PrintedCardFace {
        said,
        letters,
        size,
        colour: Ink::from_hex(colour.ink()),
        line,
        spread: None,
        sign: colour.sign(),
        value: Some(value),
    }
}

/// The score pad for a round.
pub fn pad() -> ScorePad {
    ScorePad::numbered(NAME, "Round ____", "Turn", 12, Some("Cards left"))
}

/// The printed rules.
pub const RULES: RulesText = RulesText {
    title: "One Letter Better: the rules",
    subtitle: "A card game of growing words, for 2 to 4 players",
    credit: CREDIT,
    pieces,
};

fn pieces() -> Vec<RulesPiece> {
    RulesSection::ALL.into_iter().flat_map(rules_part).collect()
}

fn rules_part(section: RulesSection) -> Vec<RulesPiece> {
    let points: &[&'static str] = match section {
        RulesSection::Cards => &[
            "The small number on a card is its value. On red cards, subtract it.",
            "STL-1 never goes into a word.",
        ],
        RulesSection::Challenges => &[
            "With challenges, a word stands until someone challenges it. Do that between two \
                 turns, and look it up.",
            "If it’s a word, its maker scores it again. Whoever challenged it loses nothing.",
            "If it isn’t, take it off the table, with everything played after it. Give stolen \
                 words back. Whoever challenged it scores it. Its maker keeps at most 8 cards, and \
                 the turn is over.",
        ],
        RulesSection::Solo => &[
            "Play through the whole deck, without STL-1. You score your words, less your hand.",
            "Hard: less the whole pile too.",
        ],
        other => other.templates(),
    };
    let tiles: Option<(&[_], _)> = match section {
        RulesSection::Steals => Some((
            &["CAR", "CARt"],
            "Add a T, and CAR becomes CART. It’s yours now, with all its points.",
        )),
        RulesSection::Colours => Some((&["CAT", "CArT"], "A red R goes between two cards of CAT.")),
        _ => None,
    };
    let rules = Choices::default();
    let fill = |point: &str| rule_text(&rules, rules.handicaps.len(), point);
    RulesPiece::section(section.heading(), points, &fill, tiles)
}
