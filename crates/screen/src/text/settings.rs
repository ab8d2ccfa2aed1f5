//! Texts of the settings.

use crate::{Contrast, Help, Moments, Motion, Pace, Sound, TextSize, Theme, TurnEnd, Vibration};

pub const LOOK: &str = "How it looks";
pub const THEME: &str = "Theme";
pub const CONTRAST: &str = "Contrast";
pub const CONTRAST_NOTE: &str =
    "Strong is black on white or white on black, with no shades between.";
pub const MOTION: &str = "Motion";
pub const MOTION_NOTE: &str = "Tiles fly and cards turn, or everything changes at once.";
pub const SOUND: &str = "Clock sounds";
pub const SOUND_NOTE: &str = "A clock ticks when its time is nearly up.";
pub const MOMENTS: &str = "Game sounds";
pub const MOMENTS_NOTE: &str = "You hear a play, a steal, the endgame and a win.";
pub const VIBRATION: &str = "Vibration";
pub const VIBRATION_NOTE: &str = "Your phone buzzes at the same moments, if it can.";
pub const PACE: &str = "Bot speed";
pub const PACE_NOTE: &str =
    "How long you see each bot’s move before the next. Tap to go on at once.";
pub const HELP: &str = "Beginner’s help";
pub const HELP_NOTE: &str =
    "The table shows where your tile or card can go, and which words you can steal.";
pub const TURN_END: &str = "Turns end by themselves";
pub const TURN_END_NOTE: &str =
    "For C U Letter, alone or against bots. A turn ends when help finds no word that pays.";
pub const TEXT_SIZE: &str = "Text size";

/// A setting on the settings screen whose values have labels.
pub trait Choosable: Copy + PartialEq + Send + Sync + 'static {
    /// Label of the value's button.
    fn words(self) -> &'static str;
}

impl Choosable for Theme {
    fn words(self) -> &'static str {
        match self {
            Theme::System => "Same as device",
            Theme::Light => "Light",
            Theme::Dark => "Dark",
        }
    }
}

impl Choosable for Contrast {
    fn words(self) -> &'static str {
        match self {
            Contrast::System => "Same as device",
            Contrast::Normal => "Soft",
            Contrast::High => "Strong",
        }
    }
}

impl Choosable for Motion {
    fn words(self) -> &'static str {
        match self {
            Motion::System => "Same as device",
            Motion::Full => "Moving",
            Motion::Reduced => "Still",
        }
    }
}

impl Choosable for Sound {
    fn words(self) -> &'static str {
        match self {
            Sound::On => "On",
            Sound::Off => "Off",
        }
    }
}

impl Choosable for Moments {
    fn words(self) -> &'static str {
        match self {
            Moments::On => "On",
            Moments::Off => "Off",
        }
    }
}

impl Choosable for Vibration {
    fn words(self) -> &'static str {
        match self {
            Vibration::On => "On",
            Vibration::Off => "Off",
        }
    }
}

impl Choosable for Pace {
    fn words(self) -> &'static str {
        match self {
            Pace::Normal => "Normal",
            Pace::Quick => "Quick",
            Pace::Slow => "Slow",
            Pace::Tap => "Wait for my tap",
        }
    }
}

impl Choosable for Help {
    fn words(self) -> &'static str {
        match self {
            Help::First => "My first 3 games",
            Help::On => "Always",
            Help::Off => "Never",
        }
    }
}

impl Choosable for TurnEnd {
    fn words(self) -> &'static str {
        match self {
            TurnEnd::On => "On",
            TurnEnd::Off => "Off",
        }
    }
}

impl Choosable for TextSize {
    fn words(self) -> &'static str {
        match self {
            TextSize::Normal => "Normal",
            TextSize::Large => "Large",
            TextSize::Larger => "Larger",
            TextSize::Largest => "Largest",
        }
    }
}
