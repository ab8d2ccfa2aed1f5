//! Settings: how it looks, moves and sounds on this device.

use serde::{Deserialize, Serialize};

/// A setting with a closed list of values, each with a name for the style sheet.
macro_rules! setting {
    ($(#[$doc:meta])* $name:ident { $first:ident = $first_word:literal $(, $value:ident = $word:literal)* }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "lowercase")]
        pub enum $name { #[default] $first $(, $value)* }

        impl $name {
            /// Every value, the default first.
            pub const ALL: &[$name] = &[$name::$first $(, $name::$value)*];

            /// The value as the style sheet's attribute says it.
            pub fn word(self) -> &'static str {
                match self { $name::$first => $first_word $(, $name::$value => $word)* }
            }
        }
    };
}

setting! {
    /// Paper by day or by lamp.
    Theme { System = "system", Light = "light", Dark = "dark" }
}
setting! {
    /// How strongly things stand out.
    Contrast { System = "system", Normal = "normal", High = "high" }
}
setting! {
    /// Whether things move.
    Motion { System = "system", Full = "full", Reduced = "reduced" }
}
setting! {
    /// Whether clocks can be heard.
    Sound { On = "on", Off = "off" }
}
setting! {
    /// Whether the moments of a game can be heard.
    Moments { Off = "off", On = "on" }
}
setting! {
    /// Whether the moments of a game can be felt.
    Vibration { Off = "off", On = "on" }
}
setting! {
    /// How fast bots act one after the other.
    Pace { Normal = "normal", Quick = "quick", Slow = "slow", Tap = "tap" }
}
setting! {
    /// Whether the table shows where what is chosen can go: in a player's first games, always, never.
    Help { First = "first", On = "on", Off = "off" }
}
setting! {
    /// How large words are.
    TextSize { Normal = "normal", Large = "large", Larger = "larger", Largest = "largest" }
}

/// All settings. What a stored text leaves out is as at first.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Paper by day or by lamp.
    pub theme: Theme,
    /// How strongly things stand out.
    pub contrast: Contrast,
    /// Whether things move.
    pub motion: Motion,
    /// Whether clocks can be heard.
    pub sound: Sound,
    /// Whether the moments of a game can be heard.
    pub moments: Moments,
    /// Whether the moments of a game can be felt.
    pub vibration: Vibration,
    /// How fast bots act one after the other.
    pub pace: Pace,
    /// Whether the table shows where what is chosen can go.
    pub help: Help,
    /// How large words are.
    pub text_size: TextSize,
}

impl Settings {
    /// The attributes of the page's root element that the style sheet listens to.
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
    fn settings_survive_being_written() {
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
    fn what_is_left_out_is_as_at_first() {
        let settings: Settings = serde_json::from_str(r#"{"theme":"dark","new":1}"#).unwrap();
        assert_eq!(settings.theme, Theme::Dark);
        assert_eq!(settings.motion, Motion::System);
        assert_eq!(settings.pace, Pace::Normal);
        assert_eq!(settings.help, Help::First);
        assert_eq!(settings.sound, Sound::On);
        assert_eq!(settings.moments, Moments::Off, "until it is chosen");
        assert_eq!(settings.vibration, Vibration::Off, "until it is chosen");
    }

    #[test]
    fn the_words_written_are_the_words_styled() {
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
