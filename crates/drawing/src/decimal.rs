//! Lengths as text. Rust's own formatting would print any fraction exactly, with 9 kB of tables;
//! lengths on paper need only thousandths.

use std::fmt;
use std::fmt::Write as _;

/// A length, formatted to thousandths without trailing zeros.
pub struct Decimal(pub f32);

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let thousandths = (self.0 * 1000.0).round() as i64;
        let (whole, rest) = (thousandths.abs() / 1000, thousandths.abs() % 1000);
        if thousandths < 0 {
            f.write_char('-')?;
        }
        write!(f, "{whole}")?;
        match rest {
            0 => Ok(()),
            _ if rest % 100 == 0 => write!(f, ".{}", rest / 100),
            _ if rest % 10 == 0 => write!(f, ".{:02}", rest / 10),
            _ => write!(f, ".{rest:03}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short_and_exact_to_the_micrometre() {
        for (number, text) in [
            (0.0, "0"),
            (-0.0001, "0"),
            (210.0, "210"),
            (0.25, "0.25"),
            (215.9, "215.9"),
            (-2.1415, "-2.142"),
            (7.05, "7.05"),
        ] {
            assert_eq!(Decimal(number).to_string(), text);
        }
    }
}
