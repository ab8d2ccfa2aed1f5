//! Ready-made choices.

use super::{Bag, Choices, Day, Deal, Mode};
use game::{Allowance, Judge};

/// Ready-made choices, one at least for each mode (A13).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Preset {
    /// Against programs: half of the letters, one every six seconds: some six minutes in all.
    Race,
    /// Half of the letters in turns, with everyday words.
    QuickStart,
    /// Turns as the rules have them.
    Turns,
    /// A key of the keyboard for each player.
    Buzzers,
    /// A pad on the screen for each player.
    Pads,
    /// Shouting.
    CallItOut,
    /// Alone, ten minutes.
    Solo,
    /// Against programs, untimed; a letter turns up every fifteen seconds.
    Opponents,
    /// The letters of a date, ten minutes.
    Day(Day),
}

impl Preset {
    /// All but the day's: what is soon played first, then the lightest.
    pub const ALL: [Preset; 8] = [
        Preset::Race,
        Preset::QuickStart,
        Preset::Turns,
        Preset::Buzzers,
        Preset::Pads,
        Preset::CallItOut,
        Preset::Solo,
        Preset::Opponents,
    ];

    /// Its choices.
    pub fn choices(self) -> Choices {
        let plain = Choices::default();
        let ten_minutes = Mode::Solo {
            clock: Allowance::Seconds(600),
        };
        match self {
            Preset::Race => Choices {
                mode: Mode::Solo {
                    clock: Allowance::Untimed,
                },
                bag: Bag::Half,
                hints: true,
                pace: Some(6),
                ..plain
            },
            Preset::QuickStart => Choices {
                bag: Bag::Half,
                face_up: 3,
                judge: Judge::Everyday,
                hints: true,
                ..plain
            },
            Preset::Turns => plain,
            Preset::Buzzers => Choices {
                mode: Mode::BUZZERS,
                ..plain
            },
            Preset::Pads => Choices {
                mode: Mode::PADS,
                ..plain
            },
            Preset::CallItOut => Choices {
                mode: Mode::CallItOut,
                ..plain
            },
            Preset::Solo => Choices {
                mode: ten_minutes,
                hints: true,
                ..plain
            },
            Preset::Opponents => Choices {
                mode: Mode::Solo {
                    clock: Allowance::Untimed,
                },
                hints: true,
                auto_flip: Some(15),
                ..plain
            },
            Preset::Day(day) => Choices {
                mode: ten_minutes,
                deal: Deal::Day(day),
                hints: true,
                ..plain
            },
        }
    }

    /// The seconds to type in that suit a device.
    pub const fn typing(touch: bool) -> u16 {
        if touch { 10 } else { 5 }
    }
}
