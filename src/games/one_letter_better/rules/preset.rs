//! Ready-made choices.

use super::{Against, Alone, Checking, Choices, Deal, Handicap, Mode, WhenStolen};
use game::{Day, Judge};

/// Ready-made choices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Preset {
    /// One round to fifty, checked as it is laid, with everyday words.
    QuickStart,
    /// Three rounds to a hundred, with challenges, as the source has it.
    Table,
    /// Nobody loses points for words that are stolen.
    Family,
    /// Against programs: words are checked as they are laid (O29).
    Opponents,
    /// Alone, through the whole deck (O36).
    Solo,
    /// The same, and the discard pile counts too (O36).
    SoloHard,
    /// Alone, with the cards of a date (O36).
    Day(Day),
}

impl Preset {
    /// All but the day's, the lightest first.
    pub const ALL: [Preset; 6] = [
        Preset::QuickStart,
        Preset::Table,
        Preset::Family,
        Preset::Opponents,
        Preset::Solo,
        Preset::SoloHard,
    ];

    /// Its choices.
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
