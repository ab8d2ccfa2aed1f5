//! Presets: ready-made sets of options.

use super::{Choices, Day, DealSource, LetterBag, PlayMode};
use game::{Judge, TimeLimit};

/// A ready-made set of options; there is at least one for each mode (A13).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Preset {
    /// Against bots: half of the letters, four of them up and then one every six seconds, five and
    /// a half minutes in all (A2, A14).
    Race,
    /// Turns with half of the letters and everyday words.
    QuickStart,
    /// Turns with the default rules.
    Turns,
    /// Buzzers, with a key on the keyboard for each player.
    Buzzers,
    /// Buzzers, with a pad on the screen for each player.
    Pads,
    /// Call it out, with the default rules.
    CallItOut,
    /// Solo, ten minutes.
    Solo,
    /// Against bots, untimed; a letter turns up every fifteen seconds.
    Opponents,
    /// Solo with the letters of a date, ten minutes.
    Day(Day),
}

impl Preset {
    /// All presets except the day's, in the order of the form.
    pub const ALL: [Preset; 8] = [
        Preset::QuickStart,
        Preset::Turns,
        Preset::Race,
        Preset::CallItOut,
        Preset::Opponents,
        Preset::Solo,
        Preset::Buzzers,
        Preset::Pads,
    ];

    /// The options of this preset.
    pub fn choices(self) -> Choices {
        let plain = Choices::default();
        let ten_minutes = PlayMode::Solo {
            clock: TimeLimit::Seconds(600),
        };
        match self {
            Preset::Race => Choices {
                mode: PlayMode::Solo {
                    clock: TimeLimit::Untimed,
                },
                bag: LetterBag::Half,
                face_up: 4,
                hints: true,
                pace: Some(6),
                ..plain
            },
            Preset::QuickStart => Choices {
                bag: LetterBag::Half,
                face_up: 3,
                judge: Judge::Everyday,
                hints: true,
                ..plain
            },
            Preset::Turns => plain,
            Preset::Buzzers => Choices {
                mode: PlayMode::BUZZERS,
                ..plain
            },
            Preset::Pads => Choices {
                mode: PlayMode::PADS,
                ..plain
            },
            Preset::CallItOut => Choices {
                mode: PlayMode::CallItOut,
                ..plain
            },
            Preset::Solo => Choices {
                mode: ten_minutes,
                hints: true,
                ..plain
            },
            Preset::Opponents => Choices {
                mode: PlayMode::Solo {
                    clock: TimeLimit::Untimed,
                },
                hints: true,
                auto_flip: Some(15),
                ..plain
            },
            Preset::Day(day) => Choices {
                mode: ten_minutes,
                deal: DealSource::Day(day),
                hints: true,
                ..plain
            },
        }
    }

    /// Suitable typing time for a touch screen or a keyboard, in seconds.
    pub const fn typing_seconds(touch: bool) -> u16 {
        if touch { 10 } else { 5 }
    }
}
