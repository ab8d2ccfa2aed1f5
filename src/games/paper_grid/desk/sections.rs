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
    /// The lesson that lets one try it, from 1.
    #[must_use]
    pub const fn lesson(self) -> Option<u8> {
        Some(match self {
            Section::Beginning => 9,
            Section::Turn => 1,
            Section::Words => 2,
            Section::Scoring => 4,
            Section::Asking => 5,
            Section::Walls => 7,
            Section::End => 10,
            Section::Upgrades => 8,
        })
    }
}
