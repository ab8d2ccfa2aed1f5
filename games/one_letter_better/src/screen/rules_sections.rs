//! The sections of the rules page, which the lessons follow too.

/// A section of the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RulesSection {
    /// The whole game in a minute.
    Minute,
    /// The section about the cards.
    Cards,
    /// The section about the course of a turn.
    Turn,
    /// Making words, and their values.
    Words,
    /// Stealing with a card.
    Steals,
    /// Stealing with a word.
    Joins,
    /// Green, blue and red cards.
    Colours,
    /// The section about the discard pile.
    Pile,
    /// The section about the card STL-1.
    Thief,
    /// Challenging words.
    Challenges,
    /// The end of a round.
    End,
    /// Playing solo.
    Solo,
}

impl RulesSection {
    /// All sections, in the order of the page.
    pub const ALL: [RulesSection; 12] = [
        RulesSection::Minute,
        RulesSection::Cards,
        RulesSection::Turn,
        RulesSection::Words,
        RulesSection::Steals,
        RulesSection::Joins,
        RulesSection::Colours,
        RulesSection::Pile,
        RulesSection::Thief,
        RulesSection::Challenges,
        RulesSection::End,
        RulesSection::Solo,
    ];

    /// The lessons that practise this section, counted from 1.
    pub const fn lessons(self) -> &'static [u8] {
        match self {
            RulesSection::Turn => &[1],
            RulesSection::Words => &[2, 8],
            RulesSection::Steals => &[3, 4],
            RulesSection::Colours => &[5, 6, 7],
            RulesSection::Pile => &[9],
            RulesSection::Challenges => &[10],
            RulesSection::End => &[11],
            RulesSection::Minute
            | RulesSection::Cards
            | RulesSection::Joins
            | RulesSection::Thief
            | RulesSection::Solo => &[],
        }
    }
}
