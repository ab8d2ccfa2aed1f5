//! The parts of the rules, as their page tells them. Lessons are parted as it is.

/// A part of the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Section {
    /// The whole game, short.
    Minute,
    /// A turn.
    Turn,
    /// Claims, and which of them counts.
    Claims,
    /// Zones.
    Zones,
    /// Switch-a-Root.
    Blue,
    /// Overwrite.
    Red,
    /// Insert.
    Green,
    /// Hidden.
    Grey,
    /// The end of a round.
    Round,
    /// The end of the game.
    End,
    /// Alone.
    Solo,
}

impl Section {
    /// All of them, in the order in which they are told.
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

    /// The lessons that let one try it, from 1.
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
