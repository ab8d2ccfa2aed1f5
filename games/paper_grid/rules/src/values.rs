//! Letter values.

use serde::{Deserialize, Serialize};

use lexicon::Letter;

game::choice! {
    /// A system of letter values.
    #[derive(Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum ValueSystem {
        /// Vowels 1, consonants 3, letters that no other seat has in hand 5 (K17).
        Classic: "classic", "By kind: 1, 3 or 5";
        /// A fixed value for each letter (K19).
        Fixed: "fixed", "By letter: A 1 to Z 10";
    }
}

/// Whether a letter is a vowel (K17); Y isn't.
pub const fn is_vowel(letter: Letter) -> bool {
    matches!(letter.uppercase(), 'A' | 'E' | 'I' | 'O' | 'U')
}

/// A letter's value under [`ValueSystem::Fixed`] (K19).
pub const fn fixed_value(letter: Letter) -> u32 {
    match letter.uppercase() {
        'D' | 'G' => 2,
        'B' | 'C' | 'M' | 'P' => 3,
        'F' | 'H' | 'V' | 'W' | 'Y' => 4,
        'K' => 5,
        'J' | 'X' => 8,
        'Q' | 'Z' => 10,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn k19_fixed_letter_values_match_the_table() {
        let table = "1 3 3 2 1 4 2 4 1 8 5 1 3 1 1 3 10 1 1 1 1 4 4 8 4 10";
        let values: Vec<String> = Letter::all().map(|l| fixed_value(l).to_string()).collect();
        assert_eq!(values.join(" "), table);
    }

    #[test]
    fn k17_y_is_a_consonant() {
        let vowels: String = Letter::all()
            .filter(|&l| is_vowel(l))
            .map(Letter::uppercase)
            .collect();
        assert_eq!(vowels, "AEIOU");
    }
}
