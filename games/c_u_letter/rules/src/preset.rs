//! Ready-made choices.

use super::{Choices, DealSource, Help, PlayerMode, Rounds, UnlistedWords};
use game::{Day, Judge, TimeLimit};

/// A ready-made set of choices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Preset {
    /// Two rounds without a clock, and claimable words are marked: ten minutes for two (C8). Only the
    /// list decides about words, so that help knows when none is left.
    QuickStart,
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
    /// All presets except the day's, in the order of the form.
    pub const ALL: [Preset; 4] = [
        Preset::QuickStart,
        Preset::Table,
        Preset::Solo,
        Preset::Opponents,
    ];

    /// Returns the choices of this preset.
    pub fn choices(self) -> Choices {
        let table = Choices::default();
        let checked = Choices {
            beyond: UnlistedWords::Never,
            ..table
        };
        let mut solo = table;
        solo.set_mode(PlayerMode::Solo);
        match self {
            Preset::QuickStart => Choices {
                rounds: Rounds::Two,
                clock: TimeLimit::Untimed,
                help: [Help::MarksWords; 4],
                judge: Judge::Everyday,
                ..checked
            },
            Preset::Table => Choices {
                hints: false,
                ..table
            },
            Preset::Opponents => Choices {
                clock: TimeLimit::Seconds(60),
                ..checked
            },
            Preset::Solo => solo,
            Preset::Day(day) => Choices {
                deal: DealSource::Day(day),
                ..solo
            },
        }
    }
}
