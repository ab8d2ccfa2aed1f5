//! The parts of the rules, as their page tells them. Lessons are parted as it is.

/// A part of the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Section {
    /// Before the first turn.
    Beginning,
    /// The order of a turn.
    Turn,
    /// Playing a word.
    Words,
    /// What words score.
    Scoring,
    /// Asking and answering.
    Asking,
    /// What walls do.
    Walls,
    /// The endgame and the end.
    End,
    /// All that can be added.
    Upgrades,
}

impl Section {
    /// The lessons that let one try it, from 1.
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
