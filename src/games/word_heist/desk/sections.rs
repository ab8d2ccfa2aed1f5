//! The parts of the rules, as their page tells them. Lessons are parted as it is.

/// A part of the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Section {
    /// The whole game, short.
    Minute,
    /// Making words.
    Words,
    /// Stealing words.
    Steals,
    /// Taking several at once.
    Mergers,
    /// Who flips, and when.
    Turns,
    /// The four ways to share a device.
    Modes,
    /// The end.
    End,
    /// What can be undone and agreed.
    Table,
    /// How to get better.
    Tips,
}

impl Section {
    /// All of them, in the order in which they are told.
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

    /// The lessons that let one try it, from 1.
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
