//! How it looks.

use crate::desk::{Contrast, Help, Moments, Motion, Pace, Sound, TextSize, Theme, Vibration};

/// Heads the look in the settings.
pub const LOOK: &str = "How it looks";
/// Labels the themes.
pub const THEME: &str = "Theme";
/// Labels the contrasts.
pub const CONTRAST: &str = "Contrast";
/// What the contrasts mean.
pub const CONTRAST_SAYS: &str =
    "Strong is black on white or white on black, with no shades between.";
/// Labels the motions.
pub const MOTION: &str = "Motion";
/// What the motions mean.
pub const MOTION_SAYS: &str = "Tiles fly and cards turn, or everything changes at once.";
/// Labels the sounds.
pub const SOUND: &str = "Clock sounds";
/// What the sounds are.
pub const SOUND_SAYS: &str = "A clock ticks when its time is nearly up.";
/// Labels the sounds of a game's moments.
pub const MOMENTS: &str = "Game sounds";
/// What the sounds of moments are.
pub const MOMENTS_SAYS: &str = "You hear a play, a steal, the endgame and a win.";
/// Labels the vibration.
pub const VIBRATION: &str = "Vibration";
/// What the vibration is.
pub const VIBRATION_SAYS: &str = "Your phone buzzes at the same moments, if it can.";
/// Labels the paces of bots.
pub const PACE: &str = "Bot speed";
/// What the paces mean.
pub const PACE_SAYS: &str =
    "How long you see each bot’s move before the next. Tap to go on at once.";
/// Labels the beginner's help.
pub const HELP: &str = "Beginner’s help";
/// What the help is.
pub const HELP_SAYS: &str =
    "The table shows where your tile or card can go, and which words you can steal.";
/// Labels the text sizes.
pub const TEXT_SIZE: &str = "Text size";

/// A choice on the settings screen: its words, and a sentence where they need one.
pub trait Choosable: Copy + PartialEq + Send + Sync + 'static {
    /// Its words on the button.
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
