//! The sections of the rules, shared by the rules page and the lessons.

/// A section of the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Section {
    /// The whole game in short.
    Minute,
    /// Making words.
    Words,
    /// Stealing words.
    Steals,
    /// Merging several words.
    Mergers,
    /// Who flips, and when.
    Turns,
    /// The four ways to share a device.
    Modes,
    /// The end of the game.
    End,
    /// Taking words back, and votes.
    Table,
    /// Tips for better play.
    Tips,
}

impl Section {
    /// All sections, in the order of the rules page.
    pub const ALL: [Section; 9] = [
        Section::Minute,
        Section::Words,
        Section::Steals,
        Section::Mergers,
        Section::Turns,
        Section::Modes,
        Section::End,
        Section::Table,
        Section::Tips,
    ];

    /// The lessons that practise the section, numbered from 1.
    pub const fn lessons(self) -> &'static [u8] {
        match self {
            Section::Words => &[1],
            Section::Steals => &[2, 3, 5, 8],
            Section::Mergers => &[6],
            Section::Turns => &[7],
            Section::Modes => &[9],
            Section::End => &[10],
            Section::Tips => &[4],
            Section::Minute | Section::Table => &[],
        }
    }
}
