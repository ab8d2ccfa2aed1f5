//! The sections of the rules page, which the lessons follow too.

/// A section of the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Section {
    /// The whole game in a minute.
    Minute,
    /// The cards.
    Cards,
    /// A turn.
    Turn,
    /// Making words, and their values.
    Words,
    /// Stealing with a card.
    Steals,
    /// Stealing with a word.
    Joins,
    /// Green, blue and red cards.
    Colours,
    /// The discard pile.
    Pile,
    /// STL-1.
    Thief,
    /// Challenging words.
    Challenges,
    /// The end of a round.
    End,
    /// Playing solo.
    Solo,
}

impl Section {
    /// All sections, in the order of the page.
    pub const ALL: [Section; 12] = [
        Section::Minute,
        Section::Cards,
        Section::Turn,
        Section::Words,
        Section::Steals,
        Section::Joins,
        Section::Colours,
        Section::Pile,
        Section::Thief,
        Section::Challenges,
        Section::End,
        Section::Solo,
    ];

    /// The lessons that practise this section, counted from 1.
    pub const fn lessons(self) -> &'static [u8] {
        match self {
            Section::Turn => &[1],
            Section::Words => &[2, 8],
            Section::Steals => &[3, 4],
            Section::Colours => &[5, 6, 7],
            Section::Pile => &[9],
            Section::Challenges => &[10],
            Section::End => &[11],
            Section::Minute | Section::Cards | Section::Joins | Section::Thief | Section::Solo => {
                &[]
            }
        }
    }
}
