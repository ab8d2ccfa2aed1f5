//! How easily a letter is played, in any of the games.

use crate::Letter;

/// Returns how easily a letter is played: roughly, how often it occurs in words.
pub fn letter_ease(letter: Letter) -> i32 {
    match letter.uppercase() {
        'E' => 12,
        'A' | 'S' => 10,
        'I' | 'R' | 'T' | 'N' | 'O' => 9,
        'L' | 'D' => 7,
        'U' | 'G' | 'M' | 'P' | 'C' | 'H' => 5,
        'B' | 'Y' | 'F' | 'W' => 4,
        'K' | 'V' => 2,
        _ => 0,
    }
}
