//! Ready-made options.

use super::{
    CheckingRule, Choices, DealSource, Handicap, Mode, SoloPenalty, SoloStealOne, StolenWordRule,
};
use game::{Day, Judge};

/// A ready-made set of options.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Preset {
    /// Two rounds to 100, auto-checked, with everyday words: about ten minutes (O1).
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
    /// All presets except the deck of the day, in the order of the form.
    pub const ALL: [Preset; 6] = [
        Preset::QuickStart,
        Preset::Table,
        Preset::Family,
        Preset::Solo,
        Preset::Opponents,
        Preset::SoloHard,
    ];

    /// The options of the preset.
    pub fn choices(self) -> Choices {
        let table = Choices::default();
        match self {
            Preset::QuickStart => Choices {
                rounds: 2,
                checking: CheckingRule::AutoCheck,
                judge: Judge::Everyday,
                ..table
            },
            Preset::Table => table,
            Preset::Family => {
                let kept = Handicap {
                    stolen: StolenWordRule::Keeps,
                    ..Handicap::default()
                };
                Choices {
                    checking: CheckingRule::AutoCheck,
                    handicaps: [kept; 4],
                    ..table
                }
            }
            Preset::Opponents => Choices {
                checking: CheckingRule::AutoCheck,
                ..table
            },
            Preset::Solo => solo_choices(SoloPenalty::Hand),
            Preset::SoloHard => solo_choices(SoloPenalty::HandAndPile),
            Preset::Day(day) => Choices {
                deal: DealSource::Day(day),
                ..solo_choices(SoloPenalty::Hand)
            },
        }
    }
}

fn solo_choices(against: SoloPenalty) -> Choices {
    let mut solo = Choices {
        checking: CheckingRule::AutoCheck,
        ..Choices::default()
    };
    solo.set_solo(true);
    let steal_one = SoloStealOne::LeftOut;
    solo.mode = Mode::Solo { against, steal_one };
    solo
}
