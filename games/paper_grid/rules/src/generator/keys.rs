//! The keywords for settings in links and on the command line.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::{Amount, SpecialTypes, Symmetry};
use crate::{Size, SpecialType, ValueSystem};

/// An unknown keyword for a setting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("unknown value: expected one of {known}")]
pub struct UnknownSettingError {
    /// The keywords that the setting knows.
    pub known: &'static str,
}

/// Implements `Display` and `FromStr` for an enum from a table of its keywords.
macro_rules! keys {
    ($name:ty, $known:literal, $($variant:path = $key:literal),+) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $($variant => $key),+ })
            }
        }

        impl FromStr for $name {
            type Err = UnknownSettingError;

            fn from_str(text: &str) -> Result<Self, UnknownSettingError> {
                match text {
                    $($key => Ok($variant),)+
                    _ => Err(UnknownSettingError { known: $known }),
                }
            }
        }
    };
}

keys!(
    Size,
    "small, medium, large",
    Size::Small = "small",
    Size::Medium = "medium",
    Size::Large = "large"
);
keys!(
    Symmetry,
    "none, mirrored, turned",
    Symmetry::None = "none",
    Symmetry::Mirrored = "mirrored",
    Symmetry::Turned = "turned"
);
keys!(
    ValueSystem,
    "classic, fixed",
    ValueSystem::Classic = "classic",
    ValueSystem::Fixed = "fixed"
);

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Amount::Off => f.write_str("off"),
            Amount::Few => f.write_str("few"),
            Amount::Some => f.write_str("some"),
            Amount::Many => f.write_str("many"),
            Amount::Exactly(count) => write!(f, "{count}"),
        }
    }
}

impl FromStr for Amount {
    type Err = UnknownSettingError;

    fn from_str(text: &str) -> Result<Self, UnknownSettingError> {
        let known = "off, few, some, many, a number";
        match text {
            "off" => Ok(Amount::Off),
            "few" => Ok(Amount::Few),
            "some" => Ok(Amount::Some),
            "many" => Ok(Amount::Many),
            _ => parse_digits(text)
                .map(Amount::Exactly)
                .ok_or(UnknownSettingError { known }),
        }
    }
}

/// Parses a number of plain digits: no plus or minus, no spaces.
pub(crate) fn parse_digits(text: &str) -> Option<usize> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

/// Writes a set of types by name if it has one, else as the characters of its types.
impl fmt::Display for SpecialTypes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            SpecialTypes::NONE => f.write_str("none"),
            SpecialTypes::SUPERCELLS => f.write_str("supercells"),
            SpecialTypes::CELLDANCE => f.write_str("celldance"),
            types => types
                .iter()
                .try_for_each(|special| write!(f, "{}", special.as_char())),
        }
    }
}

impl FromStr for SpecialTypes {
    type Err = UnknownSettingError;

    fn from_str(text: &str) -> Result<Self, UnknownSettingError> {
        let known = "supercells, celldance, none, some of dtwxaszgubc";
        match text {
            "none" => Ok(SpecialTypes::NONE),
            "supercells" => Ok(SpecialTypes::SUPERCELLS),
            "celldance" => Ok(SpecialTypes::CELLDANCE),
            "" => Err(UnknownSettingError { known }),
            signs => {
                let types: Option<SpecialTypes> =
                    signs.chars().map(SpecialType::from_char).collect();
                types.ok_or(UnknownSettingError { known })
            }
        }
    }
}
