//! Settings of the look, motion and sound on this device.

use serde::{Deserialize, Serialize};

/// Defines a setting with a closed list of values, each with a name for the style sheet.
macro_rules! setting {
    ($(#[$doc:meta])* $name:ident { $first:ident = $first_word:literal $(, $value:ident = $word:literal)* }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "lowercase")]
        pub enum $name { #[default] $first $(, $value)* }

        impl $name {
            /// Every value, the default first.
            pub const ALL: &[$name] = &[$name::$first $(, $name::$value)*];

            /// Returns the value as the style sheet's attribute has it.
            pub fn word(self) -> &'static str {
                match self { $name::$first => $first_word $(, $name::$value => $word)* }
            }
        }
    };
}

setting! {
    /// Light or dark background.
    Theme { System = "system", Light = "light", Dark = "dark" }
}
setting! {
    /// Strength of contrast.
    Contrast { System = "system", Normal = "normal", High = "high" }
}
setting! {
    /// Whether things move on the screen.
    Motion { System = "system", Full = "full", Reduced = "reduced" }
}
setting! {
    /// Whether clocks make sounds.
    Sound { On = "on", Off = "off" }
}
setting! {
    /// Whether moments of a game make sounds.
    Moments { Off = "off", On = "on" }
}
setting! {
    /// Whether moments of a game make the device vibrate.
    Vibration { Off = "off", On = "on" }
}
setting! {
    /// Speed at which bots act one after the other.
    Pace { Normal = "normal", Quick = "quick", Slow = "slow", Tap = "tap" }
}
setting! {
    /// Whether the table shows where the selected piece can go: in a player's first games, always,
    /// or never.
    Help { First = "first", On = "on", Off = "off" }
}
setting! {
    /// Whether a turn in which nothing is left to do ends by itself.
    TurnEnd { On = "on", Off = "off" }
}
setting! {
    /// Size of text.
    TextSize { Normal = "normal", Large = "large", Larger = "larger", Largest = "largest" }
}

/// All settings. A value that is missing in stored text has its default.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Light or dark background.
    pub theme: Theme,
    /// Strength of contrast.
    pub contrast: Contrast,
    /// Whether things move on the screen.
    pub motion: Motion,
    /// Whether clocks make sounds.
    pub sound: Sound,
    /// Whether moments of a game make sounds.
    pub moments: Moments,
    /// Whether moments of a game make the device vibrate.
    pub vibration: Vibration,
    /// Speed at which bots act one after the other.
    pub pace: Pace,
    /// Whether the table shows where the selected piece can go.
    pub help: Help,
    /// Whether a turn in which nothing is left to do ends by itself.
    pub turn_end: TurnEnd,
    /// Size of text.
    pub text_size: TextSize,
}

impl Settings {
    /// Returns the attributes of the page's root element that the style sheet uses.
    pub fn attributes(&self) -> [(&'static str, &'static str); 4] {
        [
            ("data-theme", self.theme.word()),
            ("data-contrast", self.contrast.word()),
            ("data-motion", self.motion.word()),
            ("data-text", self.text_size.word()),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_round_trip_as_json() {
        for &theme in Theme::ALL {
            for &text_size in TextSize::ALL {
                let settings = Settings {
                    theme,
                    text_size,
                    ..Settings::default()
                };
                let text = serde_json::to_string(&settings).unwrap();
                assert_eq!(serde_json::from_str::<Settings>(&text).unwrap(), settings);
            }
        }
    }

    #[test]
    fn missing_settings_have_their_defaults() {
        let settings: Settings = serde_json::from_str(r#"{"theme":"dark","new":1}"#).unwrap();
        assert_eq!(settings.theme, Theme::Dark);
        assert_eq!(settings.motion, Motion::System);
        assert_eq!(settings.pace, Pace::Normal);
        assert_eq!(settings.help, Help::First);
        assert_eq!(settings.turn_end, TurnEnd::On, "until it is turned off");
        assert_eq!(settings.sound, Sound::On);
        assert_eq!(settings.moments, Moments::Off, "until it is chosen");
        assert_eq!(settings.vibration, Vibration::Off, "until it is chosen");
    }

    #[test]
    fn stored_setting_names_equal_those_in_the_style_sheets() {
        for &size in TextSize::ALL {
            let written = serde_json::to_string(&size).unwrap();
            assert_eq!(written, format!("{:?}", size.word()));
        }
        for &pace in Pace::ALL {
            let written = serde_json::to_string(&pace).unwrap();
            assert_eq!(written, format!("{:?}", pace.word()));
        }
    }
}
