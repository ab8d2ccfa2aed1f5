//! The sections of the rules page, by which lessons are grouped too.

/// A section of the rules page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Section {
    /// What happens before the first turn.
    Beginning,
    /// The order of a turn.
    Turn,
    /// Playing a word.
    Words,
    /// How words score.
    Scoring,
    /// Asking and answering.
    Asking,
    /// The effect of walls.
    Walls,
    /// The endgame and the end of the game.
    End,
    /// The upgrades that can be added.
    Upgrades,
}

impl Section {
    /// Numbers of the lessons about this section, counted from 1.
    pub const fn lessons(self) -> &'static [u8] {
        match self {
            Section::Beginning => &[9],
            Section::Turn => &[],
            Section::Words => &[1, 2, 3],
            Section::Scoring => &[4],
            Section::Asking => &[5, 6],
            Section::Walls => &[7],
            Section::End => &[10, 11],
            Section::Upgrades => &[8],
        }
    }
}
