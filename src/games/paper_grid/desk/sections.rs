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
