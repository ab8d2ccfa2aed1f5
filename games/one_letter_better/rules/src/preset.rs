//! Ready-made options.

use super::{Against, Alone, Checking, Choices, Deal, Handicap, Mode, WhenStolen};
use game::{Day, Judge};

/// A ready-made set of options.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Preset {
    /// One round to 50, auto-checked, with everyday words.
    QuickStart,
    /// Three rounds to 100 with challenges, as in the original rules.
    Table,
    /// Family mode: stolen words cost their owners nothing.
    Family,
    /// Against bots: words are auto-checked (O29).
    Opponents,
    /// Solo, through the whole deck (O36).
    Solo,
    /// Solo, where the discard pile counts against the player too (O36).
    SoloHard,
    /// Solo, with the cards of a date (O36).
    Day(Day),
}

impl Preset {
    /// All presets except the deck of the day, the simplest first.
    pub const ALL: [Preset; 6] = [
        Preset::QuickStart,
        Preset::Table,
        Preset::Family,
        Preset::Opponents,
        Preset::Solo,
        Preset::SoloHard,
    ];

    /// The options of the preset.
    pub fn choices(self) -> Choices {
        let table = Choices::default();
        match self {
            Preset::QuickStart => Choices {
                rounds: 1,
                target: Some(50),
                checking: Checking::AutoCheck,
                judge: Judge::Everyday,
                ..table
            },
            Preset::Table => table,
            Preset::Family => {
                let kept = Handicap {
                    stolen: WhenStolen::Keeps,
                    ..Handicap::default()
                };
                Choices {
                    checking: Checking::AutoCheck,
                    handicaps: [kept; 4],
                    ..table
                }
            }
            Preset::Opponents => Choices {
                checking: Checking::AutoCheck,
                ..table
            },
            Preset::Solo => solo(Against::Hand),
            Preset::SoloHard => solo(Against::HandAndPile),
            Preset::Day(day) => Choices {
                deal: Deal::Day(day),
                ..solo(Against::Hand)
            },
        }
    }
}

fn solo(against: Against) -> Choices {
    let mut solo = Choices {
        checking: Checking::AutoCheck,
        ..Choices::default()
    };
    solo.play_alone(true);
    let steal_one = Alone::LeftOut;
    solo.mode = Mode::Solo { against, steal_one };
    solo
}
