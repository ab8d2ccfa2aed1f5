//! The parts of the rules, as their page tells them. Lessons are parted as it is.

/// A part of the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Section {
    /// The whole game, short.
    Minute,
    /// Which cards there are.
    Cards,
    /// A turn.
    Turn,
    /// Making words, and what they are worth.
    Words,
    /// Stealing with a card.
    Steals,
    /// Stealing with a word.
    Joins,
    /// Green, blue and red.
    Colours,
    /// The discard pile.
    Pile,
    /// STL-1.
    Thief,
    /// Doubting words.
    Challenges,
    /// The end.
    End,
    /// Alone.
    Solo,
}

impl Section {
    /// All of them, in the order in which they are told.
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

    /// The lessons that let one try it, from 1.
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
