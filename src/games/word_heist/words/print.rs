//! Word Heist on paper: its letters, its pad and its rules.

use super::NAME;
use super::rules::{CREDIT, Section};
use crate::print::{Pad, Piece, RulesWords};

/// A pad for some games.
#[must_use]
pub fn pad() -> Pad {
    Pad {
        name: NAME,
        note: "Words that each game brings",
        rows: (1..=8).map(|game| game.to_string()).collect(),
        total: "Total",
        names: "Game",
    }
}

/// The rules on paper.
pub static RULES: RulesWords = RulesWords {
    title: "Word Heist: the rules",
    subtitle: "A game of stolen words, for 2 to 6 players",
    credit: CREDIT,
    pieces,
    specials: None,
};

/// The parts that a table with real letters needs.
const PARTS: [Section; 7] = [
    Section::Minute,
    Section::Words,
    Section::Steals,
    Section::Mergers,
    Section::Turns,
    Section::End,
    Section::Tips,
];

fn pieces() -> Vec<Piece> {
    let mut pieces = Vec::new();
    for section in PARTS {
        pieces.push(Piece::Heading(section.heading()));
        let points: &[&'static str] = match section {
            Section::Words => &[
                "A word has four letters or more. A beginner may be let off with three.",
                "Its letters leave the centre; all others stay there.",
                "A wrong word costs nothing. Agree on a dictionary before you begin.",
            ],
            Section::Mergers => &[
                "Several words may become one. Then no letter of the centre need join.",
                "None of the old words may stand in the new one in one piece.",
                "If a word can be made in several ways, its maker says which words are used.",
            ],
            Section::Turns => &[
                "Spread all letters face down. Whoever made the last word turns the next letter \
                 up; without a word it goes round clockwise.",
                "Call a word out as soon as you see it. Whoever calls first makes it; nothing \
                 turns up until it lies there.",
            ],
            Section::End => &[
                "When every letter is up and nobody sees anything more, the game is over.",
                "The most words win; if that is a tie, the most letters in them; else the win is \
                 shared.",
            ],
            other => other.points(),
        };
        pieces.extend(points.iter().copied().map(Piece::point));
        match section {
            Section::Steals => pieces.push(Piece::Tiles(
                &["TEAM", "MATEs"],
                "An S from the centre makes MATES of TEAM. STEAM would not do: TEAM stands in it \
                 in one piece.",
            )),
            Section::Mergers => pieces.push(Piece::Tiles(
                &["TEA ARM", "AMATEuR"],
                "TEA and ARM become AMATEUR with a U.",
            )),
            _ => {}
        }
    }
    pieces
}
