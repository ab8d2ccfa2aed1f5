//! Ready-made choices.

use super::{Beyond, Choices, Deal, Help, Mode};
use game::{Allowance, Day, Judge};

/// Ready-made choices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Preset {
    /// With time enough, and the words marked that could be claimed.
    FirstGame,
    /// As the source has it: without hints.
    Table,
    /// Against programs: the list alone decides.
    Opponents,
    /// Alone, for as many cards as can be had (C41).
    Solo,
    /// The same with the cards of a date (C41).
    Day(Day),
}

impl Preset {
    /// All but the day's, the lightest first.
    pub const ALL: [Preset; 4] = [
        Preset::FirstGame,
        Preset::Table,
        Preset::Opponents,
        Preset::Solo,
    ];

    /// Its choices.
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
