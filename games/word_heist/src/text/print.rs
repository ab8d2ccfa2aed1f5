//! Word Heist on paper: letters, score pad and rules.

use super::NAME;
use super::rules::{CREDIT, Section, said};
use printing::{Pad, Piece, RulesWords};
use word_heist_rules::Choices;

/// A score pad for several games.
pub fn pad() -> Pad {
    Pad::numbered(NAME, "Words that each game brings", "Game", 8, None)
}

/// The printed rules.
pub const RULES: RulesWords = RulesWords {
    title: "Word Heist: the rules",
    subtitle: "A game of stolen words, for 2 to 6 players",
    credit: CREDIT,
    pieces,
};

/// The sections needed to play with real letters.
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
    PARTS.into_iter().flat_map(part).collect()
}

fn part(section: Section) -> Vec<Piece> {
    let points: &[&'static str] = match section {
        Section::Words => &[
            "Words have four letters or more. Let a beginner make words of three.",
            "Its letters leave the centre. The rest stay.",
            "A wrong word costs nothing. Agree on a dictionary before you begin.",
        ],
        Section::Mergers => &[
            "Several words can become one. Letters from the centre may join them.",
            "No old word may still be in the new one in one piece.",
            "If there are several ways to make it, the maker chooses.",
        ],
        Section::Turns => &[
            "Spread all letters face down. Whoever made the last word flips the next letter. \
                 If nobody makes one, go round clockwise.",
            "Call out a word as soon as you see it. Whoever calls first makes it. Flip nothing \
                 until it’s made.",
        ],
        Section::End => &[
            "The game is over when every letter is up and nobody sees a word.",
            "The most words win. On a tie, the most letters in them. Still a tie? Share the \
                 win.",
        ],
        other => other.points(),
    };
    let tiles: Option<(&[_], _)> = match section {
        Section::Steals => Some((
            &["TEAM", "MATEs"],
            "Add an S from the centre, and TEAM becomes MATES. STEAM won’t do: TEAM is still in it \
             in one piece.",
        )),
        Section::Mergers => Some((
            &["TEA ARM", "AMATEuR"],
            "TEA and ARM become AMATEUR with a U.",
        )),
        _ => None,
    };
    let rules = Choices::default();
    Piece::part(
        section.heading(),
        points,
        &|point| said(&rules, point),
        tiles,
    )
}
