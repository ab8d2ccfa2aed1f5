//! The sections of the rules page. Lessons are grouped by them, too.

/// A section of the rules page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Section {
    /// The whole game in brief.
    Minute,
    Turn,
    /// Claims, and which of them counts.
    Claims,
    Zones,
    /// Switch-a-Root, the blue ability.
    Blue,
    /// Overwrite, the red ability.
    Red,
    /// Insert, the green ability.
    Green,
    /// Hidden, the grey ability.
    Grey,
    /// The end of a round.
    Round,
    /// The end of the game.
    End,
    /// The solo game.
    Solo,
}

impl Section {
    /// All sections, in the order of the page.
    pub const ALL: [Section; 11] = [
        Section::Minute,
        Section::Turn,
        Section::Claims,
        Section::Zones,
        Section::Blue,
        Section::Red,
        Section::Green,
        Section::Grey,
        Section::Round,
        Section::End,
        Section::Solo,
    ];

    /// The numbers, from 1, of the lessons that practise this section.
    pub const fn lessons(self) -> &'static [u8] {
        match self {
            Section::Turn => &[1, 2],
            Section::Claims => &[3, 4],
            Section::Blue => &[5],
            Section::Red => &[6],
            Section::Green => &[7],
            Section::Grey => &[8, 9],
            Section::Round => &[10],
            Section::End => &[11],
            Section::Minute | Section::Zones | Section::Solo => &[],
        }
    }
}
