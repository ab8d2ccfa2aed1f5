//! The sections of the rules, shared by the rules page and the lessons.

/// A section of the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RulesSection {
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

impl RulesSection {
    /// All sections, in the order of the rules page.
    pub const ALL: [RulesSection; 9] = [
        RulesSection::Minute,
        RulesSection::Words,
        RulesSection::Steals,
        RulesSection::Mergers,
        RulesSection::Turns,
        RulesSection::Modes,
        RulesSection::End,
        RulesSection::Table,
        RulesSection::Tips,
    ];

    /// The lessons that practise the section, numbered from 1.
    pub const fn lessons(self) -> &'static [u8] {
        match self {
            RulesSection::Words => &[1],
            RulesSection::Steals => &[2, 3, 5, 8],
            RulesSection::Mergers => &[6],
            RulesSection::Turns => &[7],
            RulesSection::Modes => &[9],
            RulesSection::End => &[10],
            RulesSection::Tips => &[4],
            RulesSection::Minute | RulesSection::Table => &[],
        }
    }
}
