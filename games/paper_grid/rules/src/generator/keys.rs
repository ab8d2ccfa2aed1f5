//! The keywords for settings in links and on the command line.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::{Amount, Symmetry, Types};
use crate::{Size, Special, Values};

/// An unknown keyword for a setting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("not one of: {known}")]
pub struct UnknownKey {
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
            type Err = UnknownKey;

            fn from_str(text: &str) -> Result<Self, UnknownKey> {
                match text {
                    $($key => Ok($variant),)+
                    _ => Err(UnknownKey { known: $known }),
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
    Values,
    "classic, fixed",
    Values::Classic = "classic",
    Values::Fixed = "fixed"
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
    type Err = UnknownKey;

    fn from_str(text: &str) -> Result<Self, UnknownKey> {
        let known = "off, few, some, many, a number";
        match text {
            "off" => Ok(Amount::Off),
            "few" => Ok(Amount::Few),
            "some" => Ok(Amount::Some),
            "many" => Ok(Amount::Many),
            _ => digits(text)
                .map(Amount::Exactly)
                .ok_or(UnknownKey { known }),
        }
    }
}

/// Parses a number of plain digits: no plus or minus, no spaces.
pub(crate) fn digits(text: &str) -> Option<usize> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

/// Writes a set of types by name if it has one, else as the characters of its types.
impl fmt::Display for Types {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Types::NONE => f.write_str("none"),
            Types::SUPERCELLS => f.write_str("supercells"),
            Types::CELLDANCE => f.write_str("celldance"),
            types => types
                .iter()
                .try_for_each(|special| write!(f, "{}", special.sign())),
        }
    }
}

impl FromStr for Types {
    type Err = UnknownKey;

    fn from_str(text: &str) -> Result<Self, UnknownKey> {
        let known = "supercells, celldance, none, some of dtwxaszgubc";
        match text {
            "none" => Ok(Types::NONE),
            "supercells" => Ok(Types::SUPERCELLS),
            "celldance" => Ok(Types::CELLDANCE),
            "" => Err(UnknownKey { known }),
            signs => {
                let types: Option<Types> = signs.chars().map(Special::of_sign).collect();
                types.ok_or(UnknownKey { known })
            }
        }
    }
}
