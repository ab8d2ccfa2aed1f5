//! Word Heist on paper: letters, score pad and rules.

use super::NAME;
use super::rules::{CREDIT, RulesSection, fill_template};
use printing::{RulesPiece, RulesText, ScorePad};
use word_heist_rules::Choices;

/// A score pad for several games.
pub fn score_pad() -> ScorePad {
    ScorePad::numbered(NAME, "Words that each game brings", "Game", 8, None)
}

/// The printed rules.
pub const RULES: RulesText = RulesText {
    title: "Word Heist: the rules",
    subtitle: "A game of stolen words, for 2 to 6 players",
    credit: CREDIT,
    pieces,
};

/// The sections needed to play with real letters.
const PRINTED_SECTIONS: [RulesSection; 7] = [
    RulesSection::Minute,
    RulesSection::Words,
    RulesSection::Steals,
    RulesSection::Mergers,
    RulesSection::Turns,
    RulesSection::End,
    RulesSection::Tips,
];

fn pieces() -> Vec<RulesPiece> {
    PRINTED_SECTIONS
        .into_iter()
        .flat_map(section_pieces)
        .collect()
}

fn section_pieces(section: RulesSection) -> Vec<RulesPiece> {
    let points: &[&'static str] = match section {
        RulesSection::Words => &[
            "Words have four letters or more. Let a beginner make words of three.",
            "Its letters leave the centre. The rest stay.",
            "A wrong word costs nothing. Agree on a dictionary before you begin.",
        ],
        RulesSection::Mergers => &[
            "Several words can become one. Letters from the centre may join them.",
            "No old word may still be in the new one in one piece.",
            "If there are several ways to make it, the maker chooses.",
        ],
        RulesSection::Turns => &[
            "Spread all letters face down. Whoever made the last word flips the next letter. \
                 If nobody makes one, go round clockwise.",
            "Call out a word as soon as you see it. Whoever calls first makes it. Flip nothing \
                 until it’s made.",
        ],
        RulesSection::End => &[
            "The game is over when every letter is up and nobody sees a word.",
            "The most words win. On a tie, the most letters in them. Still a tie? Share the \
                 win.",
        ],
        other => other.templates(),
    };
    let tiles: Option<(&[_], _)> = match section {
        RulesSection::Steals => Some((
            &["TEAM", "MATEs"],
            "Add an S from the centre, and TEAM becomes MATES. STEAM won’t do: TEAM is still in it \
             in one piece.",
        )),
        RulesSection::Mergers => Some((
            &["TEA ARM", "AMATEuR"],
            "TEA and ARM become AMATEUR with a U.",
        )),
        _ => None,
    };
    let rules = Choices::default();
    RulesPiece::section(
        section.heading(),
        points,
        &|point| fill_template(&rules, point),
        tiles,
    )
}
