//! The sections of the rules page, by which lessons are grouped too.

/// A section of the rules page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RulesSection {
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

impl RulesSection {
    /// Numbers of the lessons about this section, counted from 1.
    pub const fn lessons(self) -> &'static [u8] {
        match self {
            RulesSection::Beginning => &[9],
            RulesSection::Turn => &[],
            RulesSection::Words => &[1, 2, 3],
            RulesSection::Scoring => &[4],
            RulesSection::Asking => &[5, 6],
            RulesSection::Walls => &[7],
            RulesSection::End => &[10, 11],
            RulesSection::Upgrades => &[8],
        }
    }
}
