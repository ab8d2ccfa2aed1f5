//! The sections of the rules page. Lessons are grouped by them, too.

/// A section of the rules page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RulesSection {
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

impl RulesSection {
    /// All sections, in the order of the page.
    pub const ALL: [RulesSection; 11] = [
        RulesSection::Minute,
        RulesSection::Turn,
        RulesSection::Claims,
        RulesSection::Zones,
        RulesSection::Blue,
        RulesSection::Red,
        RulesSection::Green,
        RulesSection::Grey,
        RulesSection::Round,
        RulesSection::End,
        RulesSection::Solo,
    ];

    /// The numbers, from 1, of the lessons that practise this section.
    pub const fn lessons(self) -> &'static [u8] {
        match self {
            RulesSection::Turn => &[1, 2],
            RulesSection::Claims => &[3, 4],
            RulesSection::Blue => &[5],
            RulesSection::Red => &[6],
            RulesSection::Green => &[7],
            RulesSection::Grey => &[8, 9],
            RulesSection::Round => &[10],
            RulesSection::End => &[11],
            RulesSection::Minute | RulesSection::Zones | RulesSection::Solo => &[],
        }
    }
}
