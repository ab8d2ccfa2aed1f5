//! Ready-made choices.

use super::{Beyond, Choices, Deal, Help, Mode};
use game::{Allowance, Day, Judge};

/// A ready-made set of choices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Preset {
    /// Plenty of time, and claimable words are marked.
    FirstGame,
    /// The standard rules for several players, without hints.
    Table,
    /// Against bots: only the list decides about words.
    Opponents,
    /// Solo, for as many cards as possible (C41).
    Solo,
    /// Solo, with the deal of a date (C41).
    Day(Day),
}

impl Preset {
    /// All presets except the day's, the easiest first.
    pub const ALL: [Preset; 4] = [
        Preset::FirstGame,
        Preset::Table,
        Preset::Opponents,
        Preset::Solo,
    ];

    /// Returns the choices of this preset.
    pub fn choices(self) -> Choices {
        let table = Choices::default();
        let checked = Choices {
            beyond: Beyond::Never,
            ..table
        };
        let mut solo = table;
        solo.play_at(Mode::Solo);
        match self {
            Preset::FirstGame => Choices {
                clock: Allowance::Seconds(90),
                help: [Help::MarksWords; 4],
                judge: Judge::Everyday,
                ..table
            },
            Preset::Table => Choices {
                hints: false,
                ..table
            },
            Preset::Opponents => Choices {
                clock: Allowance::Seconds(60),
                ..checked
            },
            Preset::Solo => solo,
            Preset::Day(day) => Choices {
                deal: Deal::Day(day),
                ..solo
            },
        }
    }
}
